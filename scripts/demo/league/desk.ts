import type { Match } from '@oche/api/contract/fixture';
import type { DemoSeason, League } from './season.ts';

/** The squads of a match, home first. */
const squadsOf = ({ squads }: DemoSeason, { home, away }: Match) => [squads.get(home.id)!, squads.get(away.id)!] as const;

/** The home team of a match asks for other evenings, on which captains decide or an organiser does. Returns the request, or null if there are none. */
const askForAnother = async ({ client, newId }: League, season: DemoSeason, match: Match, isForCaptains: boolean) => {
  const [{ token }] = squadsOf(season, match);
  const evenings = await client.call('listOfferableEvenings', { id: match.id }, { token });
  const offers = evenings.filter(({ decidedBy }) => (decidedBy === 'captains') === isForCaptains).slice(0, 2);
  if (offers.length === 0) return null;
  return client.call(
    'askPostponement',
    { id: match.id, requestId: newId(), reason: 'Drie spelers zijn op reis', offers: offers.map(({ day }) => day) },
    { token },
  );
};

/**
 * What lies on the desks of the secretary and of the captain with an account: two penalties, a match that both teams want to move, and a request
 * that the captain has to answer. `coming`: matches of later evenings, in order.
 */
export async function fillDesk(league: League, season: DemoSeason, coming: readonly Match[], captained: string): Promise<void> {
  const { client, token, newId } = league;
  const [, second, , fourth] = [...season.squads.keys()];
  await client.call('addPenalty', { id: newId(), teamId: fourth!, points: 1, fine: 25_00, reason: 'Wedstrijdblad te laat' }, { token });
  const { id } = await client.call(
    'addPenalty',
    { id: newId(), teamId: second!, gamePoints: 2, reason: 'Speler zonder inschrijving' },
    { token },
  );
  await client.call('updatePenalty', { id, liftedBecause: 'De inschrijving was er wel' }, { token });
  const isOwn = ({ home, away }: Match) => [home.id, away.id].includes(captained);
  let [hasAgreed, hasAsked] = [false, false];
  for (const match of coming) {
    if (hasAgreed && hasAsked) return;
    const isForCaptain = match.away.id === captained;
    if (isForCaptain ? hasAsked : hasAgreed || isOwn(match)) continue;
    const request = await askForAnother(league, season, match, isForCaptain);
    if (!request) continue;
    if (isForCaptain) hasAsked = true;
    else {
      const [, away] = squadsOf(season, match);
      await client.call('answerPostponement', { id: request.id, how: 'accept', day: request.offers[0]! }, { token: away.token });
      hasAgreed = true;
    }
  }
}
