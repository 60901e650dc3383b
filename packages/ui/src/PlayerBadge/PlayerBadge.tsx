import { useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';

export type PlayerBadgeProps = ComponentProps<'span'> & {
  /** A player, a pair ("Bullens / Trebels"), a team; for `tbd` and `bye` the words for that. */
  name: string;
  state?: 'player' | 'tbd' | 'bye' | 'withdrawn';
  seed?: number;
  club?: ReactNode;
  /** In words: you, guest, withdrawn. */
  note?: ReactNode;
  you?: boolean;
  avatar?: { src?: string; initials: string };
  lines?: 1 | 2 | 3;
};

/** A name, with what tells two of them apart. */
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
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={cx(
        'inline-flex max-w-full min-w-0 items-center gap-2.5',
        you && 'border-l-4 border-you-fill bg-you-wash pr-2.5 pl-2.5',
        className,
      )}
      {...props}
    >
      {avatar && (
        // The name is beside it.
        <span
          aria-hidden
          className="relative grid size-9 shrink-0 place-items-center overflow-hidden rounded-control bg-pressed text-caption text-ink-2"
        >
          {avatar.initials}
          {avatar.src !== undefined && avatar.src !== broken && (
            <img
              src={avatar.src}
              alt=""
              className="absolute inset-0 size-full bg-pressed object-cover"
              onError={() => setBroken(avatar.src)}
            />
          )}
        </span>
      )}
      {seed !== undefined && <span className="shrink-0 text-caption text-ink-3 tabular">{seed}</span>}
      <span className="min-w-0">
        <Name
          lines={lines}
          narrow={lines > 1}
          // They are words, not a person's: nothing of them is a first name.
          team={state === 'tbd' || state === 'bye'}
          className={cx(
            'text-name',
            state === 'withdrawn' && 'line-through decoration-1',
            (state === 'tbd' || state === 'bye') && 'font-[450] text-ink-3',
          )}
        >
          {name}
        </Name>
        {club !== undefined && <span className={cx('block text-caption text-ink-3', lines === 1 && 'truncate')}>{club}</span>}
      </span>
      {note !== undefined && <span className="shrink-0 text-caption text-ink-3">{note}</span>}
    </span>
  );
}
