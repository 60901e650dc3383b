import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { StatTile } from '@oche/ui/StatTile';

/** A row of total figures. */
export function Totals({ figures }: { figures: readonly { label: string; value: number }[] }) {
  const { locale } = useIntl();
  return (
    <div className="flex flex-wrap gap-x-11 gap-y-4">
      {figures.map(({ label, value }) => (
        <StatTile key={label} label={label} value={formatNumber(locale, value)} />
      ))}
    </div>
  );
}
