import { now } from '@oche/mocks/clock';
import { createRandom } from '@oche/darts/draw/random';

const RealDate = Date;
const { random } = Math;
const standing = now.getTime();

class StandingDate extends RealDate {
  constructor(...args: unknown[]) {
    super(...((args.length > 0 ? args : [standing]) as [number]));
  }
  static override now() {
    return standing;
  }
}
// A date that was made before the clock stopped is one too.
Object.defineProperty(StandingDate, Symbol.hasInstance, { value: (value: unknown) => value instanceof RealDate });

let stories = 0;

/**
 * The clock stands at the moment of the mocked evening, and chance is the same each time. Returns how to undo it: a docs page shows several
 * stories, and the clock runs again once the last has gone.
 */
export const standStill = (): (() => void) => {
  stories += 1;
  globalThis.Date = StandingDate as DateConstructor;
  Math.random = createRandom(180);
  return () => {
    stories -= 1;
    if (stories > 0) return;
    globalThis.Date = RealDate;
    Math.random = random;
  };
};
