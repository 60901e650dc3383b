import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { ComboboxOption } from './Combobox.tsx';
import type { Piece } from './match.ts';
import type { ComboboxBox, ComboboxRow } from './useCombobox.ts';

type OptionsProps<V extends string> = {
  id: string;
  label: string | undefined;
  box: ComboboxBox<V>;
  busy: boolean;
  /** "Add “Jef Nieuwpijl”" */
  create: string | undefined;
};

/** The list of results. The focus stays in the input, whose `aria-activedescendant` names the active row. */
export function Options<V extends string>({ id, label, box, busy, create }: OptionsProps<V>) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      aria-multiselectable={box.many || undefined}
      aria-busy={busy || undefined}
      className="p-1"
    >
      {box.rows.map((row, index) => (
        <Row key={row.kind === 'create' ? '' : row.option.value} id={`${id}-${index}`} index={index} row={row} box={box}>
          {row.kind === 'create' ? (
            <>
              <Plus aria-hidden className="absolute left-2.5 size-4.5" />
              <span className="text-label break-words">{create}</span>
            </>
          ) : (
            <OptionText option={row.option} pieces={row.pieces} isChosen={box.isChosen(row.option)} />
          )}
        </Row>
      ))}
    </div>
  );
}

type RowProps<V extends string> = { id: string; index: number; row: ComboboxRow<V>; box: ComboboxBox<V>; children: ReactNode };

function Row<V extends string>({ id, index, row, box, children }: RowProps<V>) {
  const isActive = index === box.active;
  const option = row.kind === 'option' ? row.option : null;
  return (
    <div
      id={id}
      ref={isActive ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      role="option"
      data-highlighted={isActive || undefined}
      aria-selected={option !== null && box.isChosen(option)}
      aria-disabled={option?.disabled || undefined}
      className={cx(
        'relative flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-mark py-1.5 pr-3 pl-9',
        isActive && 'bg-pressed',
        isActive && box.byKey && 'outline-3 outline-offset-[-3px] outline-focus',
        option?.disabled && 'cursor-default text-ink-off',
        option === null && index > 0 && 'mt-1 before:absolute before:inset-x-0 before:-top-1 before:border-t before:border-line',
      )}
      onPointerMove={() => !isActive && box.onHover(index)}
      onClick={() => box.pick(row)}
    >
      {children}
    </div>
  );
}

type OptionTextProps = { option: ComboboxOption; pieces: readonly Piece[]; isChosen: boolean };

/** The label with its matches marked, and the note. */
const OptionText = ({ option, pieces, isChosen }: OptionTextProps) => (
  <>
    {isChosen && <Check aria-hidden className="absolute left-2.5 size-4.5" />}
    <span className="min-w-0 grow break-words">
      {pieces.map((piece, i) =>
        piece.hit ? (
          <mark key={i} className="bg-transparent font-[720] text-inherit underline decoration-2 underline-offset-3">
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </span>
    {option.note !== undefined && <span className="text-caption text-ink-3">{option.note}</span>}
  </>
);
