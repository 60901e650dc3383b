import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventVersion } from './event.ts';
import type { GameEvent } from './event.ts';
import { foldGame } from './game.ts';
import type { GameState } from './state.ts';

/**
 * Logs of each released event version, with the states to which they folded. They are never edited, because the meaning of a stored
 * game must not change. The state can get new fields, but no field can change.
 */
const folder = new URL('recorded/', import.meta.url);
const files = readdirSync(folder);
type Recorded = { name: string; log: GameEvent[]; state: GameState };

describe('recorded logs', () => {
  it('exist for every version of an event', () => {
    expect(files).toEqual(Array.from({ length: eventVersion }, (_, index) => `v${index + 1}.json`));
  });

  for (const file of files)
    for (const { name, log, state } of JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Recorded[])
      it(`${file}: ${name}`, () => {
        expect(foldGame(log)).toMatchObject(state);
      });
});
