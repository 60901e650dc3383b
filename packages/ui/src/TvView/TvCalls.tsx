import type { ReactNode } from 'react';
import { BoardRing } from '../BoardRing/BoardRing.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import type { TvCall } from './tvTypes.ts';

/** The maximum number of calls above the page. If there are more, the last place shows how many more. */
const maxCalls = 6;

type Props = { calls: readonly TvCall[]; label: string; versus: string; more: (count: number) => ReactNode };

/** The players who have to go to a board now, on every page. A single call is large; several calls are side by side. */
export function TvCalls({ calls, label, versus, more }: Props) {
  const [first] = calls;
  if (!first) return null;
  if (calls.length === 1)
    return (
      <section
        role="status"
        aria-label={label}
        className="lit mt-[1.5em] grid h-[10em] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-[2.25em] px-[2.25em]"
      >
        <BoardRing size="text" {...first.board} className="text-[4.4em]" />
        <div className="min-w-0">
          <p
            className={cx(
              'flex min-w-0 leading-[1.1] font-[760] tracking-[-0.02em] font-stretch-[90%]',
              // Two long names are on two lines, so that they are not cut off.
              first.names.join('').length > 44 ? 'flex-col text-[2.75em]' : 'gap-x-[0.25em] text-[3.625em]',
            )}
          >
            <Name after={<span className="font-[450]"> {versus}</span>}>{first.names[0]}</Name>
            <Name>{first.names[1]}</Name>
          </p>
          {first.note !== undefined && <p className="truncate text-[2em] leading-[1.25] text-ink-2">{first.note}</p>}
        </div>
        <p className="text-[2em] text-ink-2">{first.order}</p>
      </section>
    );
  const shown = calls.length > maxCalls ? calls.slice(0, maxCalls - 1) : calls;
  const rest = calls.length - shown.length;
  return (
    <section role="status" aria-label={label} className="lit mt-[1.5em] px-[1.25em]">
      <ul className={cx('grid gap-x-[2em]', calls.length === 2 ? 'grid-cols-2' : 'grid-cols-3')}>
        {shown.map(({ key, board, names }) => (
          <li key={key} className="grid h-[6.5em] grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[1.25em]">
            <BoardRing size="text" {...board} className="text-[2.6em]" />
            <span className="min-w-0 text-[2em] leading-[1.15] font-[720] font-stretch-[84%]">
              <Name>{names[0]}</Name>
              <Name>{names[1]}</Name>
            </span>
          </li>
        ))}
        {rest > 0 && <li className="self-center text-[2em] text-ink-2">{more(rest)}</li>}
      </ul>
    </section>
  );
}
