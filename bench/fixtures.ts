/**
 * The fixtures of 100 random federations of 41 teams (`referenceFederation`), compared with the figures that each plan must reach, and
 * those of a federation of 300 teams.
 */
import type { FixturesInput } from '@oche/darts/fixtures/fixture';
import { iterationsFor, planFixtures, planInSteps } from '@oche/darts/fixtures/plan';
import { openGroup, referenceFederation } from '@oche/darts/fixtures/testFederation';
import { requiredFigures, type RequiredFigure } from '@oche/darts/fixtures/testFigures';
import { createRandom, shuffle } from '@oche/darts/draw/random';
import { atMost } from './checks.ts';
import { cellOf, median, type Suite } from './suite.ts';

const federations = 100;
const limitMs = 2000;
const limitMsOf300 = 20_000;

/** 30 groups of ten teams. Two teams by lot share each location, which has one board and is open from Wednesday to Friday. */
function federationOf300(): FixturesInput {
  const ids = Array.from({ length: 300 }, (_, i) => `t${i + 1}`);
  const lots = shuffle(ids, createRandom(300));
  const base = openGroup(ids);
  return {
    ...base,
    groups: Array.from({ length: 30 }, (_, g) => ({ id: `d${g + 1}`, teams: ids.slice(10 * g, 10 * g + 10), twice: true })),
    teams: lots.map((id, i) => ({ id, location: `l${Math.floor(i / 2) + 1}`, weekday: 5 })),
    locations: Array.from({ length: 150 }, (_, l) => ({ id: `l${l + 1}`, boards: { 3: 1, 4: 1, 5: 1 } })),
  };
}

/** The worst figure of all plans, with the number of plans that miss the required one. */
function worstOf(plans: readonly RequiredFigure[][], index: number) {
  const [{ name, most }] = plans.map((figures) => figures[index]!) as [RequiredFigure];
  const found = plans.map((figures) => figures[index]!.found);
  const missed = found.filter((figure) => figure > most).length;
  return atMost(`${name}, worst of ${plans.length}${missed > 0 ? `; missed by ${missed}` : ''}`, Math.max(...found), most);
}

export async function run(progress: (line: string) => void): Promise<Suite> {
  const times: number[] = [];
  const plans: RequiredFigure[][] = [];
  for (let drawNumber = 1; drawNumber <= federations; drawNumber++) {
    const input = referenceFederation(drawNumber);
    const start = performance.now();
    const plan = planFixtures(input, drawNumber);
    times.push(performance.now() - start);
    const figures = requiredFigures(input, plan);
    plans.push(figures);
    const missed = figures.filter(({ found, most }) => found > most).map(({ name, found, most }) => `${name}: ${found}, not ${most}`);
    progress(`federation ${drawNumber} of ${federations}: ${missed.join('; ') || 'reaches all figures'}`);
  }

  const large = federationOf300();
  const start = performance.now();
  const steps = planInSteps(large, 1, iterationsFor(large));
  let step = steps.next();
  for (; !step.done; step = steps.next()) progress(`300 teams: ${Math.round(step.value * 100)} %`);
  const timeOf300 = performance.now() - start;

  return {
    title: `Fixtures; reference: ${limitMs / 1000} s for 41 teams, ${limitMsOf300 / 1000} s for 300`,
    unit: 'ms',
    conditions: ['Federation n is planned with draw number n, so figures are the same on every machine. Only times differ.'],
    cells: [
      cellOf({ name: '41 teams', ours: times, reference: times.map(() => limitMs) }, 'ms'),
      cellOf({ name: '300 teams', ours: [timeOf300], reference: [limitMsOf300] }, 'ms'),
    ],
    checks: [
      {
        title: `${federations} federations of 41 teams`,
        relative: false,
        checks: [...plans[0]!.map((_, index) => worstOf(plans, index)), atMost('median time in ms', median(times), limitMs)],
      },
      {
        title: 'A federation of 300 teams',
        relative: false,
        checks: [
          atMost('hard rules broken', step.value.broken.length, 0),
          atMost('matches on another evening, of 2700', step.value.figures.otherEvening, 27),
          atMost('time in ms', timeOf300, limitMsOf300),
        ],
      },
    ],
  };
}
