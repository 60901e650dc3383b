import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { messages } from './messages.ts';

export type Shown = 'all' | 'not-here' | 'not-paid';

type PlayersToolsProps = {
  shown: Shown;
  onShownChange: (shown: Shown) => void;
  allHere: boolean;
  /** whether games may be in progress: then players cannot be checked out all at once */
  isLive: boolean;
  busy: boolean;
  onCheckIn: (checkedIn: boolean) => void;
};

/** The filter of the list, and the button that checks all players in or out. */
export function PlayersTools({ shown, onShownChange, allHere, isLive, busy, onCheckIn }: PlayersToolsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
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
      {!(allHere && isLive) && (
        <Button state={busy ? 'busy' : 'ready'} onClick={() => onCheckIn(!allHere)}>
          {formatMessage(allHere ? messages.nobodyHere : messages.allHere)}
        </Button>
      )}
    </>
  );
}
