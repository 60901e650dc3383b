import { channels } from '@oche/api/contract/channels';
import type { EndpointName, Output } from '@oche/api/contract/endpoints';
import type { GameSummary } from '@oche/api/contract/game';

const ofTournaments = (tournaments: readonly { id: string }[]) => tournaments.map(({ id }) => channels.tournament.name(id));
/** Of what a game belongs to: tournaments have a channel. */
const ofParent = ({ parent }: GameSummary) => ofTournaments(parent?.kind === 'tournament' ? [parent] : []);
const ofGame = (game: GameSummary) => [channels.game.name(game.id), ...ofParent(game)];
/** Asked by the tournament's slug: its page reads the tournament too, and follows that. */
const withTournament = () => [];
/** No channel tells of it, so that it is as old as a page may be. */
const untold = () => [];

type ChannelsOf = { [K in EndpointName]?: (answer: Output<K>) => readonly string[] };

/** Which channels tell that an answer on a public page is out of date. No channel tells of a list that is missing here. */
const channelsByEndpoint: ChannelsOf = {
  getHome: ({ live, tournaments }) => [...ofTournaments(tournaments), ...(live ? ofParent(live) : [])],
  listTournaments: ({ items }) => ofTournaments(items),
  getEvent: ({ tournaments }) => ofTournaments(tournaments),
  getTournament: (tournament) => ofTournaments([tournament]),
  listEntries: withTournament,
  listGroups: withTournament,
  listTournamentGames: withTournament,
  getBracket: withTournament,
  getResults: withTournament,
  getGame: ({ game }) => ofGame(game),
  getSiteText: untold,
  getCompetitionContext: untold,
};

/** Public pages read nothing else, except lists of what no channel tells; channelsOf.test.ts sees to it. */
export const isFollowed = (name: EndpointName): boolean => Object.hasOwn(channelsByEndpoint, name);

/** Of all answers of a page. */
export function channelsOf(answers: readonly { name: EndpointName; answer: unknown }[]): string[] {
  return [...new Set(answers.flatMap(({ name, answer }) => channelsByEndpoint[name]?.(answer as never) ?? []))];
}
