import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Key } from '../internal/Key.tsx';
import { useHotkeys } from '../internal/useHotkeys.ts';

/** Darts used, and how many of them were aimed at a double. */
export type CheckoutAnswer = { darts: number; doubles: number };

export type CheckoutPromptProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The possible answers, at least two. If all have the same number of darts, the user chooses only the doubles, and vice versa. */
  answers: CheckoutAnswer[];
  onAnswer: (answer: CheckoutAnswer) => void;
  /** The question, e.g. "Darts at a double?" */
  title: ReactNode;
  /** Headings of the rows and the columns, if the user chooses both numbers. */
  dartsLabel: ReactNode;
  doublesLabel: ReactNode;
  /** Name of one answer for screen readers: "2 darts, 1 at a double". */
  answerLabel: (answer: CheckoutAnswer) => string;
  /** The answer after the previous checkout; Enter repeats it. */
  lastAnswer?: CheckoutAnswer;
  /** Undoes the visit. */
  undo?: { label: ReactNode; onUndo: () => void };
};

const cell = 'h-16 min-w-16 flex-1 max-sm:h-14 sideways:h-12 sideways:min-w-12';

const unique = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);

/**
 * A question after a visit, if the answer cannot be calculated. It covers the list of visits, but never keys. A digit is an answer; if the
 * user chooses both numbers, the first digit is the darts and the second the doubles. Enter repeats the last answer.
 */
export function CheckoutPrompt({
  answers,
  onAnswer,
  title,
  dartsLabel,
  doublesLabel,
  answerLabel,
  lastAnswer,
  undo,
  className,
  ...props
}: CheckoutPromptProps) {
  const darts = unique(answers.map((a) => a.darts));
  const doubles = unique(answers.map((a) => a.doubles));
  const hasBoth = darts.length > 1 && doubles.length > 1;
  const [row, setRow] = useState<number | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  // Enter presses the focused button: the last answer, otherwise the first one.
  useEffect(() => first.current?.focus(), []);
  const find = (d: number, n: number) => answers.find((a) => a.darts === d && a.doubles === n);
  const isLastAnswer = (a: CheckoutAnswer) => lastAnswer?.darts === a.darts && lastAnswer.doubles === a.doubles;
  useHotkeys(true, (key) => {
    if (key === 'Enter' && lastAnswer) onAnswer(lastAnswer);
    else if ((key === 'z' || key === 'Z') && undo) undo.onUndo();
    else if (!/^\d$/.test(key)) return false;
    else {
      const n = Number(key);
      if (hasBoth && row === null) setRow(darts.includes(n) ? n : null);
      else {
        const answer = answers.find((a) => (hasBoth ? a.darts === row && a.doubles === n : (darts.length > 1 ? a.darts : a.doubles) === n));
        if (answer) onAnswer(answer);
        else setRow(null);
      }
    }
    return true;
  });
  const button = (answer: CheckoutAnswer, text: ReactNode, i: number) => (
    <Key
      key={`${answer.darts}-${answer.doubles}`}
      ref={(lastAnswer ? isLastAnswer(answer) : i === 0) ? first : undefined}
      aria-label={answerLabel(answer)}
      onPress={() => onAnswer(answer)}
      look={isLastAnswer(answer) ? 'on' : 'digit'}
      className={`${cell} text-[2rem]!`}
    >
      {text}
    </Key>
  );
  return (
    <section
      role="group"
      aria-label={typeof title === 'string' ? title : undefined}
      className={cx('border-t-4 border-checkout-fill bg-overlay p-4 shadow-overlay max-sm:p-3 sideways:py-2', className)}
      {...props}
    >
      <div className="mb-3 flex items-center justify-between gap-4 max-sm:mb-1 sideways:mb-1">
        <p className="text-heading">{title}</p>
        {undo && (
          <button type="button" className="min-h-11 text-label" onClick={undo.onUndo}>
            <span className="link">{undo.label}</span>
          </button>
        )}
      </div>
      {hasBoth ? (
        <div className="grid gap-2">
          <div className="flex justify-between text-caption text-ink-3">
            <span>{dartsLabel}</span>
            <span>{doublesLabel}</span>
          </div>
          {darts.map((d, r) => (
            <div key={d} className={cx('flex items-center gap-2', row !== null && row !== d && 'opacity-40')}>
              <span className="w-16 text-center score-sm sideways:w-10">{d}</span>
              {doubles.map((n, i) => {
                const answer = find(d, n);
                return answer ? button(answer, n, r + i) : <span key={n} className={cell} />;
              })}
            </div>
          ))}
        </div>
      ) : (
        <div className="flex gap-2">{answers.map((answer, i) => button(answer, darts.length > 1 ? answer.darts : answer.doubles, i))}</div>
      )}
    </section>
  );
}
