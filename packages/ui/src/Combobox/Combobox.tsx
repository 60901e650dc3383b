import { Popover } from 'radix-ui';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { describedBy, Field, hasError, type FieldText } from '../internal/Field.tsx';
import { Control } from './Control.tsx';
import { Results } from './Results.tsx';
import { useCombobox, type ComboboxBox } from './useCombobox.ts';

export type ComboboxOption<V extends string = string> = {
  value: V;
  label: string;
  /** Distinguishes two people with the same name: a club, a number. */
  note?: ReactNode;
  disabled?: boolean;
};

export type ComboboxLabels = {
  /** Name of the button: "Open the list". */
  open: string;
  clear: string;
  /** Name of the button on a chip: "Remove Wout Dubbeltop". */
  remove?: (label: string) => string;
  /** Shown if there are no results: "Nobody is called “Jef”." */
  none: (query: string) => ReactNode;
  /** "Add “Jef Nieuwpijl”" */
  create?: (query: string) => string;
  /** The number of results that are not shown: "940 more. Type a name." */
  more: (count: number) => ReactNode;
  /** Announced to screen readers: "3 found". */
  found: (count: number) => string;
};

type OneProps<V extends string> = {
  many?: false;
  value: ComboboxOption<V> | null;
  onValueChange: (value: ComboboxOption<V> | null) => void;
};
type ManyProps<V extends string> = {
  many: true;
  value: readonly ComboboxOption<V>[];
  onValueChange: (value: ComboboxOption<V>[]) => void;
};

export type ComboboxProps<V extends string = string> = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size'> &
  FieldText &
  (OneProps<V> | ManyProps<V>) & {
    options: readonly ComboboxOption<V>[];
    /** `here`: the component searches the options. `host`: the options are the results that the host found for the query. */
    search?: 'here' | 'host';
    onQueryChange?: (query: string) => void;
    /** `loading`: the host is searching; earlier results stay. `slow` and `failed` explain themselves in `message`. */
    state?: 'ready' | 'loading' | 'slow' | 'failed';
    message?: ReactNode;
    /** Adds the typed name. The list offers this if no option has exactly this name. */
    onCreate?: (name: string) => void;
    /** The maximum number of rows. A line counts the rest. */
    limit?: number;
    labels: ComboboxLabels;
  };

/**
 * A search field for people, teams or clubs that selects one or many. ↓ and ↑ open the list and move, Enter selects the active row, Esc closes
 * the list and then discards the typed text, Backspace removes the last chip. The root gets `className`, and the input gets all other props.
 */
export function Combobox<V extends string = string>({
  label,
  labelHidden = false,
  hint,
  error,
  options,
  search = 'here',
  onQueryChange,
  state = 'ready',
  message,
  onCreate,
  limit = 50,
  labels,
  className,
  id: givenId,
  name,
  many,
  value,
  onValueChange,
  ...props
}: ComboboxProps<V>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const listId = `${id}-list`;
  const frame = useRef<HTMLDivElement>(null);
  const chosen = many ? value : value ? [value] : [];
  const box = useCombobox<V>({
    chosen,
    many: many === true,
    onChange: (next) => (many ? onValueChange(next) : onValueChange(next[0] ?? null)),
    options,
    search,
    state,
    limit,
    onCreate,
    onQueryChange,
  });
  const none = box.isNoneFound ? labels.none(box.query.trim()) : null;
  const isShown = box.open && (box.rows.length > 0 || none !== null || message !== undefined);
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <Popover.Root open={isShown} onOpenChange={(open) => !open && box.close()}>
        <Control
          {...props}
          id={id}
          listId={listId}
          frame={frame}
          box={box}
          isListShown={isShown}
          hasError={hasError({ error })}
          aria-describedby={describedBy(id, { hint, error })}
          labels={labels}
        />
        <Results listId={listId} label={label} frame={frame} box={box} state={state} none={none} message={message} labels={labels} />
      </Popover.Root>
      <span role="status" className="sr-only">
        {isShown && <Announcement box={box} state={state} message={message} labels={labels} />}
      </span>
      {name !== undefined && chosen.map((option) => <input key={option.value} type="hidden" name={name} value={option.value} />)}
    </Field>
  );
}

type AnnouncementProps<V extends string> = {
  box: ComboboxBox<V>;
  state: ComboboxProps['state'];
  message: ReactNode;
  labels: ComboboxLabels;
};

/** Tells screen readers the number of results, or why there is none yet. */
const Announcement = <V extends string>({ box, state, message, labels }: AnnouncementProps<V>) =>
  state === 'ready' && box.query !== '' ? labels.found(box.found) : message;
