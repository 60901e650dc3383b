import { ChevronDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { messages } from './messages.ts';

type MoveButtonsProps = {
  /** the name of the item, for screen readers */
  name: string;
  /** its place, from 0 */
  at: number;
  count: number;
  onMove: (to: number) => void;
};

const button =
  'grid size-11 cursor-pointer place-items-center rounded-control text-ink-2 hover:bg-pressed aria-disabled:cursor-default aria-disabled:text-ink-off aria-disabled:hover:bg-transparent [&>svg]:size-5';

/** Moves an item in a list by one place. The arrow keys do the same while one of the buttons has the focus. */
export function MoveButtons({ name, at, count, onMove }: MoveButtonsProps) {
  const { formatMessage } = useIntl();
  const move = (to: number) => {
    if (to >= 0 && to < count) onMove(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? at - 1 : at + 1);
  };
  const steps = [
    { to: at - 1, label: messages.up, icon: <ChevronUp aria-hidden /> },
    { to: at + 1, label: messages.down, icon: <ChevronDown aria-hidden /> },
  ];
  return (
    <span className="flex shrink-0">
      {steps.map(({ to, label, icon }) => (
        // `aria-disabled` instead of `disabled`, so that the button keeps the focus at the end of the list.
        <button
          key={label.id}
          type="button"
          className={button}
          aria-label={formatMessage(label, { name })}
          aria-disabled={to < 0 || to >= count || undefined}
          onKeyDown={onKeyDown}
          onClick={() => move(to)}
        >
          {icon}
        </button>
      ))}
    </span>
  );
}

/** The items with one of them at another place. */
export const moved = <T,>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
};
