import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Input, Parsed } from '@oche/api/contract/endpoints';
import type { MatchEvent, MatchSheet } from '@oche/api/contract/match';
import type { CorrectionEffects } from '@oche/api/contract/standings';
import { ApiError } from '@oche/api/errors';
import type { Fact } from '@oche/darts/match/event';
import { foldMatch } from '@oche/darts/match/fold';
import { seen } from '@oche/darts/match/sheet';
import { gameOfResult } from '@oche/darts/match/state';
import { cupRoundMessages } from '@oche/i18n/cupRoundMessages';
import { buildMatch, type MatchStage, matchOf, matchParams, squadsOf } from '@oche/mocks/match';
import { managedCompetitionOf, withMatch } from '@oche/mocks/managed';
import { mock } from '@oche/mocks/mock';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { placeChangesOf } from '@oche/mocks/responses/tables';
import type { World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages as confirmMessages } from '../confirmMessages.ts';
import { messages as actionMessages } from '../../../parts/match/actionMessages.ts';
import { messages as lineupMessages } from '../../../parts/match/lineupMessages.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { messages } from '../../../parts/match/paperMessages.ts';
import { messages as placeMessages } from '../../parts/placeMessages.ts';
import { messages as gameMessages } from '../../../parts/game/gameMessages.ts';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { words } from '../../../shell/words.ts';
import { PaperSheet } from './PaperSheet.tsx';

/** The match at a stage, as an editor sees it. */
const at = (stage: MatchStage) => (world: World) => {
  const { sheet, squads } = buildMatch(world, matchOf(world), groupOf(teamsOf(world), world.league.group).structure, stage);
  const managed = managedCompetitionOf(world, { role: 'admin' });
  return [
    mock('getManagedCompetition', ({ match }) => ({ ...managed, match: withMatch(managed, world, match).match && sheet.match })),
    mock('getMatch', sheet),
    mock('listSeasonMembers', ({ teamId }) => squads[teamId === sheet.match.home.id ? 0 : 1]),
  ];
};

/** The form is on the page of the match. */
const meta = {
  component: PaperSheet,
  // The page of the route has its own data.
  args: {
    match: undefined as never,
    squads: undefined as never,
    season: undefined as never,
    title: '',
    isPressed: false,
    onDone: () => undefined,
  },
  parameters: { layout: 'fullscreen', screen: { route: 'matchManage', params: matchParams, msw: at('planned') } },
} satisfies Meta<typeof PaperSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The score comes from the games. A score on the paper that differs is not saved. */
export const Default: Story = {
  parameters: { screen: { msw: at('planned') } },
  play: async ({ canvas, userEvent, world, say }) => {
    const { home, away } = matchOf(world);
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.open) }));
    await expect(canvas.getByRole('heading', { name: say(messages.title) })).toHaveFocus();
    const legs = (number: number, team: string) => canvas.getByLabelText(say(messages.legsOf, { number, team }));
    await userEvent.click(legs(1, home.name));
    await userEvent.keyboard('31');
    await waitFor(() => expect(legs(2, home.name)).toHaveFocus());
    await userEvent.keyboard('33');
    await expect(await canvas.findByText(/No final score/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(say(messages.onPaper, { team: home.name })), '7');
    await userEvent.type(canvas.getByLabelText(say(messages.onPaper, { team: away.name })), '3');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('7–3');
  },
};

/** After a reload, the form opens with what was typed, and says since when it has been kept. It can be discarded. */
export const Kept: Story = {
  parameters: {
    screen: {
      msw: at('planned'),
      kept: (world: World) => ({
        [`paper:${matchOf(world).id}`]: JSON.stringify({
          ...{ at: '2026-11-27T19:42:00.000Z', facts: [], score: ['', ''], reason: '' },
          games: { m1: { players: [[null], [null]], legs: ['3', '1'] } },
        }),
      }),
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const legs = () => canvas.getByLabelText(say(messages.legsOf, { number: 1, team: matchOf(world).home.name }));
    await expect(await canvas.findByText(new RegExp(say(messages.restored, { time: '.*\\d:42' })))).toBeVisible();
    await expect(legs()).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.discard) }));
    await expect(legs()).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: say(messages.discard) })).toBeNull();
  },
};

