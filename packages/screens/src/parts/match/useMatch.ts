import { useCallback, useMemo } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { MatchEvent, MatchSheet } from '@oche/api/contract/match';
import type { QueuedMatchEvent } from '@oche/api/matchQueue';
import { ApiError } from '@oche/api/errors';
import { useCall, useRead } from '@oche/api/query';
import { newestOf } from '@oche/api/keptGames';
import { read } from '@oche/api/read';
import { useSession } from '@oche/api/session';
import { useMatchQueue } from '@oche/api/useMatchQueue';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { matchEventVersion, type MatchEventKind, type MatchPayloads, type NewMatchEvent } from '@oche/darts/match/event';
import { foldMatch } from '@oche/darts/match/fold';
import type { MatchCode } from '@oche/darts/match/matchCode';
import { mayRecord } from '@oche/darts/match/record';
import type { FoldedGames, MatchState } from '@oche/darts/match/state';
import { useIntl } from '@oche/i18n/provider';
import { useLive } from '../../shell/useLive.ts';
import { playerNames } from '../people/playerNames.ts';

/** An event to record: a kind with its payload, and why an editor acts for a captain. */
export type Recording = { [K in MatchEventKind]: { kind: K; payload: MatchPayloads[K] & { reason?: string } } }[MatchEventKind];

/** A reason for a payload, if there is one. */
export const because = (reason: string): { reason?: string } => (reason === '' ? {} : { reason });

/** Events on the sheet: those of the server, then those of this device that the server has not confirmed. */
export type ShownEvent = NewMatchEvent & Partial<Pick<MatchEvent, 'seq' | 'serverTime'>> & { deviceTime: string };

/** A match as everybody sees it. */
export type ShownMatch = {
  sheet: MatchSheet;
  /** the match after the log of the server and the events of this device */
  state: MatchState;
  events: readonly ShownEvent[];
  /** the name of a player; an empty text if it is unknown */
  nameOf: (player: string) => string;
  gameOf: (key: string) => GameSummary | undefined;
};

/** A match on a device that may record its events. */
export type UsedMatch = ShownMatch & {
  rights: MatchSheet['rights'];
  /** the queue of this device */
  queue: ReturnType<typeof useMatchQueue>;
  /**
   * Applies events to the match at once, and sends them when possible. If a rule rejects one of them, nothing is recorded, and the result is the
   * code of the rule. `code`: the code of the other team, whose captain signs on this device.
   */
  record: (recordings: readonly Recording[], code?: string) => MatchCode | null;
  /**
   * Sends events at once, so that the caller can show why the server rejects them, such as a wrong code. Without a network, they are recorded and
   * sent later.
   *
   * @throws ApiError also if a rule rejects them on this device
   */
  send: (recordings: readonly Recording[], code?: string) => Promise<void>;
  /** why the rules reject an event now; null if it may be recorded */
  check: (recording: Recording) => MatchCode | null;
  /** the match before one of its events */
  before: (id: string) => MatchState;
  /** whether the rules allow an event now, perhaps with a reason */
  allows: (recording: Recording) => boolean;
  /** the match as an event would make it, to show its effect before it is recorded */
  after: (recording: Recording) => MatchState;
};

type MatchOptions = {
  /** names that go before those on the sheet */
  players?: readonly { id: string; name: string }[];
  /** games that this device has scored, perhaps without a network */
  onDevice?: FoldedGames;
};

const noGames: FoldedGames = {};
const nobody: NonNullable<MatchOptions['players']> = [];

/** A new event as this device sends it. */
export const newMatchEvent = ({ kind, payload }: Recording, id: string = uuidv7(Date.now(), randomBytes())): QueuedMatchEvent =>
  // TypeScript does not see that a kind with its own payload is a member of the union.
  ({ id, v: matchEventVersion, kind, payload, deviceTime: new Date().toISOString() }) as QueuedMatchEvent;

/** The author of the events of a device without an account: the team whose link it has. */
const authorOfLink = ({ rights: { sides }, match: { home, away } }: MatchSheet): string =>
  sides[0] === undefined ? 'device' : `team:${(sides[0] === 0 ? home : away).id}`;

/** The sheet of a match, which follows its channel and records events with and without a network. */
export function useMatch(id: string, { players = nobody, onDevice = noGames }: MatchOptions = {}): UsedMatch {
  const sheet = useRead('getMatch', { id });
  useLive({ sheet: read('getMatch', { id }) }, { prompt: true });
  const queue = useMatchQueue(id);
  const call = useCall();
  const { user } = useSession();
  const { pending } = queue.now;
  const intl = useIntl();
  const { structure, folded, walkover, rights, people, games } = sheet;
  const author = user ? `user:${user.id}` : authorOfLink(sheet);

  const events = useMemo((): readonly ShownEvent[] => {
    const known = new Set(sheet.events.map((event) => event.id));
    return [...sheet.events, ...pending.filter((event) => !known.has(event.id)).map((event) => ({ ...event, author }))];
  }, [sheet.events, pending, author]);
  const fold = useCallback(
    (log: readonly NewMatchEvent[]) => foldMatch(structure, log, newestOf(folded, onDevice), walkover ?? undefined),
    [structure, folded, onDevice, walkover],
  );
  const state = useMemo(() => fold(events), [fold, events]);

  const nameOf = useMemo(() => {
    const onSheet = playerNames(intl, people);
    const names = new Map([
      ...people.map((each) => [each.id, onSheet(each)] as const),
      ...players.map(({ id: player, name }) => [player, name] as const),
    ]);
    return (player: string) => names.get(player) ?? '';
  }, [intl, people, players]);

  /** Checks new events in order and queues them, or returns the code of the rule that rejects one. */
  const queueAll = (made: readonly QueuedMatchEvent[], code: string | undefined): MatchCode | null => {
    const added: QueuedMatchEvent[] = [];
    let [log, now]: [readonly NewMatchEvent[], MatchState] = [events, state];
    // A captain who signs with a code acts for both sides.
    const who = code === undefined ? rights : { ...rights, sides: [0, 1] as const };
    for (const event of made) {
      const ofRules = { ...event, author };
      const broken = mayRecord(now, ofRules, who);
      if (broken) return broken;
      log = [...log, ofRules];
      now = fold(log);
      added.push(code === undefined ? event : { ...event, code });
    }
    queue.add(...added);
    return null;
  };
  const makeAll = (recordings: readonly Recording[]) => recordings.map((recording) => newMatchEvent(recording));
  const record: UsedMatch['record'] = (recordings, code) => queueAll(makeAll(recordings), code);
  const send: UsedMatch['send'] = async (recordings, code) => {
    const signed = code === undefined ? {} : { code };
    const sent = makeAll(recordings);
    try {
      await call('recordMatchEvents', { id, after: sheet.length, events: sent, ...signed });
    } catch (failure) {
      if (!(failure instanceof ApiError) || (failure.status !== 0 && failure.code !== 'behind')) throw failure;
      // The server may have them although its answer was lost, so they keep their ids.
      if (queueAll(sent, code) !== null) throw failure;
    }
  };
  const check: UsedMatch['check'] = (recording) => mayRecord(state, { ...newMatchEvent(recording), author }, rights);
  return {
    ...{ sheet, state, events, rights, queue, record, send, check },
    nameOf,
    gameOf: (key) => games.find((game) => game.key === key),
    before: (target) =>
      fold(
        events.slice(
          0,
          events.findIndex((event) => event.id === target),
        ),
      ),
    after: (recording) => fold([...events, { ...newMatchEvent(recording), author }]),
    allows: (recording) => [null, 'reason-needed'].includes(check(recording)),
  };
}
