import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@oche/api/errors';
import type { Input } from '@oche/api/contract/endpoints';
import { matchGames } from '@oche/darts/match/games';
import { bezirksligaShootOut } from '@oche/darts/match/presets';
import { buildMatch, matchOf, matchParams, squadsOf } from '@oche/mocks/match';
import { managedCompetitionOf, withMatch } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { linkEndedMessages } from '../../../shell/linkEndedMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages as actionMessages } from '../../../parts/match/actionMessages.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { messages as lineupMessages } from '../../../parts/match/lineupMessages.ts';
import { messages as placeMessages } from '../../parts/placeMessages.ts';
import { messages as blankMessages } from '../blankSheetMessages.ts';
import { messages as confirmMessages } from '../confirmMessages.ts';
import { contactMessages } from '../contactMessages.ts';
import { messages } from '../../../parts/match/messages.ts';
import { messages as linkMessages } from '../linkMessages.ts';
import { messages as moveMessages } from '../moveMessages.ts';
import { messages as paperMessages } from '../../../parts/match/paperMessages.ts';
import { asCaptain, asOrganiser, at, onDay, recorded } from '../testMatchPage.ts';
import { MatchManage } from './MatchManage.tsx';

const meta = {
  component: MatchManage,
  parameters: { layout: 'fullscreen', screen: { route: 'matchManage', params: matchParams, msw: at('playing') } },
} satisfies Meta<typeof MatchManage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const { home, away } = matchOf(world);
    const name = say(messages.title, { home: home.name, away: away.name });
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    await expect(await canvas.findByRole('table', { name: say(messages.sheet) })).toBeVisible();
  },
};

/** Nobody has handed in a lineup. */
export const Planned: Story = { parameters: { screen: { msw: at('planned') } } };

/** The sheet to print before an evening on paper: players to tick, lines for each game, figures and signatures. */
export const BlankSheet: Story = {
  tags: ['picture'],
  parameters: { screen: { msw: at('planned') } },
  play: async ({ canvas, userEvent, world, say }) => {
    const { home, away } = matchOf(world);
    await userEvent.click(await canvas.findByRole('button', { name: say(blankMessages.open) }));
    const dialog = await screen.findByRole('dialog', { name: say(messages.title, { home: home.name, away: away.name }) });
    const { structure } = buildMatch(world, matchOf(world), groupOf(teamsOf(world), world.league.group).structure, 'planned').sheet;
    const games = matchGames(structure);
    for (const { number } of games) await expect(within(dialog).getByText(String(number), { selector: '.tabular' })).toBeVisible();
    for (const team of [home, away])
      await expect(within(dialog).getByText(say(blankMessages.signature, { team: team.name }))).toBeVisible();
    // It prints without the page behind it.
    await expect(dialog).toHaveAttribute('data-print');
  },
};

/** A captain reaches the captain of the other team by phone or e-mail. */
export const ContactOfTheOtherCaptain: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const teams = teamsOf(world).map((team) => ({ ...team, captains: [{ ...team.captains[0]!, phone: '+32 470 12 34 56' }] }));
        return [...at('planned', asCaptain(0))(world), mock('listTeams', teams)];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(contactMessages.title) })).toBeVisible();
    const [phone, ...more] = canvas.getAllByRole('link', { name: '+32 470 12 34 56' });
    await expect([phone!.getAttribute('href'), more.length]).toEqual(['tel:+32470123456', 0]);
    const { email } = teamsOf(world).find(({ id }) => id === matchOf(world).away.id)!.captains[0]!;
    await expect(canvas.getByRole('link', { name: email! })).toHaveAttribute('href', `mailto:${email!}`);
  },
};

