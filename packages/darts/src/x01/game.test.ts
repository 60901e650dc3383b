import { describe, expect, it } from 'vitest';
import { TestLog } from './testLog.ts';
import { openAnswers } from './visit.ts';

const straightIn = { in: 'straight', out: 'double', isIn: true } as const;

describe('the leg of the 2023 World Championship final, typed as totals', () => {
  it('asks one question, of the side that does not win', () => {
    const log = new TestLog();
    log.throw(180, 180, 177, 180);
    expect(openAnswers(144, 120, straightIn)).toEqual([
      { darts: 3, doubles: 0 },
      { darts: 3, doubles: 1 },
    ]);
    log.add('visit', log.payload(120, { darts: 3, doubles: 1 }));
    expect(openAnswers(141, 141, straightIn)).toEqual([{ darts: 3, doubles: 1 }]);
    log.throw(141);
    expect(log.state).toMatchObject({ winner: 1, ending: 'played', totalLegs: [0, 1], next: { kind: 'over' } });
    expect(log.state.legs[0]?.visits.map(({ darts, doubles }) => [darts, doubles])).toEqual([
      [3, 0],
      [3, 0],
      [3, 0],
      [3, 0],
      [3, 1],
      [3, 1],
    ]);
    expect(log.state.legs[0]?.remaining).toEqual([24, 0]);
  });
});
