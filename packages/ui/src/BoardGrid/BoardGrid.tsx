import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from '../internal/cx.ts';

export type BoardGridProps = ComponentProps<'ul'> & {
  /** Name of the list. */
  label: string;
  /** Cards in the order of their numbers; it never changes. */
  boards: { key: string; card: React.ReactNode }[];
};

const onArrow = (event: KeyboardEvent<HTMLUListElement>) => {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-board-link]')];
  const now = links.indexOf(document.activeElement as HTMLElement);
  if (now === -1) return;
  const top = (el: HTMLElement | undefined) => el?.closest('li')?.offsetTop;
  const perRow = links.filter((el) => top(el) === top(links[0])).length;
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow, ArrowUp: -perRow }[event.key];
  const to = by === undefined ? undefined : links[now + by];
  if (!to) return;
  event.preventDefault();
  to.focus();
};

/** All boards. Arrows go between them. */
export function BoardGrid({ label, boards, className, ...props }: BoardGridProps) {
  return (
    <ul
      aria-label={label}
      className={cx('grid grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] gap-3', className)}
      onKeyDown={onArrow}
      {...props}
    >
      {boards.map(({ key, card }) => (
        <li key={key} className="grid">
          {card}
        </li>
      ))}
    </ul>
  );
}
