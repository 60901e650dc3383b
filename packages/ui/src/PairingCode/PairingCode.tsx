import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { QrCode } from '../QrCode/QrCode.tsx';

type CodeField = {
  /** "Code on the tablet" */
  label: string;
  onCodeChange: (code: string) => void;
  /** The reason why the code is not accepted: "No tablet shows this code." */
  error?: ReactNode;
};

export type PairingCodeProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode;
  /** The next step, or the result. */
  children?: ReactNode;
  /** Four to eight letters and digits. */
  code: string;
  /** Below the code: the button for a new code, or the choice of a board. */
  action?: ReactNode;
} & (
    | {
        /** On the tablet: `waiting` for the organiser, `expired`, or `paired` with a board. On the organiser's device: `typed`. */
        state: 'waiting' | 'expired' | 'paired';
        /** The code letter by letter: "K 7 Q 4". */
        spelledCode: string;
        /** Link to the organiser's page that pairs the tablet. */
        qr?: { value: string; label: string };
        field?: never;
      }
    | {
        state: 'typed';
        /** The field in which the organiser types the code of the tablet. */
        field: CodeField;
        spelledCode?: never;
        qr?: never;
      }
  );

const letters = 'font-score text-[clamp(4.5rem,14vw,9.25rem)] sideways:text-[4.5rem]';

function Typed({ code, field: { label, onCodeChange, error } }: { code: string; field: CodeField }) {
  const id = useId();
  const isInvalid = error !== undefined && error !== null;
  return (
    <div className="mt-6 border-t-2 border-rule pt-5">
      <label htmlFor={id} className="mb-1.5 block text-label">
        {label}
      </label>
      <input
        id={id}
        value={code}
        // Removes spaces and hyphens, which are not part of the code.
        onChange={(event) => onCodeChange(event.target.value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''))}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={cx(
          'w-full max-w-140 rounded-control bg-raised px-4 pt-[0.2em] pb-[0.16em] inset-ring-[1.5px]',
          letters,
          isInvalid ? 'inset-ring-danger' : 'inset-ring-line-2',
        )}
      />
      {isInvalid && (
        <p id={`${id}-error`} className="mt-1.5 text-body-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Pairs a tablet with a board: shows the code and QR code on the tablet, or the field for the code on the organiser's device. */
export function PairingCode({ state, title, children, code, spelledCode, qr, field, action, className, ...props }: PairingCodeProps) {
  const shownQr = state === 'waiting' && qr;
  return (
    <section
      aria-label={typeof title === 'string' ? title : undefined}
      className={cx(
        'grid items-center gap-8',
        shownQr && 'md:grid-cols-[minmax(0,1fr)_332px] sideways:grid-cols-[minmax(0,1fr)_14rem]',
        className,
      )}
      {...props}
    >
      <div>
        <h1 className="text-title-1 sideways:text-title-3">{title}</h1>
        {children !== undefined && <div className="mt-3 text-ink-2 sideways:mt-1">{children}</div>}
        {field && <Typed code={code} field={field} />}
        {(state === 'waiting' || state === 'expired') && (
          <p
            role="status"
            className={cx(
              'mt-6 border-t-2 border-rule pt-5 sideways:mt-3 sideways:pt-3',
              state === 'expired' && 'text-ink-3 line-through decoration-4',
            )}
          >
            <span className="sr-only">{spelledCode}</span>
            <span aria-hidden className={cx('flex flex-wrap gap-x-[0.12em]', letters)}>
              {[...code].map((letter, i) => (
                <span key={i}>{letter}</span>
              ))}
            </span>
          </p>
        )}
        {action !== undefined && <div className="mt-6 sideways:mt-3">{action}</div>}
      </div>
      {shownQr && <QrCode {...shownQr} />}
    </section>
  );
}
