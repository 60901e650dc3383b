import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { Piece } from './match.ts';

/** A row of the list: an option, or the offer to add what was typed. */
export type Row<O> = { kind: 'option'; option: O; pieces: Piece[] } | { kind: 'create' };

type OptionsProps<O> = {
  id: string;
  label: string | undefined;
  rows: readonly Row<O>[];
  active: number;
  /** Whether a key moved to the active row. */
  byKey: boolean;
  chosen: (option: O) => boolean;
  many: boolean;
  busy: boolean;
  /** "Add “Jef Nieuwpijl”" */
  create: ReactNode;
  onActive: (index: number) => void;
  onPick: (row: Row<O>) => void;
};

const row = 'relative flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-mark py-1.5 pr-3 pl-9';

/** What was found. The focus stays in the input, whose `aria-activedescendant` names the active row. */
export function Options<O extends { value: string; note?: ReactNode; disabled?: boolean }>({
  id,
  label,
  rows,
  active,
  byKey,
  chosen,
  many,
  busy,
  create,
  onActive,
  onPick,
}: OptionsProps<O>) {
  return (
    <div role="listbox" id={id} aria-label={label} aria-multiselectable={many || undefined} aria-busy={busy || undefined} className="p-1">
      {rows.map((item, i) => (
        <div
          key={item.kind === 'create' ? '' : item.option.value}
          id={`${id}-${i}`}
          ref={i === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
          role="option"
          data-highlighted={i === active || undefined}
          aria-selected={item.kind === 'option' && chosen(item.option)}
          aria-disabled={(item.kind === 'option' && item.option.disabled) || undefined}
          className={cx(
            row,
            i === active && 'bg-pressed',
            i === active && byKey && 'outline-3 outline-offset-[-3px] outline-focus',
            item.kind === 'option' && item.option.disabled && 'cursor-default text-ink-off',
            item.kind === 'create' && i > 0 && 'mt-1 before:absolute before:inset-x-0 before:-top-1 before:border-t before:border-line',
          )}
          onPointerMove={() => i !== active && onActive(i)}
          onClick={() => onPick(item)}
        >
          {item.kind === 'create' ? (
            <>
              <Plus aria-hidden className="absolute left-2.5 size-4.5" />
              <span className="text-label break-words">{create}</span>
            </>
          ) : (
            <>
              {chosen(item.option) && <Check aria-hidden className="absolute left-2.5 size-4.5" />}
              <span className="min-w-0 grow break-words">
                {item.pieces.map((piece, n) =>
                  piece.hit ? (
                    <mark key={n} className="bg-transparent font-[720] text-inherit underline decoration-2 underline-offset-3">
                      {piece.text}
                    </mark>
                  ) : (
                    piece.text
                  ),
                )}
              </span>
              {item.option.note !== undefined && <span className="text-caption text-ink-3">{item.option.note}</span>}
            </>
          )}
        </div>
      ))}
    </div>
  );
}