/** Before the sheet counts, the organiser saves or discards what is typed and not saved. */
export const Unsaved: Story = {
  parameters: {
    screen: {
      msw: at('to-confirm'),
      kept: (world: World) => ({
        [`paper:${matchOf(world).id}`]: JSON.stringify({
          ...{ at: '2026-11-27T19:42:00.000Z', facts: [], score: ['', ''], reason: '' },
          games: { m1: { players: [[null], [null]], legs: ['3', '1'] } },
        }),
      }),
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    const count = { name: new RegExp(say(confirmMessages.resolve, { score: '.*' })) };
    const close = async () => userEvent.click(await canvas.findByRole('button', { name: say(words.close) }));
    await close();
    await userEvent.click(await canvas.findByRole('button', count));
    const question = within(await screen.findByRole('alertdialog', { name: say(confirmMessages.unsaved) }));
    await userEvent.click(question.getByRole('button', { name: say(confirmMessages.showEntries) }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: say(messages.correct) })).toHaveFocus());
    await expect(canvas.queryByRole('button', count)).toBeNull();
    await close();
    await userEvent.click(await canvas.findByRole('button', count));
    const again = within(await screen.findByRole('alertdialog', { name: say(confirmMessages.unsaved) }));
    await userEvent.click(again.getByRole('button', { name: say(messages.discard) }));
    await userEvent.click(await canvas.findByRole('button', count));
    await expect(await screen.findByRole('dialog', count)).toBeVisible();
  },
};

/** A player who has changed to the other team is offered once for each, and apart with the reason where they may not play. */
export const NotEligible: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const { home, away } = matchOf(world);
        const [[moved, ...ofHome], ofAway] = squadsOf(world, matchOf(world));
        const roster = [
          { team: home, from: '2026-08-28', to: '2026-11-15', kind: 'fixed' as const },
          { team: away, from: '2026-11-16', to: null, kind: 'fixed' as const },
        ];
        const changed = { ...moved!, roster };
        return [
          mock('listSeasonMembers', ({ teamId }) => (teamId === home.id ? [changed, ...ofHome] : [...ofAway, changed])),
          ...at('planned')(world),
        ];
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent, world, say }) => {
    const { home, away } = matchOf(world);
    const { name } = squadsOf(world, matchOf(world))[0][0]!;
    const page = within(canvasElement.ownerDocument.body);
    const optionsOf = async (label: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name: label }));
      const list = within(await page.findByRole('listbox'));
      const texts = list.getAllByRole('option').map(({ textContent }) => textContent);
      const heading = list.queryByText(say(actionMessages.notEligible));
      await userEvent.keyboard('{Escape}');
      return [texts.filter((text) => text.includes(name)), heading !== null];
    };
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.open) }));
    const ofGame = (team: string) => say(messages.playerOf, { number: 1, team, place: 1 });
    const reason = say(lineupMessages.problem, { code: 'not_on_roster', limit: 0, day: '', name: '', team: '' });
    await expect(await optionsOf(ofGame(home.name))).toEqual([[`${name} · ${reason}`], true]);
    await expect(await optionsOf(ofGame(away.name))).toEqual([[name], false]);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.add) }));
    await expect(await optionsOf(say(words.player))).toEqual([[name], false]);
  },
};

/** A press of the button leads to the first game that is not right. */
export const Problem: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { screen: { msw: at('planned') } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.open) }));
    const legs = canvas.getByLabelText(say(messages.legsOf, { number: 2, team: matchOf(world).home.name }));
    await userEvent.click(legs);
    await userEvent.keyboard('31');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.save) }));
    await expect(await canvas.findByText(say(messages.players))).toBeVisible();
    await expect(legs).toHaveFocus();
    const { top, bottom } = legs.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(innerHeight);
  },
};

