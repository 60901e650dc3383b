import type { Topic } from '@oche/api/contract/topics';
import { channels, type ChannelEvent, type ChannelName } from '@oche/api/contract/channels';
import { encodeChannelMessage, type WireMessage } from '@oche/api/channelMessage';
import type { Actor } from './platform/actor.ts';
import type { Context, Handlers } from './platform/context.ts';
import { db } from './platform/db/current.ts';
import { readableGame } from './games/handlers.ts';
import { parents } from './games/parents.ts';
import { isUuid } from './platform/ids.ts';
import { can, isPrivate } from './platform/policies.ts';
import { forbidden } from './platform/refusal.ts';
import { sha256 } from './platform/secrets.ts';

/** Checks whether an actor may subscribe to a signed channel, by the prefix of the channel's name. */
const maySubscribe: Record<string, (id: string, actor: Actor, now: Date) => Promise<boolean>> = {
  'private-user': async (id, actor) => actor.kind === 'user' && actor.userId === id,
  'private-board': async (id, actor) => {
    if (actor.kind === 'board' && actor.boardId === id) return true;
    const board = await db()
      .selectFrom('boards')
      .innerJoin('locations', 'locations.id', 'boards.locationId')
      .select('locations.organisationId')
      .where('boards.id', '=', id)
      .executeTakeFirst();
    return board !== undefined && can.manage(actor, board);
  },
  'private-tournament': async (id, actor) => {
    const tournament = await db()
      .selectFrom('tournaments')
      .select(['organisationId', 'visibility', 'status'])
      .where('id', '=', id)
      .executeTakeFirst();
    // Not for public tournaments: a signature made while a tournament is public would stay valid after it becomes private.
    return tournament !== undefined && isPrivate(tournament) && can.see(actor, tournament);
  },
  'private-game': async (id, actor, now) => {
    const game = await readableGame(id, actor, now);
    return game !== undefined && game.isPrivate !== false;
  },
  'presence-game': async (id, actor, now) => (await readableGame(id, actor, now)) !== undefined,
};

/** The member of a presence channel as JSON. It has neither name nor id of the account, because all subscribers can read it. */
const memberOf = async (gameId: string, socketId: string, { actor, now }: Pick<Context, 'actor' | 'now'>): Promise<string> => {
  const identity = actor.kind === 'user' ? actor.userId : actor.kind === 'board' || actor.kind === 'game' ? actor.tokenId : socketId;
  const game = await readableGame(gameId, actor, now);
  const role = game && actor.kind !== 'user' && can.score(actor, game) ? 'scorer' : 'spectator';
  return JSON.stringify({ user_id: sha256(`${gameId} ${identity}`).slice(0, 22), user_info: { role } });
};

export const broadcastingHandlers = {
  broadcastingAuth: async ({ socketId, channelName }, { actor, now, signChannel }) => {
    const [, kind = '', id = ''] = channelName.match(/^((?:private|presence)-[a-z]+)-(.+)$/) ?? [];
    if (!isUuid(id) || !Object.hasOwn(maySubscribe, kind) || !(await maySubscribe[kind]!(id, actor, now))) throw forbidden();
    if (kind !== 'presence-game') return { auth: signChannel(socketId, channelName) };
    const channelData = await memberOf(id, socketId, { actor, now });
    return { auth: signChannel(socketId, channelName, channelData), channelData };
  },
} satisfies Partial<Handlers>;

/**
 * A message with its channels: the public channel of a game or tournament, or its private channel if the tournament is private. A change of the
 * tournament itself, and `changed` of a game, go to both, because they may have become private. They contain no data: subscribers refetch, and
 * those without access are refused.
 */
export const withChannels = async <C extends ChannelName>(
  channel: C,
  id: string,
  message: ChannelEvent<C>,
): Promise<WireMessage & { channels: string[] }> => {
  const encoded = encodeChannelMessage(channel, id, message);
  if (channel !== 'game' && channel !== 'tournament') return { ...encoded, channels: [encoded.channel] };
  const [publicChannel, privateChannel] =
    channel === 'game' ? [channels.game, channels.privateGame] : [channels.tournament, channels.privateTournament];
  const { topics } = encoded.data as { topics?: readonly Topic[] };
  const isForBoth = encoded.event === 'changed' && (channel === 'game' || topics?.includes('tournament'));
  if (isForBoth) return { ...encoded, channels: [publicChannel.name(id), privateChannel.name(id)] };
  return { ...encoded, channels: [((await isOfPrivateParent(channel, id)) ? privateChannel : publicChannel).name(id)] };
};

const isOfPrivateParent = async (channel: 'game' | 'tournament', id: string): Promise<boolean> =>
  (
    await db()
      .selectFrom(() => parents().as('parents'))
      .select('isPrivate')
      .where('id', '=', (eb) =>
        channel === 'tournament' ? eb.val(id) : eb.selectFrom('games').select('parentId').where('games.id', '=', id),
      )
      .executeTakeFirst()
  )?.isPrivate ?? false;
