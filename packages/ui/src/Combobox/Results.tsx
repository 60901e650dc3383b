import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../internal/cx.ts';
import { collisionPadding, floating } from '../internal/overlay.ts';
import type { ComboboxLabels, ComboboxProps } from './Combobox.tsx';
import { Options } from './Options.tsx';
import type { ComboboxBox } from './useCombobox.ts';

type ResultsProps<V extends string> = {
  listId: string;
  label: ReactNode;
  /** The frame of the field. A press on it does not close the list. */
  frame: RefObject<HTMLDivElement | null>;
  box: ComboboxBox<V>;
  state: NonNullable<ComboboxProps['state']>;
  /** The text if there are no results; null if there are some, or the search has not ended. */
  none: ReactNode;
  message: ReactNode;
  labels: ComboboxLabels;
};

/** What opens below the field: the list of results, or why there are none, and the message. */
export function Results<V extends string>({ listId, label, frame, box, state, none, message, labels }: ResultsProps<V>) {
  const name = typeof label === 'string' ? label : undefined;
  return (
    <Popover.Portal>
      <Popover.Content
        role="group"
        aria-label={name}
        align="start"
        sideOffset={6}
        collisionPadding={collisionPadding}
        className={cx(
          floating,
          'max-h-[min(22rem,var(--radix-popper-available-height))] w-(--radix-popper-anchor-width) min-w-56 text-body',
        )}
        // The focus stays in the input.
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => frame.current?.contains(event.target as Node) && event.preventDefault()}
      >
        {none !== null && <p className="px-3 pt-3 pb-2.5 text-ink-2">{none}</p>}
        {box.rows.length > 0 && (
          <Options
            id={listId}
            label={name}
            box={box}
            busy={state === 'loading' || state === 'slow'}
            create={labels.create?.(box.query.trim())}
          />
        )}
        {box.hiddenCount > 0 && (
          <p className="border-t border-line px-3 py-2.5 text-body-small text-ink-3">{labels.more(box.hiddenCount)}</p>
        )}
        {message !== undefined && (
          <p
            className={cx('border-line px-3 py-2.5 text-body-small not-first:border-t', state === 'failed' ? 'text-danger' : 'text-ink-3')}
          >
            {message}
          </p>
        )}
      </Popover.Content>
    </Popover.Portal>
  );
}
