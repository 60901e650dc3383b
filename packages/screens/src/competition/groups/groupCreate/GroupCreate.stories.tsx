import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, waitFor } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from '../formMessages.ts';
import { messages as problemMessages } from '../problemMessages.ts';
import { messages as sheetMessages } from '../../../parts/league/sheetMessages.ts';
import { messages as structureMessages } from '../structureMessages.ts';
import { GroupCreate } from './GroupCreate.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: GroupCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'groupCreate', params: paramsOf } },
} satisfies Meta<typeof GroupCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The next division starts with the games of the first one. A name is enough. */
export const Default: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Tweede Afdeling');
    await expect(canvas.getByLabelText(say(messages.level))).toHaveValue(2);
    await expect(
      canvas.getByRole('rowheader', { name: new RegExp(`^${say(sheetMessages.sheetGame, { size: '2', number: 2 })}`) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(messages.created, { name: 'Tweede Afdeling' }))).toBeVisible();
  },
};

/** The first division starts with a structure that is known. */
export const FirstDivision: Story = {
  parameters: { screen: { msw: [mock('listSeasonGroups', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByLabelText(say(messages.level))).toHaveValue(1);
    await expect(canvas.getByRole('combobox', { name: say(structureMessages.preset) })).toHaveTextContent('Darts Competitie Middenkust');
  },
};

/** More singles than a full team has players: the sentence stands at the block, and the sheet waits. */
export const TooManyGames: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const [count] = await canvas.findAllByLabelText(say(structureMessages.count));
    await userEvent.clear(count!);
    await userEvent.type(count!, '6');
    const values = { block: 1, needed: 6, available: 4 };
    await waitFor(() => expect(canvas.getByText(say(problemMessages['block-needs-players'], values))).toBeVisible());
    await expect(canvas.queryByRole('table', { name: say(sheetMessages.sheet) })).toBeNull();
  },
};

/** A match of a cup needs a winner. */
export const Cup: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: say(messages.cup) }));
    await expect(await canvas.findByText(say(problemMessages['needs-decider']))).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: say(structureMessages.decider) }));
    await expect(canvas.queryByText(say(problemMessages['needs-decider']))).toBeNull();
    await expect(canvas.queryByLabelText(say(messages.level))).toBeNull();
  },
};

export const FieldErrors: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(shared.nameMissing))).toBeVisible();
  },
};

/** A finished season gets no more divisions. */
export const Finished: Story = {
  parameters: {
    screen: { msw: (world: World) => [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'finished' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.createTitle) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.create) })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listSeasonGroups', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
