import type { Entry } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { PlayerBadge } from '@oche/ui/PlayerBadge';
import { Section } from '@oche/ui/Section';
import { words } from '../../../shell/words.ts';
import type { Leaving } from './LeaveDialog.tsx';
import { messages } from './messages.ts';

type WaitingListProps = { entries: readonly Entry[]; places: number | null; onLeave: (leaving: Leaving) => void };

/** The waiting list of a full tournament. Renders nothing if it is empty. */
export function WaitingList({ entries, places, onLeave }: WaitingListProps) {
  const { formatMessage } = useIntl();
  // Ids start with the time of their creation (UUIDv7), so this is the order of entry.
  const waiting = entries.filter((entry) => entry.waiting && !entry.withdrawn).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (waiting.length === 0) return null;
  return (
    <Section title={formatMessage(messages.waiting)} className="max-w-[64rem] pt-8">
      {places !== null && <p className="pb-2 text-body-small text-ink-2">{formatMessage(messages.waitingMeans, { places })}</p>}
      <ol className="border-t-2 border-rule">
        {waiting.map((entry, index) => (
          <li key={entry.id} className="flex min-h-14 items-center gap-3 border-b border-line">
            <span className="w-6 text-right text-ink-3 tabular">{index + 1}</span>
            <PlayerBadge name={entry.name} lines={2} className="flex-1" {...(entry.club !== null && { club: entry.club })} />
            <Button kind="quiet" onClick={() => onLeave({ entry, how: 'remove' })}>
              {formatMessage(words.remove)}
            </Button>
          </li>
        ))}
      </ol>
    </Section>
  );
}
