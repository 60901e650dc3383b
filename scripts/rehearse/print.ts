import { cpus, totalmem } from 'node:os';
import type { Report, RehearsalOptions } from './rehearsal.ts';

/** Shows progress: as a bar in a terminal, otherwise as a line after each tenth of the games. */
export function showProgress(out: NodeJS.WriteStream = process.stderr): NonNullable<RehearsalOptions['onProgress']> {
  let shown = -1;
  const begun = Date.now();
  return ({ finished, games, events, crashes }) => {
    const share = finished / games;
    const words = `${finished}/${games} games, ${events} events, ${((events * 1000) / Math.max(1, Date.now() - begun)).toFixed(0)}/s${crashes ? `, ${crashes} crashes` : ''}`;
    if (out.isTTY) {
      const now = Math.floor(Date.now() / 100);
      if (now === shown && share < 1) return;
      shown = now;
      const width = 30;
      out.write(`\r\x1b[2K${'█'.repeat(Math.round(share * width)).padEnd(width, '░')} ${words}${share === 1 ? '\n' : ''}`);
    } else if (Math.floor(share * 10) > shown) {
      shown = Math.floor(share * 10);
      out.write(`${String(Math.round(share * 100)).padStart(3)} % ${words}\n`);
    }
  };
}

type Shown = {
  json: boolean;
  /** the address of the result; null if the API has ended with this rehearsal */
  page: string | null;
  database: string | null;
};

export function printReport(report: Report, { json, page, database }: Shown): void {
  if (json) {
    console.log(JSON.stringify({ ...report, page, database, machine: machine() }, null, 2));
    return;
  }
  const { network } = report;
  const rows: [string, string | number][] = [
    ['games', report.games],
    ['visits', report.visits],
    ['refused visits', report.refused],
    ['conflicts', report.conflicts],
    [
      'visits per second',
      `${report.visitsPerSecond} (${report.seconds} s, ${report.boards} boards, ${database ?? 'API as given'}, ${machine()})`,
    ],
    ['requests', `${report.requests}, ${report.repeated} retried`],
    ['lots drawn', report.lots],
  ];
  if (report.crashes > 0) rows.push(['crashes', report.crashes]);
  const faults = Object.entries(network).filter(([, count]) => count > 0);
  if (faults.length > 0) rows.push(['network', faults.map(([what, count]) => `${count} ${what}`).join(', ')]);
  rows.push(['winner', report.winner ?? 'nobody'], ['public page', page ?? 'none: the API has ended with this rehearsal']);
  console.log(rows.map(([label, value]) => `${label.padEnd(18)} ${value}`).join('\n'));
  console.log(
    report.faults.length === 0
      ? '\nThe published results agree with the logs and with the count of legs. No event was lost or doubled.'
      : `\n${report.faults.length} disagreements:\n${report.faults.map((fault) => `  ${fault}`).join('\n')}`,
  );
}

/** A description of this machine. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
