import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Select } from '../Select/Select.tsx';

export type TieBreakOption<V extends string = string> = {
  value: V;
  label: string;
  /** One sentence about the figures that it compares. */
  explanation?: ReactNode;
};

export type TieBreakOrderProps<V extends string = string> = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  label: string;
  options: readonly TieBreakOption<V>[];
  /** The tie-breakers in use, in their order. */
  value: readonly V[];
  onValueChange: (value: V[]) => void;
  labels: {
    up: (label: string) => string;
    down: (label: string) => string;
    remove: (label: string) => string;
    add: string;
    /** Announced after a move: "Leg difference, now 2 of 4". */
    moved: (label: string, place: number, of: number) => string;
  };
};

/** The order of tie-breakers. Space lifts one, ↑ ↓ move it, Space drops it, and Esc cancels. Buttons make the same moves. */
export function TieBreakOrder<V extends string = string>({
  label,
  options,
  value,
  onValueChange,
  labels,
  className,
  ...props
}: TieBreakOrderProps<V>) {
  const [lifted, setLifted] = useState<{ item: V; oldOrder: readonly V[] } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const option = (v: V) => options.find((o) => o.value === v);
  const move = (v: V, step: -1 | 1) => {
    const to = value.indexOf(v) + step;
    if (to < 0 || to >= value.length) return;
    const next = value.filter((other) => other !== v);
    next.splice(to, 0, v);
    onValueChange(next);
    setAnnouncement(labels.moved(option(v)?.label ?? v, to + 1, value.length));
  };
  const onKey = (event: KeyboardEvent, v: V) => {
    if (event.target !== event.currentTarget) return;
    const isLifted = lifted?.item === v;
    if (event.key === ' ') setLifted(isLifted ? null : { item: v, oldOrder: value });
    else if (event.key === 'Escape' && isLifted) {
      onValueChange([...lifted.oldOrder]);
      setLifted(null);
    } else if (isLifted && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) move(v, event.key === 'ArrowUp' ? -1 : 1);
    else return;
    event.preventDefault();
  };
  /** Props of a button. If its action is not allowed, it has `aria-disabled` instead of `disabled`, so that it keeps the focus. */
  const press = (isAllowed: boolean, act: () => void) => ({ 'aria-disabled': !isAllowed || undefined, onClick: () => isAllowed && act() });
  const unused = options.filter((o) => !value.includes(o.value));
  const icon =
    'grid size-11 place-items-center rounded-control text-ink-2 hover:bg-pressed aria-disabled:cursor-default aria-disabled:text-ink-off aria-disabled:hover:bg-transparent [&>svg]:size-5';
  return (
    <div className={className} {...props}>
      <ol aria-label={label} className="border-t-2 border-rule">
        {value.map((v, i) => {
          const text = option(v)?.label ?? v;
          return (
            <li
              key={v}
              tabIndex={0}
              onKeyDown={(event) => onKey(event, v)}
              className={cx(
                'flex min-h-14 items-center gap-x-2 border-b border-line outline-offset-[-3px]',
                lifted?.item === v && 'bg-pressed',
              )}
            >
              <span className="w-8 text-center score-xs text-ink-3">{i + 1}</span>
              <span className="min-w-0 flex-1 py-2">
                <span className="block text-label">{text}</span>
                {option(v)?.explanation !== undefined && <span className="block text-body-small text-ink-3">{option(v)!.explanation}</span>}
              </span>
              <button type="button" className={icon} aria-label={labels.up(text)} {...press(i > 0, () => move(v, -1))}>
                <ChevronUp aria-hidden />
              </button>
              <button type="button" className={icon} aria-label={labels.down(text)} {...press(i < value.length - 1, () => move(v, 1))}>
                <ChevronDown aria-hidden />
              </button>
              <button
                type="button"
                className={icon}
                aria-label={labels.remove(text)}
                {...press(value.length > 1, () => onValueChange(value.filter((other) => other !== v)))}
              >
                <X aria-hidden />
              </button>
            </li>
          );
        })}
      </ol>
      {unused.length > 0 && (
        // A new key after each selection resets the field.
        <Select
          key={value.length}
          className="mt-3 max-w-xs"
          label={labels.add}
          labelHidden
          placeholder={labels.add}
          options={unused.map((o) => ({ value: o.value, label: o.label }))}
          onValueChange={(v) => onValueChange([...value, v])}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
