import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MatchEvent, MatchRights } from '@oche/api/contract/match';
import { foldMatch } from '@oche/darts/match/fold';
import { seen } from '@oche/darts/match/sheet';
import { buildMatch, matchOf, matchParams, recordable } from '@oche/mocks/match';
import { managedCompetitionOf, withMatch } from '@oche/mocks/managed';
import { mock } from '@oche/mocks/mock';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import type { World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { reasonMessages } from '../../parts/forms/reasonMessages.ts';
import { messages } from '../../parts/match/messages.ts';
import { messages as placeMessages } from '../parts/placeMessages.ts';
import { CorrectScore } from './CorrectScore.tsx';
import { messages as correctMessages } from './correctMessages.ts';

/** The match before its first lineup, as an organiser sees it. */
const planned = (world: World) => {
  const { structure } = groupOf(teamsOf(world), world.league.group);
  const rights: MatchRights = { isEditor: true, sides: [], mayRun: true, mayScore: true };
  const { sheet, squads } = buildMatch(world, matchOf(world), structure, 'planned', rights);
  const managed = managedCompetitionOf(world, { role: 'admin' });
  return [
    ...recordable(world, sheet),
    mock('getManagedCompetition', ({ match }) => ({ ...managed, match: withMatch(managed, world, match).match && sheet.match })),
    mock('getMatch', sheet),
    mock('listSeasonMembers', ({ teamId }) => squads[teamId === sheet.match.home.id ? 0 : 1]),
  ];
};

/** A match whose score was entered without games, and counts. */
const bare = (world: World) => {
  const group = groupOf(teamsOf(world), world.league.group);
  const { sheet } = buildMatch(world, matchOf(world), group.structure, 'planned');
  const event = (kind: 'score' | 'resolve', seq: number, payload: object) =>
    ({
      ...{ id: `01980000-0000-7000-8000-00000000000${seq}`, v: 1, kind, payload, author: 'user:1', seq },
      ...{ deviceTime: '2026-11-27T21:00:00.000Z', serverTime: '2026-11-27T21:00:00.000Z' },
    }) as unknown as MatchEvent;
  const score = { points: [6, 4], legs: [22, 17] } as const;
  const entered = event('score', 1, score);
  const saw = seen(foldMatch(group.structure, [entered], {}));
  const events = [entered, event('resolve', 2, { reason: 'From the paper', saw })];
  return [...recordable(world, { ...sheet, games: [], folded: {}, length: 2, events }), ...planned(world)];
};

/** The dialog is on the page of the match. */
const meta = {
  component: CorrectScore,
  // The page of the route has its own data.
  args: { match: undefined as never },
  parameters: { layout: 'fullscreen', screen: { route: 'matchManage', params: matchParams, msw: bare } },
} satisfies Meta<typeof CorrectScore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The organiser corrects a result that was entered without games, once the consequences are shown, with a reason. */
export const CorrectResult: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, world, say }) => {
    const { home, away } = matchOf(world);
    await userEvent.click(await canvas.findByRole('button', { name: say(correctMessages.correct) }));
    const dialog = within(await screen.findByRole('dialog'));
    const ofHome = dialog.getByLabelText(say(correctMessages.pointsOf, { team: home.name }));
    await expect(ofHome).toHaveValue('6');
    await userEvent.clear(ofHome);
    await userEvent.click(dialog.getByRole('button', { name: say(placeMessages.show) }));
    await expect(await dialog.findByText(say(correctMessages.number))).toBeVisible();
    await userEvent.type(ofHome, '4');
    const ofAway = dialog.getByLabelText(say(correctMessages.pointsOf, { team: away.name }));
    await userEvent.clear(ofAway);
    await userEvent.type(ofAway, '6');
    await userEvent.click(dialog.getByRole('button', { name: say(placeMessages.show) }));
    await expect(await dialog.findByRole('list', { name: say(placeMessages.changes) })).toBeVisible();
    const correct = () => dialog.getByRole('button', { name: say(correctMessages.correct) });
    await userEvent.click(correct());
    await expect(await dialog.findByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.reason)), 'The paper says 4–6');
    await userEvent.click(correct());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getAllByText(/The paper says 4–6/)[0]).toBeVisible();
  },
};

/** The organiser only knows the final score of a match, and enters it in place of all its games. */
export const EnterOnlyScore: Story = {
  tags: ['picture'],
  parameters: { screen: { msw: planned } },
  play: async ({ canvas, userEvent, world, say }) => {
    const { home, away } = matchOf(world);
    await userEvent.click(await canvas.findByRole('button', { name: say(correctMessages.enter) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(correctMessages.enter) }));
    await expect(dialog.getByText(say(correctMessages.enterMeans))).toBeVisible();
    const save = dialog.getByRole('button', { name: say(correctMessages.record) });
    await userEvent.type(dialog.getByLabelText(say(correctMessages.pointsOf, { team: home.name })), '7');
    await userEvent.click(save);
    await expect(await dialog.findAllByText(say(correctMessages.number))).toHaveLength(1);
    const ofAway = dialog.getByLabelText(say(correctMessages.pointsOf, { team: away.name }));
    await userEvent.type(ofAway, '5');
    await userEvent.click(save);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(say(correctMessages.impossible, { count: 10 }));
    await userEvent.clear(ofAway);
    await userEvent.type(ofAway, '3');
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(say(messages.state, { state: 'toConfirm' }))).toBeVisible();
    await expect(canvas.getByText(say(messages.onlyScore))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(correctMessages.enter) })).toBeNull();
    await expect(canvas.getByRole('button', { name: say(correctMessages.correct) })).toBeVisible();
  },
};
