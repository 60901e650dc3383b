import { useIntl } from '@oche/i18n/provider';
import { CheckoutPrompt } from '@oche/ui/CheckoutPrompt';
import { messages } from './messages.ts';
import type { Scoring } from './useScoring.ts';

type VisitPromptProps = {
  scoring: Scoring;
  className?: string;
  /** replaces `className` if the answers fit in one row and the first side threw */
  firstSideClassName?: string;
};

/** The question that a total can leave open: darts used, darts at a double, or both. The visit is already in the log. */
export function VisitPrompt({ scoring, className, firstSideClassName = className }: VisitPromptProps) {
  const { formatMessage } = useIntl();
  const { open, answer, undo } = scoring;
  if (!open) return null;
  const several = (field: 'darts' | 'doubles') => new Set(open.answers.map((each) => each[field])).size > 1;
  const isOneRow = !several('darts') || !several('doubles');
  const title = isOneRow ? (several('darts') ? messages.dartsUsed : messages.dartsAtDouble) : messages.dartsAndDoubles;
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
      className={isOneRow && open.payload.side === 0 ? firstSideClassName : className}
    />
  );
}
