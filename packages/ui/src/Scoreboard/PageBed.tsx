import { CheckoutHint } from '../CheckoutHint/CheckoutHint.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { BigScore, Starter, type BedSide } from './Bed.tsx';

/** One side on the page of a live game, with the name and the checkout on the left and the score on the right. */
export function PageBed({ side }: { side: BedSide }) {
  return (
    <section
      aria-label={side.name}
      className={cx(
        'relative grid min-h-44 min-w-0 grid-cols-[minmax(0,1fr)_52%] gap-x-4 p-4 [grid-template-rows:auto_1fr_auto] @min-[44rem]/board:min-h-52 @min-[56rem]/board:min-h-74 @min-[44rem]/board:grid-cols-[minmax(0,1fr)_55%] @min-[56rem]/board:p-5 @min-[72rem]/board:grid-cols-[minmax(0,1fr)_60%] @min-[72rem]/board:p-7',
        side.lit ? 'lit' : 'bg-raised',
      )}
    >
      {side.bust && <span aria-hidden className="absolute inset-x-0 top-0 h-1.5 bg-bust-fill" />}
      {/* If the sides are below each other, the name has the full width. */}
      <div className="@max-[44rem]/board:col-span-2">
        <Name
          lines={3}
          after={side.startedLeg && <Starter title={side.starterTitle} />}
          className="text-[1.3125rem] leading-[1.5rem] font-[750] tracking-[-0.015em] font-stretch-[86%] @min-[56rem]/board:text-[1.6875rem] @min-[56rem]/board:leading-[1.875rem]"
        >
          {side.name}
        </Name>
        {side.under !== undefined && <div className="mt-1 text-body-small text-ink-3">{side.under}</div>}
      </div>
      <div className="self-end [grid-row:3]">
        {side.note !== undefined && <p className={cx('text-label', side.bust ? 'text-bust' : 'text-ink-2')}>{side.note}</p>}
        {side.note === undefined && side.hint && side.hint.hint.kind !== 'none' && (
          <>
            <p className="mb-1.5 text-caption text-ink-3">{side.hint.hint.kind === 'bogey' ? side.hint.hint.text : side.hint.label}</p>
            {side.hint.hint.kind === 'route' && (
              <CheckoutHint
                label={null}
                hint={side.hint.hint}
                look={side.lit ? 'now' : 'later'}
                className="-ml-2 min-h-11! gap-1.25! [&>b]:h-11 [&>b]:min-w-0 [&>b]:px-1.5 [&>b]:text-[1.25rem] @min-[72rem]/board:[&>b]:min-w-13 @min-[72rem]/board:[&>b]:text-[1.5rem] [&>span]:hidden ml-0!"
              />
            )}
          </>
        )}
      </div>
      <BigScore
        digits={side.digits}
        className="col-start-2 [grid-row:2/4] @max-[44rem]/board:min-h-26 @min-[44rem]/board:[grid-row:1/4] [&>div]:justify-items-end"
      >
        {side.score}
      </BigScore>
    </section>
  );
}