/** The sheet that is printed lists players who are suspended, or too new, apart from those who may play, with the reason. */
export const BlankSheetForTheDay: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const [[suspended, fresh, ...others], ofAway] = squadsOf(world, matchOf(world));
        const ofHome = [
          { ...suspended!, suspension: { from: '2026-11-20', to: '2026-12-12', matches: null, left: null } },
          { ...fresh!, activeFrom: '2026-11-26', mayPlayFrom: '2026-12-03' },
          ...others,
        ];
        return [mock('listSeasonMembers', ({ teamId }) => (teamId === matchOf(world).home.id ? ofHome : ofAway)), ...at('planned')(world)];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(blankMessages.open) }));
    const dialog = within(await screen.findByRole('dialog'));
    const [[suspended, fresh, third]] = squadsOf(world, matchOf(world));
    await expect(dialog.getByText(third!.name)).toBeVisible();
    const notBefore = { code: 'not_yet_eligible', day: '.*3.*', limit: 0, name: '', team: '' };
    const reasons = [say(teamMessages.suspendedTo, { day: '.*12.*' }), say(lineupMessages.problem, notBefore)];
    for (const [at, { name }] of [suspended!, fresh!].entries())
      await expect(dialog.getByText(new RegExp(`^${name} · ${reasons[at]}$`))).toBeVisible();
    for (const { name } of [suspended!, fresh!]) await expect(dialog.queryByText(name)).toBeNull();
  },
};

/** On phones the sheet keeps the width of a page that can be read, and scrolls inside the dialog. */
export const BlankSheetOnPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames, msw: at('planned') } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(blankMessages.open) }));
    const dialog = await screen.findByRole('dialog');
    const sheet = await within(dialog).findByRole('region', { name: say(messages.sheet) });
    await expect(sheet.scrollWidth).toBeGreaterThan(sheet.clientWidth);
    const body = dialog.querySelector('[data-body]')!;
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
  },
};

/** The longest sheet in German: seats, and twenty games with a deciding one. */
export const BlankSheetOfSeats: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: {
    screen: {
      world: longGermanNames,
      msw: (world: World) => {
        const { sheet } = buildMatch(world, matchOf(world), bezirksligaShootOut, 'planned');
        return [mock('getMatch', sheet), ...at('planned')(world)];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(blankMessages.open) }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('21', { selector: '.tabular' })).toBeVisible();
    await expect(dialog.getAllByText(matchOf(world).home.name)[0]).toBeVisible();
  },
};

/** The organiser lets a sheet count that one captain has not confirmed. The dialog shows what changes in the table. */
export const Decide: Story = {
  parameters: { screen: { msw: recorded('one-confirmed', { isEditor: true, sides: [], mayRun: true, mayScore: true }) } },
  play: async ({ canvas, userEvent, say }) => {
    const verb = new RegExp(`^${say(confirmMessages.resolve, { score: '.*' })}$`);
    await userEvent.click(await canvas.findByRole('button', { name: verb }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('list', { name: say(placeMessages.changes) })).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(actionMessages.reason)), 'Nobody answers');
    await userEvent.click(dialog.getByRole('button', { name: verb }));
    await expect(await canvas.findByText(say(messages.state, { state: 'confirmed' }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: verb })).toBeNull();
  },
};

/** The organiser annuls a confirmed match with a reason. The page says that it does not count, until the organiser counts it again. */
export const AnnulMatch: Story = {
  tags: ['picture'],
  parameters: { screen: { msw: recorded('confirmed', asOrganiser) } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(actionMessages.annul) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(actionMessages.annulTitle) }));
    await expect(dialog.getByText(say(actionMessages.annulMeans))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(actionMessages.annul) }));
    await expect(dialog.getByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(actionMessages.reason)), 'Wrong teams');
    await userEvent.click(dialog.getByRole('button', { name: say(actionMessages.annul) }));
    const banner = say(actionMessages.annulled, { reason: 'Wrong teams' });
    await expect(await canvas.findByText(banner)).toBeVisible();
    await expect(await canvas.findByText(say(messages.state, { state: 'annulled' }))).toBeVisible();
    await expect(canvas.queryByText(say(messages.state, { state: 'confirmed' }))).toBeNull();
    await expect(canvas.queryByRole('heading', { name: say(confirmMessages.title) })).toBeNull();
    await expect(canvas.queryByRole('button', { name: say(actionMessages.annul) })).toBeNull();
    const again = say(actionMessages.takeBack, { kind: 'annul' });
    await userEvent.click(canvas.getByRole('button', { name: again }));
    const question = within(await screen.findByRole('dialog', { name: say(actionMessages.takeBackTitle, { kind: 'annul' }) }));
    await userEvent.type(question.getByLabelText(say(actionMessages.reason)), 'They were right');
    await userEvent.click(question.getByRole('button', { name: again }));
    await waitFor(() => expect(canvas.queryByText(banner)).toBeNull());
    await expect(canvas.getByRole('button', { name: say(actionMessages.annul) })).toBeVisible();
  },
};

