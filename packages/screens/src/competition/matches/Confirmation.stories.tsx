import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultSeasonRules } from '@oche/api/contract/season';
import type { MatchEvent, MatchRights } from '@oche/api/contract/match';
import { matchEventVersion, type MatchEventKind, type MatchPayloads } from '@oche/darts/match/event';
import { seen } from '@oche/darts/match/sheet';
import { momentsOfMatch } from '@oche/darts/league/matchFigures';
import { formatInstant, formatPlanned } from '@oche/i18n/format';
import { managedCompetitionOf, withMatch } from '@oche/mocks/managed';
import { buildMatch, figuresOf, matchOf, matchParams, recordable } from '@oche/mocks/match';
import { mock } from '@oche/mocks/mock';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { placeChangesOf } from '@oche/mocks/responses/tables';
import type { World } from '@oche/mocks/world';
import { expect, screen, within } from 'storybook/test';
import { reasonMessages } from '../../parts/forms/reasonMessages.ts';
import { messages as gameMessages } from '../../parts/game/gameMessages.ts';
import { messages as actionMessages } from '../../parts/match/actionMessages.ts';
import { messages } from '../../parts/match/messages.ts';
import { messages as paperMessages } from '../../parts/match/paperMessages.ts';
import { words } from '../../shell/words.ts';
import { messages as placeMessages } from '../parts/placeMessages.ts';
import { Confirmation } from './Confirmation.tsx';
import { messages as confirmMessages } from './confirmMessages.ts';
import { asCaptain, asOrganiser, at, onDay, recorded } from './testMatchPage.ts';

/** A sheet that the away team disputes, perhaps with the decision of an organiser that it is right, and with another dispute after it. */
const disputed =
  (rights: MatchRights, isDecided = false, isDisputedAgain = false) =>
  (world: World) => {
    const { structure } = groupOf(teamsOf(world), world.league.group);
    const { sheet, state } = buildMatch(world, matchOf(world), structure, 'to-confirm', rights);
    const { deviceTime, serverTime } = sheet.events.at(-1)!;
    const event = <K extends MatchEventKind>(order: number, kind: K, author: string, payload: MatchPayloads[K]) =>
      ({
        ...{ id: `eeeeeeee-0000-7000-8000-00000000000${order}`, v: matchEventVersion, kind, payload, author },
        ...{ seq: sheet.events.length + order, deviceTime, serverTime },
      }) as unknown as MatchEvent;
    const dispute = event(1, 'dispute', 'user:captain-1', { side: 1, about: ['m4', 'score'], reason: 'It was 3–1' });
    const decision = event(2, 'resolve', 'user:1', { reason: 'The paper says so', saw: seen(state) });
    const again = event(3, 'dispute', 'user:captain-1', { side: 1, about: ['m3'], reason: 'Wrong player' });
    const events = [...sheet.events, dispute, ...(isDecided ? [decision] : []), ...(isDisputedAgain ? [again] : [])];
    return [...recordable(world, { ...sheet, events }), ...at('to-confirm', rights)(world)];
  };

/** The signatures are on the page of the match. */
const meta = {
  component: Confirmation,
  // The page of the route has its own data.
  args: { match: undefined as never, season: undefined as never, unsaved: undefined as never, isEntering: false },
  parameters: { layout: 'fullscreen', screen: { route: 'matchManage', params: matchParams, msw: recorded('one-confirmed', asCaptain(1)) } },
} satisfies Meta<typeof Confirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The home captain has confirmed. The away captain disputes a game, with a reason, and withdraws the dispute. */
export const Dispute: Story = {
  parameters: { screen: { msw: recorded('one-confirmed', asCaptain(1)) } },
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByText(say(confirmMessages.confirmed, { team: matchOf(world).home.name }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(confirmMessages.dispute) }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByLabelText(say(actionMessages.reason))).toHaveAccessibleDescription(/organisers and both captains/);
    await userEvent.click(within(dialog).getByRole('button', { name: say(confirmMessages.dispute) }));
    await expect(within(dialog).getByText(say(actionMessages.rejected, { code: 'nothingDisputed' }))).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: new RegExp(`^${say(gameMessages.ofMatch, { number: 3 })}: `) }));
    await userEvent.click(within(dialog).getByRole('button', { name: say(confirmMessages.dispute) }));
    await expect(within(dialog).getByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(say(actionMessages.reason)), 'It was 3–1');
    await userEvent.click(within(dialog).getByRole('button', { name: say(confirmMessages.dispute) }));
    const disputed = say(confirmMessages.disputed, {
      team: matchOf(world).away.name,
      subjects: say(gameMessages.ofMatch, { number: 3 }),
      reason: 'It was 3–1',
    });
    await expect(await canvas.findByText(disputed)).toBeVisible();
    await expect(await canvas.findByText(say(messages.state, { state: 'disputed' }))).toBeVisible();
    // The captain withdraws it, and the sheet is to be confirmed again.
    await userEvent.click(canvas.getByRole('button', { name: say(confirmMessages.withdraw) }));
    await expect(await canvas.findByRole('button', { name: say(confirmMessages.dispute) })).toBeVisible();
    await expect(canvas.queryByText(disputed)).toBeNull();
  },
};

/** A captain can dispute the confirmed sheet for the days of the season's rules. */
export const DisputeConfirmed: Story = {
  parameters: { screen: { msw: at('confirmed', asCaptain(1)) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say(confirmMessages.dispute) })).toBeVisible();
    await expect(canvas.getByText(new RegExp(say(confirmMessages.disputeUntil, { time: '.*' })))).toBeVisible();
  },
};

