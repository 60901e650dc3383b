import { useWrite } from '@oche/api/query';
import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { messages } from './messages.ts';
import { Setting } from './Setting.tsx';
import { SettingForm } from './SettingForm.tsx';

/** Logs out on every device, including this one. */
export function Sessions() {
  const { formatMessage } = useIntl();
  const { forget } = useSession();
  const { mutateAsync: logoutEverywhere } = useWrite('logoutEverywhere');
  const form = useSubmit({
    send: async () => {
      await logoutEverywhere({});
      forget();
    },
  });
  return (
    <Setting title={formatMessage(messages.logIns)} text={formatMessage(messages.logInsText)}>
      <SettingForm
        form={form}
        submit={formatMessage(messages.logOutEverywhere)}
        submitting={formatMessage(messages.loggingOut)}
        done={formatMessage(messages.loggedOut)}
      />
    </Setting>
  );
}
