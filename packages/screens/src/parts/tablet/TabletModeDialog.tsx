import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { usePreference } from '../../shell/preferences.ts';
import { messages } from '../../shell/tabletModeMessages.ts';
import { words } from '../../shell/words.ts';

type TabletModeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for confirmation, then turns on tablet mode and logs the user out on this device. The shell then navigates to `/tablet`. */
export function TabletModeDialog({ open, onOpenChange }: TabletModeDialogProps) {
  const { formatMessage } = useIntl();
  const { logoutHere } = useSession();
  const [, setTabletMode] = usePreference('tabletMode');
  const activate = () => {
    onOpenChange(false);
    setTabletMode('true');
    logoutHere();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage(messages.title)}
      description={formatMessage(messages.text)}
      confirm={formatMessage(messages.turnOn)}
      cancel={formatMessage(words.cancel)}
      onConfirm={activate}
    />
  );
}
