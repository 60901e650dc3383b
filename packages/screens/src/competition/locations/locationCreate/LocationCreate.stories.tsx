import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SeasonState } from '@oche/api/contract/season';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { messages as formMessages } from '../../../parts/locations/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages as eveningMessages } from '../formMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { LocationCreate } from './LocationCreate.tsx';

const paramsOf = ({ competition }: World) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const inState = (world: World, state: SeasonState) => mock('getManagedCompetition', managedCompetitionOf(world, { state }));

const meta = {
  component: LocationCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'locationCreate', params: paramsOf } },
} satisfies Meta<typeof LocationCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();

/** A café with two boards on Fridays, and one on Thursdays from 19:00. */
export const Default: Story = {
  parameters: {
    screen: {
      msw: ({ location }: World) => [
        mock('createLocation', (input) => {
          sent(input);
          return location;
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Café De Linde');
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(say(eveningMessages.someEvenings)) }));
    const boards = canvas.getByRole('spinbutton', { name: say(words.boards) });
    await userEvent.clear(boards);
    await userEvent.type(boards, '2');
    for (const [day, count] of [
      ['Thursday', '1'],
      ['Friday', '2'],
    ] as const) {
      await userEvent.click(canvas.getByRole('checkbox', { name: day }));
      const field = canvas.getByRole('spinbutton', { name: `${say(words.boards)} ${day}` });
      await userEvent.clear(field);
      await userEvent.type(field, count);
    }
    await fireEvent.change(canvas.getByLabelText(`${say(eveningMessages.from)} Thursday`), { target: { value: '19:00' } });
    await userEvent.click(canvas.getByRole('button', { name: say(formMessages.add) }));
    const evenings = [
      { weekday: 4, boards: 1, from: '19:00', to: null },
      { weekday: 5, boards: 2, from: null, to: null },
    ];
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Café De Linde', boards: 2, evenings })));
  },
};

/** Nothing is sent without a name, and without a weekday if the evenings are limited. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(say(eveningMessages.someEvenings)) }));
    await userEvent.click(canvas.getByRole('button', { name: say(formMessages.add) }));
    await expect(await canvas.findByText(say(formMessages.nameMissing))).toBeVisible();
    await expect(canvas.getByText(say(eveningMessages.noneOpen))).toBeVisible();
  },
};

/** An evening has more boards than the location. */
export const TooManyBoards: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Café De Linde');
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(say(eveningMessages.someEvenings)) }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Friday' }));
    const field = canvas.getByRole('spinbutton', { name: `${say(words.boards)} Friday` });
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await expect(await canvas.findByText(say(eveningMessages.eveningBoards))).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const Refused: Story = {
  parameters: { screen: { msw: [mockError('createLocation', 'limit-reached')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Café De Linde{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Archived: Story = {
  parameters: { screen: { msw: (world: World) => [inState(world, 'archived')] } },
  play: async ({ canvas, say }) => {
    await expect((await canvas.findAllByText(say(shared.archivedMeans))).length).toBe(2);
    await expect(canvas.queryByLabelText(say(words.name))).toBeNull();
  },
};

/** The page is for organisers. A captain does not find it. */
export const Captain: Story = {
  parameters: {
    screen: { msw: (world: World) => [mock('getManagedCompetition', managedCompetitionOf(world, { role: 'captain' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getManagedCompetition', 'internal')] } },
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
