import { useEffect, useState, type ReactNode } from 'react';
import type { GameSync, GameSyncState, SyncWord } from '@oche/api/gameSync';
import { useGamePart, useLaterGamePart } from '@oche/api/useGame';
import { useIntl } from '@oche/i18n/provider';
import { SyncState, type SyncStateProps } from '@oche/ui/SyncState';
import { messages } from './messages.ts';

/** milliseconds */
const savingDelay = 500;

/** Delays "Saving", which would otherwise flicker at every visit on a good network. Until then, the previous state stays visible. */
function useDelayedSaving(sync: SyncWord): SyncWord {
  const [delayedSync, setDelayedSync] = useState(sync);
  useEffect(() => {
    const handle = setTimeout(() => setDelayedSync(sync), sync === 'sending' ? savingDelay : 0);
    return () => clearTimeout(handle);
  }, [sync]);
  return sync === 'sending' ? delayedSync : sync;
}

const syncWord = ({ sync }: GameSyncState) => sync;

const useSyncWords = (play: GameSync): Pick<SyncStateProps, 'state' | 'title' | 'children'> => {
  const { formatMessage } = useIntl();
  const sync = useDelayedSaving(useLaterGamePart(play, syncWord));
  // Counted only while it is shown. Otherwise every visit would rerender this component.
  const count = useGamePart(play, (state) => (sync === 'offline' ? state.pending.filter(({ kind }) => kind === 'visit').length : 0));
  if (sync === 'offline')
    return { state: 'offline', title: formatMessage(messages.noNetwork), children: formatMessage(messages.kept, { count }) };
  const title = { saved: messages.saved, sending: messages.sending, conflict: messages.notInStep }[sync];
  return { state: sync, title: formatMessage(title) };
};

/** The sync state in the bar of a tablet: saved, saving, or the number of visits kept on this device. */
export function NetworkState({ play }: { play: GameSync }) {
  const words = useSyncWords(play);
  const amber = words.state === 'offline' ? 'bg-warning-wash px-4' : '';
  return <SyncState {...words} className={`self-stretch max-md:hidden sideways:block ${amber}`} />;
}

/** The sync state under the bar of a phone, which has no room for it. A problem replaces the line shown there, so that nothing moves. */
export function NetworkStrip({ play, children }: { play: GameSync; children: ReactNode }) {
  const words = useSyncWords(play);
  const hasProblem = words.state === 'offline' || words.state === 'conflict';
  return (
    <div className="md:hidden sideways:hidden">
      {hasProblem ? (
        <SyncState {...words} look="strip" />
      ) : (
        // Two lines of text fit the height of one state. The keys below need the rest of the screen.
        <div className="flex min-h-8.5 items-center justify-between gap-x-3 bg-sunken px-3">
          <p className="line-clamp-2 min-w-0 text-caption leading-4 text-ink-3">{children}</p>
          <SyncState {...words} className="shrink-0" />
        </div>
      )}
    </div>
  );
}
