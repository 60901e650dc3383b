import type { PresenceMember } from './protocol.ts';

type Member = { info: unknown; sockets: number };

type Channel<Socket> = { sockets: Set<Socket>; userOf: Map<Socket, string>; members: Map<string, Member> };

/** The members of a presence channel, as a new subscriber receives them. */
export type Presence = { ids: string[]; hash: Record<string, unknown>; count: number };

/** The sockets of each channel, and the members of presence channels. A channel exists while it has a socket. */
export type Channels<Socket> = {
  /** `joined`: whether this is the first socket of its user on the channel. */
  add: (name: string, socket: Socket, member?: PresenceMember) => { joined: boolean };
  /** `left`: the user, if this was their last socket on the channel. */
  remove: (name: string, socket: Socket) => { left?: string };
  sockets: (name: string) => ReadonlySet<Socket> | undefined;
  presence: (name: string) => Presence;
  userOf: (name: string, socket: Socket) => string | undefined;
  users: (name: string) => string[];
  names: () => string[];
};

/** Channels in memory. */
export function createChannels<Socket>(): Channels<Socket> {
  const channels = new Map<string, Channel<Socket>>();

  function open(name: string): Channel<Socket> {
    const channel = channels.get(name) ?? { sockets: new Set(), userOf: new Map(), members: new Map() };
    channels.set(name, channel);
    return channel;
  }

  return {
    add: (name, socket, member) => {
      const channel = open(name);
      channel.sockets.add(socket);
      if (member === undefined) return { joined: false };
      const user = String(member.user_id);
      channel.userOf.set(socket, user);
      const known = channel.members.get(user);
      if (known) known.sockets += 1;
      else channel.members.set(user, { info: member.user_info, sockets: 1 });
      return { joined: known === undefined };
    },
    remove: (name, socket) => {
      const channel = channels.get(name);
      if (!channel?.sockets.delete(socket)) return {};
      if (channel.sockets.size === 0) channels.delete(name);
      const user = channel.userOf.get(socket);
      channel.userOf.delete(socket);
      const member = user === undefined ? undefined : channel.members.get(user);
      if (user === undefined || member === undefined) return {};
      member.sockets -= 1;
      if (member.sockets > 0) return {};
      channel.members.delete(user);
      return { left: user };
    },
    sockets: (name) => channels.get(name)?.sockets,
    presence: (name) => {
      const members = [...(channels.get(name)?.members ?? [])];
      return {
        ids: members.map(([user]) => user),
        // `fromEntries` defines own properties, so that a user called "__proto__" is harmless.
        hash: Object.fromEntries(members.map(([user, member]) => [user, member.info ?? null])),
        count: members.length,
      };
    },
    userOf: (name, socket) => channels.get(name)?.userOf.get(socket),
    users: (name) => [...(channels.get(name)?.members.keys() ?? [])],
    names: () => [...channels.keys()],
  };
}
