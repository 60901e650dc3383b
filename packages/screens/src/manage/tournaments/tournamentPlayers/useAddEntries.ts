import type { Input } from '@oche/api/contract/endpoints';
import type { Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { messages } from './messages.ts';

/** A new entry with its id, so that a repeated request adds it once. */
export type NewEntry = Input<'addEntries'>['entries'][number] & { id: string };

/** Adds players and shows their number in a toast, which is a warning if some of them went on the waiting list. */
export function useAddEntries({ id, plan }: Pick<Tournament, 'id' | 'plan'>): {
  add: (entries: NewEntry[]) => Promise<void>;
  isPending: boolean;
} {
  const { formatMessage } = useIntl();
  const { mutateAsync, isPending } = useWrite('addEntries');
  const add = async (entries: NewEntry[]) => {
    const sentIds = new Set(entries.map((entry) => entry.id));
    // The response lists all entries of the tournament.
    const waiting = (await mutateAsync({ id, entries })).filter((entry) => entry.waiting && sentIds.has(entry.id)).length;
    const placed = entries.length - waiting;
    const arePairs = plan.pairs === 'chosen';
    if (waiting > 0) toast.warning(formatMessage(arePairs ? messages.enteredWaitingPairs : messages.enteredWaiting, { placed, waiting }));
    else toast.success(formatMessage(arePairs ? messages.enteredPairs : messages.entered, { count: placed }));
  };
  return { add, isPending };
}
