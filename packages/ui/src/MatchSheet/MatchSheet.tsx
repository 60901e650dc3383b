import { TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Name } from '../internal/Name.tsx';
import { SheetGames, type SheetBlock, type SheetEntry, type SheetLabels } from './SheetGames.tsx';

export type { SheetBlock, SheetGame, SheetPlayer, SheetSide } from './SheetGames.tsx';

export type SheetCaptain = {
  name: string;
  team: string;
  /** `text` is the state: "Confirmed at 22:41", "Not confirmed yet", "Disputes game 7". */
  state: { kind: 'open' | 'confirmed' | 'disputed'; text: ReactNode };
  /** Buttons for the captain to confirm or dispute. */
  action?: ReactNode;
};

export type MatchSheetProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The home team is first. */
  teams: readonly [string, string];
  /** Points of the match so far; null before the first game. */
  score: readonly [number, number] | null;
  /** Below the score: "Drawn", "Walkover: DC Restwaard did not come." */
  outcome?: ReactNode;
  /** Above the sheet: "First division, matchday 10, Friday 27 November 2026". */
  caption?: ReactNode;
  blocks: readonly SheetBlock[];
  captains: readonly [SheetCaptain, SheetCaptain];
  /** A dispute and what happens next: "Krijtstreep disputes game 7". */
  dispute?: { title: ReactNode; children?: ReactNode; action?: ReactNode };
  /** Handlers of the fields. Without them, the sheet is read-only. */
  entry?: SheetEntry;
  labels: SheetLabels & {
    score: string;
    captain: ReactNode;
    /** Label of the line for the signature, in print. */
    signature: ReactNode;
  };
};

const meanings = { open: 'neutral', confirmed: 'success', disputed: 'warning' } as const;

/**
 * The sheet of a match between two teams: blocks of games with legs and 180s, and both captains. Tab moves from game to game, digits enter
 * legs, and the arrow keys move to the 180s. In print, it is one page of A4 with two lines for signatures.
 */
export function MatchSheet({
  teams,
  score,
  outcome,
  caption,
  blocks,
  captains,
  dispute,
  entry,
  labels,
  className,
  ...props
}: MatchSheetProps) {
  return (
    <article className={className} {...props}>
      {caption !== undefined && <p className="pb-2 text-body-small text-ink-3">{caption}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-4 border-t-4 border-rule py-4 print:py-2">
        <Name lines={4} team className="text-title-3 font-stretch-[88%]">
          {teams[0]}
        </Name>
        <p aria-label={`${labels.score}: ${score ? score.join('–') : '–'}`} role="img" className="score-md pt-0.5">
          {score ? score.join('–') : '–'}
        </p>
        <Name lines={4} team className="text-right text-title-3 font-stretch-[88%]">
          {teams[1]}
        </Name>
        {outcome !== undefined && <p className="col-span-3 pt-1 text-center text-ink-2">{outcome}</p>}
      </div>
      {dispute && (
        <Banner kind="warning" title={dispute.title} action={dispute.action} className="mb-4">
          {dispute.children}
        </Banner>
      )}
      <SheetGames teams={teams} blocks={blocks} labels={labels} {...(entry && { entry })} />
      <div className="grid gap-x-12 gap-y-5 pt-6 sm:grid-cols-2 print:grid-cols-2 print:pt-3">
        {captains.map((captain) => (
          <section key={captain.team} aria-label={captain.team} className="border-t-2 border-rule pt-2 break-inside-avoid">
            <p className="text-caption text-ink-3">
              {labels.captain}, {captain.team}
            </p>
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 print:min-h-0">
              <p className="min-w-0 text-name">{captain.name}</p>
              <Badge meaning={meanings[captain.state.kind]} {...(captain.state.kind === 'disputed' && { icon: <TriangleAlert /> })}>
                {captain.state.text}
              </Badge>
            </div>
            {captain.action !== undefined && <div className="flex flex-wrap gap-3 pt-2 print:hidden">{captain.action}</div>}
            <p className="mt-8 hidden border-t border-line-2 pt-0.5 text-caption text-ink-3 print:block">{labels.signature}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
