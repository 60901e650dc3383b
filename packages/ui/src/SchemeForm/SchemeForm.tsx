import { Minus, Plus } from 'lucide-react';
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useDraft } from './useDraft.ts';

/** A number of a scheme: the points of a place, or the number of results that count. */
export type SchemeLine = {
  id: string;
  label: string;
  /** Null if an optional number is not set. */
  value: number | null;
  min: number;
  max: number;
  /** Number of decimals; whole numbers by default. */
  decimals?: number;
  /** The text of an empty field of an optional number: "all". Without it, the number is required. */
  empty?: string;
  /** Beside a number that has changed: "was 13". */
  was?: ReactNode;
  /** More about the number: "of 8 so far". */
  hint?: ReactNode;
  /** Names of buttons that change the number by 1. */
  steps?: { less: string; more: string };
  /** Buttons after the number. */
  actions?: ReactNode;
};

export type SchemeSection = {
  id: string;
  title: ReactNode;
  lines: readonly SchemeLine[];
  /** Below the lines: a button that adds one, an explanation. */
  after?: ReactNode;
};

export type SchemeFormProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  sections: readonly SchemeSection[];
  onValueChange: (id: string, value: number | null) => void;
  formatNumber: (value: number) => string;
  /** The error of a text that is no number within the limits of its line. */
  invalid: (line: SchemeLine) => string;
};

/** Enter moves to the next number, and selects it so that it can be typed over. */
const onEnter = (event: KeyboardEvent<HTMLDivElement>) => {
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-scheme]')];
  const at = fields.indexOf(event.target as HTMLInputElement);
  if (event.key !== 'Enter' || at === -1) return;
  event.preventDefault();
  const next = fields[at + 1];
  next?.focus();
  next?.select();
};

/** The numbers of a scheme as lines below headings. ↑ ↓ step a number, with Shift by 5. Enter moves to the next number. */
export function SchemeForm({ sections, onValueChange, formatNumber, invalid, className, ...props }: SchemeFormProps) {
  return (
    <div className={cx('grid gap-5', className)} onKeyDown={onEnter} {...props}>
      {sections.map(({ id, title, lines, after }) => (
        <section key={id} aria-label={typeof title === 'string' ? title : undefined}>
          <h2 className="border-b-2 border-rule pb-1.5 text-heading wrap-anywhere">{title}</h2>
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              formatNumber={formatNumber}
              invalid={invalid}
              onChange={(value) => onValueChange(line.id, value)}
            />
          ))}
          {after}
        </section>
      ))}
    </div>
  );
}

type LineProps = Pick<SchemeFormProps, 'formatNumber' | 'invalid'> & { line: SchemeLine; onChange: (value: number | null) => void };

const stepButton =
  'grid size-11 shrink-0 place-items-center rounded-control border-[1.5px] border-line-2 bg-raised text-ink hover:bg-pressed [&>svg]:size-4.5';

function Line({ line, formatNumber, invalid, onChange }: LineProps) {
  const { label, value, min, max, steps, hint, was, actions, empty } = line;
  const { text, isInvalid, onText, onBlur, drop } = useDraft(line, formatNumber, onChange);
  const id = useId();
  const step = (by: number) => {
    drop();
    onChange(Math.min(max, Math.max(min, Number(((value ?? min - by) + by).toFixed(2)))));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction !== undefined) step(direction * (event.shiftKey ? 5 : 1));
    // The text that is no number goes first. The caller undoes changes of numbers.
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && isInvalid) {
      drop();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  const notes = [hint, was].filter((note) => note !== undefined);
  return (
    <div className="border-b border-line">
      <div className="flex min-h-12.5 items-center gap-2.5">
        <label htmlFor={id} className="min-w-0 grow py-1.5 text-body-small wrap-anywhere hyphens-auto">
          {label}
        </label>
        {notes.length > 0 && (
          <span id={`${id}-notes`} className="text-right text-caption text-ink-3">
            {notes.map((note, i) => (
              <span key={i}>
                {i > 0 && ', '}
                {note}
              </span>
            ))}
          </span>
        )}
        {steps && (
          <button type="button" tabIndex={-1} aria-label={steps.less} aria-controls={id} className={stepButton} onClick={() => step(-1)}>
            <Minus aria-hidden />
          </button>
        )}
        <input
          id={id}
          data-scheme=""
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={empty}
          aria-valuenow={value ?? undefined}
          aria-valuetext={value === null ? empty : undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={isInvalid || undefined}
          aria-describedby={cx(notes.length > 0 && `${id}-notes`, isInvalid && `${id}-error`) || undefined}
          className={cx(
            'min-h-11 w-18 shrink-0 rounded-control bg-raised px-3 text-right font-narrow text-[1.1875rem] font-[700] tabular font-stretch-[78%]',
            'placeholder:text-body-small placeholder:font-[450] placeholder:text-ink-3',
            isInvalid ? 'border-2 border-danger' : was !== undefined ? 'border-2 border-ink' : 'border-[1.5px] border-line-2',
          )}
          onChange={(event) => onText(event.target.value)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        {steps && (
          <button type="button" tabIndex={-1} aria-label={steps.more} aria-controls={id} className={stepButton} onClick={() => step(1)}>
            <Plus aria-hidden />
          </button>
        )}
        {actions}
      </div>
      {isInvalid && (
        <p id={`${id}-error`} role="alert" className="pb-2 text-right text-body-small text-danger">
          {invalid(line)}
        </p>
      )}
    </div>
  );
}