/** The organiser awards a walkover, then takes it back: the match continues with the games that were played. */
export const TakeBackWalkover: Story = {
  tags: ['picture'],
  parameters: { screen: { msw: recorded('playing', asOrganiser) } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(actionMessages.walkover) }));
    const dialog = within(await screen.findByRole('dialog'));
    const { home, away } = matchOf(world);
    const counts = say(actionMessages.walkoverCounts, { absent: 'away', winner: home.name, score: '10–0', legs: '30–0' });
    await expect(dialog.queryByText(counts)).toBeNull();
    // The dialog and the course of the match say which score it replaces.
    const replaces = /^The walkover replaces the score of .* games\.$/;
    await expect(dialog.getByText(replaces)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: away.name }));
    await expect(dialog.getByText(counts)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(actionMessages.reason)), 'They left');
    await userEvent.click(dialog.getByRole('button', { name: say(actionMessages.walkover) }));
    const absent = say(actionMessages.didNotCome, { absent: 'away', team: away.name, reason: 'They left' });
    await expect(await canvas.findByText(absent)).toBeVisible();
    await expect(canvas.getByText(counts)).toBeVisible();
    await expect(canvas.getByText(/The walkover replaces the score of .* games\./)).toBeVisible();
    await expect(await canvas.findByText(say(messages.state, { state: 'walkover' }))).toBeVisible();
    const takeBack = say(actionMessages.takeBack, { kind: 'walkover' });
    await userEvent.click(canvas.getByRole('button', { name: takeBack }));
    const question = within(await screen.findByRole('dialog', { name: say(actionMessages.takeBackTitle, { kind: 'walkover' }) }));
    await expect(question.getByText(say(actionMessages.takeBackMeans, { kind: 'walkover' }))).toBeVisible();
    await userEvent.type(question.getByLabelText(say(actionMessages.reason)), 'They came back');
    await userEvent.click(question.getByRole('button', { name: takeBack }));
    await expect((await canvas.findAllByText(say(messages.state, { state: 'playing' })))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: takeBack })).toBeNull();
    await expect(canvas.queryByText(absent)).toBeNull();
    await expect(canvas.getByRole('button', { name: say(actionMessages.walkover) })).toBeVisible();
  },
};

/** The moves that the server was asked for. */
const moves: Input<'moveMatch'>[] = [];

/** The organiser gives a match another evening. The location is full, so that needs a reason. */
export const ChangeEvening: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        moves.length = 0;
        return [
          mock('moveMatch', (input) => {
            moves.push(input);
            if (!input.reason) throw new ApiError(409, { code: 'taken', message: 'This evening is full.' });
            return { ...matchOf(world), startsAt: input.startsAt };
          }),
          ...at('one-in', asOrganiser)(world),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say, world }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(moveMessages.move) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(moveMessages.move) }));
    await expect(dialog.getByText(say(moveMessages.means))).toBeVisible();
    const day = dialog.getByLabelText(say(moveMessages.date));
    await expect(day).toHaveValue(matchOf(world).startsAt!.slice(0, 10));
    await userEvent.clear(day);
    await userEvent.click(dialog.getByRole('button', { name: say(moveMessages.move) }));
    await expect(await dialog.findByText(say(moveMessages.missing))).toBeVisible();
    await userEvent.type(day, '2026-12-18');
    await userEvent.click(dialog.getByRole('button', { name: say(moveMessages.move) }));
    await expect(await dialog.findByText(say(moveMessages.full))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.reason)), 'The hall lends a board');
    await userEvent.click(dialog.getByRole('button', { name: say(moveMessages.move) }));
    await expect(await screen.findByText(say(moveMessages.moved))).toBeVisible();
    await expect(moves.at(-1)).toMatchObject({ startsAt: '2026-12-18T20:00', reason: 'The hall lends a board' });
  },
};

