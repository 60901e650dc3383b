import { describe, expect, test } from 'vitest';
import { structurePresets } from '@oche/darts/match/presets';
import { foldMatch } from '@oche/darts/match/fold';
import type { NewMatchEvent } from '@oche/darts/match/event';
import { gameOfResult } from '@oche/darts/match/state';
import type { Block, MatchStructure } from '@oche/darts/match/structure';
import { deadlineOf } from './deadline.ts';
import { laterGames, lineupTask } from './lineupTask.ts';

const fold = (structure: MatchStructure, events: NewMatchEvent[] = []) => foldMatch(structure, events, {});
const openBlock = (lineup: Block['lineup']): MatchStructure => ({
  ...structurePresets.middenkust,
  blocks: [{ id: 'a', lineup, games: [{ n: 2, size: 1, format: 's' }] }],
});
const named = (game: string, side: 0 | 1): NewMatchEvent => ({
  ...{ id: `${game}-${side}`, v: 1, kind: 'slot', author: 'user:x' },
  payload: { game, side, players: [`p${side}`] },
});

describe('the next lineup of a side', () => {
  test('is first the part before the match', () => {
    const state = fold(structurePresets.middenkust);
    const task = lineupTask(state, 0)!;
    expect(task).toMatchObject({ id: 'match', isSealed: true, firstGame: 1, isBehindOther: false });
    expect(task.slots).toHaveLength(4);
    expect(laterGames(state, task).map(({ number }) => number)).toEqual([5, 6, 7, 8, 9, 10]);
  });

  test('has the seats if blocks read their players from them', () => {
    const seated = Object.values(structurePresets).find(({ seats = 0 }) => seats > 0)!;
    expect(lineupTask(fold(seated), 0)!.slots.filter((slot) => 'seat' in slot)).toHaveLength(seated.seats!);
  });

  test('waits for the side that names its players first', () => {
    const structure = openBlock('home-first');
    expect(lineupTask(fold(structure), 0)).toMatchObject({ id: 'm1', isSealed: false, isBehindOther: false });
    expect(lineupTask(fold(structure), 1)).toMatchObject({ id: 'm1', isBehindOther: true });
    expect(lineupTask(fold(structure, [named('m1', 0)]), 1)).toMatchObject({ id: 'm1', isBehindOther: false });
    expect(lineupTask(fold(openBlock('away-first')), 0)).toMatchObject({ isBehindOther: true });
  });

  test('is named by both sides in any order if it is free', () => {
    for (const side of [0, 1] as const) expect(lineupTask(fold(openBlock('free')), side)).toMatchObject({ id: 'm1', isBehindOther: false });
    expect(lineupTask(fold(openBlock('free'), [named('m1', 0)]), 0)).toBeNull();
  });

  test('does not exist once the match is decided', () => {
    const walkover: NewMatchEvent = { id: 'w', v: 1, kind: 'walkover', author: 'user:x', payload: { absent: 'away', reason: 'Ill' } };
    expect(lineupTask(fold(structurePresets.middenkust, [walkover]), 0)).toBeNull();
  });

  test('is that of the next block once the games of a block have results from paper', () => {
    const structure = structurePresets.middenkust;
    const keys = ['m1', 'm2', 'm3', 'm4'];
    const events = keys.flatMap((key) => [named(key, 0), named(key, 1)]);
    const entered = (count: number) =>
      foldMatch(structure, events, Object.fromEntries(keys.slice(0, count).map((key) => [key, gameOfResult([3, 1])])));
    expect(lineupTask(entered(3), 0)).toMatchObject({ id: 'match', firstGame: 1 });
    expect(lineupTask(entered(4), 0)).toMatchObject({ id: 'b', firstGame: 5 });
  });

  test('does not exist for a match that is annulled', () => {
    const annul: NewMatchEvent = { id: 'x', v: 1, kind: 'annul', author: 'user:x', payload: { reason: 'Abandoned' } };
    expect(lineupTask(fold(structurePresets.middenkust, [annul]), 0)).toBeNull();
  });
});

describe('the deadline of a lineup', () => {
  const sheet = (calledAt: string | null) =>
    ({ match: { startsAt: '2026-11-27T20:00', timeZone: 'Europe/Brussels' }, games: [{ position: 1, calledAt }] }) as never;
  const rules = { lineup: { opens: 24, closes: 15 } } as never;
  const at = (firstGame: number) => ({ firstGame }) as never;

  test('is before the start of the match, in its time zone', () => {
    expect(new Date(deadlineOf(sheet(null), at(1), rules)!).toISOString()).toBe('2026-11-27T18:45:00.000Z');
  });

  test('is five minutes after the last call before a later block', () => {
    expect(new Date(deadlineOf(sheet('2026-11-27T20:10:00.000Z'), at(5), rules)!).toISOString()).toBe('2026-11-27T20:15:00.000Z');
    expect(deadlineOf(sheet(null), at(5), rules)).toBeNull();
  });
});
