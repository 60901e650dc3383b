import { Undo2 } from 'lucide-react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Menu } from '@oche/ui/Menu';
import type { SchemeFact } from '@oche/ui/SchemePreview';
import { words } from '../../../shell/words.ts';
import type { SchemeChange } from './changes.ts';
import { messages } from './messages.ts';
import type { SaveKind } from './preview.ts';

type SaveBarProps = {
  changes: readonly SchemeChange[];
  /** of the preview that is shown */
  facts: readonly SchemeFact[];
  canUndo: boolean;
  canSave: boolean;
  canRecompute: boolean;
  isBusy: boolean;
  onUndo: () => void;
  onDiscard: () => void;
  onSave: (kind: SaveKind) => void;
};

/** The bar at the foot of the editor: the changes so far, and the two ways to save them. */
export function SaveBar({ changes, facts, canUndo, canSave, canRecompute, isBusy, onUndo, onDiscard, onSave }: SaveBarProps) {
  const { formatMessage } = useIntl();
  const [moved] = facts;
  const state = (isOn: boolean) => (isBusy ? 'busy' : isOn ? 'ready' : 'off');
  return (
    <div className="sticky bottom-0 z-sticky -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-rule bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6">
      <p className="line-clamp-2 min-w-0 flex-1 basis-40 text-body-small sm:basis-72 text-ink-2">
        <b className="mr-3 font-[680] text-ink">{formatMessage(messages.changes, { count: changes.length })}</b>
        {changes.map(({ text }) => text).join(', ')}
      </p>
      {/* Beside the form, the preview shows this. */}
      {moved && (
        <p className="order-last w-full text-body-small text-ink-2 lg:hidden">
          {formatMessage(words.labelled, { label: moved.label, text: moved.value })} {moved.note}
        </p>
      )}
      <div className="flex flex-wrap gap-2 max-sm:hidden">
        {canUndo && (
          <Button kind="quiet" icon={<Undo2 aria-hidden />} onClick={onUndo} aria-keyshortcuts="Control+Z">
            {formatMessage(messages.undo)}
          </Button>
        )}
        {changes.length > 0 && (
          <Button kind="quiet" onClick={onDiscard}>
            {formatMessage(messages.discard)}
          </Button>
        )}
        <Button
          state={state(canSave)}
          reason={formatMessage(messages.nothing)}
          onClick={() => onSave('later')}
          aria-keyshortcuts="Control+S"
        >
          {formatMessage(messages.saveLater)}
        </Button>
        <Button kind="primary" state={state(canRecompute)} reason={formatMessage(messages.nothing)} onClick={() => onSave('recompute')}>
          {formatMessage(messages.saveRecompute)}
        </Button>
      </div>
      {/* Four buttons would cover half of a phone. */}
      <div className="flex gap-2 sm:hidden">
        {canUndo && <Button kind="quiet" icon={<Undo2 aria-hidden />} aria-label={formatMessage(messages.undo)} onClick={onUndo} />}
        {canRecompute && !isBusy && (
          <Menu
            items={[
              ...(canSave ? [{ label: formatMessage(messages.saveLater), onSelect: () => onSave('later') }] : []),
              { label: formatMessage(messages.saveRecompute), onSelect: () => onSave('recompute') },
              ...(changes.length > 0 ? [{ label: formatMessage(messages.discard), onSelect: onDiscard }] : []),
            ]}
          >
            <Button kind="primary">{formatMessage(words.save)}</Button>
          </Menu>
        )}
      </div>
    </div>
  );
}
