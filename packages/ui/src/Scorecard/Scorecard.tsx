import type { ComponentProps, ReactNode } from 'react';
import type { GameState, Leg } from '@oche/darts/x01/state';
import { Name } from '../internal/Name.tsx';
import { cx } from '../internal/cx.ts';
import { VisitList, type VisitListLabels } from '../VisitList/VisitList.tsx';

export type ScorecardProps = Omit<ComponentProps<'article'>, 'children'> & {
  game: GameState;
  names: string[];
  /** "Leg 3", "Set 2, leg 1" */
  legTitle: (leg: Leg) => ReactNode;
  /** "Wout Dubbeltop, 18 darts", "won the bull-up" */
  legNote?: (leg: Leg) => ReactNode;
  labels: Omit<VisitListLabels, 'caption'>;
  /** "Walkover", "From paper, without visits" */
  note?: ReactNode;
  /** A `StatCompare`. */
  statistics?: ReactNode;
};

/** A finished game, with its result, its statistics and every visit. */
export function Scorecard({ game, names, legTitle, legNote, labels, note, statistics, className, ...props }: ScorecardProps) {
  const scores = game.format.sets ? game.setsWon : game.totalLegs;
  return (
    <article className={className} {...props}>
      <ul className="border-t-4 border-rule">
        {game.sides.map((side, i) => (
          <li
            key={side.id}
            className={cx(
              'flex items-center justify-between gap-4 border-b px-4 py-3',
              i === game.winner ? 'lit border-bed' : 'border-line',
            )}
          >
            <Name lines={2} className="text-title-3 font-stretch-[88%]">
              {names[i] ?? ''}
            </Name>
            <span className="score-md pt-0.5">{scores[i]}</span>
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="pt-2 text-ink-2">{note}</p>}
      {statistics !== undefined && <div className="max-w-md pt-6">{statistics}</div>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-x-10 gap-y-6 pt-6">
        {game.legs
          .filter((leg) => leg.visits.length > 0)
          .map((leg) => (
            <section key={leg.number} className="break-inside-avoid">
              <h3 className="text-heading">{legTitle(leg)}</h3>
              {legNote && <p className="text-caption text-ink-3">{legNote(leg)}</p>}
              <VisitList game={game} names={names} leg={leg.number} size="page" labels={{ ...labels, caption: legTitle(leg) }} />
            </section>
          ))}
      </div>
    </article>
  );
}