/** The time for disputes has passed. */
export const TooLateToDispute: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getManagedCompetition', ({ match }) => {
          const managed = managedCompetitionOf(world, { role: 'captain', rules: { protestDays: 0 } });
          return { ...managed, match: withMatch(managed, world, match).match };
        }),
        ...at('confirmed', asCaptain(1))(world),
      ],
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(confirmMessages.confirmed, { team: matchOf(world).home.name }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(confirmMessages.dispute) })).toBeNull();
  },
};

/** The signatures say who confirmed the sheet, and when. The printed sheet has them, and the figures of all games. */
export const Signed: Story = {
  parameters: { screen: { msw: at('confirmed', asCaptain(1)) } },
  play: async ({ canvas, world, say }) => {
    const { structure } = groupOf(teamsOf(world), world.league.group);
    const { sheet, state } = buildMatch(world, matchOf(world), structure, 'confirmed');
    const signatures = sheet.events.filter(({ kind }) => kind === 'confirm');
    for (const [side, { serverTime }] of signatures.entries()) {
      const team = [matchOf(world).home, matchOf(world).away][side]!.name;
      const confirmed = await canvas.findByText(say(confirmMessages.confirmed, { team }));
      const when = formatInstant('en', serverTime, matchOf(world).timeZone, 'appointment');
      const text = [say(confirmMessages.how, { how: 'user' }), sheet.authors[side]!.name, when].join(' · ');
      await expect(confirmed.closest('li')).toHaveTextContent(text);
    }
    // They are there for paper only.
    const figures = (await canvas.findByText(say(paperMessages.figures))).closest('section')!;
    await expect(figures).not.toBeVisible();
    const moments = momentsOfMatch(
      figuresOf(buildMatch(world, matchOf(world), structure, 'confirmed')).shares,
      state,
      defaultSeasonRules.leaderboards,
    );
    await expect(moments.length).toBeGreaterThan(0);
    await expect(within(figures).getAllByRole('listitem', { hidden: true })).toHaveLength(moments.length);
  },
};

/** The organisers have decided the dispute. Neither captain can dispute once more what they decided. */
export const DisputeDecided: Story = {
  parameters: { screen: { msw: disputed(asCaptain(1), true) } },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByText(say(confirmMessages.decided))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(confirmMessages.dispute) }));
    const dialog = within(await screen.findByRole('dialog'));
    const subject = (number: number) => dialog.getByRole('checkbox', { name: new RegExp(`^${say(gameMessages.ofMatch, { number })}: `) });
    await expect(subject(4)).toBeDisabled();
    await expect(subject(4)).toHaveAccessibleDescription(say(confirmMessages.isDecided));
    await expect(dialog.getByRole('checkbox', { name: say(confirmMessages.wholeScore) })).toBeDisabled();
    await expect(subject(3)).toBeEnabled();
  },
};

/** A captain disputes another game after the decision. The page no longer says that the sheet is decided. */
export const DisputedAgain: Story = {
  parameters: { screen: { msw: disputed(asCaptain(1), true, true) } },
  play: async ({ canvas, world, say }) => {
    const subjects = say(gameMessages.ofMatch, { number: 3 });
    const text = say(confirmMessages.disputed, { team: matchOf(world).away.name, subjects, reason: 'Wrong player' });
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByText(say(confirmMessages.decided))).toBeNull();
  },
};

/**
 * The form says that it decides the dispute, before anything is typed, and then with which score the match counts. Meanwhile the score without
 * these entries cannot be chosen.
 */
export const DecideByForm: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('correctionEffects', { places: placeChangesOf(groupOf(teamsOf(world), world.league.group)), cup: null }),
        ...disputed(asOrganiser)(world),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const count = new RegExp(say(confirmMessages.resolve, { score: '.*' }));
    await expect(await canvas.findByRole('button', { name: count })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(paperMessages.correct) }));
    await expect(canvas.getByText(say(paperMessages.decides, { subjects: 'Game 4 and the score' }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: count })).toBeNull();
    await expect(canvas.queryByText(new RegExp(say(paperMessages.thenCounts, { score: '.*' })))).toBeNull();
    const { structure } = groupOf(teamsOf(world), world.league.group);
    const { state } = buildMatch(world, matchOf(world), structure, 'to-confirm');
    const [first] = state.games;
    const after = state.points.map((points, side) => points + (first!.winner === side ? -1 : 1));
    await userEvent.click(canvas.getByLabelText(say(paperMessages.legsOf, { number: 1, team: matchOf(world).home.name })));
    await userEvent.keyboard(first!.winner === 0 ? '03' : '30');
    await expect(canvas.getByText(say(paperMessages.thenCounts, { score: after.join('–') }))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(say(paperMessages.correctionReason)), 'The paper says so');
    await userEvent.click(canvas.getByRole('button', { name: say(placeMessages.show) }));
    await expect(await canvas.findByRole('button', { name: say(paperMessages.saveAndDecide) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(words.close) }));
    await expect(await canvas.findByRole('button', { name: count })).toBeVisible();
  },
};

/** Before the day of the match, its sheet can be neither confirmed nor disputed. */
export const ConfirmFromTheDay: Story = {
  parameters: { screen: { msw: onDay('to-confirm', '2026-12-04T20:00') } },
  play: async ({ canvas, world, say }) => {
    const day = formatPlanned('en', '2026-12-04', 'weekday');
    await expect(await canvas.findByText(say(confirmMessages.confirmFrom, { day }))).toBeVisible();
    const { home } = matchOf(world);
    const confirm = new RegExp(say(confirmMessages.confirm, { score: '.*', team: home.name }));
    for (const name of [confirm, say(confirmMessages.dispute)]) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};
