import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BlockedDate, Wish } from '@oche/api/contract/calendar';
import type { FixturePlan, PlannedMatch } from '@oche/api/contract/fixture';
import { now } from '@oche/mocks/clock';
import { ApiError } from '@oche/api/errors';
import { buildFederation, fixturesOf, planOfFederation, type Federation } from '@oche/mocks/federation';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, matchesOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { addDays } from '@oche/darts/days';
import type { FixturesInput } from '@oche/darts/fixtures/fixture';
import type { Message } from '@oche/i18n/messages';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { GroupMatches } from './GroupMatches.tsx';
import { messages as publishMessages } from '../../parts/publish/messages.ts';
import { messages } from './messages.ts';
import { messages as planMessages } from '../planMessages.ts';
import { messages as wishMessages } from './wishMessages.ts';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  ...{ org_slug: competition.organisation.slug, season_slug: competition.season?.slug ?? 'none' },
  group_slug: 'eerste-divisie',
});

const federations = new Map<World, { federation: Federation; plan: ReturnType<typeof planOfFederation> }>();
/** The federation of a world and its plan, computed once. */
const federationOf = (world: World, prefix = '') => {
  const known = federations.get(world);
  if (known) return known;
  const federation = buildFederation(world, { prefix });
  const made = { federation, plan: planOfFederation(federation) };
  federations.set(world, made);
  return made;
};

const written = 'Not at home in the same week as our third team, because there is one board.';
const forAll = { groupId: null, locationId: null, teamId: null };
const fair: BlockedDate = { from: '2026-11-06', to: '2026-11-06', reason: 'Fair', ...forAll };
const holidays: BlockedDate = { from: '2026-12-21', to: '2027-01-03', reason: 'Holidays', ...forAll };

type Change = (matches: PlannedMatch[]) => PlannedMatch[];
type Options = {
  state?: 'draft' | 'open' | 'running' | 'archived';
  change?: Change;
  isEmpty?: boolean;
  hasCalendar?: boolean;
  prefix?: string;
  /** those of the federation by default, which its plan meets */
  wishes?: (federation: Federation, plan: ReturnType<typeof planOfFederation>) => FixturesInput['wishes'];
};

/** The first team does not want to be at home on the evening of its first match there. */
const unmetWishes: Options['wishes'] = ({ teams }, { matches }) => {
  const match = matches.find(({ home, day }) => home === teams[0]!.id && day !== null);
  return [{ kind: 'not-home', team: teams[0]!.id, day: match!.day! }];
};

/** The first day of the evenings that were asked for last. */
let askedFrom = '';

/** The responses of a federation with stored fixtures. */
const stored = (world: World, { state = 'open', change, isEmpty = false, hasCalendar = true, prefix = '', wishes }: Options = {}) => {
  const { federation: built, plan } = federationOf(world, prefix);
  const federation = wishes ? { ...built, input: { ...built.input, wishes: wishes(built, plan) } } : built;
  const { teams, groups, locations, matchdays } = federation;
  const fixtures = fixturesOf(federation, isEmpty ? { matches: [] } : plan, change);
  return [
    mock('getManagedCompetition', { ...managedCompetitionOf(world, { state }), group: groups[0]! }),
    mock(
      'listTeams',
      teams.map((team, index) => {
        if (index === 0) return { ...team, captains: team.captains.map((captain) => ({ ...captain, email: 'captain@example.org' })) };
        return index === 1 ? { ...team, wishes: written } : team;
      }),
    ),
    mock('listSeasonGroups', groups),
    mock('listLocations', { items: locations, page: 1, perPage: 200, total: locations.length }),
    mock('listMatchdays', hasCalendar ? matchdays : []),
    mock('listBlockedDates', [{ ...fair, locationId: locations[0]!.id }, holidays]),
    mock('listWishes', federation.input.wishes as Wish[]),
    mock('getFixtures', fixtures),
    mock('planFixtures', {
      ...{ version: 'mock', drawNumber: 41_882, broken: plan.broken, unmet: plan.unmet, figures: plan.figures },
      changes: plan.matches.map((to) => ({ from: null, to })),
    } as unknown as FixturePlan),
    mock('moveMatch', ({ startsAt }) => ({ ...matchesOf(world, groupOf(teamsOf(world)))[0]!, startsAt })),
    mock('listFreeEvenings', ({ id, from, to }) => {
      askedFrom = from;
      const match = fixtures.matches.find(({ key }) => key === id);
      const days = Array.from({ length: 92 }, (_, day) => addDays(from, day)).filter((day) => day <= to);
      const open = days.filter((day) => [3, 4, 5].includes(new Date(`${day}T00:00Z`).getUTCDay()));
      return open.map((day, index) => ({
        day,
        concerns:
          index % 4 === 1
            ? [{ rule: 'full' as const, location: match?.location ?? '', day, boards: 1, matches: 1 }]
            : index % 4 === 2
              ? [{ rule: 'wish' as const, wish: { kind: 'not-home' as const, team: match?.home ?? '', day } }]
              : [],
      }));
    }),
  ];
};

