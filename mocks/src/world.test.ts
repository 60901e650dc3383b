import { describe, expect, test } from 'vitest';
import { afterAWithdrawal, empty, knockoutInProgress, longGermanNames, tieToDecide } from './world.ts';

describe('worlds match their names', () => {
  test('tieToDecide: one group waits for a decision, and its ranks are unknown in the knockouts', () => {
    const { groups, games } = tieToDecide();
    expect(groups.map(({ unresolved }) => unresolved.map((tied) => tied.length)).flat()).toEqual([3]);
    const rows = groups.flatMap((group) => group.rows.filter(({ entry }) => group.unresolved.flat().includes(entry.id)));
    expect(new Set(rows.map(({ points, legsFor, legsAgainst }) => `${points}, ${legsFor}–${legsAgainst}`)).size).toBe(1);
    const waitsFor = groups.find(({ unresolved }) => unresolved.length > 0)?.number;
    const open = games.flatMap(({ sides }) => sides).filter(({ sideKind, slot }) => sideKind === 'tbd' && slot?.kind === 'rank');
    expect(open.map(({ slot }) => slot)).toContainEqual(expect.objectContaining({ group: waitsFor }));
    expect(games.some(({ phase }) => phase === 'playing')).toBe(true);
  });

  test('afterAWithdrawal: one game ended by walkover, and its winner plays in the next round', () => {
    const { games, entries, results } = afterAWithdrawal();
    const [game] = games.filter(({ ending }) => ending === 'walkover');
    const gone = entries.find(({ withdrawn }) => withdrawn);
    expect(game).toMatchObject({ phase: 'finished', board: null, startedAt: null, length: 2 });
    expect(game?.sides.find(({ isWinner }) => !isWinner)?.id).toBe(gone?.id);
    expect(game?.sides.map(({ score }) => score)).toEqual([0, 0]);
    const winner = game?.sides.find(({ isWinner }) => isWinner)?.id;
    const next = games.filter(
      ({ stage, round, sides }) => stage.role === game?.stage.role && round === 2 && sides.some(({ id }) => id === winner),
    );
    expect(next).toHaveLength(1);
    expect(results.statistics.find(({ entry }) => entry.id === gone?.id)?.games).toBe(4);
  });

  test('knockoutInProgress: every group is complete', () => {
    expect(knockoutInProgress().groups.every(({ complete }) => complete)).toBe(true);
  });

  test('empty: every list is empty', () => {
    const { entries, games, tournaments, groups, players, logs } = empty();
    expect([entries, games, tournaments, groups, players, logs].map((list) => list.length)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('longGermanNames: no name is short', () => {
    const { entries, tournament, location } = longGermanNames();
    for (const name of [...entries.map((entry) => entry.name), tournament.name, location.name, tournament.organisation.name]) {
      expect(name.length).toBeGreaterThanOrEqual(28);
    }
  });
});
