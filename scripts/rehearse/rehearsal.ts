import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { playerNames } from '@oche/mocks/names';
import type { Plan } from '@oche/api/contract/tournament';
import type { Faults } from './network.ts';
import { drawAndStart, openClub, openEvening, pairTablet, plans, settleTies, signUp, type FormatName } from './organiser.ts';
import { startRun, type RunOptions } from './run.ts';
import { verify } from './verify.ts';

export type RehearsalOptions = RunOptions & {
  players: number;
  boards: number;
  /** default `groups` */
  format?: FormatName;
  /** the number of legs to win a game */
  legs?: { groups: number; knockout: number; finals: number };
  onStarted?: (tournament: { id: string; slug: string; games: number }) => void | Promise<void>;
};

export type Report = {
  format: FormatName;
  players: number;
  boards: number;
  games: number;
  visits: number;
  rejected: number;
  conflicts: number;
  requests: number;
  retries: number;
  crashes: number;
  network: Faults;
  seconds: number;
  visitsPerSecond: number;
  /** lots drawn by the organiser */
  lots: number;
  winner: string | null;
  tournament: string;
  /** differences between the published results and the played games, as sentences */
  faults: string[];
};

/** The names of players in the mocks. If more are needed, the same names get a number. */
const namesFor = (players: number) =>
  Array.from({ length: players }, (_, index) => {
    const { name, nickname, club } = playerNames[index % playerNames.length]!;
    const round = Math.floor(index / playerNames.length);
    return { name: round === 0 ? name : `${name} ${round + 1}`, nickname, club };
  });

/** Plays a whole test tournament through the public API, with one bot per board, and verifies the published results. */
export async function rehearse(options: RehearsalOptions): Promise<Report> {
  const { players, boards, seed, format = 'groups' } = options;
  const plan: Plan = plans[format](options.legs ?? { groups: 2, knockout: 2, finals: 3 }, players);
  const run = startRun(options);
  const { client, reliable, newId, written, finished, progress } = run;

  const token = await signUp(client, {
    name: 'Dress Rehearsal',
    email: `rehearsal-${randomBytes(6).toString('hex')}@oche.invalid`,
    password: randomBytes(12).toString('hex'),
  });
  const club = await openClub(client, token, {
    organisation: 'Dress Rehearsal',
    timeZone: 'Europe/Brussels',
    location: 'Rehearsal hall',
    boards,
    newId,
  });
  const tournament = await openEvening(client, club, {
    event: 'Dress rehearsal',
    tournament: 'Dress rehearsal',
    startsAt: new Date().toISOString().slice(0, 16),
    plan,
    entries: namesFor(players),
    test: true,
    newId,
  });
  const tokens = await Promise.all(club.boards.map(({ id }) => pairTablet(client, token, id)));
  const games = await drawAndStart(client, token, tournament.id, seed, plan);
  await options.onStarted?.({ id: tournament.id, slug: tournament.slug, games });

  progress.games = games;
  let lots = 0;
  let isFinished = false;
  const isOver = () => isFinished;
  /**
   * Settles ties like an organiser, each time a game has finished, until the tournament is finished. The number of games can grow, by rounds of a
   * Swiss tournament and by a second final.
   */
  const followTournament = async () => {
    for (let checkedAfter = -1; !isFinished; await sleep(300, undefined, { signal: run.stopped })) {
      if (checkedAfter === finished.size) continue;
      checkedAfter = finished.size;
      const ties = await settleTies(client, token, tournament);
      lots += ties.lots;
      const { status, games: counts } = await client.call('getTournament', { tournament: tournament.slug }, { token });
      progress.games = counts.total;
      isFinished = status === 'finished';
      // A lot does not finish a game, so the groups are refetched before the next game finishes.
      if (ties.lots > 0) checkedAfter = -1;
    }
  };
  const tablets = tokens.map((boardToken, index) => run.playAt(boardToken, index, isOver));
  const seconds = await run.finish([...tablets, followTournament(), run.crashRepeatedly(isOver)]);
  // The results are verified by an anonymous client, over a network without faults.
  const { faults, winner, games: published } = await verify(reliable, tournament.slug, written, progress.games);
  faults.push(...run.missedCrashes());
  return {
    ...{ format, players, boards, games: published, lots, winner, tournament: tournament.slug, faults },
    ...run.figures(seconds),
  };
}
