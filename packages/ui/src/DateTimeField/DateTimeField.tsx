import { useId, type ReactNode } from 'react';
import { controlClass, describedBy, Field, hasError, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';

export type DateTimeFieldProps = FieldText & {
  /** Local date-time of the event without a zone: `2026-11-20T19:30`. Either part may be missing: `2026-11-20T`, `T19:30`, `''`. */
  value: string;
  onValueChange: (value: string) => void;
  /** Names of the two parts, for screen readers. */
  parts: { date: string; time: string };
  /** Shown beside the time if the time zone of the event is not that of the device, e.g. "Brussels time". */
  zone?: ReactNode;
  className?: string;
  id?: string;
  name?: string;
  min?: string;
  required?: boolean;
};

/** A date and a time in the time zone of the venue. */
export function DateTimeField({
  value,
  onValueChange,
  parts,
  zone,
  className,
  id: givenId,
  name,
  min,
  required,
  ...text
}: DateTimeFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [date = '', time = ''] = value.split('T');
  const isInvalid = hasError(text);
  const set = (d: string, t: string) => onValueChange(d === '' && t === '' ? '' : `${d}T${t}`);
  const shared = {
    required,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': cx(describedBy(id, text), zone !== undefined && `${id}-zone`) || undefined,
  };
  return (
    <Field id={id} {...text} className={className}>
      <span className="flex flex-wrap items-center gap-2">
        <input
          type="date"
          id={id}
          value={date}
          min={min?.split('T')[0]}
          onChange={(event) => set(event.target.value, time)}
          className={cx(controlClass(isInvalid), 'flex-[3] tabular')}
          {...shared}
        />
        <input
          type="time"
          aria-label={parts.time}
          value={time}
          onChange={(event) => set(date, event.target.value)}
          className={cx(controlClass(isInvalid), 'flex-[2] tabular')}
          {...shared}
        />
        {zone !== undefined && (
          <span id={`${id}-zone`} className="shrink-0 text-caption text-ink-3">
            {zone}
          </span>
        )}
      </span>
      {name !== undefined && <input type="hidden" name={name} value={value} />}
    </Field>
  );
}
