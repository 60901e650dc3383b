import { describe, expect, it } from 'vitest';
import type { Client } from '@oche/api/client';
import type { GameEventInput } from '@oche/api/contract/game';
import { FakeServer } from '@oche/api/testServer';
import { aGame } from '@oche/api/testGame';
import { createRandom } from '@oche/darts/draw/random';
import { foldGame } from '@oche/darts/x01/game';
import { idsOf } from './chance.ts';
import { countLegs } from './legCounter.ts';
import { noTraffic } from './retries.ts';
import { runTablet } from './tablet.ts';

/** Runs a tablet that plays one game on a fake server. `beforeWrite` runs before the server handles each write of the tablet. */
async function play(seed: number, ahead: number, beforeWrite: (server: FakeServer, sent: number) => void = () => {}) {
  const server = new FakeServer();
  const written = new Map<string, GameEventInput[]>();
  const traffic = noTraffic();
  const game = aGame(server.gameId);
  let isOver = false;
  let sent = 0;
  const client: Client = {
    call: async (name, input, options) => {
      if (name === 'getBoard') return { game: isOver ? null : game } as never;
      if (name === 'recordEvents') beforeWrite(server, (sent += 1));
      return server.call(name, input, options);
    },
  };
  const random = createRandom(seed);
  await runTablet({
    client,
    token: 'board',
    random,
    newId: idsOf(random, () => 0),
    traffic,
    written,
    ahead,
    onConfirmed: () => {},
    onFinished: () => void (isOver = true),
    isOver: () => isOver,
    stopped: new AbortController().signal,
  });
  return { server, sent: written.get(server.gameId) ?? [], traffic };
}

const expectAgreement = ({ server, sent }: Awaited<ReturnType<typeof play>>) => {
  expect(server.ids()).toEqual(sent.map(({ id }) => id));
  const state = foldGame(server.log);
  expect(state.next.kind).toBe('over');
  expect(countLegs(sent, 501)).toEqual(state.totalLegs);
};

describe('a tablet', () => {
  it('plays its game to the end, with mistyped and undone visits', async () => {
    let undone = 0;
    for (const seed of [1, 2, 3, 4, 5]) {
      const played = await play(seed, 1);
      expectAgreement(played);
      undone += played.sent.filter(({ kind }) => kind === 'undo').length;
      expect(played.traffic).toMatchObject({ rejected: 0, conflicts: 0 });
    }
    expect(undone).toBeGreaterThan(0);
  });

  it('resends events that the server has lost', async () => {
    const played = await play(1, 3, (server, sent) => sent % 5 === 0 && server.lose(Math.min(4, server.log.length)));
    expectAgreement(played);
    expect(played.traffic.conflicts).toBeGreaterThan(0);
  });

  it('resends the whole game if the server has lost it', async () => {
    expectAgreement(await play(2, 1, (server, sent) => sent === 9 && server.lose(server.log.length)));
  });

  it('takes scoring back after another device has taken it over', async () => {
    const played = await play(3, 1, (server, sent) => {
      if (sent === 7) server.epoch += 1;
    });
    expectAgreement(played);
    expect(played.traffic.conflicts).toBe(1);
  });

  it('fails if another device writes to its game', async () => {
    const payload = { side: 0, total: 100 };
    await expect(
      play(4, 1, (server, sent) => {
        const last = server.log.at(-1);
        if (sent === 6 && last) server.log.push({ ...last, id: 'other-device', seq: last.seq + 1, kind: 'visit', payload });
      }),
    ).rejects.toThrow(/another device wrote to its log/);
  });
});

describe('the count of legs', () => {
  const visit = (id: number, side: number, total: number): GameEventInput => ({
    id: String(id),
    v: 1,
    kind: 'visit',
    payload: { side, total },
    deviceTime: '',
  });
  const undo = (target: number): GameEventInput => ({
    id: `u${target}`,
    v: 1,
    kind: 'undo',
    payload: { target: String(target) },
    deviceTime: '',
  });

  it('counts down and ignores busts and undone visits', () => {
    const leg = [visit(1, 0, 180), visit(2, 1, 60), visit(3, 0, 180), visit(4, 1, 60)];
    expect(countLegs(leg, 501)).toEqual([0, 0]);
    expect(countLegs([...leg, visit(5, 0, 141)], 501)).toEqual([1, 0]);
    expect(countLegs([...leg, visit(5, 0, 140)], 501)).toEqual([0, 0]); // 1 is left: bust
    expect(countLegs([...leg, visit(5, 0, 140), visit(6, 1, 60), visit(7, 0, 141)], 501)).toEqual([1, 0]);
    expect(countLegs([...leg, visit(5, 0, 160), visit(6, 0, 141)], 501)).toEqual([1, 0]); // below 0: bust
    expect(countLegs([...leg, visit(5, 0, 141), undo(5)], 501)).toEqual([0, 0]);
    expect(countLegs([...leg, visit(5, 0, 22), undo(5), visit(6, 0, 141)], 501)).toEqual([1, 0]);
  });
});
