import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MatchEvent, MatchRights } from '@oche/api/contract/match';
import { matchEventVersion, systemAuthor, type MatchPayloads } from '@oche/darts/match/event';
import { buildMatch, matchOf, matchParams, recordable, squadsOf } from '@oche/mocks/match';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, within } from 'storybook/test';
import { reasonMessages } from '../../parts/forms/reasonMessages.ts';
import { messages as actionMessages } from '../../parts/match/actionMessages.ts';
import { messages as matchMessages } from '../../parts/match/messages.ts';
import type { Recording } from '../../parts/match/useMatch.ts';
import { messages as confirmMessages } from './confirmMessages.ts';
import { messages } from './protestMessages.ts';
import { Protests } from './Protests.tsx';
import { asCaptain, asOrganiser, at } from './testMatchPage.ts';

const words = 'Their third player arrived after the first game had been called.';

const protestId = (order: number) => `eeeeeeee-0000-7000-8000-00000000000${order}`;

/** A match that is played, with a protest of the home team, one of the server about a player of the away team, and more events. */
const protested =
  (rights: MatchRights, more: Recording[] = []) =>
  (world: World) => {
    const { structure } = groupOf(teamsOf(world), world.league.group);
    const { sheet } = buildMatch(world, matchOf(world), structure, 'to-confirm', rights);
    const { deviceTime, serverTime } = sheet.events.at(-1)!;
    const common = (order: number) => ({
      id: protestId(order),
      v: matchEventVersion,
      seq: sheet.events.length + order,
      deviceTime,
      serverTime,
    });
    const protest = (order: number, author: string, payload: MatchPayloads['protest']): MatchEvent => ({
      ...{ ...common(order), kind: 'protest', payload, author },
    });
    const later = more.map((recording, index) => ({ ...common(index + 3), ...recording, author: 'user:other' }) as MatchEvent);
    const { playerId } = squadsOf(world, matchOf(world))[1][2]!;
    const events = [
      ...sheet.events,
      protest(1, 'user:captain-0', { side: 0, about: '', text: words }),
      protest(2, systemAuthor, { side: 0, about: playerId, text: 'not-on-roster' }),
      ...later,
    ];
    return [...recordable(world, { ...sheet, events }), ...at('to-confirm', rights)(world)];
  };

/** The protests are on the page of the match. */
const meta = {
  component: Protests,
  // The page of the route has its own data.
  args: { match: undefined as never },
  parameters: { layout: 'fullscreen', screen: { route: 'matchManage', params: matchParams, msw: protested(asOrganiser) } },
} satisfies Meta<typeof Protests>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A captain who adds a note reads first who can read it. */
export const NoteReaders: Story = {
  parameters: { screen: { msw: protested(asCaptain(0)) } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(actionMessages.note) }));
    await expect(await screen.findByRole('dialog', { name: say(actionMessages.note) })).toHaveAccessibleDescription(
      say(actionMessages.noteHint),
    );
  },
};

