import type { ReactNode } from 'react';
import { CheckoutHint, type CheckoutHintProps } from '../CheckoutHint/CheckoutHint.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';

/** A formatted figure below a score. */
export type Figure = { label: ReactNode; value: ReactNode };

export type BedSide = {
  name: string;
  /** Below the name: the club, or the thrower of a pair. */
  under?: ReactNode;
  score: ReactNode;
  digits: 3 | 4;
  lit: boolean;
  startedLeg: boolean;
  /** "Threw first in this leg" */
  starterTitle: string;
  counts: Figure[];
  bust: boolean;
  note?: ReactNode;
  hint?: Pick<CheckoutHintProps, 'hint' | 'label'> | undefined;
  figures: Figure[];
  visits: { key: string; text: ReactNode; ton: boolean }[];
};

/**
 * Digits that fill their panel, by a container query. The container has an absolute position, so that the browser measures it once, after the
 * layout of the page. Otherwise the browser would lay out the digits again for every size that a grid tries.
 */
export function BigScore({ children, digits, className }: { children: ReactNode; digits: 3 | 4; className?: string }) {
  return (
    <div className={cx('relative min-h-0 min-w-0', className)}>
      <div className="absolute inset-0 grid place-items-center overflow-clip [container-type:size] [overflow-clip-margin:0.5rem]">
        <span className="font-score score-fit pt-[0.03em] whitespace-nowrap" style={{ '--digits': digits } as React.CSSProperties}>
          {children}
        </span>
      </div>
    </div>
  );
}

/** The mark of the side that threw first in this leg. */
export const Starter = ({ title }: { title: string }) => (
  <span role="img" aria-label={title} title={title} className="ml-2.5 inline-block size-3 rounded-ring bg-current align-[0.0625rem]" />
);

/** Makes legs and sets readable from three metres, if the screen has space. */
const large =
  '@min-[30rem]/board:[&>dd]:text-[3rem] @min-[30rem]/board:[&>dd]:leading-[2.25rem] [@media(orientation:landscape)_and_(height>=28rem)]:[&>dd]:text-[2.5rem] [@media(orientation:landscape)_and_(height>=28rem)]:[&>dd]:leading-[2rem]';

const Fact = ({ figure, className }: { figure: Figure; className?: string | undefined }) => (
  <div className={className}>
    <dt className="text-caption text-ink-3 @max-[40rem]/board:font-stretch-[75%] @max-[24rem]/board:font-stretch-[66%]">{figure.label}</dt>
    <dd className="font-narrow text-[1.25rem] leading-[1.1875rem] font-[700] tabular font-stretch-[75%] @min-[40rem]/board:text-[1.6875rem] @min-[40rem]/board:leading-[1.6875rem]">
      {figure.value}
    </dd>
  </div>
);

/** Whether the thrower has a checkout hint. On a phone, the hint is a strip 3 rem high. */
export const hasStrip = ({ lit, hint, note }: BedSide) => lit && note === undefined && hint !== undefined && hint.hint.kind !== 'none';

/** One side of the scoreboard: a panel beside the others, or a row above them on a narrow board. */
export function Bed({ side, compact }: { side: BedSide; compact: boolean }) {
  return (
    <section
      aria-label={side.name}
      className={cx(
        'relative grid min-h-0 min-w-0 border-b',
        'grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_auto_minmax(0,1fr)_auto_auto] gap-x-2 px-3.5 py-[calc(var(--edge)+var(--spare)/2)] [--edge:0.625rem] [@media(height<45rem)]:[--edge:0.25rem] [grid-template-areas:"head_score"_"visits_score"_"._score"_"stats_score"_"hint_hint"]',
        // With large letters on a narrow board, all parts are below each other.
        '@max-[16rem]/board:grid-cols-[minmax(0,1fr)] @max-[16rem]/board:grid-rows-none @max-[16rem]/board:[grid-template-areas:"head"_"visits"_"score"_"stats"_"hint"]',
        '@min-[40rem]/board:grid-cols-[minmax(0,1fr)]',
        compact
          ? '@max-[40rem]/board:[--edge:0.375rem] @min-[40rem]/board:grid-rows-[auto_minmax(0,1fr)_auto] @min-[40rem]/board:px-4 @min-[40rem]/board:py-3 @min-[40rem]/board:[grid-template-areas:"head"_"score"_"hint"]'
          : '@min-[40rem]/board:grid-rows-[56px_minmax(0,1fr)_auto_auto] @min-[40rem]/board:px-6 @min-[40rem]/board:pt-4.5 @min-[40rem]/board:pb-4 @min-[40rem]/board:[grid-template-areas:"head"_"score"_"hint"_"stats"]',
        side.lit ? 'lit border-bed' : 'border-line bg-page',
      )}
    >
      {side.bust && <span aria-hidden className="absolute inset-x-0 top-0 h-1.5 bg-bust-fill" />}
      <Head side={side} />
      <div
        className={cx(
          'flex min-h-5 flex-wrap items-center gap-x-2.25 pt-1 font-narrow text-[1rem] leading-4 font-[600] text-ink-2 tabular [grid-area:visits] font-stretch-[75%] @min-[40rem]/board:hidden',
          // With many sides on a phone, or on a low screen, only the remaining score, the legs won and a note are shown.
          compact ? '@max-[40rem]/board:hidden' : '[@media(height<45rem)]:hidden',
        )}
      >
        {side.note ??
          side.visits.map((visit) => (
            <span key={visit.key} className={cx(visit.ton && 'underline decoration-2 underline-offset-2')}>
              {visit.text}
            </span>
          ))}
      </div>
      <BigScore
        digits={side.digits}
        className={cx(
          '[grid-area:score] @max-[40rem]/board:w-[44cqi] @max-[16rem]/board:w-auto @min-[40rem]/board:-mx-1.5 @min-[40rem]/board:min-h-24',
          compact ? '@max-[40rem]/board:min-h-13' : '@max-[40rem]/board:min-h-28 @max-[40rem]/board:[@media(height<45rem)]:min-h-13',
        )}
      >
        {side.score}
      </BigScore>
      <Checkout side={side} />
      <Facts side={side} compact={compact} />
    </section>
  );
}

