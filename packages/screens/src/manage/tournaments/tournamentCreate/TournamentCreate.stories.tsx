import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Input } from '@oche/api/contract/endpoints';
import { ApiError } from '@oche/api/errors';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { TournamentCreate } from './TournamentCreate.tsx';
import { messages as eventMessages } from '../../parts/eventMessages.ts';
import { words } from '../../../shell/words.ts';
import { formMessages } from '../plan/messages.ts';
import { messages, outcomeMessages } from './messages.ts';
import { messages as gameMessages } from '../../../parts/game/gameMessages.ts';
import { messages as manageMessages } from '../../parts/messages.ts';
import { fieldMessages, messages as errorMessages } from '../../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';

const meta = {
  component: TournamentCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'tournamentCreate' } },
} satisfies Meta<typeof TournamentCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

const emptyList = { items: [], page: 1, perPage: 50, total: 0 };

type Say = Parameters<NonNullable<Story['play']>>[0]['say'];
const players = (say: Say, count: number) => say(outcomeMessages.entries, { count, pairs: 'false' });

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(
      await canvas.findByText(
        say(outcomeMessages.groups, { entries: players(say, 24), groups: say(outcomeMessages.group, { count: 6, size: 4 }), games: 36 }),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(say(outcomeMessages.knockout, { stage: say(words.winnersKnockout), entries: players(say, 12), games: 11, byes: 4 })),
    ).toBeVisible();
    // The event has four boards.
    await expect(
      canvas.getByText(say(messages.length, { time: say(messages.hoursMinutes, { hours: 3, minutes: 30 }), boards: 4 })),
    ).toBeVisible();
    await expect(canvas.getByText('58')).toBeVisible();
  },
};

