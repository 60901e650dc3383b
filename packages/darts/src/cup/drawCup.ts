import { clubMeetings, drawSeeding } from '../draw/drawSeeding.ts';
import type { GroupEntry } from '../draw/groups.ts';
import { knockout } from '../draw/knockout.ts';
import type { Meetings } from '../draw/meetings.ts';
import type { DrawnGame } from '../draw/slot.ts';
import type { Turn } from './drawRound.ts';

/** The draw of a whole cup. */
export type CupDraw = {
  /** all rounds up to the final, as `knockout` has them */
  ties: DrawnGame[];
  /** the order in which a live draw turns the names over: the seeds, the best first, then the other teams from the top of the bracket */
  turns: Turn[];
  /** the rounds in which clubmates meet, with the bounds for any bracket with these seeds */
  meetings: Meetings;
};

/**
 * Draws all rounds of a cup at once: a bracket in which seeds have fixed places. The other teams get theirs by lot, so that clubmates
 * meet as late as possible. Byes are in round 1, for the best seeds first.
 *
 * The home team of a tie is decided when both teams are known: `hostOf` with the `historyOf` both teams, then `exchangeSides`.
 *
 * @param teams two or more; the lot decides the order of equal seeds
 * @param drawNumber the published number of the draw, which repeats it for any order of teams
 * @throws RangeError for fewer than two teams; Error if two teams have the same id
 */
export function drawCup(teams: readonly GroupEntry[], drawNumber: number): CupDraw {
  const order = drawSeeding(teams, 'seeded', drawNumber, { apart: 'club' });
  const ties = knockout(
    order.map((entry) => ({ kind: 'entry', entry })),
    { prefix: 'w' },
  );
  const seeds = teams.filter(({ seed }) => seed != null).length;
  const places = new Map<string, Turn>();
  for (const { key, slots } of ties)
    slots.forEach((slot, side) => {
      if (slot.kind === 'entry') places.set(slot.entry, { team: slot.entry, tie: key, side: side as 0 | 1 });
    });
  const seeded = order.slice(0, seeds);
  return {
    ties,
    turns: [...new Set([...seeded, ...places.keys()])].map((team) => places.get(team) as Turn),
    meetings: clubMeetings(order, teams, seeds),
  };
}
