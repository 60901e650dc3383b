import type { TeamRegistration, teamRegistrationEndpoints } from '@oche/api/contract/teamRegistration';
import { slugOf } from '../builders.ts';
import { now } from '../clock.ts';
import { createIds } from '../ids.ts';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';
import { teamsOf } from './league.ts';
import { byId } from './parts.ts';

/** Two teams that ask to play: a new one at a location that nobody knows, and one of an earlier season at the location of the world. */
export const registrationsOf = ({ competition, location, league }: World): TeamRegistration[] => {
  const newId = createIds(219);
  const common = { seasonId: competition.season?.id ?? newId(now.getTime()), homeWeekday: 5, homeTime: '20:00' };
  const [first = '', second = ''] = league.people;
  const [known = ''] = league.teams;
  const former = `${known.replace(/ \S+$/, '')} C`;
  return [
    {
      ...{ id: newId(now.getTime()), ...common, name: 'Nieuwe Ploeg', short: 'NP', club: null, location: null },
      ...{ newLocation: 'Café De Drie Pijlen, Kerkstraat 4, Krijtdam', remark: 'We zijn met zes spelers.', sameName: null },
      captain: { name: first, email: 'nieuwe.ploeg@krijtland.example' },
      confirmedAt: '2026-11-26T18:30:00.000Z',
    },
    {
      ...{ id: newId(now.getTime()), ...common, name: former, short: 'DLC', club: former.replace(/ \S+$/, '') },
      ...{
        location: { id: location.id, name: location.name },
        newLocation: null,
        remark: '',
        sameName: { isEntered: false, captains: [second], isKnownAddress: true },
      },
      captain: { name: second, email: 'kapitein.c@krijtland.example' },
      confirmedAt: '2026-11-27T09:00:00.000Z',
    },
  ];
};

/** Endpoints of teams that ask to play in a season. */
export const responsesOfRegistrations = (world: World): ResponsesTo<keyof typeof teamRegistrationEndpoints> => {
  const [asked] = registrationsOf(world);
  const { name, club, homeWeekday, homeTime, newLocation, captain, remark } = asked!;
  const [team] = teamsOf(world);
  return {
    ...{ registerTeam: null, listTeamRegistrations: [], confirmRegistration: { name } },
    getUnconfirmedRegistration: {
      ...{ name, club, homeWeekday, homeTime, location: newLocation, captain: captain.name, remark },
      season: world.competition.season?.name ?? '2026–2027',
    },
    answerRegistration: ({ id, accept, name: chosen, short = '' }) => {
      const answered = byId(registrationsOf(world), id, 'registration');
      const called = chosen ?? answered.name;
      return accept ? { ...team!, name: called, team: { ...team!.team, slug: slugOf(called), short } } : null;
    },
  };
};
