import { BoardRing } from '../BoardRing/BoardRing.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import type { TvGroup, TvNext, TvPage, TvResult } from './tvTypes.ts';

/** Games that will be called soon: time, board and players. */
export function TvNextGames({ games, label, versus }: { games: readonly TvNext[]; label: string; versus: string }) {
  return (
    <ol aria-label={label} className="border-t-[0.25em] border-rule">
      {games.map(({ key, time, board, names, note }) => (
        <li
          key={key}
          className="grid h-[6em] grid-cols-[8.5em_5.5em_minmax(0,1fr)_minmax(0,34em)] items-center gap-x-[1.5em] border-b-[0.0625em] border-line"
        >
          <span className="font-score text-[3.5em]">{time ?? '–'}</span>
          <span className="text-[1.9em]">{board && <BoardRing size="text" {...board} />}</span>
          <span className="flex min-w-0 items-center gap-x-[0.3em] text-[2.25em] leading-[1.1] font-[680] font-stretch-[88%]">
            <Name lines={2}>{names[0]}</Name>
            <span className="shrink-0 font-[450] text-ink-3">{versus}</span>
            <Name lines={2}>{names[1]}</Name>
          </span>
          <span className="line-clamp-2 text-right text-[2em] leading-[1.15] text-ink-2 font-stretch-[84%]">{note}</span>
        </li>
      ))}
    </ol>
  );
}

type Heads = Extract<TvPage, { kind: 'groups' }>['heads'];

function Group({ group, heads }: { group: TvGroup; heads: Heads }) {
  const head = 'pb-[0.25em] pl-[0.5em] text-right align-bottom text-[2em] font-[500] text-ink-3 font-stretch-[84%]';
  // Rows of 80 px, lower in a group of more than six.
  const height = `min(5em, ${33 / Math.max(1, group.rows.length)}em)`;
  return (
    <table className="w-full table-fixed border-collapse self-start">
      <thead>
        <tr className="border-b-[0.25em] border-rule">
          <th scope="col" className="pb-[0.15em] text-left align-bottom text-[2.375em] leading-[1.2] font-[760]">
            {group.name}
          </th>
          {heads.figures.map((figure, i) => (
            <th key={i} scope="col" className={cx(head, 'w-[2.3em]')}>
              {figure}
            </th>
          ))}
          <th scope="col" className={cx(head, 'w-[1.9em]')}>
            {heads.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {group.rows.map(({ key, name, figures, points, spine }, i) => (
          <tr key={key} style={{ height }} className="border-b-[0.0625em] border-line">
            <th scope="row" className="relative py-0 pl-[0.75em] text-left">
              {spine && (
                <span
                  aria-hidden
                  className={cx('absolute inset-y-0 left-0 w-[0.375em]', spine === 'winners' ? 'spine-winners' : 'spine-consolation')}
                />
              )}
              <span className="grid grid-cols-[1em_minmax(0,1fr)] items-center text-[2.125em] leading-[1.1] font-[640] font-stretch-[88%]">
                <span className="text-ink-2 tabular">{i + 1}</span>
                <Name lines={group.rows.length > 6 ? 1 : 2} narrow>
                  {name}
                </Name>
              </span>
            </th>
            {figures.map((figure, f) => (
              <td key={f} className="p-0 text-right">
                <span className="text-[2em] text-ink-2 tabular">{figure}</span>
              </td>
            ))}
            <td className="p-0 text-right">
              <span className="font-score text-[2.75em]">{points}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Up to three groups side by side. */
export function TvGroups({ groups, heads }: { groups: readonly TvGroup[]; heads: Heads }) {
  return (
    <div className={cx('grid gap-x-[3.5em]', ['grid-cols-1', 'grid-cols-2', 'grid-cols-3'][groups.length - 1])}>
      {groups.map((group) => (
        <Group key={group.key} group={group} heads={heads} />
      ))}
    </div>
  );
}

/** The latest results first. */
export function TvResults({ results, label }: { results: readonly TvResult[]; label: string }) {
  const side = (result: TvResult, i: 0 | 1) => (
    <Name
      lines={2}
      className={cx(
        'text-[2.25em] leading-[1.06] font-stretch-[88%]',
        i === 1 && 'text-right',
        result.winner === i ? 'font-[720]' : 'font-[450] text-ink-2',
      )}
    >
      {result.names[i]}
    </Name>
  );
  return (
    <ol aria-label={label} className="grid grid-flow-col grid-cols-2 grid-rows-[repeat(5,7.5em)] gap-x-[4em] border-t-[0.25em] border-rule">
      {results.map((result) => (
        <li
          key={result.key}
          className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] content-center items-center gap-x-[1.25em] border-b-[0.0625em] border-line"
        >
          {side(result, 0)}
          <span className="font-score text-[3.25em]">{result.result}</span>
          {side(result, 1)}
          {result.note !== undefined && (
            <span className="col-span-3 truncate text-[2em] leading-[1.2] text-ink-3 font-stretch-[84%]">{result.note}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
