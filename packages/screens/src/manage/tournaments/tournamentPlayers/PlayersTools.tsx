import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { messages } from './messages.ts';

export type PlayerFilter = 'all' | 'not-here' | 'not-paid';

type PlayersToolsProps = {
  filter: PlayerFilter;
  onFilterChange: (filter: PlayerFilter) => void;
  allCheckedIn: boolean;
  /** whether games may be in progress; if so, players cannot be checked out all at once */
  isLive: boolean;
  busy: boolean;
  onCheckIn: (checkedIn: boolean) => void;
};

/** The filter of the list, and the button that checks all players in or out. */
export function PlayersTools({ filter, onFilterChange, allCheckedIn, isLive, busy, onCheckIn }: PlayersToolsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <SegmentedControl<PlayerFilter>
        label={formatMessage(messages.show)}
        className="max-sm:w-full"
        value={filter}
        onValueChange={onFilterChange}
        segments={[
          { value: 'all', label: formatMessage(messages.all) },
          { value: 'not-here', label: formatMessage(messages.notHere) },
          { value: 'not-paid', label: formatMessage(messages.notPaid) },
        ]}
      />
      {!(allCheckedIn && isLive) && (
        <Button state={busy ? 'busy' : 'ready'} onClick={() => onCheckIn(!allCheckedIn)}>
          {formatMessage(allCheckedIn ? messages.nobodyHere : messages.allHere)}
        </Button>
      )}
    </>
  );
}
