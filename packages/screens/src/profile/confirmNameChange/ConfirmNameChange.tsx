import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { ConfirmChange } from '../ConfirmChange.tsx';
import { messages } from './messages.ts';

/** Confirms a new name of the account. The page is opened by a link in an e-mail. */
export function ConfirmNameChange() {
  const { formatMessage } = useIntl();
  const { mutateAsync: confirm } = useWrite('confirmNameChange');
  return (
    <ConfirmChange
      title={formatMessage(messages.title)}
      text={formatMessage(messages.text)}
      confirm={formatMessage(messages.confirm)}
      busy={formatMessage(messages.busy)}
      onConfirm={async (token) => formatMessage(messages.done, await confirm({ token }))}
    />
  );
}