/** The organiser reads both protests, and decides the first one with a reason. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, world, say }) => {
    const { home } = matchOf(world);
    const section = within(await canvas.findByRole('region', { name: say(messages.title) }));
    await expect(section.getByText(say(messages.of, { team: home.name }))).toBeVisible();
    await expect(section.getByText(words)).toBeVisible();
    const { name } = squadsOf(world, matchOf(world))[1][2]!;
    await expect(section.getByText(say(actionMessages.doubt, { name, code: 'notOnRoster' }))).toBeVisible();
    await expect(section.getAllByText(say(messages.open))).toHaveLength(2);
    await expect(section.queryByRole('button', { name: say(messages.takeBack) })).toBeNull();
    await userEvent.click(section.getAllByRole('button', { name: say(messages.decide) })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: say(messages.decideTitle) }));
    await expect(dialog.getByText(say(messages.of, { team: home.name }))).toBeVisible();
    await expect(dialog.getByText(words)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(messages.decide) }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(say(messages.chooseOutcome));
    await userEvent.click(dialog.getByRole('radio', { name: say(messages.rejected) }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.decide) }));
    await expect(dialog.getByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(actionMessages.reason)), 'Ten minutes are allowed');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.decide) }));
    await expect(await section.findByText(say(messages.decided, { outcome: 'rejected', reason: 'Ten minutes are allowed' }))).toBeVisible();
    await expect(section.getAllByText(say(messages.open))).toHaveLength(1);
    await expect(section.getAllByRole('button', { name: say(messages.decide) })).toHaveLength(1);
    const decided = say(actionMessages.event, {
      ...{ kind: 'rejected', text: 'Ten minutes are allowed' },
      ...{ team: '', game: '', name: '', other: '' },
    });
    await expect(canvas.getByText(decided)).toBeVisible();
  },
};

/** A decision of an earlier release has no outcome, and shows its reason only. */
export const DecidedEarlier: Story = {
  parameters: {
    screen: {
      msw: protested(asCaptain(0), [
        { kind: 'decide', payload: { protest: protestId(1), reason: words } },
        { kind: 'decide', payload: { protest: protestId(2), outcome: 'upheld', reason: 'x' } },
      ]),
    },
  },
  play: async ({ canvas, say }) => {
    const section = within(await canvas.findByRole('region', { name: say(messages.title) }));
    await expect(section.getByText(say(messages.decided, { outcome: 'other', reason: words }))).toBeVisible();
    await expect(section.getByText(say(messages.decided, { outcome: 'upheld', reason: 'x' }))).toBeVisible();
  },
};

/** A walkover ends a dispute: the dialog and the course of the match say so. The protests stay open. */
export const WalkoverEndsDispute: Story = {
  parameters: {
    screen: {
      msw: protested(asOrganiser, [{ kind: 'dispute', payload: { side: 1, about: ['m4', 'score'], reason: 'It was 3–1' } }]),
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const ends = say(confirmMessages.disputeEnds, { subjects: 'Game 4 and the score' });
    await userEvent.click(await canvas.findByRole('button', { name: say(actionMessages.annul) }));
    const annul = within(await screen.findByRole('dialog', { name: say(actionMessages.annulTitle) }));
    await expect(annul.getByText(ends)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: say(actionMessages.walkover) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(actionMessages.walkover) }));
    await expect(dialog.getByText(ends)).toBeVisible();
    await expect(dialog.getByText(say(messages.stayOpen, { count: 2 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: matchOf(world).away.name }));
    await userEvent.type(dialog.getByLabelText(say(actionMessages.reason)), 'They left');
    await userEvent.click(dialog.getByRole('button', { name: say(actionMessages.walkover) }));
    await expect(await canvas.findByText(new RegExp(ends))).toBeVisible();
  },
};

/** The captain takes back the protest of their team. The protest of the server stays. */
export const OwnProtest: Story = {
  parameters: { screen: { msw: protested(asCaptain(0)) } },
  play: async ({ canvas, userEvent, say }) => {
    const section = within(await canvas.findByRole('region', { name: say(messages.title) }));
    await expect(section.queryByRole('button', { name: say(messages.decide) })).toBeNull();
    await userEvent.click(section.getByRole('button', { name: say(messages.takeBack) }));
    await expect(section.queryByText(words)).toBeNull();
    await expect(section.getByText(say(messages.byServer))).toBeVisible();
    await expect(section.queryByRole('button')).toBeNull();
  },
};

/** The captain of the other team reads the protest, and can do nothing about it. */
export const OtherTeam: Story = {
  parameters: { screen: { msw: protested(asCaptain(1)) } },
  play: async ({ canvas, say }) => {
    const section = within(await canvas.findByRole('region', { name: say(messages.title) }));
    await expect(section.getByText(words)).toBeVisible();
    await expect(section.queryByRole('button')).toBeNull();
  },
};

/** A marker at the boards, who has no team in the match, reads no protests. */
export const Marker: Story = {
  parameters: { screen: { msw: protested({ isEditor: false, sides: [], mayRun: true, mayScore: true }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('table', { name: say(matchMessages.sheet) })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: say(messages.title) })).toBeNull();
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.of, { team: matchOf(world).home.name }))).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  parameters: { screen: { world: longGermanNames } },
};
