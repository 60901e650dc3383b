import { openClub, pairTablet, signUp } from '../scripts/rehearse/organiser.ts';
import { client, demoLogins, newEmail, newId } from './api.ts';

/** The demo data that the walk visits, found through the API, and the token of a new board. */
export type Demo = Awaited<ReturnType<typeof findDemo>>;

const logIn = ({ email, password }: { email: string; password: string }) => client.call('login', { email, password });

export async function findDemo() {
  const logins = demoLogins();
  const { token } = await logIn(logins.organiser);
  const organiser = await client.call('getUser', {}, { token });
  const club = organiser?.memberships[0]?.organisation;
  const { token: adminToken } = await logIn(logins.administrator);
  const { items } = await client.call('listTournaments', {});
  const tournament = items.find(({ status, organisation }) => status === 'finished' && organisation.id === club?.id);
  // Other flows may have left running tournaments, so the API is asked which one the home page shows first.
  const {
    tournaments: [atHome],
  } = await client.call('getHome', {});
  if (!atHome) throw new Error('The home page shows no tournament, but the walk needs one.');
  if (!organiser || !club || !tournament?.winner)
    throw new Error('The demo data have no finished tournament with a winner, but the walk needs one.');
  const { games } = await client.call('getBracket', { tournament: tournament.slug, role: 'winners' });
  const final = games.find(({ round, rounds, thirdPlace }) => round === rounds && !thirdPlace);
  if (!final) throw new Error('The finished tournament of the demo data has no final, but the walk needs one.');
  const { games: consolation } = await client.call('getBracket', { tournament: tournament.slug, role: 'losers' });
  const [loser = ''] = consolation.flatMap(({ sides }) => sides.map(({ name }) => name));

  const owner = await signUp(client, { name: 'Walker', email: newEmail('walker'), password: 'a board to walk to' });
  const hall = await openClub(client, owner, { organisation: 'Walk', timeZone: 'Europe/Brussels', location: 'Walk', boards: 1, newId });
  const boardToken = await pairTablet(client, owner, hall.boards[0]!.id);
  return { token, adminToken, boardToken, organiser, club, tournament, atHome, final, winner: tournament.winner, loser };
}