/** Nobody is told about a new evening before the season runs. */
export const ChangeEveningBeforeTheSeason: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const managed = managedCompetitionOf(world);
        const season = { ...managed.season!, state: 'open' as const };
        return [
          mock('getManagedCompetition', ({ match }) => ({ ...managed, season, match: withMatch(managed, world, match).match })),
          ...at('planned', asOrganiser)(world),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(moveMessages.move) }));
    await expect(await screen.findByText(say(moveMessages.meansLater))).toBeVisible();
  },
};

/** One lineup is in, and nobody sees it. */
export const OneLineupIn: Story = {
  parameters: { screen: { msw: at('one-in', asCaptain(1)) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.state, { state: 'oneLineupIn' }))).toBeVisible();
    await expect(canvas.queryByText(say(lineupMessages.revealed))).toBeNull();
  },
};

/** Both lineups are open, until the first game begins. */
export const Revealed: Story = {
  tags: ['picture'],
  parameters: {
    screen: {
      msw: (world: World) => {
        const group = groupOf(teamsOf(world), world.league.group);
        const { sheet } = buildMatch(world, matchOf(world), group.structure, 'revealed', asCaptain(1));
        const events = sheet.events.filter(({ kind }) => kind !== 'boards').map((event, index) => ({ ...event, seq: index + 1 }));
        return [mock('getMatch', { ...sheet, events, length: events.length }), ...at('revealed', asCaptain(1))(world)];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(lineupMessages.revealed))).toBeVisible();
    await expect(canvas.getByText(say(messages.state, { state: 'revealed' }))).toBeVisible();
    await expect(canvas.queryByText(say(messages.state, { state: 'oneLineupIn' }))).toBeNull();
  },
};

/** The captain of the away team: what organisers decide is absent. */
export const Captain: Story = {
  parameters: { screen: { msw: at('playing', asCaptain(1)) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say(actionMessages.substitute) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(actionMessages.walkover) })).toBeNull();
  },
};

/** Both lineups are in: the captain chooses the boards, which starts the match, or scores on their own phone. */
export const Start: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const group = groupOf(teamsOf(world), world.league.group);
        const { sheet } = buildMatch(world, matchOf(world), group.structure, 'revealed', asCaptain(0));
        const games = sheet.games.map((game, index) => ({ ...game, phase: index < 4 ? ('ready' as const) : game.phase }));
        const events = sheet.events.filter(({ kind }) => kind !== 'boards').map((event, index) => ({ ...event, seq: index + 1 }));
        let isStarted = false;
        return [
          mock('getMatch', () => (isStarted ? { ...sheet, games } : { ...sheet, games, events, length: events.length })),
          mock('recordMatchEvents', ({ after, events: sent }) => {
            isStarted = true;
            return { events: [], length: after + sent.length };
          }),
          ...at('revealed', asCaptain(0))(world),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const board = world.location.boards[0]!.number;
    await expect(await canvas.findByRole('button', { name: say(actionMessages.callGame, { number: 1, board }) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(actionMessages.callGame, { number: 2, board }) })).toBeNull();
    const link = canvas.getByRole('link', { name: say(actionMessages.scoreGame, { number: 1 }) });
    await expect(link.getAttribute('href')).toMatch(/\/play\//);
    await userEvent.click(canvas.getByRole('button', { name: say(actionMessages.start) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(actionMessages.start) }));
    await expect(await canvas.findByRole('button', { name: say(actionMessages.boards) })).toBeVisible();
    await expect((await canvas.findAllByText(say(messages.state, { state: 'playing' })))[0]).toBeVisible();
    await expect(canvas.queryByText(say(messages.state, { state: 'revealed' }))).toBeNull();
  },
};

/** The captain says that the team has arrived. The page says since when, and the captain takes it back. */
export const Arrival: Story = {
  parameters: { screen: { msw: (world: World) => recorded('planned', asCaptain(0))(world) } },
  play: async ({ canvas, userEvent, world, say }) => {
    const since = () => canvas.findByText(new RegExp(say(actionMessages.hereSince, { team: matchOf(world).home.name, time: '' })));
    await userEvent.click(await canvas.findByRole('button', { name: say(actionMessages.weAreHere) }));
    await expect(await since()).toHaveTextContent(/\d:\d\d/);
    await userEvent.click(canvas.getByRole('button', { name: say(actionMessages.notHere) }));
    await expect(await canvas.findByRole('button', { name: say(actionMessages.weAreHere) })).toBeVisible();
  },
};

