import { gameRef, type Stage } from '../draw/links.ts';
import { placings, type Placing } from '../draw/placings.ts';
import type { GameProgress } from '../draw/progress.ts';
import { entriesOf, type TournamentState } from './tournament.ts';

/** A final place in a whole tournament, and the stage that decided it. `from` and `to` differ if it is shared. */
export type FinalPlace = Placing & { stage: string };

/**
 * The certain final places of a tournament, the best first. Knockouts come in the order in which they are listed (winners' before
 * losers'), then the entries that went out in the groups. An entry that plays on in a later stage has a place only there, for example
 * the losers of a first round that continue in the losers' knockout.
 *
 * Groups of the same stage have no order between them: the winners of four groups share the places 1 to 4. So a tournament with groups
 * only has a winner only if there is one group. Entries of an unbroken tie share their places.
 */
export function finalPlaces(stages: readonly Stage[], state: TournamentState): FinalPlace[] {
  const knockouts = stages.filter((stage) => !hasGroups(stage));
  const groups = stages.filter(hasGroups).toReversed();
  const places: FinalPlace[] = [];
  let offset = 0;
  for (const stage of [...knockouts, ...groups]) {
    const later = stages.slice(stages.indexOf(stage) + 1);
    const playsOn = new Set(later.flatMap((each) => entriesIn(each, state)));
    const own = hasGroups(stage) ? groupPlaces(stage, state, playsOn) : knockoutPlaces(stage, state, playsOn);
    for (const { entry, from, to } of own) {
      places.push({ entry, from: from + offset, to: to + offset, stage: stage.id });
    }
    const gone = later.flatMap((each) => origins(stages, each, state)).filter((origin) => origin === stage);
    offset += origins(stages, stage, state).length - gone.length;
  }
  return places.sort((a, b) => a.from - b.from);
}

/** The winner of the tournament: the only entry at place 1; null if there is none yet, or several share it. */
export const winnerOf = (places: readonly FinalPlace[]): string | null => places.find(({ to }) => to === 1)?.entry ?? null;

const hasGroups = ({ games }: Stage): boolean => games[0]?.group !== undefined;

const sidesOf = (stage: Stage, key: string, { progress }: TournamentState) =>
  (progress.games.get(gameRef(stage.id, key)) as GameProgress).sides;

const entriesIn = (stage: Stage, state: TournamentState): string[] =>
  stage.games.flatMap(({ key }) => sidesOf(stage, key, state).flatMap(entriesOf));

/**
 * The origin of each entry of a stage, also of entries that are not known yet: the earlier stage whose game or group leads here, or
 * null for an entry of the draw itself.
 */
function origins(stages: readonly Stage[], stage: Stage, state: TournamentState): (Stage | null)[] {
  const nearestFirst = stages.slice(0, stages.indexOf(stage) + 1).reverse();
  const found = new Map<string, Stage | null>();
  for (const { key, slots } of stage.games) {
    slots.forEach((slot, i) => {
      if (sidesOf(stage, key, state)[i as 0 | 1].kind === 'bye') return;
      const leadsHere = ({ key, group }: Stage['games'][number]) =>
        slot.kind === 'rank' ? group === slot.group : 'game' in slot && key === slot.game;
      const origin = nearestFirst.find(({ games }) => games.some(leadsHere)) ?? null;
      // An entry has the same slot in every game of its group, and counts once.
      if (origin !== stage) found.set(JSON.stringify(slot), origin);
    });
  }
  return [...found.values()];
}

/** The places of the entries that went out in this knockout. Entries of the same round that play on leave their places to the others. */
function knockoutPlaces(stage: Stage, { progress }: TournamentState, playsOn: ReadonlySet<string>): Placing[] {
  const all = placings(stage, progress);
  const gone = all.filter(({ entry }) => playsOn.has(entry));
  return all
    .filter(({ entry }) => !playsOn.has(entry))
    .map(({ entry, from, to }) => ({
      entry,
      from: from - gone.filter((other) => other.to < from).length,
      to: to - gone.filter((other) => other.from <= to).length,
    }));
}

/** The places of the entries that went out in this stage of groups, by their position. The groups share them. */
function groupPlaces(stage: Stage, { tables, blocked }: TournamentState, playsOn: ReadonlySet<string>): Placing[] {
  const own = [...tables].filter(([, table]) => table.stage === stage.id);
  const isOpen = ([ref, { complete }]: (typeof own)[number]) => !complete || blocked.includes(ref);
  if (own.some(isOpen)) return [];
  const out = own.flatMap(([, { rows }]) => rows).filter(({ entry }) => !playsOn.has(entry));
  return out.map(({ entry, position }) => ({
    entry,
    from: out.filter((other) => other.position < position).length + 1,
    to: out.filter((other) => other.position <= position).length,
  }));
}