const neverPlanned = mock('planFixtures', () => Promise.reject(new Error('This never responds.')), { delay: 'infinite' });

/** Moves the first match of a location with one board onto the evening of another, and one match onto the evening of its team. */
const withConflicts: Change = (matches) => {
  const byLocation = [...Map.groupBy(matches, ({ location }) => location).values()].toSorted((a, b) => a.length - b.length);
  const [one, other] = byLocation[0]!.toSorted((a, b) => (a.day! < b.day! ? -1 : 1));
  const [third] = matches.filter(({ home, key }) => home === one!.away && key !== other!.key);
  return matches.map((match) => {
    const to = match.key === one!.key ? other : match.key === third?.key ? { ...match, locked: true } : null;
    return to ? { ...match, day: to.day, startsAt: to.startsAt, locked: match.key === third?.key, moved: match.key === one!.key } : match;
  });
};

/** Moves the last match of the plan's first Friday to the Thursday before, if its location is alone there. */
const onThursday: Change = (matches) => {
  const [first] = matches.toSorted((a, b) => (a.day! < b.day! ? -1 : 1));
  const match = matches.find(({ day, key }) => day === first!.day && key !== first!.key)!;
  const day = addDays(match.day!, -1);
  return matches.map((each) => (each.key === match.key ? { ...each, day, startsAt: `${day}T20:00` } : each));
};

const meta = {
  component: GroupMatches,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'groupMatches', params: paramsOf, msw: (world: World) => stored(world) },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof GroupMatches>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];
type Say = Context['say'];

const firstMatch = async (canvas: Canvas): Promise<HTMLElement> => {
  const grid = await canvas.findByRole('table', undefined, { timeout: 5000 });
  return grid.querySelector<HTMLElement>('[data-match]')!;
};

/** The evenings that the panel of a match offers. */
const evenings = async (canvas: Canvas, say: Say) =>
  within(await canvas.findByRole('group', { name: say(messages.evenings) })).findAllByRole('radio');

/** A plan that nobody sees yet: every match can be played. */
export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.allFine), undefined, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(publishMessages.publish) })).toBeVisible();
    await expect(canvas.getByText(say(messages.draft))).toBeVisible();
  },
};

/** Without a calendar, there is one thing to do. The form proposes what the divisions need. */
export const Empty: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        let days: Parameters<typeof Array.isArray>[0] = [];
        return [
          mock('setMatchdays', ({ matchdays }) => {
            days = matchdays;
            return matchdays;
          }),
          mock('listMatchdays', () => days as Federation['matchdays']),
          ...stored(world, { isEmpty: true, hasCalendar: false }),
        ];
      },
    },
  },
  play: async ({ canvas, canvasElement, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.makeCalendar) }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByLabelText(say(messages.count))).toHaveValue(22);
    await userEvent.clear(dialog.getByLabelText(say(messages.count)));
    await userEvent.type(dialog.getByLabelText(say(messages.count)), '18');
    await expect(dialog.getByText(new RegExp(`^Eerste Divisie.*22`))).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(say(messages.count)));
    await userEvent.type(dialog.getByLabelText(say(messages.count)), '22');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: say(messages.planNow) })).toBeVisible();
  },
};

let savedDates: BlockedDate[] = [];

