import { expect, test } from 'vitest';
import { localTime } from '../seed.ts';
import { arrivesBefore } from './evenings.ts';
import { quarterBefore } from './league.ts';

test('at any time, captains of a match of tonight arrive on its day', () => {
  const minute = 60_000;
  // The second is the day of a change of clocks.
  for (const day of ['2026-11-26T00:00Z', '2026-10-24T22:00Z'])
    for (let time = Date.parse(day); time < Date.parse(day) + 25 * 60 * minute; time += minute) {
      const start = quarterBefore(time, localTime);
      expect(start % (15 * minute)).toBe(0);
      expect(start).toBeLessThanOrEqual(time);
      expect(start).toBeGreaterThan(time - 45 * minute);
      expect(localTime(start - arrivesBefore).slice(0, 10)).toBe(localTime(start).slice(0, 10));
    }
});
