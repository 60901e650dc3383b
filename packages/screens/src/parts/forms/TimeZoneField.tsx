import { useMemo } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Select, type SelectProps } from '@oche/ui/Select';
import { useDeviceZone } from '../../shell/device.ts';
import { messages } from './timeZoneMessages.ts';
import { zoneName, zonesNear } from './timeZones.ts';

/** Chooses a time zone by the name of its city. `value` is empty until one is chosen. */
export function TimeZoneField({ value, ...props }: { value: string } & Pick<SelectProps, 'onValueChange' | 'error'>) {
  const { formatMessage } = useIntl();
  const deviceZone = useDeviceZone();
  const options = useMemo(() => zonesNear(deviceZone, value).map((zone) => ({ value: zone, label: zoneName(zone) })), [deviceZone, value]);
  return (
    <Select
      label={formatMessage(messages.timeZone)}
      hint={formatMessage(messages.timeZoneHint)}
      options={options}
      value={value}
      placeholder={formatMessage(messages.chooseZone)}
      {...props}
    />
  );
}
