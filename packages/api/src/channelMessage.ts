import type * as z from 'zod/mini';
import { channels, type ChannelEvent, type ChannelName } from './contract/channels.ts';
import { fromWire, toWire } from './wire.ts';

/** A realtime event in the format of the protocol. */
export type WireMessage = { channel: string; event: string; data: unknown };

function schemaOf(channel: ChannelName, event: string): z.ZodMiniType | undefined {
  const events: Readonly<Record<string, z.ZodMiniType>> = channels[channel].events;
  return Object.hasOwn(events, event) ? events[event] : undefined;
}

/** Encodes a message for a channel: `('game', id, { event: 'appended', data })`. */
export function encodeChannelMessage<C extends ChannelName>(channel: C, id: string, message: ChannelEvent<C>): WireMessage {
  const event = String(message.event);
  const schema = schemaOf(channel, event);
  if (!schema) throw new Error(`channel ${channel} has no event ${event}: declare it in contract/channels.ts`);
  return { channel: channels[channel].name(id), event, data: toWire(schema, message.data) };
}

/** Decodes a received event; undefined if this release does not know the event or its data does not fit the schema. */
export function decodeChannelMessage<C extends ChannelName>(channel: C, event: string, data: unknown): ChannelEvent<C> | undefined {
  const schema = schemaOf(channel, event);
  const parsed = schema?.safeParse(fromWire(schema, data));
  return parsed?.success ? ({ event, data: parsed.data } as ChannelEvent<C>) : undefined;
}