/** Days are blocked for the whole season, or only for a division, a location or a team. A last day before the first is refused. */
export const BlockedDays: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [mock('setBlockedDates', ({ blockedDates }) => (savedDates = blockedDates)), ...stored(world)],
    },
  },
  play: async ({ canvas, canvasElement, say }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.calendar) }, { timeout: 5000 }));
    const dialog = within(await page.findByRole('dialog'));
    const names = () => dialog.getAllByRole('combobox', { name: say(messages.blockedFor) });
    await expect(names().map((field) => (field as HTMLInputElement).value)).toEqual(['Café Dubbeltop', say(messages.wholeSeason)]);
    await userEvent.click(dialog.getByRole('button', { name: say(messages.addBlocked) }));
    await userEvent.type(names()[2]!, 'Dubbeltop A');
    await userEvent.click(await page.findByRole('option', { name: `Dubbeltop A ${say(messages.team)}` }));
    const days = (label: Message) => dialog.getAllByLabelText(say(label))[2]!;
    await fireEvent.change(days(messages.from), { target: { value: '2026-10-09' } });
    await fireEvent.change(days(messages.to), { target: { value: '2026-10-02' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(say(messages.blockedReversed))).toBeVisible();
    await expect(days(messages.to)).toHaveFocus();
    await fireEvent.change(days(messages.to), { target: { value: '2026-10-10' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(savedDates).toHaveLength(3);
    const [team] = [...federations.values()].flatMap(({ federation }) => federation.teams.filter(({ name }) => name === 'Dubbeltop A'));
    await expect(savedDates[2]).toEqual({ ...fair, reason: '', from: '2026-10-09', to: '2026-10-10', teamId: team!.id });
    await expect(savedDates[0]!.locationId).not.toBeNull();
  },
};

let savedWishes: Wish[] = [];

/** What a team wrote becomes a wish for the plan, in a sentence. Each change is saved at once, and a removed wish comes back with *Undo*. */
export const Wishes: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [mock('setWishes', ({ wishes }) => (savedWishes = wishes)), ...stored(world)],
    },
  },
  play: async ({ canvas, canvasElement, say, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: say(wishMessages.open, { count: 40 }) }, { timeout: 5000 }));
    const dialog = within(await page.findByRole('dialog'));
    const add = dialog.getByRole('button', { name: say(wishMessages.add) });
    await step('a wish needs a team and a day', async () => {
      await userEvent.click(add);
      await expect(await dialog.findByText(say(wishMessages.teamMissing))).toBeVisible();
      await expect(dialog.getByText(say(wishMessages.dayMissing))).toBeVisible();
      await expect(dialog.getByRole('combobox', { name: say(wishMessages.team) })).toHaveFocus();
    });
    await step('the words of a team fill in the team', async () => {
      await userEvent.click(dialog.getByRole('button', { name: say(wishMessages.enterFor, { team: 'Dubbeltop B' }) }));
      await expect(dialog.getByRole('combobox', { name: say(wishMessages.kind) })).toHaveFocus();
      await expect(dialog.getByRole('combobox', { name: say(wishMessages.team) })).toHaveValue('Dubbeltop B');
      await expect(dialog.getByText(say(wishMessages.wrote, { text: written }))).toBeVisible();
    });
    await step('with another team', async () => {
      await userEvent.click(dialog.getByRole('combobox', { name: say(wishMessages.kind) }));
      await userEvent.click(await page.findByRole('option', { name: say(wishMessages.opposite) }));
      await userEvent.type(dialog.getByRole('combobox', { name: say(wishMessages.other) }), 'Dubbeltop C');
      await userEvent.click(await page.findByRole('option', { name: /^Dubbeltop C/ }));
      await userEvent.click(add);
      await waitFor(() =>
        expect(dialog.getByText(say(planMessages.opposite, { team: 'Dubbeltop B', other: 'Dubbeltop C' }))).toBeVisible(),
      );
      await expect(savedWishes).toHaveLength(41);
    });
    await step('remove and undo', async () => {
      const [wish] = savedWishes;
      const sentence = say(planMessages.opposite, { team: 'Dubbeltop B', other: 'Dubbeltop C' });
      await userEvent.click(dialog.getByRole('button', { name: say(wishMessages.removeNamed, { wish: sentence }) }));
      await waitFor(() => expect(dialog.queryByText(sentence)).toBeNull());
      await expect(savedWishes).toHaveLength(40);
      await userEvent.click(await page.findByRole('button', { name: say(messages.undo) }));
      await waitFor(() => expect(dialog.getByText(sentence)).toBeVisible());
      await expect(savedWishes[0]).toEqual(wish);
    });
  },
};

/** A wish that the plan does not meet is named with its matches, and so are matches on another evening. */
export const UnmetWishes: Story = {
  parameters: { screen: { msw: (world: World) => stored(world, { wishes: unmetWishes, change: onThursday }) } },
  play: async ({ canvas, say, world }) => {
    await expect(
      await canvas.findByText(say(messages.allButWishesText, { matches: 380, wishes: 1 }), undefined, { timeout: 5000 }),
    ).toBeVisible();
    await expect(canvas.queryByText(say(messages.allFineText, { matches: 380 }))).toBeNull();
    const found = (title: string) => within(canvas.getByText(title).closest('details')!);
    const wish = found(say(publishMessages.unmetWishes, { count: 1 }));
    await expect(wish.getByText(/^Dubbeltop A .*, Fri/)).toBeVisible();
    await expect(wish.getByRole('button')).toHaveAccessibleName(/Dubbeltop A/);
    const { federation, plan } = federationOf(world);
    const count = fixturesOf(federation, plan, onThursday).figures.otherEvening;
    await expect(count).toBeGreaterThan(0);
    const title = say(messages.onOtherEvening, { count });
    await userEvent.click(canvas.getByText(title));
    await expect(found(title).getAllByRole('listitem')).toHaveLength(count);
    await expect(found(title).getAllByText(/, Thu/)[0]).toBeVisible();
    await expect(within(canvas.getByText(say(messages.otherEvening)).parentElement!).getByText(String(count))).toBeVisible();
  },
};

