import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { Link } from '../Link/Link.tsx';

/** The result of a game from the point of view of the row's player. */
export type MatrixResult = {
  /** "3–1", "w.o.", "–" */
  text: ReactNode;
  /** For screen readers: "3–1 against Lotte Bullens". */
  label: string;
  outcome: 'won' | 'lost' | 'drawn' | 'open' | 'live';
  /** Page of the game. Arrow keys move between cells with links. */
  href?: string;
};

export type GroupMatrixProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Caption for screen readers: "Games of group C". */
  caption: string;
  /** In the order of the standings. `short` is the heading of the column, with two or three letters. */
  players: readonly { id: string; name: string; short: string; you?: boolean }[];
  /** Null on the diagonal, and if there is no such game. */
  result: (row: string, column: string) => MatrixResult | null;
};

const looks = {
  won: 'font-[800] text-ink',
  lost: 'font-[500] text-ink-3',
  drawn: 'font-[600] text-ink-2',
  open: 'font-[500] text-ink-3',
  live: 'font-[800] text-live',
};

const steps: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The arrow keys move to the next cell with a link in their direction. */
const onArrow = (event: KeyboardEvent<HTMLTableElement>) => {
  const [across, down] = steps[event.key] ?? [0, 0];
  const cell = (event.target as HTMLElement).closest('td');
  if (!cell || (across === 0 && down === 0)) return;
  event.preventDefault();
  const { rows } = event.currentTarget;
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex;
  let column = cell.cellIndex;
  for (;;) {
    row += down;
    column += across;
    const next = rows[row]?.cells[column];
    if (!next) return;
    const link = next.querySelector('a');
    if (link) return link.focus();
  }
};

/** The results of a group, from the point of view of each row; won games are bold. On narrow screens, it is a list of the games. */
export function GroupMatrix({ caption, players, result, className, ...props }: GroupMatrixProps) {
  const textOf = (r: MatrixResult) => (
    <>
      <span className="sr-only">{r.label}</span>
      <span aria-hidden className={cx('font-narrow text-[1.125rem] tabular font-stretch-[76%]', looks[r.outcome])}>
        {r.text}
      </span>
    </>
  );
  const linkOf = (r: MatrixResult) =>
    r.href === undefined ? (
      textOf(r)
    ) : (
      <Link href={r.href} className="grid min-h-11 place-items-center outline-offset-[-3px] hover:bg-pressed">
        {textOf(r)}
      </Link>
    );
  return (
    <div className={cx('@container/matrix relative', className)} {...props}>
      <table onKeyDown={onArrow} className="hidden w-full table-fixed border-collapse @min-[30rem]/matrix:table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-rule text-caption text-ink-3">
            <td className="w-2/5" />
            {players.map((p) => (
              <th key={p.id} scope="col" className="h-8 pb-1.5 align-bottom">
                <span aria-hidden>{p.short}</span>
                <span className="sr-only">{p.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((row) => (
            <tr key={row.id} className={cx('h-row border-b border-line', row.you && 'bg-you-wash')}>
              <th scope="row" className="text-left text-name">
                <Name lines={2} narrow>
                  {row.name}
                </Name>
              </th>
              {players.map((column) => {
                const r = row.id === column.id ? null : result(row.id, column.id);
                return (
                  <td key={column.id} className={cx('text-center', row.id === column.id && 'bg-sunken')}>
                    {r && linkOf(r)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={caption} className="border-t-2 border-rule @min-[30rem]/matrix:hidden">
        {players.map((row, i) =>
          players.slice(i + 1).map((column) => {
            const r = result(row.id, column.id);
            return (
              r && (
                <li
                  key={column.id}
                  className="grid min-h-11 grid-cols-[minmax(0,1fr)_4rem_minmax(0,1fr)] items-center border-b border-line"
                >
                  <Name lines={2} narrow className={cx('text-name', row.you && 'border-l-4 border-you-fill pl-2')}>
                    {row.name}
                  </Name>
                  <span className="text-center">{linkOf(r)}</span>
                  <Name lines={2} narrow className={cx('text-right text-name', column.you && 'border-r-4 border-you-fill pr-2')}>
                    {column.name}
                  </Name>
                </li>
              )
            );
          }),
        )}
      </ul>
    </div>
  );
}
