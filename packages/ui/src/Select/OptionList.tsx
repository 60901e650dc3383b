import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { cx } from '../internal/cx.ts';
import { leaveTop } from '../internal/layers.ts';
import { floating } from '../internal/overlay.ts';
import { useFloating } from '../internal/useFloating.ts';
import { isSearching, walkList } from '../internal/walkList.ts';
import type { SelectGroup, SelectOption } from './Select.tsx';

type OptionListProps<V extends string> = {
  id: string;
  /** id of what names it */
  labelledBy: string;
  button: RefObject<HTMLButtonElement | null>;
  box: RefObject<HTMLDivElement | null>;
  options: readonly (SelectOption<V> | SelectGroup<V>)[];
  value: V | undefined;
  /** A letter that was pressed before it was open. */
  letter: string;
  onPick: (value: V) => void;
  onClose: () => void;
};

/** What can be chosen, under the button. It has the focus: on what is chosen, or on the first. */
export function OptionList<V extends string>({ id, labelledBy, button, box, options, value, letter, onPick, onClose }: OptionListProps<V>) {
  const search = useRef({ text: '', at: 0 });
  useFloating(true, box, () => button.current?.getBoundingClientRect(), { align: 'start' });
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    if (letter !== '' && walkList(list, 'option', letter, search.current)) return;
    const first =
      list.querySelector<HTMLElement>('[aria-selected=true]') ?? list.querySelector<HTMLElement>('[role=option]:not([aria-disabled])');
    first?.focus();
    // Once: afterwards the focus is where the person moves it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (leaveTop(event)) return;
    event.stopPropagation();
    if (event.key === 'Tab') {
      // On to what follows the button.
      button.current?.focus();
      onClose();
    } else if (event.key === 'Enter' || (event.key === ' ' && !isSearching(search.current))) {
      event.preventDefault();
      (event.target as HTMLElement).click();
    } else if (walkList(event.currentTarget, 'option', event.key, search.current)) event.preventDefault();
  };
  const item = (option: SelectOption<V>): ReactNode => (
    <div
      key={option.value}
      role="option"
      tabIndex={-1}
      aria-selected={option.value === value}
      aria-disabled={option.disabled || undefined}
      className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-mark py-1.5 pr-4 pl-9 outline-offset-[-3px] focus:bg-pressed aria-disabled:cursor-default aria-disabled:text-ink-off"
      onPointerMove={(event) => !option.disabled && event.currentTarget.focus({ preventScroll: true })}
      onClick={() => !option.disabled && onPick(option.value)}
    >
      {option.value === value && <Check aria-hidden className="absolute left-2.5 size-4.5" />}
      <span>{option.label}</span>
    </div>
  );
  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-labelledby={labelledBy}
      popover="manual"
      tabIndex={-1}
      className={cx(floating, 'max-w-[min(32rem,calc(100vw-1rem))] min-w-(--anchor-width) p-1 text-body')}
      onKeyDown={onKeyDown}
    >
      {options.map((option, i) =>
        'options' in option ? (
          <div key={i} role="group" aria-labelledby={`${id}-${i}`}>
            <div id={`${id}-${i}`} className="px-3 pt-2 pb-1 text-caption text-ink-3">
              {option.label}
            </div>
            {option.options.map(item)}
          </div>
        ) : (
          item(option)
        ),
      )}
    </div>
  );
}
