import { cpus, totalmem } from 'node:os';
import type { LeagueReport } from './league.ts';
import type { Report } from './rehearsal.ts';
import type { RunOptions } from './run.ts';

/** Prints the progress: a bar in a terminal, otherwise a line after each tenth of the games. */
export function showProgress(out: NodeJS.WriteStream = process.stderr): NonNullable<RunOptions['onProgress']> {
  let printed = -1;
  const startedAt = Date.now();
  return ({ finished, games, events, crashes }) => {
    const share = finished / games;
    const rate = ((events * 1000) / Math.max(1, Date.now() - startedAt)).toFixed(0);
    const text = `${finished}/${games} games, ${events} events, ${rate}/s${crashes ? `, ${crashes} crashes` : ''}`;
    if (out.isTTY) {
      const tenthOfSecond = Math.floor(Date.now() / 100);
      if (tenthOfSecond === printed && share < 1) return;
      printed = tenthOfSecond;
      const width = 30;
      out.write(`\r\x1b[2K${'█'.repeat(Math.round(share * width)).padEnd(width, '░')} ${text}${share === 1 ? '\n' : ''}`);
    } else if (Math.floor(share * 10) > printed) {
      printed = Math.floor(share * 10);
      out.write(`${String(Math.round(share * 100)).padStart(3)} % ${text}\n`);
    }
  };
}

type PrintOptions = {
  json: boolean;
  /** the URL of the result; null if the API has ended with this rehearsal */
  page: string | null;
  database: string | null;
};

export function printReport(report: Report, { json, page, database }: PrintOptions): void {
  if (json) {
    console.log(JSON.stringify({ ...report, page, database, machine: machine() }, null, 2));
    return;
  }
  print(
    [
      ['format', report.format],
      ['games', report.games],
      ...figures(report, `${report.boards} boards`, database),
      ['drawn lots', report.lots],
      ['winner', report.winner ?? 'none'],
      ['public page', page ?? 'none: the API has ended with this rehearsal'],
    ],
    report.faults,
    'The published results agree with the logs and with the count of legs. No event was lost or duplicated.',
  );
}

/** Prints the report of a matchday. */
export function printLeagueReport(report: LeagueReport, { json, database }: Omit<PrintOptions, 'page'>): void {
  if (json) {
    console.log(JSON.stringify({ ...report, database, machine: machine() }, null, 2));
    return;
  }
  print(
    [['matches', report.matches], ['games', report.games], ...figures(report, `${report.matches} boards`, database)],
    report.faults,
    'The sheets agree with the logs of their games. No event was lost or duplicated.',
  );
}

type Row = [label: string, value: string | number];
type Figures = Omit<LeagueReport, 'matches' | 'games' | 'faults'>;

const figures = (report: Figures, where: string, database: string | null): Row[] => {
  const faults = Object.entries(report.network).filter(([, count]) => count > 0);
  return [
    ['visits', report.visits],
    ['rejected writes', report.rejected],
    ['conflicts', report.conflicts],
    ['visits per second', `${report.visitsPerSecond} (${report.seconds} s, ${where}, ${database ?? 'running API'}, ${machine()})`],
    ['requests', `${report.requests}, ${report.retries} retries`],
    ...(report.crashes > 0 ? [['crashes', report.crashes] satisfies Row] : []),
    ...(faults.length > 0 ? [['network', faults.map(([fault, count]) => `${count} ${fault}`).join(', ')] satisfies Row] : []),
  ];
};

const print = (rows: readonly Row[], faults: readonly string[], agreement: string): void => {
  console.log(rows.map(([label, value]) => `${label.padEnd(18)} ${value}`).join('\n'));
  const differences = `${faults.length} differences:\n${faults.map((fault) => `  ${fault}`).join('\n')}`;
  console.log(`\n${faults.length === 0 ? agreement : differences}`);
};

/** A description of this machine. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
