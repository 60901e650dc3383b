import type { Endpoint } from '@oche/api/contract/define';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import { fromWire, toWire } from '@oche/api/wire';
import { describe, expect, test } from 'vitest';
import { responsesOf } from './responses.ts';
import { afterTheDraw, beforeTheDraw, empty, eveningInProgress, finished, longGermanNames, theFinal } from './world.ts';

const worlds = { afterTheDraw, beforeTheDraw, empty, eveningInProgress, finished, longGermanNames, theFinal };

/** The responses of a world that need no input. */
const responsesIn = (name: keyof typeof worlds) => {
  const world = worlds[name]();
  const { tournament, winners, losers, groups, results, logs, playList } = world;
  const reads = { getTournament: tournament, getBracket: winners, listGroups: groups, getResults: results, getPlayList: playList };
  const fixed = Object.entries(responsesOf(world)).filter(([, response]) => typeof response !== 'function');
  return [...fixed, ...Object.entries(reads), ['getBracket', losers], ...logs.map((log) => ['getGame', log] as const)] as [
    EndpointName,
    unknown,
  ][];
};

describe.each(Object.keys(worlds) as (keyof typeof worlds)[])('the world %s', (name) => {
  test('matches the contract, and is not changed by the wire format', () => {
    const responses = responsesIn(name);
    expect(responses.length).toBeGreaterThan(15);
    for (const [endpoint, response] of responses) {
      const { output }: Endpoint = endpoints[endpoint];
      expect(output.safeParse(response), endpoint).toMatchObject({ success: true });
      const sent: unknown = JSON.parse(JSON.stringify(toWire(output, response)));
      expect(fromWire(output, sent), endpoint).toEqual(response);
    }
  });
});

test('the wire format does not change the payloads of a log', () => {
  const { logs } = eveningInProgress();
  const log = logs.find(({ events }) => events.some(({ kind }) => kind === 'throwFirst'));
  const sent = toWire(endpoints.getGame.output, log) as { events: { payload: unknown; device_time: string }[] };
  expect(sent.events.map(({ payload }) => payload)).toEqual(log?.events.map(({ payload }) => payload));
  expect(sent.events[0]?.device_time).toBe(log?.events[0]?.deviceTime);
});
