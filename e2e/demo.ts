import { openClub, pairTablet, signUp } from '../scripts/rehearse/organiser.ts';
import { client, demoLogins, newEmail, newId } from './api.ts';

/** The demo data that the flows over all pages need, fetched from the API, and the token of a new board. */
export type Demo = Awaited<ReturnType<typeof findDemo>>;

const logIn = ({ email, password }: { email: string; password: string }) => client.call('login', { email, password });

export async function findDemo() {
  const logins = demoLogins();
  const { token } = await logIn(logins.organiser);
  const organiser = await client.call('getUser', {}, { token });
  const club = organiser?.memberships.find(({ organisation }) => organisation.kind === 'club')?.organisation;
  const { token: adminToken } = await logIn(logins.administrator);
  const { items } = await client.call('listTournaments', {});
  const tournament = items.find(({ status, organisation }) => status === 'finished' && organisation.id === club?.id);
  // The first tournament on the home page may be one that another flow has left running.
  const {
    tournaments: [firstAtHome],
  } = await client.call('getHome', {});
  if (!firstAtHome) throw new Error('The home page shows no tournament, but the flows need one.');
  if (!organiser || !club || !tournament?.winner)
    throw new Error('The demo data contains no finished tournament with a winner, but the flows need one.');
  const { games } = await client.call('getBracket', { tournament: tournament.slug, role: 'winners' });
  const final = games.find(({ round, rounds, thirdPlace }) => round === rounds && !thirdPlace);
  if (!final) throw new Error('The finished tournament of the demo data has no final, but the flows need one.');
  const { games: consolation } = await client.call('getBracket', { tournament: tournament.slug, role: 'losers' });
  const [loser = ''] = consolation.flatMap(({ sides }) => sides.map(({ name }) => name));

  const [ranking] = (await client.call('listManagedRankings', { organisationId: club.id }, { token })).items;
  if (!ranking) throw new Error('The club of the demo data has no ranking, but the flows need one.');

  const available = await client.call('listAvailableOrganisations', {}, { token: adminToken });
  const managed = available.find(({ name }) => name === 'Dartsfederatie Krijtland');
  if (!managed) throw new Error('The demo data contains no league, but the flows need one.');
  const league = await client.call('getManagedCompetition', { orgSlug: managed.slug }, { token: adminToken });
  const [firstTeam] = await client.call('listTeams', { seasonId: league.seasons[0]!.id });
  if (!firstTeam?.location) throw new Error('The league of the demo data has no team with a location, but the flows need one.');
  const leagueTeam = { ...firstTeam, location: firstTeam.location };
  const groups = await client.call('listSeasonGroups', { seasonId: leagueTeam.seasonId });
  const leagueGroup = groups.find(({ kind, teams }) => kind === 'league' && teams.some(({ id }) => id === leagueTeam.id));
  if (!leagueGroup) throw new Error('The league of the demo data has no division, but the flows need one.');
  const [leagueMember] = await client.call('listSeasonMembers', { seasonId: leagueTeam.seasonId, teamId: leagueTeam.id });
  if (!leagueMember) throw new Error('The first team of the league has no player, but the flows need one.');
  const [leagueMatch] = (await client.call('listMatches', { seasonId: leagueTeam.seasonId })).items;
  if (!leagueMatch) throw new Error('The league of the demo data has no match, but the flows need one.');
  const { items: playing } = await client.call('listMatches', { seasonId: leagueTeam.seasonId, state: 'playing' });
  const sheets = await Promise.all(playing.map(({ id }) => client.call('getMatch', { id })));
  // In some matches, a game has just ended and the next one has not begun.
  const live = sheets.find(({ games }) => games.some(({ phase }) => phase === 'playing'));
  const liveGame = live?.games.find(({ phase }) => phase === 'playing');
  if (!live || !liveGame) throw new Error('No match of the demo data has a running game, but the flows need one.');
  const [leagueNews] = (await client.call('listNews', { seasonId: leagueTeam.seasonId, state: 'published' }, { token: adminToken })).items;
  if (!leagueNews) throw new Error('The league of the demo data has no news, but the flows need one.');
  const [leagueBoardMember] = await client.call('listBoardMembers', { seasonId: leagueTeam.seasonId }, { token: adminToken });
  const [leagueDocument] = await client.call('listDocuments', { seasonId: leagueTeam.seasonId }, { token: adminToken });
  if (!leagueDocument) throw new Error('The league of the demo data has no document, but the flows need one.');
  if (!leagueBoardMember) throw new Error('The league of the demo data has no board, but the flows need one.');

  const owner = await signUp(client, { name: 'Board Owner', email: newEmail('board'), password: 'a board for the flows' });
  const hall = await openClub(client, owner, { organisation: 'Board', timeZone: 'Europe/Brussels', location: 'Hall', boards: 1, newId });
  const boardToken = await pairTablet(client, owner, hall.boards[0]!.id);
  return {
    token,
    adminToken,
    boardToken,
    organiser,
    club,
    tournament,
    ranking,
    league,
    leagueTeam,
    leagueMember,
    leagueGroup,
    leagueMatch,
    leagueGame: { ...liveGame, match: live.match.slug },
    leagueNews,
    leagueBoardMember,
    leagueDocument,
    firstAtHome,
    final,
    winner: tournament.winner,
    loser,
  };
}
