import { checkLineup } from './checkLineup.ts';
import type { PlayerFacts, SeasonLimits } from './checkLineup.ts';
import type { Lineup } from './event.ts';
import { slotsOf } from './lineup.ts';
import type { MatchState } from './state.ts';
import type { Side } from './structure.ts';

/** The facts about a member of the team whom no rule keeps from playing. */
export const eligible = (player: string): PlayerFacts => ({
  ...{ player, roster: 'own', timesAsSubstitute: 0, eligibleFrom: null },
  ...{ formerTeamFrom: null, isSuspended: false, elsewhere: null },
});

/**
 * A lineup for a part, or for a game by its key: each slot gets a player whom the rules allow there, first those with the fewest slots so far, then in
 * the order of `players`. A slot for which there is none stays empty.
 *
 * @throws if the structure has no such part or game
 */
export function pickLineup(state: MatchState, side: Side, id: string, players: readonly PlayerFacts[], season: SeasonLimits): Lineup {
  const slots = slotsOf(state.structure, id);
  if (!slots) throw new Error(`The structure has no part or game ${id}.`);
  const lineup: (string | null)[] = slots.map(() => null);
  const fits = (slot: number, player: string) =>
    checkLineup(state, side, id, lineup.with(slot, player), players, season).every((problem) => problem.slot === null);
  const uses = ({ player }: PlayerFacts) => lineup.filter((each) => each === player).length;
  for (const slot of slots.keys())
    lineup[slot] = players.toSorted((a, b) => uses(a) - uses(b)).find(({ player }) => fits(slot, player))?.player ?? null;
  return lineup;
}
