import { useEffect, useState } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import type { Bundle, Native } from '../shell/host.tsx';
import { messages } from '../parts/tablet/nativeMessages.ts';
import { useIsUnderWay } from '../shell/underWay.ts';

type UpdatePromptProps = { native: Pick<Native, 'onUpdate' | 'applyUpdate'> };

/** Asks whether a newer bundle of the native shell is to be begun with; between two games, never in one. Who says later is asked at the next one. */
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
      // The app goes on with what it has; the shell fetches the bundle again.
      console.warn(`Version ${bundle.version} could not be begun with.`, error);
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