/** The match is next week. Nobody is there, there is nothing to enter yet, and the lineup can be filled in without being what the page is about. */
export const NextWeek: Story = {
  parameters: { screen: { msw: onDay('planned', '2026-12-04T20:00') } },
  play: async ({ canvas, userEvent, say }) => {
    const fillIn = await canvas.findByRole('button', { name: say(lineupMessages.fillIn) });
    const later = [actionMessages.weAreHere, actionMessages.start, actionMessages.boards, paperMessages.open];
    for (const message of later) await expect(canvas.queryByRole('button', { name: say(message) })).toBeNull();
    await expect(canvas.queryByRole('button', { name: say(lineupMessages.handIn) })).toBeNull();
    await userEvent.click(fillIn);
    await expect(await canvas.findByRole('button', { name: say(lineupMessages.handIn) })).toBeVisible();
  },
};

/** The link with which anybody scores: shown once, and renewed. */
export const LinkToScore: Story = {
  parameters: { screen: { msw: at('playing', asCaptain(0)) } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(linkMessages.link) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(linkMessages.show) }));
    const { id, home, away } = matchOf(world);
    await expect(await dialog.findByRole('img', { name: say(linkMessages.qr, { home: home.name, away: away.name }) })).toBeVisible();
    await expect(dialog.getByText(new RegExp(`/profile\\?match=${id}&key=match-link$`))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(linkMessages.renew) }));
    await expect(await dialog.findByText(/Earlier links have ended/)).toBeVisible();
  },
};

export const LinkTooEarly: Story = {
  parameters: { screen: { msw: (world: World) => [...at('planned', asCaptain(0))(world), mockError('createMatchLink', 'wrong-state')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(linkMessages.link) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(linkMessages.show) }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(say(linkMessages.tooEarly));
  },
};

/** A player of the match scores, but does not call games. */
export const MayOnlyScore: Story = {
  parameters: { screen: { msw: at('playing', { isEditor: false, sides: [0], mayRun: false, mayScore: true }) } },
  play: async ({ canvas, say }) => {
    await expect((await canvas.findAllByRole('link', { name: new RegExp(say(actionMessages.scoreHere)) })).length).toBeGreaterThan(1);
    await expect(canvas.queryByRole('button', { name: say(actionMessages.boards) })).toBeNull();
  },
};

/** A note is on the sheet at once, before the server has it. */
export const NoteWithoutNetwork: Story = {
  parameters: { screen: { msw: (world) => [mockError('recordMatchEvents', 'unavailable'), ...at('playing')(world)] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(actionMessages.note) }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(say(actionMessages.text)), 'Board 2 was dark');
    await userEvent.click(within(dialog).getByRole('button', { name: say(actionMessages.note) }));
    await expect(await canvas.findByText(/Board 2 was dark/)).toBeVisible();
    await expect(await canvas.findByText(say(actionMessages.kept, { count: 1 }))).toBeVisible();
  },
};

/** The button of the captain repeats the result. The other captain can sign with a code on this device. */
export const ToConfirm: Story = {
  parameters: { screen: { msw: at('to-confirm', asCaptain(1)) } },
  play: async ({ canvas, world, say }) => {
    const { home, away } = matchOf(world);
    await expect(await canvas.findByRole('button', { name: new RegExp(away.name) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(confirmMessages.byCode, { team: home.name }) })).toBeVisible();
  },
};

/** The other captain signs with a wrong code. The dialog stays open and says so. */
export const WrongCode: Story = {
  parameters: {
    screen: { msw: (world: World) => [...at('to-confirm', asCaptain(1))(world), mockError('recordMatchEvents', 'wrong-code')] },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { home } = matchOf(world);
    await userEvent.click(await canvas.findByRole('button', { name: say(confirmMessages.byCode, { team: home.name }) }));
    const dialog = within(await screen.findByRole('dialog'));
    const code = dialog.getByLabelText(say(lineupMessages.code, { team: home.name }));
    await userEvent.type(code, '123456');
    const sign = dialog.getByRole('button', { name: new RegExp(home.name) });
    await userEvent.click(sign);
    await expect(await dialog.findByText(say(lineupMessages.wrongCode))).toBeVisible();
    await expect(code).toHaveValue('123456');
    await expect(sign).toBeEnabled();
  },
};

