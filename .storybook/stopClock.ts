import { now } from '@oche/mocks/clock';
import { createRandom } from '@oche/darts/draw/random';

const RealDate = Date;
const { random } = Math;
const stoppedAt = now.getTime();

class StoppedDate extends RealDate {
  constructor(...args: unknown[]) {
    super(...((args.length > 0 ? args : [stoppedAt]) as [number]));
  }
  static override now() {
    return stoppedAt;
  }
}
// `instanceof Date` must also be true for dates that were created before the clock stopped.
Object.defineProperty(StoppedDate, Symbol.hasInstance, { value: (value: unknown) => value instanceof RealDate });

let stoppedStories = 0;

/**
 * Stops the clock at the time of the mocks and makes random numbers repeatable. Returns a function that undoes this. If several stories are shown, as
 * on a docs page, the clock runs again when all of them have called this function.
 */
export const stopClock = (): (() => void) => {
  stoppedStories += 1;
  globalThis.Date = StoppedDate as DateConstructor;
  Math.random = createRandom(180);
  return () => {
    stoppedStories -= 1;
    if (stoppedStories > 0) return;
    globalThis.Date = RealDate;
    Math.random = random;
  };
};