/** The name, with the legs and sets beside it on a wide board. */
const Head = ({ side }: { side: BedSide }) => (
  <div className="flex min-w-0 items-start gap-3.5 [grid-area:head]">
    <div className="min-w-0 flex-1">
      <Name
        lines={2}
        after={side.startedLeg && <Starter title={side.starterTitle} />}
        className="text-[1.1875rem] leading-[1.25rem] font-[700] tracking-[-0.01em] font-stretch-[84%] @min-[40rem]/board:text-[1.5625rem] @min-[40rem]/board:leading-[1.6875rem] @min-[40rem]/board:font-stretch-[88%]"
      >
        {side.name}
      </Name>
      {side.under !== undefined && <div className="truncate text-caption text-ink-3">{side.under}</div>}
    </div>
    <div className="hidden shrink-0 gap-4 @min-[40rem]/board:flex">
      {side.counts.map((count, i) => (
        <div key={i} className="flex items-start gap-2">
          <span className="text-caption text-ink-3">{count.label}</span>
          <span className="font-score text-[3.25rem] leading-[0.78] tracking-[-0.005em]">{count.value}</span>
        </div>
      ))}
    </div>
  </div>
);

/** The checkout, or the note in its place. A narrow board shows only the strip below the lit bed. */
function Checkout({ side }: { side: BedSide }) {
  const showsStrip = hasStrip(side);
  const hasNote = side.note !== undefined;
  return (
    <div
      className={cx(
        '[grid-area:hint] @min-[40rem]/board:block @max-[40rem]/board:-mx-3.5 @max-[40rem]/board:mt-(--edge) @max-[40rem]/board:-mb-(--edge)',
        !showsStrip && '@max-[40rem]/board:hidden',
      )}
    >
      {hasNote ? (
        <div className={cx('hidden h-14 items-center text-label @min-[40rem]/board:flex', side.bust ? 'text-bust' : 'text-ink-3')}>
          {side.note}
        </div>
      ) : (
        side.hint && (
          <>
            <CheckoutHint {...side.hint} look={side.lit ? 'now' : 'later'} className="@max-[40rem]/board:hidden" />
            {showsStrip && <CheckoutHint {...side.hint} look="strip" className="@min-[40rem]/board:hidden" />}
          </>
        )
      )}
      {side.hint === undefined && !hasNote && <div className="hidden h-14 @min-[40rem]/board:block" />}
    </div>
  );
}

/** The figures. A narrow board also shows the legs and sets here, and a small one the note. */
function Facts({ side, compact }: { side: BedSide; compact: boolean }) {
  const hasNote = side.note !== undefined;
  return (
    <div
      className={cx(
        'flex items-end gap-x-3 [grid-area:stats] @min-[40rem]/board:border-t @min-[40rem]/board:border-line @min-[40rem]/board:pt-3',
        compact && '@min-[40rem]/board:hidden',
      )}
    >
      <dl className="flex flex-wrap items-end gap-x-5 @max-[40rem]/board:gap-x-3 @max-[24rem]/board:gap-x-2.5 @min-[40rem]/board:flex-1 @min-[40rem]/board:justify-between">
        {side.counts.map((figure, i) => (
          <Fact key={`c${i}`} figure={figure} className={cx('@min-[40rem]/board:hidden', large)} />
        ))}
        {side.figures.map((figure, i) => (
          <Fact
            key={i}
            figure={figure}
            className={cx(
              i > 0 && (i < side.figures.length - 1 || side.counts.length > 1) && '@max-[40rem]/board:hidden',
              hasNote && (compact ? '@max-[40rem]/board:hidden' : '@max-[40rem]/board:[@media(height<45rem)]:hidden'),
            )}
          />
        ))}
      </dl>
      {hasNote && (
        <p
          className={cx(
            'hidden min-w-0 text-[0.875rem] leading-4 font-[600] text-ink-2 font-stretch-[75%]',
            compact ? '@max-[40rem]/board:block' : '@max-[40rem]/board:[@media(height<45rem)]:block',
          )}
        >
          {side.note}
        </p>
      )}
    </div>
  );
}
