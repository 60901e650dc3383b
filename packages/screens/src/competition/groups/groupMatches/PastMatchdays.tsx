import { usePastMatchdays } from '../../parts/usePastMatchdays.ts';
import type { Planner } from './usePlanner.ts';

/** Warns of matchdays that are over before the matches are published. Nothing without one. */
export function PastMatchdays({ planner: { season, names, isPublished } }: { planner: Planner }) {
  const past = usePastMatchdays(season, names.matchdays);
  if (past === null || isPublished) return null;
  return <p className="mt-3 border-l-4 border-warning-fill bg-warning-wash px-3 py-2 text-body-small text-warning">{past}</p>;
}