/** The other captain signs a sheet that is disputed meanwhile. The dialog says which rule does not allow it. */
export const CodeTooLate: Story = {
  parameters: {
    screen: { msw: (world: World) => [...at('to-confirm', asCaptain(1))(world), mockError('recordMatchEvents', 'wrong-state')] },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { home } = matchOf(world);
    await userEvent.click(await canvas.findByRole('button', { name: say(confirmMessages.byCode, { team: home.name }) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(say(lineupMessages.code, { team: home.name })), '123456');
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(home.name) }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(say(actionMessages.rejected, { code: 'wrongState' }));
  },
};

export const Confirmed: Story = {
  parameters: { screen: { msw: at('confirmed') } },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByText(say(messages.state, { state: 'confirmed' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(paperMessages.correct) }));
    await expect(await canvas.findByRole('heading', { name: say(paperMessages.correct) })).toBeVisible();
    // No game is left to call to a board.
    await expect(canvas.queryByRole('button', { name: say(actionMessages.boards) })).toBeNull();
  },
};

/** The results of a sheet that was entered at once, the last game first, in whatever order the server sends them. */
export const EnteredAtOnce: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const { structure } = groupOf(teamsOf(world), world.league.group);
        const { sheet } = buildMatch(world, matchOf(world), structure, 'planned', asOrganiser);
        const results = ['m3', 'm10', 'm4'].map((game, index) => ({
          ...{ id: `00000000-0000-4000-8000-00000000000${index}`, game, legs: [3, index] as const, isCorrection: false, reason: '' },
          ...{ author: 'user:1', enteredAt: '2026-11-27T21:00:00Z' },
        }));
        return [mock('getMatch', { ...sheet, results }), ...at('planned', asOrganiser)(world)];
      },
    },
  },
  play: async ({ canvas, say }) => {
    const course = within(await canvas.findByRole('region', { name: say(actionMessages.course) }));
    const result = (game: number, away: number) => say(actionMessages.result, { kind: 'entry', game, score: `3–${away}` });
    const texts = course.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const [index, text] of [result(10, 1), result(4, 2), result(3, 0)].entries()) await expect(texts[index]).toContain(text);
  },
};

/** The course of the match says with which score each game ended, and which score the captains confirmed. */
export const Course: Story = {
  parameters: { screen: { msw: at('confirmed', asCaptain(0)) } },
  play: async ({ canvas, userEvent, world, say }) => {
    const course = within(await canvas.findByRole('region', { name: say(actionMessages.course) }));
    await userEvent.click(course.getByRole('button'));
    const { structure } = groupOf(teamsOf(world), world.league.group);
    const { state, sheet } = buildMatch(world, matchOf(world), structure, 'confirmed');
    const score = `${state.points[0]}–${state.points[1]}`;
    const confirmed = { kind: 'confirm', team: matchOf(world).home.name, text: score, game: '', name: '', other: '' };
    await expect(course.getByText(say(actionMessages.event, confirmed))).toBeVisible();
    const [first] = state.games;
    const [home, away] = sheet.games.find(({ key }) => key === first!.key)!.sides;
    const played = { game: 1, home: home!.name, away: away!.name, score: `${first!.legs[0]}–${first!.legs[1]}` };
    await expect(course.getByText(say(actionMessages.played, played))).toBeVisible();
  },
};

/** Whether the server still accepts the link. */
let isLinkValid = true;

/** The link of the team is renewed while its page is open: the page says so after its next refetch. */
export const TeamLinkEnded: Story = {
  parameters: {
    screen: {
      user: 'nobody',
      team: true,
      msw: (world: World) => {
        isLinkValid = true;
        return [
          http.get('*/api/*', () =>
            isLinkValid ? undefined : HttpResponse.json({ code: 'unauthenticated', message: '' }, { status: 401 }),
          ),
          ...at('playing', asCaptain(0))(world),
        ];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('table', { name: say(messages.sheet) })).toBeVisible();
    isLinkValid = false;
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('heading', { level: 1, name: say(linkEndedMessages.team) })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getMatch', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { msw: [], params: (world) => ({ ...matchParams(world), match_slug: 'no-such-match' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
