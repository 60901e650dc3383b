import { href } from '@oche/routes/href';
import type { Locale } from '@oche/i18n/locales';
import { intlOf } from '../mails/mails.ts';
import type { Context, Work } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { pushMinutes, type Delivery, type Device } from '../platform/push/sendPush.ts';
import { messages } from './messages.ts';

/** How many devices get a message at the same time. A call has at most a few hundred. */
const atOnce = 100;

/** What the service worker shows: a title and a text, and the path of the page that a press opens. */
export type PushText = { title: string; body: string; path: string };

/** A subscription that follows a player, in one tournament or everywhere. */
type Follower = Device & { id: string; langcode: Locale; playerId: string; tournamentId: string | null };

/** The devices that follow these players, each once for each player. */
const followersOf = (playerIds: readonly string[], now: Date): Promise<Follower[]> => {
  const columns = (['id', 'endpoint', 'p256dh', 'auth', 'langcode'] as const).map((column) => `pushSubscriptions.${column}` as const);
  const ofEntries = db()
    .selectFrom('pushSubscriptions')
    .innerJoin('entryPlayers', 'entryPlayers.entryId', 'pushSubscriptions.entryId')
    .select(columns)
    .select((eb) => ['playerId', eb.ref('tournamentId').$castTo<string | null>().as('tournamentId')])
    .where('playerId', 'in', playerIds);
  const ofUsers = db()
    .selectFrom('pushSubscriptions')
    .innerJoin('tokens', 'tokens.id', 'pushSubscriptions.tokenId')
    .innerJoin('users', 'users.id', 'tokens.userId')
    .innerJoin('players', 'players.userId', 'users.id')
    .select(columns)
    .select((eb) => ['players.id as playerId', eb.cast<string | null>(eb.val(null), 'uuid').as('tournamentId')])
    .where('players.id', 'in', playerIds)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('lockedAt', 'is', null);
  return ofEntries.unionAll(ofUsers).execute();
};

/** The games to which these players are called now, to play or to mark, with the number of the board. */
const callsOf = (playerIds: readonly string[]) =>
  db()
    .selectFrom('games')
    .innerJoin('boards', 'boards.id', 'games.boardId')
    .leftJoin('gameParents', 'gameParents.id', 'games.parentId')
    .leftJoin('gameSidePlayers', (join) =>
      join.onRef('gameSidePlayers.gameId', '=', 'games.id').on('gameSidePlayers.playerId', 'in', playerIds),
    )
    .select(['games.id', 'games.parentId', 'games.markerPlayerId', 'games.startedAt', 'boards.number', 'gameParents.kind'])
    .select('gameSidePlayers.playerId')
    .where('calledAt', 'is not', null)
    .where('finishedAt', 'is', null)
    .where((eb) => eb.or([eb('gameSidePlayers.playerId', 'is not', null), eb('markerPlayerId', 'in', playerIds)]))
    .execute();
type Call = Awaited<ReturnType<typeof callsOf>>[number];

/** `key`: the same call or recall has the same key */
type Push = { key: string; text: PushText };

/** What a device is told: a call that is waiting for its player, or a recall. Null if neither is true any more. */
const pushFor = async (follows: readonly Follower[], calls: readonly Call[], isRecall: boolean): Promise<Push | null> => {
  const { langcode, tournamentId } = follows[0]!;
  const players = new Set(follows.map(({ playerId }) => playerId));
  const known = calls.filter(({ parentId }) => tournamentId === null || parentId === tournamentId);
  const plays = known.filter(({ playerId }) => playerId !== null && players.has(playerId));
  const marks = known.filter(({ markerPlayerId }) => markerPlayerId !== null && players.has(markerPlayerId));
  const { formatMessage } = await intlOf(langcode);
  const pushOf = (kind: 'called' | 'marking', { id, parentId, kind: parentKind, number }: Call): Push => {
    const path = parentKind === 'tournament' ? href('tournament', { tournament: parentId! }, langcode) : href('live', { id }, langcode);
    const [title, body] = kind === 'called' ? [messages.called, messages.calledText] : [messages.marking, messages.markingText];
    return { key: `${kind} ${id} ${number}`, text: { title: formatMessage(title, { board: number }), body: formatMessage(body), path } };
  };
  const waits = ({ startedAt }: Call) => startedAt === null;
  const [called, marked] = [plays.find(waits), marks.find(waits)];
  if (called) return pushOf('called', called);
  if (marked) return pushOf('marking', marked);
  if (!isRecall || plays.length > 0 || marks.length > 0) return null;
  const path = tournamentId === null ? href('profile', {}, langcode) : href('tournament', { tournament: tournamentId }, langcode);
  return { key: 'recalled', text: { title: formatMessage(messages.recalled), body: formatMessage(messages.recalledText), path } };
};

/**
 * The messages to send after the calls of these players have changed. They say what is true now, so that a late one is not wrong. Stores them as
 * told, so that no other job sends them too.
 */
const takePushes = async ({ playerIds, changedAt, isRecall }: Work['push'], { now }: Context) => {
  if (now.getTime() - Date.parse(changedAt) > pushMinutes * 60_000) return [];
  const followers = Map.groupBy(await followersOf(playerIds, now), ({ id }) => id);
  if (followers.size === 0) return [];
  const rows = await db()
    .selectFrom('pushSubscriptions')
    .select(['id', 'told'])
    .where('id', 'in', [...followers.keys()])
    .orderBy('id')
    .forUpdate()
    .execute();
  const calls = await callsOf(playerIds);
  const pushes: { device: Follower; text: PushText }[] = [];
  for (const { id, told } of rows) {
    const follows = followers.get(id)!;
    const push = await pushFor(follows, calls, isRecall);
    if (!push || push.key === told) continue;
    await db().updateTable('pushSubscriptions').set({ told: push.key }).where('id', '=', id).execute();
    pushes.push({ device: follows[0]!, text: push.text });
  }
  return pushes;
};

/** Deletes devices that are gone. Devices that a message did not reach count as not told. */
const recordDeliveries = async (deliveries: readonly { id: string; delivery: Delivery }[]): Promise<void> => {
  const idsOf = (which: Delivery) => deliveries.flatMap(({ id, delivery }) => (delivery === which ? [id] : []));
  const [gone, failed] = [idsOf('gone'), idsOf('failed')];
  if (gone.length > 0) await db().deleteFrom('pushSubscriptions').where('id', 'in', gone).execute();
  if (failed.length > 0) await db().updateTable('pushSubscriptions').set({ told: null }).where('id', 'in', failed).execute();
};

type Services = {
  asSystem: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
  send: (device: Device, text: string) => Promise<Delivery>;
};

/**
 * Tells the devices that follow players about their calls. No transaction is open while it sends. It throws if a push service has failed, so
 * that the job is repeated.
 */
export const pushCalls = async (work: Work['push'], { asSystem, send }: Services): Promise<void> => {
  const pushes = await asSystem((context) => takePushes(work, context));
  const deliveries: { id: string; delivery: Delivery }[] = [];
  for (let start = 0; start < pushes.length; start += atOnce) {
    const sent = pushes
      .slice(start, start + atOnce)
      .map(async ({ device, text }) => ({ id: device.id, delivery: await send(device, JSON.stringify(text)) }));
    deliveries.push(...(await Promise.all(sent)));
  }
  if (deliveries.length > 0) await asSystem(() => recordDeliveries(deliveries));
  const failed = deliveries.filter(({ delivery }) => delivery === 'failed').length;
  if (failed > 0) throw new Error(`${failed} messages could not be delivered.`);
};
