import { useIntl } from '@oche/i18n/provider';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../shell/errorMessage.ts';
import type { FieldErrors } from '../forms/useSubmit.ts';
import { NotConnected } from './NotConnected.tsx';
import { siteFieldMessages as messages } from './siteFieldMessages.ts';

/** The host names that were typed, separated by spaces, commas or line breaks. */
export const domainsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

type DomainsFieldProps = {
  value: string;
  onValueChange: (value: string) => void;
  fieldErrors: FieldErrors;
  /** host names to which the server does not respond yet */
  notConnected: readonly string[];
};

/** The host names of a competition's site, one per line. */
export function DomainsField({ value, onValueChange, fieldErrors, notConnected }: DomainsFieldProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  // The server reports an invalid host name by its index in the list, e.g. `domains.1`.
  const invalid = domainsOf(value).find((_host, index) => fieldErrors[`domains.${index}`] !== undefined);
  return (
    <>
      <TextField
        rows={3}
        label={formatMessage(messages.domains)}
        hint={formatMessage(messages.domainsHint)}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onValueChange={onValueChange}
        error={
          invalid === undefined
            ? fieldMessage(intl, fieldErrors['domains'], { taken: messages.domainsTaken, too_big: messages.domainsMany })
            : formatMessage(messages.domainsInvalid, { host: invalid })
        }
      />
      {notConnected.length > 0 && <NotConnected domains={notConnected} />}
    </>
  );
}

/** The fields of errors about host names, to clear them when the text changes. */
export const domainFields = (fieldErrors: FieldErrors): string[] =>
  Object.keys(fieldErrors).filter((field) => field === 'domains' || field.startsWith('domains.'));