/** The sheets that a story has saved. */
const sent = (world: World) => saves.get(world) ?? [];
const saves = new WeakMap<World, Parsed<'savePaperSheet'>[]>();

/** The server refuses one game. The reason is at this game, and what was typed stays. Nothing is saved, so the next try sends all of it again. */
export const Refused: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('savePaperSheet', (input) => {
          saves.set(world, [...sent(world), input]);
          throw new ApiError(422, { code: 'wrong-state', message: '', game: 'm3' });
        }),
        ...at('revealed')(world),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.open) }));
    const legs = canvas.getByLabelText(say(messages.legsOf, { number: 3, team: matchOf(world).home.name }));
    await userEvent.click(legs);
    await userEvent.keyboard('31');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.save) }));
    const row = legs.closest('li')!;
    await expect(await within(row).findByRole('alert')).toBeVisible();
    await expect(legs).toHaveFocus();
    await expect(legs).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.save) }));
    await waitFor(() => expect(sent(world)).toHaveLength(2));
    await expect(sent(world).map(({ results }) => results)).toEqual(Array(2).fill([{ key: 'm3', legs: [3, 1] }]));
  },
};

/** A match whose games were entered from paper, perhaps with figures, and which both captains confirmed. A saved sheet counts, with the reason. */
const entered = (world: World, facts: readonly Fact[] = [], cup: MatchSheet['match']['cup'] = null) => {
  const group = groupOf(teamsOf(world), world.league.group);
  const { sheet } = buildMatch(world, matchOf(world), group.structure, 'confirmed');
  const folded = Object.fromEntries(Object.entries(sheet.folded).map(([key, { legs }]) => [key, gameOfResult(legs)]));
  const figures = facts.map((payload, at) => ({ ...sheet.events[0]!, kind: 'fact', payload, id: factId(at) }) as MatchEvent);
  const events = [...figures, ...sheet.events].map((event, at) => ({ ...event, seq: at + 1 }));
  const saw = seen(foldMatch(group.structure, events, folded));
  const confirmed = events.map((event) => (event.kind === 'confirm' ? { ...event, payload: { ...event.payload, saw } } : event));
  let now: MatchSheet = { ...sheet, match: { ...sheet.match, cup }, folded, events: confirmed, length: confirmed.length };
  return [
    mock('getMatch', () => now),
    mock('savePaperSheet', (input) => {
      saves.set(world, [...sent(world), input]);
      const results = Object.fromEntries(input.results.map(({ key, legs }) => [key, { ...gameOfResult(legs), length: 2 }]));
      const corrected = { ...now.folded, ...results };
      const added = [...now.events, ...input.events.map((event) => ({ ...confirmed[0]!, ...event }) as MatchEvent)];
      const payload = { reason: input.reason ?? '', saw: seen(foldMatch(group.structure, added, corrected)) };
      const decided = { ...confirmed[0]!, kind: 'resolve', payload, id: crypto.randomUUID() } as MatchEvent;
      const log = [...added, decided].map((event, at) => ({ ...event, seq: at + 1 }));
      const entries = input.results.map(({ key, legs }) => ({
        ...{ id: crypto.randomUUID(), game: key, legs, isCorrection: true, reason: input.reason ?? '' },
        ...{ author: confirmed[0]!.author, enteredAt: confirmed.at(-1)!.serverTime },
      }));
      now = { ...now, folded: corrected, events: log, length: log.length, results: [...now.results, ...entries] };
      return { length: now.length };
    }),
    mock('correctionEffects', (input) => {
      previews.set(world, input);
      return { places: placeChangesOf(group), cup: null };
    }),
    ...at('confirmed')(world),
  ];
};
const factId = (at: number) => `01980000-0000-7000-8000-00000000001${at}`;
const previews = new WeakMap<World, Input<'correctionEffects'>>();

