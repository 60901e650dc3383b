import { useEffect, useState } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import type { Bundle, Native } from '../shell/host.tsx';
import { messages } from '../parts/tablet/nativeMessages.ts';
import { useIsUnderWay } from '../shell/underWay.ts';

type UpdatePromptProps = { native: Pick<Native, 'onUpdate' | 'applyUpdate'> };

/** Offers to restart the app with a newer bundle, never during a game. After "Later" it asks again when the next bundle arrives. */
export function UpdatePrompt({ native }: UpdatePromptProps) {
  const { formatMessage } = useIntl();
  const [bundle, setBundle] = useState<Bundle | null>(null);
  const [busy, setBusy] = useState(false);
  const isUnderWay = useIsUnderWay();
  useEffect(() => native.onUpdate(setBundle), [native]);
  if (!bundle || isUnderWay) return null;
  const update = async () => {
    setBusy(true);
    try {
      await native.applyUpdate(bundle);
    } catch (error) {
      // The app keeps running with its current bundle; the shell downloads this one again.
      console.warn(`Version ${bundle.version} could not be applied.`, error);
      setBusy(false);
      setBundle(null);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={() => setBundle(null)}
      title={formatMessage(messages.updateTitle)}
      description={formatMessage(messages.updateText, { version: bundle.version })}
      confirm={formatMessage(messages.update)}
      cancel={formatMessage(messages.later)}
      busy={busy}
      onConfirm={() => void update()}
    />
  );
}