/** The arrow keys reach each match of a cell, then those of the next row. */
export const Arrows: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('table', undefined, { timeout: 5000 });
    const all = [...grid.querySelectorAll<HTMLElement>('[data-match]')];
    const cellOf = (match: HTMLElement) => match.closest('td');
    const first = all.find((match) => cellOf(match)!.querySelectorAll('[data-match]').length === 2)!;
    const second = cellOf(first)!.querySelectorAll<HTMLElement>('[data-match]')[1]!;
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const below = document.activeElement as HTMLElement;
    await expect(below.dataset['column']).toBe(first.dataset['column']);
    await expect(Number(below.dataset['row'])).toBeGreaterThan(Number(first.dataset['row']));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect((document.activeElement as HTMLElement).dataset['row']).toBe(first.dataset['row']);
  },
};

/** Before publishing, a dialog names the matches of each division, and the teams in which nobody gets a message. */
export const Publishing: Story = {
  play: async ({ canvas, canvasElement, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(publishMessages.publish) }, { timeout: 5000 }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(dialog.getByText(say(publishMessages.title, { matches: 380, season: '' }))).toBeVisible();
    await expect(dialog.getByText(/^Eerste Divisie: 110 matches/)).toBeVisible();
    // Today is 27 November.
    await expect(dialog.getByText(/^\d+ matchdays are already over, from .+ to .+\. Their matches/)).toBeVisible();
    // The captain of the first team has an address, the others have nothing.
    await expect(dialog.getByText(/^Nobody in 40 teams gets a message: Dubbeltop B/)).toBeInTheDocument();
  },
};

/** A plan for a running season is used after a dialog that names each change and who learns of it. */
export const UsePlan: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const { federation, plan } = federationOf(world);
        const [first] = plan.matches;
        const { broken: _, unmet, figures } = plan;
        const preview = {
          ...{ version: 'mock', drawNumber: 41_882, broken: [], unmet, figures },
          changes: [{ from: first!, to: { ...first!, day: addDays(first!.day!, 1) } }],
        };
        return [
          mock('planFixtures', preview as unknown as FixturePlan),
          mock('getFixtures', fixturesOf(federation, plan)),
          ...stored(world, { state: 'running' }),
        ];
      },
    },
  },
  play: async ({ canvas, canvasElement, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.planAgain) }, { timeout: 5000 }));
    await expect(await canvas.findByText(new RegExp(say(messages.previewMoves)))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.apply) }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText(new RegExp(say(messages.applyRunning)))).toBeVisible();
    await expect(within(dialog.getByRole('region', { name: say(messages.changes) })).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Planning shows a preview. It is saved only when it is used. */
export const Plan: Story = {
  parameters: { screen: { msw: (world: World) => stored(world, { isEmpty: true }) } },
  play: async ({ canvas, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.planNow) }));
    await expect(await canvas.findByText(say(messages.previewTitle, { drawNumber: '41882' }))).toBeVisible();
    await expect(await firstMatch(canvas)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.discard) }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The preview repeats the warning of matchdays that are over. */
export const PlanInThePast: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const [first, ...others] = federationOf(world).federation.matchdays;
        return [
          mock('listMatchdays', [{ ...first!, from: '2026-09-07', to: '2026-09-13' }, ...others]),
          ...stored(world, { isEmpty: true }),
        ];
      },
    },
  },
  play: async ({ canvas, say }) => {
    const past = /already over/;
    await expect(await canvas.findByText(past)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.planNow) }));
    await expect(await canvas.findByText(say(messages.previewTitle, { drawNumber: '41882' }))).toBeVisible();
    await expect(canvas.getByText(past)).toBeVisible();
  },
};

