import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { buildWorld, empty, longGermanNames } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { Participants } from './Participants.tsx';
import { messages } from './messages.ts';
import { words } from '../../shell/words.ts';
import { messages as manageMessages } from '../messages.ts';
import { fieldMessages } from '../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';

const meta = {
  component: Participants,
  parameters: { layout: 'fullscreen', screen: { route: 'participants' } },
} satisfies Meta<typeof Participants>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.found, { count: world.players.length }))).toBeVisible();
  },
};

/** A name is looked for; the address keeps what was typed. */
export const Search: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [player] = world.players;
    if (!player) throw new Error('Nobody is in the address book.');
    await userEvent.type(await canvas.findByRole('searchbox', { name: say(messages.search) }), `${player.name}{Enter}`);
    await expect(await canvas.findByText(say(messages.found, { count: 1 }))).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: new RegExp(player.name) })).toBeVisible();
  },
};

export const NobodyFound: Story = {
  parameters: { screen: { search: 'search=zzz' } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('link', { name: say(messages.showAll) }));
    await expect(await canvas.findByText(say(messages.found, { count: 16 }))).toBeVisible();
  },
};

export const Add: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.add) }));
    const dialog = await page().findByRole('dialog', { name: say(messages.addTitle) });
    await userEvent.type(within(dialog).getByLabelText(say(words.name)), 'Siobhán O’Brien');
    await userEvent.click(within(dialog).getByRole('button', { name: say(messages.addButton) }));
    await expect(await page().findByText(say(messages.added, { name: 'Siobhán O’Brien' }))).toBeVisible();
  },
};

/** Refused: said at the field, and what was typed is still there. */
export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('createPlayer', 'invalid', { fields: { club: 'too_big' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.add) }));
    const dialog = await page().findByRole('dialog', { name: say(messages.addTitle) });
    await userEvent.click(within(dialog).getByRole('button', { name: say(messages.addButton) }));
    await expect(await within(dialog).findByText(say(manageMessages.nameMissing))).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(say(words.name)), 'Siobhán O’Brien');
    await userEvent.click(within(dialog).getByRole('button', { name: say(messages.addButton) }));
    await expect(await within(dialog).findByText(say(fieldMessages.too_big))).toBeVisible();
    await expect(within(dialog).getByLabelText(say(words.name))).toHaveValue('Siobhán O’Brien');
  },
};

/** Archived, and brought back from the note that says so. */
export const ArchiveAndBack: Story = {
  parameters: {
    screen: {
      msw: ({ players }) => {
        const archived = new Set<string>();
        return [
          mock('listPlayers', () => {
            const items = players.filter(({ id }) => !archived.has(id));
            return { items, page: 1, perPage: 50, total: items.length };
          }),
          mock('updatePlayer', ({ id, archived: gone }) => {
            if (gone) archived.add(id);
            else archived.delete(id);
            const player = players.find((each) => each.id === id);
            if (!player) throw new Error('No such player.');
            return { ...player, archived: gone ?? false };
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say, like }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: like(manageMessages.more) }))[0] as HTMLElement);
    await userEvent.click(await page().findByRole('menuitem', { name: say(messages.archive) }));
    await expect(await canvas.findByText(say(messages.found, { count: 15 }))).toBeVisible();
    await userEvent.click(await page().findByRole('button', { name: say(messages.bringBack) }));
    await waitFor(() => expect(canvas.getByText(say(messages.found, { count: 16 }))).toBeVisible());
  },
};

export const SecondPage: Story = {
  parameters: {
    screen: {
      search: 'page=2',
      world: () => buildWorld({ stage: 'registration', players: 40 }),
      msw: ({ players }) => [
        mock('listPlayers', ({ page: shown = 1 }) => ({
          items: players.slice((shown - 1) * 20, shown * 20),
          page: shown,
          perPage: 20,
          total: players.length,
        })),
      ],
    },
  },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.found, { count: 0 }))).toBeVisible();
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listPlayers', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
