import type { GeneralAnalytics, TournamentAnalytics } from '@oche/api/contract/admin';
import { accountsOf, organisationsOf } from './administration.ts';
import { now } from './clock.ts';
import type { World } from './world.ts';

/** The activity of the last 12 months, up to the current one, relative to the busiest month. Winter is busier than summer. */
const activity = [0.7, 0.9, 1, 0.9, 0.7, 0.5, 0.3, 0.1, 0.3, 0.8, 1, 0.9];
const months = activity.map((share, i) => ({
  month: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + i, 1)).toISOString().slice(0, 7),
  scale: (maximum: number) => Math.round(maximum * share),
}));

export const generalAnalyticsOf = (world: World): GeneralAnalytics => {
  const accounts = accountsOf(world);
  const organisations = organisationsOf(world);
  const hasData = world.tournaments.length > 0;
  return {
    accounts: accounts.length,
    active: accounts.filter(({ lastLogInAt }) => lastLogInAt !== null).length,
    clubs: organisations.filter(({ kind }) => kind === 'club').length,
    competitions: organisations.filter(({ kind }) => kind === 'competition').length,
    players: organisations.reduce((sum, { players }) => sum + players, 0),
    months: months.map(({ month, scale }) => ({
      ...{ month, accounts: hasData ? scale(9) : 0, logIns: hasData ? scale(140) : 0, organisations: hasData ? scale(3) : 0 },
    })),
    languages: (['nl', 'de', 'en', 'fr'] as const).map((langcode) => ({
      langcode,
      accounts: accounts.filter((account) => account.langcode === langcode).length,
    })),
  };
};

export const tournamentAnalyticsOf = (world: World): TournamentAnalytics => {
  const hasData = world.tournaments.length > 0;
  const rows = months.map(({ month, scale }) => ({
    ...{
      month,
      tournaments: hasData ? scale(12) : 0,
      entries: hasData ? scale(310) : 0,
      games: hasData ? scale(1180) : 0,
      oneEighties: hasData ? scale(96) : 0,
    },
  }));
  const sum = (key: 'tournaments' | 'entries' | 'games' | 'oneEighties') => rows.reduce((all, row) => all + row[key], 0);
  return {
    ...{ tournaments: sum('tournaments'), running: hasData ? 1 : 0, entries: sum('entries') },
    ...{ games: sum('games'), oneEighties: sum('oneEighties'), months: rows },
    organisations: hasData ? organisationsOf(world).map(({ slug, name }, i) => ({ slug, name, games: Math.round(4200 / (i + 1)) })) : [],
  };
};
