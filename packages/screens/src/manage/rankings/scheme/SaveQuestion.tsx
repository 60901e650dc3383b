import { useIntl } from '@oche/i18n/provider';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import type { SchemeFact } from '@oche/ui/SchemePreview';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';
import type { SaveKind } from './preview.ts';

type SaveQuestionProps = { kind: SaveKind; facts: readonly SchemeFact[]; onSave: () => void; onClose: () => void };

/** Asks before a scheme is saved that changes the table at once, with the facts of its preview. */
export function SaveQuestion({ kind, facts, onSave, onClose }: SaveQuestionProps) {
  const { formatMessage } = useIntl();
  const isLater = kind === 'later';
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={formatMessage(isLater ? messages.laterTitle : messages.recomputeTitle)}
      description={formatMessage(isLater ? messages.laterMeans : messages.recomputeMeans)}
      consequences={facts.map(({ as, label, value, note }, i) => (
        <span key={i}>
          {formatMessage(words.labelled, { label, text: value })}
          {note !== undefined && (as === 'figure' ? ' ' : ', ')}
          {note}
        </span>
      ))}
      confirm={formatMessage(isLater ? messages.saveLater : messages.saveRecompute)}
      cancel={formatMessage(messages.goOn)}
      onConfirm={onSave}
    />
  );
}
