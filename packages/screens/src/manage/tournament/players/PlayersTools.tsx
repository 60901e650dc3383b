import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { TextField } from '@oche/ui/TextField';
import { messages } from './messages.ts';

export type Shown = 'all' | 'not-here' | 'not-paid';

type PlayersToolsProps = {
  shown: Shown;
  onShownChange: (shown: Shown) => void;
  search: string;
  onSearchChange: (search: string) => void;
  allHere: boolean;
  busy: boolean;
  onCheckIn: (checkedIn: boolean) => void;
};

/** What stands over the list: whom it shows, and everybody at once. */
export function PlayersTools({ shown, onShownChange, search, onSearchChange, allHere, busy, onCheckIn }: PlayersToolsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="flex flex-wrap items-center gap-3 pb-3">
      <TextField
        type="search"
        className="w-full sm:w-64"
        label={formatMessage(messages.find)}
        labelHidden
        placeholder={formatMessage(messages.find)}
        value={search}
        onValueChange={onSearchChange}
      />
      <SegmentedControl<Shown>
        label={formatMessage(messages.show)}
        className="max-sm:w-full"
        value={shown}
        onValueChange={onShownChange}
        segments={[
          { value: 'all', label: formatMessage(messages.all) },
          { value: 'not-here', label: formatMessage(messages.notHere) },
          { value: 'not-paid', label: formatMessage(messages.notPaid) },
        ]}
      />
      <Button state={busy ? 'busy' : 'ready'} className="sm:ml-auto" onClick={() => onCheckIn(!allHere)}>
        {formatMessage(allHere ? messages.nobodyHere : messages.allHere)}
      </Button>
    </div>
  );
}
