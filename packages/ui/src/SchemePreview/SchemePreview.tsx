import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

/** A fact about what a change does. */
export type SchemeFact = {
  /** "Players who change place" */
  label: ReactNode;
  value: ReactNode;
  /** After the value: "of 14", "was Lotte De Smedt". */
  note?: ReactNode;
  /** `figure`: one large number; `name`: a leader; `text`: a sentence. */
  as: 'figure' | 'name' | 'text';
};

export type SchemePreviewProps = ComponentProps<'div'> & {
  facts: readonly SchemeFact[];
  /** The facts as a sentence for screen readers. It is announced when it has not changed for 600 ms. */
  announcement: string;
  /** The table below the facts. */
  children: ReactNode;
};

const quietMs = 600;

/** What a change of a scheme does: facts first, then a table. The facts are announced once the user has stopped typing. */
export function SchemePreview({ facts, announcement, children, className, ...props }: SchemePreviewProps) {
  return (
    <div className={className} {...props}>
      <dl className="flex flex-wrap gap-x-11 gap-y-4 border-t-2 border-b border-t-rule border-b-line py-3.5">
        {facts.map(({ label, value, note, as }, i) => (
          <div key={i} className={cx('min-w-0', as === 'text' && 'grow basis-60')}>
            <dt className="pb-1.5 text-caption text-ink-3">{label}</dt>
            <dd
              className={cx(
                'wrap-anywhere',
                as === 'figure'
                  ? 'score-md leading-none'
                  : as === 'name'
                    ? 'text-[1.0625rem] leading-5.5 font-[680]'
                    : 'text-body-small font-[560]',
              )}
            >
              {value}
              {note !== undefined && (
                <span
                  className={cx(
                    'text-body-small font-[450] text-ink-3',
                    as === 'figure' ? 'ml-2 tracking-normal font-stretch-[100%]' : 'block',
                  )}
                >
                  {note}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="sr-only">
        {useSettled(announcement)}
      </p>
      {children}
    </div>
  );
}

/** The text, once it has stayed the same for a while. Empty before its first change. */
function useSettled(text: string): string {
  const first = useRef(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === first.current && settled === '') return;
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
