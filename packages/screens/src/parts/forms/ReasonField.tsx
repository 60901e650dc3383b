import { useIntl } from '@oche/i18n/provider';
import { TextField } from '@oche/ui/TextField';
import { reasonMessages } from './reasonMessages.ts';

type ReasonFieldProps = {
  value: string;
  onValueChange: (value: string) => void;
  /** shows that the reason is missing */
  isMissing: boolean;
};

/** A field for a reason that others will read. */
export function ReasonField({ value, onValueChange, isMissing }: ReasonFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(reasonMessages.reason)}
      maxLength={500}
      value={value}
      onValueChange={onValueChange}
      error={isMissing ? formatMessage(reasonMessages.missing) : undefined}
    />
  );
}
