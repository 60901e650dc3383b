import type { CompetitionContext } from '@oche/api/contract/competition';
import { TournamentSummary, type Player } from '@oche/api/contract/tournament';
import { buildCompetition, leagueNames, type LeagueNames } from './competition.ts';
import { longPlayerNames, longTournamentName } from './names.ts';
import { notificationsOf } from './notifications.ts';
import { eveningPlan, knockoutPlan } from './plan.ts';
import { buildTournament, type TournamentOptions, type TournamentWorld } from './tournament.ts';

/** The summary of a tournament in lists. */
const summaryOf = ({ tournament }: Pick<TournamentWorld, 'tournament'>): TournamentSummary => TournamentSummary.parse(tournament);

/** All data that the API has in a story: one complete tournament, others in lists, and a competition with its site and its league. */
export type World = TournamentWorld & { tournaments: TournamentSummary[]; competition: CompetitionContext; league: LeagueNames };

/** Builds a world around one tournament, see `TournamentOptions`. */
export const buildWorld = (options: TournamentOptions = {}): World => {
  const world = buildTournament(options);
  const others = [
    buildTournament({ seed: 41, stage: 'registration', players: 12, name: 'Krijtdorp Friday Open 13' }),
    buildTournament({ seed: 42, stage: 'registration', players: 28, name: 'Open de Flèchemont', plan: knockoutPlan }),
    buildTournament({ seed: 43, stage: 'draft', players: 0, name: 'Pfeilingen Stadtpokal', plan: knockoutPlan }),
    buildTournament({ seed: 44, stage: 'finished', players: 8, name: 'Krijtdorp Friday Open 11', plan: knockoutPlan }),
  ];
  const user = { ...world.user, notifications: notificationsOf(world) };
  return { ...world, user, tournaments: [world, ...others].map(summaryOf), competition: buildCompetition(), league: leagueNames };
};

/** A Friday evening in the middle of the group stage, with every board in use. */
export const eveningInProgress = (): World => buildWorld({ stage: 'groups' });
/** The knockouts of the same evening. */
export const knockoutInProgress = (): World => buildWorld({ stage: 'knockout' });
/** Players are being checked in; there is no draw yet. */
export const beforeTheDraw = (): World => buildWorld({ stage: 'check-in' });
/** The draw is made; no dart has been thrown. */
export const afterTheDraw = (): World => buildWorld({ stage: 'drawn' });
/** The final is being played; every other game is finished. */
export const theFinal = (): World => buildWorld({ stage: 'final' });
/** The evening after its last game. */
export const finished = (): World => buildWorld({ stage: 'finished' });

/** The knockouts after a withdrawal: one game ended by walkover. */
export const afterAWithdrawal = (): World => buildWorld({ stage: 'knockout', withdrawn: 1 });

/** The knockouts wait for group A: no criterion separates places 2 to 4, because each of the three beat one of the others 2–0. */
export const tieToDecide = (): World => {
  const { groups } = eveningPlan;
  const tieBreakers = groups?.tieBreakers.filter((criterion) => criterion !== 'average');
  return buildWorld({ stage: 'knockout', seed: 242, plan: { ...eveningPlan, groups: groups && { ...groups, tieBreakers: tieBreakers! } } });
};

/** The evening with very long names of players, places and organisations. */
export const longGermanNames = (options: Omit<TournamentOptions, 'name' | 'names'> = { stage: 'groups' }): World => {
  const world = buildWorld({ ...options, name: longTournamentName, names: longPlayerNames });
  const organisation = { ...world.organisation, name: 'Königliche Dartsfreunde Pfeilingen-Scheibenstadt 1894 e. V.' };
  const location = {
    ...world.location,
    name: 'Vereinsgaststätte „Zur dreifachen Zwanzig“',
    address: 'Doppelsechzehnstraße 180, Pfeilingen',
  };
  const tournament = {
    ...world.tournament,
    organisation: { ...world.tournament.organisation, name: organisation.name },
    location: location.name,
  };
  const others = world.tournaments.slice(1);
  return {
    ...world,
    ...{ organisation, location, tournament },
    user: {
      ...world.user,
      name: 'Annegret Hundertachtzigerin-Wurfliniengasse',
      notifications: notificationsOf({ ...world, organisation }),
      memberships: [{ role: 'admin', organisation }],
    },
    event: { ...world.event, location: { id: location.id, name: location.name, address: location.address } },
    boardScreen: { ...world.boardScreen, location: { id: location.id, name: location.name, timeZone: location.timeZone } },
    tournaments: [summaryOf({ tournament }), ...others],
    league: {
      teams: [
        ...['Vereinigte Scheibenfreunde Pfeilingen-Doppelsechzehn II', 'Königliche Dartsfreunde Scheibenhausen 1894'],
        ...['Wurfgemeinschaft „Zur dreifachen Zwanzig“', 'Spielvereinigung Oberpfeilbach-Unterwurflingen'],
      ],
      people: longPlayerNames.map(({ name }) => name),
      group: 'Landesliga Nordost, Staffel Pfeilingen-Scheibenhausen',
    },
    competition: buildCompetition({
      name: 'Landesverband der Dartsfreunde Pfeilingen-Scheibenhausen und Umgebung',
      description: 'Der Zusammenschluss der Dartsvereine zwischen Doppelsechzehnstraße und Vereinsgaststätte „Zur dreifachen Zwanzig“.',
      contactEmail: 'geschaeftsstelle@landesverband-der-dartsfreunde-pfeilingen-scheibenhausen.example',
    }),
  };
};

const noPlayers: Player[] = [];
/** A club that has just signed up: one event, one tournament without players, and empty lists. */
export const empty = (): World => {
  const world = buildTournament({ stage: 'draft', players: 0 });
  return {
    ...world,
    players: noPlayers,
    tournaments: [],
    league: leagueNames,
    competition: buildCompetition({ seasons: [], description: '', contactEmail: null }),
    user: { ...world.user, notifications: [] },
    event: { ...world.event, tournaments: [] },
  };
};
