/**
 * Usage: npm run rehearse [-- OPTIONS]
 *
 * Plays a whole test tournament through the public API, with one bot per board, as fast as the server responds. Then compares the published
 * results with the logs and with a separate count of the legs, and exits with 1 if they differ. Without --api, it starts an API on an
 * embedded database in a temporary folder.
 *
 *   --league             plays a matchday of teams instead: captains hand in lineups, and both confirm each match
 *   --matches N          the number of matches of a matchday, played at once, 1 to 20 (20)
 *   --format NAME        the format of the tournament: groups, groups-only, knockout, first-loss, double-elimination, groups-double, swiss,
 *                        swiss-knockout or pairs (groups)
 *   --players N          the number of players, 4 to 1024 (32)
 *   --boards N           the number of boards, 1 to 64 (8)
 *   --api URL[,URL …]    uses running APIs; several must share one database, and receive the requests in turn
 *   --token TOKEN        the token of a super admin, for --league with --api, because only super admins create competitions
 *   --web URL            the web host, for the URL of the result (WEB_ORIGIN, or http://localhost:3000)
 *   --database-url URL   creates a new database on this PostgreSQL server, and removes it afterwards (DATABASE_URL)
 *   --chaos              kills the API, and drops, delays, duplicates and reorders requests
 *   --crashes N          the number of times that --chaos kills the API (10)
 *   --seed N             the seed of the random draw, darts and faults (180)
 *   --json               prints the report as JSON
 *
 * Example: npm run rehearse -- --players 32 --boards 8
 */
import { parseArgs } from 'node:util';
import { defaultLocale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import { stopChildren, untilSignal } from './lib/children.ts';
import { Failure, main } from './lib/project.ts';
import { startOwnApi, type OwnApi } from './rehearse/ownApi.ts';
import { rehearseLeague } from './rehearse/league.ts';
import { printLeagueReport, printReport, showProgress } from './rehearse/print.ts';
import { plans, type FormatName } from './rehearse/organiser.ts';
import { rehearse } from './rehearse/rehearsal.ts';
import type { RunOptions } from './rehearse/run.ts';

const parseWhole = (name: string, text: string, from: number, to: number): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < from || number > to)
    throw new Failure(`--${name} is "${text}", but must be a whole number from ${from} to ${to}.`);
  return number;
};

await main(async () => {
  const { values } = parseArgs({
    options: {
      league: { type: 'boolean', default: false },
      matches: { type: 'string', default: '20' },
      format: { type: 'string', default: 'groups' },
      players: { type: 'string', default: '32' },
      boards: { type: 'string', default: '8' },
      api: { type: 'string' },
      token: { type: 'string', default: '' },
      web: { type: 'string', default: process.env['WEB_ORIGIN'] ?? 'http://localhost:3000' },
      'database-url': { type: 'string', default: process.env['DATABASE_URL'] ?? '' },
      chaos: { type: 'boolean', default: false },
      crashes: { type: 'string', default: '10' },
      seed: { type: 'string', default: '180' },
      json: { type: 'boolean', default: false },
    },
  });
  if (values.chaos && values.api) throw new Failure('--chaos kills the API, so it must start an API. Omit --api.');
  if (values.league && values.api && !values.token)
    throw new Failure('--league creates a competition. With --api, set --token of a super admin.');
  const matches = parseWhole('matches', values.matches, 1, 20);
  const format = values.format as FormatName;
  if (!Object.hasOwn(plans, format)) throw new Failure(`--format is "${format}", but must be one of ${Object.keys(plans).join(', ')}.`);
  const players = parseWhole('players', values.players, 4, 1024);
  const boards = parseWhole('boards', values.boards, 1, 64);
  const seed = parseWhole('seed', values.seed, 0, 4_000_000_000);
  const crashes = parseWhole('crashes', values.crashes, 0, 1000);

  let ownApi: OwnApi | null = null;
  const work = async () => {
    ownApi = values.api ? null : await startOwnApi(values['database-url'] || undefined);
    const origins = ownApi ? [ownApi.origin] : values.api!.split(',').map((url) => url.trim().replace(/\/(api\/?)?$/, ''));
    const page = (tournament: string) => new URL(href('tournament', { tournament }, defaultLocale), values.web).href;
    const run: RunOptions = {
      ...{ origins, seed },
      ...(ownApi && values.chaos ? { chaos: { crashes, crash: ownApi.crash } } : {}),
      ...(values.json ? {} : { onProgress: showProgress() }),
    };
    if (values.league) {
      const administrator = ownApi?.administrator ?? (() => Promise.resolve(values.token));
      const played = await rehearseLeague({ ...run, matches, administrator });
      printLeagueReport(played, { json: values.json, database: ownApi?.database ?? null });
      process.exitCode = played.faults.length > 0 ? 1 : 0;
      return;
    }
    const report = await rehearse({ ...run, format, players, boards });
    printReport(report, { json: values.json, page: ownApi ? null : page(report.tournament), database: ownApi?.database ?? null });
    process.exitCode = report.faults.length > 0 ? 1 : 0;
  };
  try {
    await Promise.race([work(), untilSignal().then((signal) => Promise.reject(new Failure(`Ended by ${signal}.`)))]);
  } finally {
    // This also runs after an interruption, so that no process, folder or database remains.
    await stopChildren();
    await (ownApi as OwnApi | null)?.stop();
  }
  process.exit();
});
