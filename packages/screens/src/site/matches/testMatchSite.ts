import type { Match } from '@oche/api/contract/fixture';
import type { MatchEvent, MatchRights } from '@oche/api/contract/match';
import { matchEventVersion, systemAuthor, type MatchEventKind, type MatchPayloads } from '@oche/darts/match/event';
import { foldMatch } from '@oche/darts/match/fold';
import { hasBegun, isSettled } from '@oche/darts/match/results';
import { seen } from '@oche/darts/match/sheet';
import { decidingScore, type MatchState } from '@oche/darts/match/state';
import type { MatchStructure } from '@oche/darts/match/structure';
import { now } from '@oche/mocks/clock';
import { createIds } from '@oche/mocks/ids';
import { groupRefsOf } from '@oche/mocks/managed';
import { buildMatch, figuresOf, matchOf, type MatchStage } from '@oche/mocks/match';
import { mock } from '@oche/mocks/mock';
import { groupOf, standingsOf, teamsOf } from '@oche/mocks/responses/league';
import type { World } from '@oche/mocks/world';

const asSpectator: MatchRights = { isEditor: false, sides: [], mayRun: false, mayScore: false };

/** An event that happens after the stage. */
type Later = { [K in MatchEventKind]: { kind: K; payload: MatchPayloads[K] } }[MatchEventKind];

type Changes = {
  /** the match in the calendar */
  match?: Partial<Match>;
  /** what happens next, each after the match as it is then */
  then?: readonly ((state: MatchState) => Later)[];
  structure?: MatchStructure;
};

/** The page of a match at a stage, and what happened then, as everybody sees it. */
export const shown =
  (stage: MatchStage, { match = {}, then = [], structure }: Changes = {}) =>
  (world: World) => {
    const group = groupOf(teamsOf(world), world.league.group);
    const planned: Match = { ...matchOf(world), ...match };
    const built = buildMatch(world, planned, structure ?? group.structure, stage, asSpectator);
    const newId = createIds(195);
    const { structure: played, folded } = built.sheet;
    let events: readonly MatchEvent[] = built.sheet.events;
    for (const make of then) {
      const made = make(foldMatch(played, events, folded));
      const times = { deviceTime: now.toISOString(), serverTime: now.toISOString() };
      const event = { ...made, ...times, id: newId(now.getTime()), seq: events.length + 1, v: matchEventVersion, author: systemAuthor };
      // TypeScript does not see that a kind with its own payload is a member of the union.
      events = [...events, event as unknown as MatchEvent];
    }
    const state = foldMatch(played, events, folded);
    const hasScore = state.games.some((game) => isSettled(game) || hasBegun(game)) || decidingScore(state).some((points) => points > 0);
    const inSeason: Match = {
      ...{ ...planned, state: match.state ?? state.status, annulled: state.isAnnulled },
      points: hasScore || state.walkover ? decidingScore(state) : null,
    };
    return [
      mock('getCompetitionContext', ({ domainBase64 }) => ({
        ...{ ...world.competition, groups: groupRefsOf(world), match: inSeason, encodedDomain: domainBase64 },
      })),
      mock('getMatch', { ...built.sheet, match: inSeason, events: [...events], length: events.length }),
      mock('getMatchFigures', figuresOf(built)),
      mock('getGame', ({ id }) => {
        const log = built.logs.get(id) ?? [];
        return { game: built.sheet.games.find((game) => game.id === id)!, events: log, length: log.length, scorerEpoch: 0 };
      }),
      mock('getStandings', standingsOf(group)),
    ];
  };

/** A side confirms the match as it is. */
export const confirmed =
  (side: 0 | 1) =>
  (state: MatchState): Later => ({ kind: 'confirm', payload: { side, how: 'user', saw: seen(state) } });

/** The parameters of the page of this match. */
export const siteParams = (world: World) => ({ match: matchOf(world).slug });