/** A name and Enter are enough. The tournament gets the usual plan. */
export const NameOnly: Story = {
  parameters: {
    screen: {
      msw: ({ tournament, event }) => [
        mock('createTournament', ({ name, plan, eventId }) => {
          if (eventId !== event.id || plan.groups?.size !== 4 || !plan.losers) throw new Error('The request does not have the usual plan.');
          return { ...tournament, name };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Friday Open 14{Enter}');
    await waitFor(() => expect(within(document.body).getByText(say(messages.created, { name: 'Friday Open 14' }))).toBeVisible());
  },
};

const created: Input<'createTournament'>[] = [];
const sentEntries: Input<'addEntries'>[] = [];

/** A copy has the settings and the players of its source, and its event is a week or more later. */
export const Copy: Story = {
  parameters: {
    screen: {
      search: ({ tournament }: World) => `copy=${tournament.id}`,
      msw: ({ tournament, event }: World) => {
        created.length = 0;
        sentEntries.length = 0;
        return [
          mock('createTournament', (input) => {
            created.push(input);
            return { ...tournament, name: input.name, event };
          }),
          mock('addEntries', (input) => {
            sentEntries.push(input);
            return [];
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { name } = world.tournament;
    const field = await canvas.findByLabelText(say(words.name));
    await expect(field).toHaveValue(name);
    await expect(field).toHaveAccessibleDescription(say(messages.copyHint, { name }));
    await expect(canvas.getByRole('checkbox', { name: say(messages.withPlayers, { count: world.entries.length }) })).toBeChecked();
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(within(document.body).getByText(say(messages.created, { name }))).toBeVisible());
    const { plan, restMinutes, rankings } = world.tournament;
    await expect(created).toEqual([expect.objectContaining({ plan, restMinutes, rankingIds: rankings.map(({ id }) => id) })]);
    await expect(sentEntries).toHaveLength(1);
    await expect(sentEntries[0]!.entries.map(({ playerId }) => playerId).sort()).toEqual(
      world.entries.map(({ players }) => players[0]!.id).sort(),
    );
  },
};

/** A club cannot copy the tournament of another one. */
export const CopyOfAnotherClub: Story = {
  parameters: {
    screen: {
      search: ({ tournament }: World) => `copy=${tournament.id}`,
      msw: ({ tournament }: World) => [
        mock('getTournament', { ...tournament, organisation: { ...tournament.organisation, id: '019c0000-0000-7000-8000-000000000001' } }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

/** The request is refused because of something that the form does not show. */
export const CopyRefused: Story = {
  parameters: {
    screen: {
      search: ({ tournament }: World) => `copy=${tournament.id}`,
      msw: () => [
        mock('createTournament', () => {
          throw new ApiError(400, { code: 'invalid', message: 'Some fields are not valid.', fields: { ranking_ids: 'unknown' } });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), '{Enter}');
    await expect(await canvas.findByText(say(errorMessages.invalid))).toBeVisible();
  },
};

/** The copy starts without players. */
export const CopyWithoutPlayers: Story = {
  parameters: Copy.parameters!,
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: say(messages.withPlayers, { count: world.entries.length }) }));
    await userEvent.type(canvas.getByLabelText(say(words.name)), ' 2{Enter}');
    await waitFor(() =>
      expect(within(document.body).getByText(say(messages.created, { name: `${world.tournament.name} 2` }))).toBeVisible(),
    );
    await expect(sentEntries).toHaveLength(0);
  },
};

/** The club has no event, so the form asks for a date and a location and creates an event. */
export const WithNewEvent: Story = {
  parameters: {
    screen: {
      msw: ({ event, tournament }) => {
        let createdId: string | undefined;
        return [
          mock('listEvents', emptyList),
          mock('createEvent', ({ id, name, startsAt }) => {
            createdId = id;
            return { ...event, id: id ?? event.id, name, startsAt };
          }),
          mock('createTournament', ({ name, eventId }) => {
            if (eventId !== createdId) throw new Error('The tournament is not in the new event.');
            return { ...tournament, name };
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByLabelText(say(eventMessages.start))).toHaveValue('2026-11-28');
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'Friday Open 14{Enter}');
    await waitFor(() => expect(within(document.body).getByText(say(messages.created, { name: 'Friday Open 14' }))).toBeVisible());
  },
};

/** The event in the URL is preselected. */
export const EventPreselected: Story = {
  parameters: {
    screen: {
      search: 'event=019c0000-0000-7000-8000-000000000001',
      msw: ({ event }) => [
        mock('listEvents', {
          ...emptyList,
          items: [{ ...event, id: '019c0000-0000-7000-8000-000000000001', name: 'Club championship', startsAt: '2026-12-12T13:00' }, event],
        }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('combobox', { name: say(formMessages.event) })).toHaveTextContent('Club championship');
  },
};

/** With 22 players there are groups of two sizes. The number of players who go through is set for each size. */
export const UnevenGroups: Story = {
  play: async ({ canvas, userEvent, say, like }) => {
    const expected = await canvas.findByLabelText(say(messages.expected));
    await userEvent.clear(expected);
    await userEvent.type(expected, '22');
    await expect(await canvas.findByText(like(outcomeMessages.groups, { entries: players(say, 22), games: 30 }))).toBeVisible();
    const ofThree = canvas.getByLabelText(say(formMessages.ofGroup, { size: 3 }));
    await userEvent.clear(ofThree);
    await userEvent.type(ofThree, '1');
    await expect(await canvas.findByText(like(outcomeMessages.knockout, { entries: players(say, 10), games: 9, byes: 6 }))).toBeVisible();
  },
};

export const KnockoutOnly: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(say(formMessages.knockoutHint)) }));
    await expect(
      await canvas.findByText(say(outcomeMessages.knockout, { stage: say(words.knockout), entries: players(say, 24), games: 23, byes: 8 })),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: say(words.groups) })).toBeNull();
  },
};

export const DoubleElimination: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(say(formMessages.double)) }));
    await expect(canvas.getByRole('checkbox', { name: say(formMessages.reset) })).toBeChecked();
    await expect(
      await canvas.findByText(
        say(outcomeMessages.knockout, { stage: say(words.doubleElimination), entries: players(say, 24), games: 46, byes: 8 }),
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(say(formMessages.thirdPlace))).toBeNull();
  },
};

/** The number of rounds follows the number of players. A knockout of the best can come after them. */
export const SwissSystem: Story = {
  parameters: {
    screen: {
      msw: ({ tournament }: World) => [
        mock('createTournament', ({ name, plan: { groups, winners, losers } }) => {
          if (groups?.swiss?.rounds !== 4 || groups.swiss.winners !== 8 || !winners || losers) throw new Error('The plan is another one.');
          if (groups.tieBreakers[0] !== 'opponents-points') throw new Error('The points of all opponents do not come first.');
          return { ...tournament, name };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(say(formMessages.swiss)) }));
    const rounds = canvas.getByLabelText(say(formMessages.swissRounds));
    await expect(rounds).toHaveValue(5);
    const expected = canvas.getByLabelText(say(messages.expected));
    await userEvent.clear(expected);
    await userEvent.type(expected, '16');
    await expect(rounds).toHaveValue(4);
    await expect(await canvas.findByText(say(outcomeMessages.swiss, { entries: players(say, 16), rounds: 4, games: 32 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: say(formMessages.swissKnockout) }));
    const winners = canvas.getByLabelText(say(formMessages.swissWinners));
    await userEvent.clear(winners);
    await userEvent.type(winners, '1');
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'Swiss Friday{Enter}');
    await expect(await canvas.findByText(say(formMessages.swissWinnersInvalid))).toBeVisible();
    await userEvent.clear(winners);
    await userEvent.type(winners, '8{Enter}');
    await waitFor(() => expect(within(document.body).getByText(say(messages.created, { name: 'Swiss Friday' }))).toBeVisible());
  },
};

export const SecondChance: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(say(formMessages.firstLoss)) }));
    await expect(
      await canvas.findByText(
        say(outcomeMessages.knockout, { stage: say(words.losersKnockout), entries: players(say, 16), games: 15, byes: 0 }),
      ),
    ).toBeVisible();
  },
};

/** Fifty players make 25 pairs. */
export const PairsByLot: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(say(formMessages.knockoutHint)) }));
    await userEvent.click(canvas.getByRole('radio', { name: say(formMessages.drawn) }));
    await expect(canvas.getByText(say(formMessages.drawnHint))).toBeVisible();
    const expected = canvas.getByLabelText(say(messages.expected));
    await userEvent.clear(expected);
    await userEvent.type(expected, '50');
    await expect(
      await canvas.findByText(
        say(outcomeMessages.knockout, {
          ...{ stage: say(words.knockout), entries: say(outcomeMessages.entries, { count: 25, pairs: 'true' }) },
          ...{ games: 24, byes: 7 },
        }),
      ),
    ).toBeVisible();
  },
};