/** A plan of 300 teams takes seconds. */
export const PlanningTakesLong: Story = {
  parameters: {
    screen: { msw: (world: World) => [neverPlanned, ...stored(world, { isEmpty: true })] },
  },
  play: async ({ canvas, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.planNow) }));
    await expect(await canvas.findByText(say(messages.planning, { teams: 41 }))).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: say(messages.planning, { teams: 41 }) })).toBeVisible();
  },
};

/** What cannot be played stands first, in words. *Move* opens its evenings. */
export const Conflicts: Story = {
  parameters: { screen: { msw: (world: World) => stored(world, { change: withConflicts }) } },
  play: async ({ canvas, say }) => {
    const list = within(await canvas.findByRole('region', { name: say(messages.conflicts) }, { timeout: 5000 }));
    const [move] = list.getAllByRole('button');
    await expect(move).toHaveAccessibleName(/v/);
  },
};

/** Enter on a match opens its evenings, the best first. A full evening needs a reason. */
export const Move: Story = {
  play: async ({ canvas, say }) => {
    const match = await firstMatch(canvas);
    match.focus();
    await userEvent.keyboard('{Enter}');
    await expect((await evenings(canvas, say)).length).toBeGreaterThan(5);
    // The match was to be played weeks before, and no evening in the past is offered.
    await expect(askedFrom).toBe(now.toISOString().slice(0, 10));
    await userEvent.click(canvas.getByRole('button', { name: /^Show/ }));
    await userEvent.click((await evenings(canvas, say)).at(-1)!);
    await userEvent.click(canvas.getByRole('button', { name: /^Force/ }));
    await expect(await canvas.findByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('group', { name: say(messages.evenings) })).toBeNull());
  },
};

/** A pointer drags a match onto a free evening, which its row shows while it is dragged. */
export const Drag: Story = {
  play: async ({ canvas, say, step }) => {
    const match = await firstMatch(canvas);
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(match, { dataTransfer });
    const free = await canvas.findAllByRole('button', { name: new RegExp(`: ${say(planMessages.free)}$`) });
    await step('drop', async () => {
      await fireEvent.dragOver(free[0]!, { dataTransfer });
      await fireEvent.drop(free[0]!, { dataTransfer });
    });
    await waitFor(() => expect(canvas.queryByRole('group', { name: say(messages.evenings) })).toBeNull());
  },
};

/** The server refuses a full evening that another person has taken meanwhile. */
export const TakenMeanwhile: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('moveMatch', () => {
          throw new ApiError(409, { code: 'taken', message: 'This evening is full.' });
        }),
        ...stored(world, { state: 'running' }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await userEvent.click(await firstMatch(canvas));
    await userEvent.click((await evenings(canvas, say))[0]!);
    await userEvent.click(canvas.getByRole('button', { name: /^Move to/ }));
    await expect(await canvas.findByText(say(messages.breaksRule))).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Force/ })).toBeVisible();
  },
};

/** The matches of one division, by team: home and away alternate. */
export const ByTeam: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Eerste Divisie' }, { timeout: 5000 }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(12);
  },
};

/** After publishing, captains and players see each change at once. */
export const Published: Story = {
  parameters: { screen: { msw: (world: World) => stored(world, { state: 'running', wishes: () => [] }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.published), undefined, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByText(say(messages.allFineText, { matches: 380 }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(publishMessages.publish) })).toBeNull();
  },
};

/** An archived season is read-only. */
export const Archived: Story = {
  parameters: { screen: { msw: (world: World) => stored(world, { state: 'archived' }) } },
  play: async ({ canvas, say }) => {
    await firstMatch(canvas);
    await expect(canvas.queryByRole('button', { name: say(messages.planAgain) })).toBeNull();
  },
};

/** Teams without a home evening are named before planning fails. */
export const Homeless: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const { federation } = federationOf(world);
        const homeless = federation.teams.slice(0, 2).map(({ id }) => id);
        return [mock('getFixtures', { ...fixturesOf(federation, { matches: [] }), homeless }), ...stored(world, { isEmpty: true })];
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Dubbeltop A/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getFixtures', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), group_slug: 'no-such-division' }), msw: [] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: {
    screen: {
      world: longGermanNames,
      msw: (world: World) => stored(world, { change: withConflicts, prefix: 'Dartgemeinschaft Oberschleißheim-Unterföhring ' }),
    },
  },
};

/** One matchday at a time, by location. A tap on a match opens its evenings in a sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const [match] = await canvas.findAllByRole('button', { name: / v / }, { timeout: 5000 });
    await userEvent.click(match!);
    const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click((await sheet.findAllByRole('radio'))[0]!);
    await expect(sheet.getByRole('button', { name: /^Move to/ })).toBeVisible();
  },
};