/** The organiser corrects a game of a confirmed sheet, once the consequences are shown, with a reason. The sheet counts on. */
export const CorrectGame: Story = {
  parameters: { screen: { msw: entered } },
  play: async ({ canvas, userEvent, world, say }) => {
    const { home } = matchOf(world);
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.correct) }));
    const ofHome = canvas.getByLabelText<HTMLInputElement>(say(messages.legsOf, { number: 3, team: home.name }));
    await userEvent.click(ofHome);
    const before = Number(ofHome.value);
    // The other side won.
    const legs = before === 3 ? ([1, 3] as const) : ([3, 1] as const);
    await userEvent.keyboard(legs.join(''));
    await userEvent.click(canvas.getByRole('button', { name: say(placeMessages.show) }));
    await expect(canvas.getByLabelText(say(messages.correctionReason))).toBeInvalid();
    await expect(canvas.getByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(say(messages.correctionReason)), 'The paper sheet proves it');
    await userEvent.click(canvas.getByRole('button', { name: say(placeMessages.show) }));
    await expect(await canvas.findByRole('list', { name: say(placeMessages.changes) })).toBeVisible();
    await expect(previews.get(world)).toMatchObject({ score: null, games: [{ key: 'm3', legs }] });
    await userEvent.click(canvas.getByRole('button', { name: say(messages.save) }));
    await waitFor(() => expect(canvas.queryByLabelText(say(messages.correctionReason))).toBeNull());
    await expect(sent(world)).toMatchObject([{ results: [{ key: 'm3', legs }], events: [], reason: 'The paper sheet proves it' }]);
    await expect(sent(world)[0]!.saw.games['m3']!.legs[0]).toBe(before);
    await expect((await canvas.findAllByText(/The paper sheet proves it/))[0]).toBeVisible();
    await expect(await canvas.findByText(say(matchMessages.state, { state: 'confirmed' }))).toBeVisible();
    // The signatures for the earlier sheet are no warnings. The log says which game was corrected, by whom and why.
    await expect(canvas.getByText(say(confirmMessages.decided))).toBeVisible();
    await expect(canvas.getByText(say(confirmMessages.earlier, { team: home.name }))).toBeVisible();
    const line = say(actionMessages.result, { kind: 'correction', game: 3, score: legs.join('–') });
    const { name } = squadsOf(world, matchOf(world))[0][0]!;
    await expect(canvas.getByText(line)).toHaveTextContent(`${name} · The paper sheet proves it`);
    await expect(canvas.queryByRole('button', { name: new RegExp(say(confirmMessages.resolve, { score: '.*' })) })).toBeNull();
  },
};

/** A figure is sent with an id of its own, and the preview says that the table stays as it is. */
export const AddFigure: Story = {
  parameters: { screen: { msw: (world: World) => [mock('correctionEffects', { places: [], cup: null }), ...entered(world)] } },
  play: async ({ canvas, canvasElement, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.correct) }));
    await userEvent.click(canvas.getByRole('button', { name: say(messages.add) }));
    await userEvent.click(canvas.getByRole('combobox', { name: say(words.player) }));
    await userEvent.click((await within(canvasElement.ownerDocument.body).findAllByRole('option'))[0]!);
    await userEvent.type(canvas.getByLabelText(say(messages.value)), '2');
    await userEvent.type(canvas.getByLabelText(say(messages.correctionReason)), 'Forgotten');
    await userEvent.click(canvas.getByRole('button', { name: say(placeMessages.show) }));
    await expect(await canvas.findByText(say(placeMessages.noChange))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.save) }));
    await waitFor(() => expect(canvas.queryByLabelText(say(messages.correctionReason))).toBeNull());
    const fact = { kind: 'fact', payload: { kind: '180', value: 2, reason: 'Forgotten' } };
    await expect(sent(world)).toMatchObject([{ results: [], events: [fact], reason: 'Forgotten' }]);
  },
};

const cupRound = { name: 'Kreispokal', round: { kind: 'semi-finals', number: 2 } } as const;
const drawnFinal = (world: World): CorrectionEffects => {
  const { home, away } = matchOf(world);
  return { places: [], cup: { round: { kind: 'final', number: 3 }, stays: home, missing: away, redrawable: true } };
};

