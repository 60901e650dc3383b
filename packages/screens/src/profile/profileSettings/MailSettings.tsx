import { useRead, useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Switch } from '@oche/ui/Switch';
import { errorMessage } from '../../shell/errorMessage.ts';
import { messages } from './messages.ts';
import { Setting } from './Setting.tsx';

const roles = ['asCaptain', 'asPlayer', 'asOrganiser'] as const;

/** Which e-mails of leagues the user gets, by role. Notifications stay. */
export function MailSettings() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const settings = useRead('getMailSettings', {});
  const { mutate, isPending, variables, error } = useWrite('updateMailSettings');
  return (
    <Setting title={formatMessage(messages.mails)} text={formatMessage(messages.mailsText)}>
      <div className="grid gap-2">
        {roles.map((role) => {
          const isChanged = variables !== undefined && role in variables;
          return (
            <Switch
              key={role}
              label={formatMessage(messages[role])}
              checked={settings[role]}
              pending={isPending && isChanged}
              error={isChanged && error ? errorMessage(intl, error) : undefined}
              onCheckedChange={(checked) => mutate({ [role]: checked })}
            />
          );
        })}
      </div>
    </Setting>
  );
}
