import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Select } from '@oche/ui/Select';
import { messages } from './messages.ts';

type UntilMatchdayProps = { matchdays: readonly number[]; value: number | undefined; onChange: (matchday: number | undefined) => void };

/** The value for all matchdays. */
const all = 'all';

/** Chooses the last matchday that counts. */
export function UntilMatchday({ matchdays, value, onChange }: UntilMatchdayProps) {
  const { formatMessage, locale } = useIntl();
  return (
    <Select
      label={formatMessage(messages.to)}
      className="max-w-48 print:hidden"
      value={value === undefined ? all : String(value)}
      options={[
        { value: all, label: formatMessage(messages.last) },
        ...matchdays.map((day) => ({ value: String(day), label: formatNumber(locale, day) })),
      ]}
      onValueChange={(day) => onChange(day === all ? undefined : Number(day))}
    />
  );
}