/** In a cup, the preview says that the next round is already drawn, with the team that no longer goes through. */
export const CorrectCupGame: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [mock('correctionEffects', drawnFinal(world)), ...entered(world, [], cupRound)],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { home, away } = matchOf(world);
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.correct) }));
    await userEvent.click(canvas.getByLabelText(say(messages.legsOf, { number: 3, team: home.name })));
    await userEvent.keyboard('13');
    await userEvent.type(canvas.getByLabelText(say(messages.correctionReason)), 'The paper sheet proves it');
    await userEvent.click(canvas.getByRole('button', { name: say(placeMessages.show) }));
    const names = { stays: home.name, missing: away.name };
    const round = say(cupRoundMessages.name, { kind: 'final', number: 3 });
    await expect(await canvas.findByText(say(placeMessages.cup, { round, teams: 'both', ...names }))).toBeVisible();
    await expect(canvas.getByText(say(placeMessages.redraw))).toBeVisible();
    await expect(canvas.queryByText(say(placeMessages.noChange))).toBeNull();
  },
};

/** The figures of a player of home: a checkout that the paper does not have, and a number of 180s that is wrong. */
const figuresOf = (world: World): [Fact, Fact] => {
  const { playerId } = squadsOf(world, matchOf(world))[0][0]!;
  return [
    { player: playerId, kind: 'checkout', value: 120 },
    { player: playerId, game: 'm1', kind: '180', value: 1 },
  ];
};

/** The organiser removes one figure of a confirmed sheet, keeps it after all, removes it again, and corrects another one. */
export const CorrectFigures: Story = {
  tags: ['picture'],
  parameters: {
    screen: { msw: (world: World) => [mock('correctionEffects', { places: [], cup: null }), ...entered(world, figuresOf(world))] },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { name } = squadsOf(world, matchOf(world))[0][0]!;
    const figure = (kind: string, value: number) => say(messages.figureOf, { name, figure: say(messages.kindOf, { kind }), value });
    const checkout = figure('checkout', 120);
    const first = `${say(gameMessages.ofMatch, { number: 1 })} · `;
    // Everybody who manages the match sees the figures below its games.
    await expect(await canvas.findByText(checkout)).toBeVisible();
    await expect(canvas.getByText(first + figure('k180', 1))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.correct) }));
    const button = (verb: string, text: string) => canvas.getByRole('button', { name: `${verb} ${text}` });
    await userEvent.click(button(say(words.remove), checkout));
    await expect(canvas.getByText(checkout, { selector: 'del' })).toBeVisible();
    await userEvent.click(button(say(messages.keep), checkout));
    await expect(canvas.queryByText(checkout, { selector: 'del' })).toBeNull();
    await userEvent.click(button(say(messages.change), checkout));
    await expect(canvas.getByLabelText(say(messages.value))).toHaveValue('120');
    await userEvent.click(button(say(messages.keep), checkout));
    await expect(canvas.queryByLabelText(say(messages.value))).toBeNull();
    await userEvent.click(button(say(words.remove), checkout));
    await userEvent.click(button(say(messages.change), first + figure('k180', 1)));
    const value = canvas.getByLabelText(say(messages.value));
    await expect(value).toHaveValue('1');
    await userEvent.clear(value);
    await userEvent.type(value, '3');
    await userEvent.type(canvas.getByLabelText(say(messages.correctionReason)), 'Read from the photo');
    await userEvent.click(canvas.getByRole('button', { name: say(placeMessages.show) }));
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.save) }));
    await expect(await canvas.findByText(first + figure('k180', 3))).toBeVisible();
    await expect(canvas.queryByText(checkout)).toBeNull();
    const reason = 'Read from the photo';
    await expect(sent(world)[0]!.events).toMatchObject([
      { kind: 'fact-removed', payload: { id: factId(0), reason } },
      { kind: 'fact-removed', payload: { id: factId(1), reason } },
      { kind: 'fact', payload: { game: 'm1', kind: '180', value: 3, reason } },
    ]);
  },
};
