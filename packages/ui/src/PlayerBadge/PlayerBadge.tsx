import { useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';

export type PlayerBadgeProps = ComponentProps<'span'> & {
  /** The name of a player, a pair ("Bullens / Trebels") or a team; for `tbd` and `bye` a text such as "Winner of quarter-final 1". */
  name: string;
  state?: 'player' | 'tbd' | 'bye' | 'withdrawn';
  seed?: number;
  club?: ReactNode;
  /** "You", "Guest", "Withdrawn". */
  note?: ReactNode;
  you?: boolean;
  avatar?: { src?: string; initials: string };
  lines?: 1 | 2 | 3;
};

/** A name with club, seed and avatar, which distinguish players of the same name. */
export function PlayerBadge({
  name,
  state = 'player',
  seed,
  club,
  note,
  you = false,
  avatar,
  lines = 1,
  className,
  ...props
}: PlayerBadgeProps) {
  const isPlaceholder = state === 'tbd' || state === 'bye';
  return (
    <span
      className={cx(
        'inline-flex max-w-full min-w-0 items-center gap-2.5',
        you && 'border-l-4 border-you-fill bg-you-wash pr-2.5 pl-2.5',
        className,
      )}
      {...props}
    >
      {avatar && <Avatar {...avatar} />}
      {seed !== undefined && <span className="shrink-0 text-caption text-ink-3 tabular">{seed}</span>}
      <span className="min-w-0">
        <Name
          lines={lines}
          narrow={lines > 1}
          // These are texts without a first name, so nothing may be shortened.
          team={isPlaceholder}
          className={cx('text-name', state === 'withdrawn' && 'line-through decoration-1', isPlaceholder && 'font-[450] text-ink-3')}
        >
          {name}
        </Name>
        {club !== undefined && <span className={cx('block text-caption text-ink-3', lines === 1 && 'truncate')}>{club}</span>}
      </span>
      {note !== undefined && <span className="shrink-0 text-caption text-ink-3">{note}</span>}
    </span>
  );
}

/** A picture, or the initials if there is none or it cannot be loaded. Hidden from screen readers, because the name is beside it. */
function Avatar({ src, initials }: NonNullable<PlayerBadgeProps['avatar']>) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden
      className="relative grid size-9 shrink-0 place-items-center overflow-hidden rounded-control bg-pressed text-caption text-ink-2"
    >
      {initials}
      {src !== undefined && src !== broken && (
        <img src={src} alt="" className="absolute inset-0 size-full bg-pressed object-cover" onError={() => setBroken(src)} />
      )}
    </span>
  );
}
