import type { GeneralAnalytics, TournamentAnalytics } from '@oche/api/contract/admin';
import { accountsOf, organisationsOf } from './administration.ts';
import { now } from './clock.ts';
import type { World } from './world.ts';

/** Share of the busiest month, for each of the 12 months up to the current one. Winter is busier than summer. */
const season = [0.7, 0.9, 1, 0.9, 0.7, 0.5, 0.3, 0.1, 0.3, 0.8, 1, 0.9];
const months = season.map((share, i) => ({
  month: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + i, 1)).toISOString().slice(0, 7),
  of: (most: number) => Math.round(most * share),
}));

export const generalAnalyticsOf = (world: World): GeneralAnalytics => {
  const accounts = accountsOf(world);
  const organisations = organisationsOf(world);
  const busy = world.tournaments.length > 0;
  return {
    accounts: accounts.length,
    active: accounts.filter(({ lastLogInAt }) => lastLogInAt !== null).length,
    clubs: organisations.filter(({ kind }) => kind === 'club').length,
    competitions: organisations.filter(({ kind }) => kind === 'competition').length,
    players: organisations.reduce((sum, { players }) => sum + players, 0),
    months: months.map(({ month, of }) => ({
      ...{ month, accounts: busy ? of(9) : 0, logIns: busy ? of(140) : 0, organisations: busy ? of(3) : 0 },
    })),
    languages: (['nl', 'de', 'en', 'fr'] as const).map((langcode) => ({
      langcode,
      accounts: accounts.filter((account) => account.langcode === langcode).length,
    })),
  };
};

export const tournamentAnalyticsOf = (world: World): TournamentAnalytics => {
  const busy = world.tournaments.length > 0;
  const rows = months.map(({ month, of }) => ({
    ...{ month, tournaments: busy ? of(12) : 0, entries: busy ? of(310) : 0, games: busy ? of(1180) : 0, oneEighties: busy ? of(96) : 0 },
  }));
  const sum = (key: 'tournaments' | 'entries' | 'games' | 'oneEighties') => rows.reduce((all, row) => all + row[key], 0);
  return {
    ...{ tournaments: sum('tournaments'), running: busy ? 1 : 0, entries: sum('entries') },
    ...{ games: sum('games'), oneEighties: sum('oneEighties'), months: rows },
    organisations: busy ? organisationsOf(world).map(({ slug, name }, i) => ({ slug, name, games: Math.round(4200 / (i + 1)) })) : [],
  };
};
