import { useIntl } from '@oche/i18n/provider';
import { CheckoutPrompt } from '@oche/ui/CheckoutPrompt';
import { messages } from './messages.ts';
import type { Scoring } from './useScoring.ts';

/** The one question that a total can leave open: darts used, darts at a double, or both together. The visit is in the log already. */
export function VisitPrompt({ scoring, className }: { scoring: Scoring; className?: string }) {
  const { formatMessage } = useIntl();
  const { open, answer, undo } = scoring;
  if (!open) return null;
  const several = (of: 'darts' | 'doubles') => new Set(open.answers.map((each) => each[of])).size > 1;
  const title = several('darts') ? (several('doubles') ? messages.dartsAndDoubles : messages.dartsUsed) : messages.dartsAtDouble;
  return (
    <CheckoutPrompt
      key={open.event}
      answers={open.answers}
      onAnswer={answer}
      title={formatMessage(title)}
      dartsLabel={formatMessage(messages.used)}
      doublesLabel={formatMessage(messages.atDouble)}
      answerLabel={(each) => formatMessage(messages.answer, each)}
      undo={{ label: formatMessage(messages.takeBack), onUndo: undo }}
      className={className}
    />
  );
}
