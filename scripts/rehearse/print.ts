import { cpus, totalmem } from 'node:os';
import type { Report, RehearsalOptions } from './rehearsal.ts';

/** Prints the progress: a bar in a terminal, otherwise a line after each tenth of the games. */
export function showProgress(out: NodeJS.WriteStream = process.stderr): NonNullable<RehearsalOptions['onProgress']> {
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
  const { network } = report;
  const rows: [string, string | number][] = [
    ['games', report.games],
    ['visits', report.visits],
    ['rejected writes', report.rejected],
    ['conflicts', report.conflicts],
    [
      'visits per second',
      `${report.visitsPerSecond} (${report.seconds} s, ${report.boards} boards, ${database ?? 'running API'}, ${machine()})`,
    ],
    ['requests', `${report.requests}, ${report.retries} retries`],
    ['drawn lots', report.lots],
  ];
  if (report.crashes > 0) rows.push(['crashes', report.crashes]);
  const faults = Object.entries(network).filter(([, count]) => count > 0);
  if (faults.length > 0) rows.push(['network', faults.map(([fault, count]) => `${count} ${fault}`).join(', ')]);
  rows.push(['winner', report.winner ?? 'none'], ['public page', page ?? 'none: the API has ended with this rehearsal']);
  console.log(rows.map(([label, value]) => `${label.padEnd(18)} ${value}`).join('\n'));
  console.log(
    report.faults.length === 0
      ? '\nThe published results agree with the logs and with the count of legs. No event was lost or duplicated.'
      : `\n${report.faults.length} differences:\n${report.faults.map((fault) => `  ${fault}`).join('\n')}`,
  );
}

/** A description of this machine. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