/** The semi-finals get their own format, which starts as a copy of the final's format. */
export const AnotherFormat: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const ofRound = (round: typeof formMessages.final | typeof formMessages.semiFinals) =>
      say(formMessages.roundOf, { stage: say(words.winnersKnockout), round: say(round) });
    await userEvent.click((await canvas.findAllByRole('button', { name: say(formMessages.otherFormat) }))[0] as HTMLElement);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: say(formMessages.semiFinals) }));
    await expect(await canvas.findByLabelText(ofRound(formMessages.semiFinals))).toHaveTextContent(say(gameMessages.bestOf, { count: 7 }));
    await userEvent.click(canvas.getByRole('button', { name: say(formMessages.sameFormat, { round: say(formMessages.final) }) }));
    await waitFor(() => expect(canvas.queryByLabelText(ofRound(formMessages.final))).toBeNull());
  },
};

/** The sticky bar of the form does not cover the invalid field that has the focus. */
export const InvalidFieldInView: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const size = await canvas.findByLabelText(say(formMessages.size));
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'Friday Open 14');
    await userEvent.clear(size);
    // Scroll the field behind the sticky bar.
    size.scrollIntoView({ block: 'end' });
    await userEvent.type(size, '1{Enter}');
    await waitFor(() => expect(size).toHaveFocus());
    await waitFor(async () => {
      const { left, top, width, height } = size.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(size);
    });
  },
};

/** Invalid fields show errors before anything is sent, and the first one gets the focus. Errors from the server are shown at their fields too. */
export const FieldErrors: Story = {
  parameters: {
    screen: { msw: [mockError('createTournament', 'invalid', { fields: { name: 'too_big', max_entries: 'too_small' } })] },
  },
  play: async ({ canvas, userEvent, say }) => {
    const size = await canvas.findByLabelText(say(formMessages.size));
    await userEvent.clear(size);
    await userEvent.type(size, '40');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(manageMessages.nameMissing))).toBeVisible();
    await expect(canvas.getByText(say(formMessages.sizeInvalid))).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(say(words.name))).toHaveFocus());
    await userEvent.clear(size);
    await userEvent.type(size, '5');
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'Friday Open 14{Enter}');
    await expect(await canvas.findByText(say(fieldMessages.too_big))).toBeVisible();
    await expect(canvas.getByText(say(messages.maxEntriesInvalid))).toBeVisible();
    await expect(size).toHaveValue(5);
  },
};

/** One group of 100 players would have 4,950 games. The field shows an error before anything is sent, and the form keeps its values. */
export const GroupsTooLarge: Story = {
  parameters: { screen: { msw: [mockError('createTournament', 'internal')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Friday Open');
    await userEvent.type(canvas.getByLabelText(say(messages.maxEntries)), '100');
    await userEvent.click(canvas.getByRole('radio', { name: say(formMessages.byCount) }));
    const count = canvas.getByLabelText(say(formMessages.count));
    await userEvent.clear(count);
    await userEvent.type(count, '1');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(errorMessages['group-too-large']))).toBeVisible();
    await expect(count).toHaveFocus();
    await expect(count).toHaveValue(1);
    await expect(canvas.getByLabelText(say(words.name))).toHaveValue('Friday Open');
    await userEvent.clear(count);
    await userEvent.type(count, '4');
    await expect(canvas.queryByText(say(errorMessages['group-too-large']))).toBeNull();
  },
};

/** The server fails. The form keeps the typed values. */
export const NotSaved: Story = {
  parameters: { screen: { msw: [mockError('createTournament', 'internal')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Friday Open 14{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(errorMessages.internal));
    await expect(canvas.getByLabelText(say(words.name))).toHaveValue('Friday Open 14');
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listEvents', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
