import type { GameSummary } from '@oche/api/contract/game';
import type { UsedGame } from '@oche/api/useGame';
import { useIntl } from '@oche/i18n/provider';
import { SyncState, type SyncStateProps } from '@oche/ui/SyncState';
import { formatSentence } from '../../shell/gameName.ts';
import { messages } from './messages.ts';

const useSyncWords = ({ sync, pending }: UsedGame): Pick<SyncStateProps, 'state' | 'title' | 'children'> => {
  const { formatMessage } = useIntl();
  if (sync === 'offline') {
    const count = pending.filter(({ kind }) => kind === 'visit').length;
    return { state: 'offline', title: formatMessage(messages.noNetwork), children: formatMessage(messages.kept, { count }) };
  }
  const title = { saved: messages.saved, sending: messages.sending, conflict: messages.notInStep }[sync];
  return { state: sync, title: formatMessage(title) };
};

/** In the bar of a tablet: saved, saving, or how much is kept here. */
export function NetworkState({ play }: { play: UsedGame }) {
  const words = useSyncWords(play);
  const amber = words.state === 'offline' ? 'bg-warning-wash px-4' : '';
  return <SyncState {...words} className={`self-stretch max-md:hidden ${amber}`} />;
}

/** On a phone the bar has no room for it: it takes the place of the line with the format, so that nothing moves. */
export function NetworkStrip({ play, summary }: { play: UsedGame; summary: GameSummary }) {
  const intl = useIntl();
  const words = useSyncWords(play);
  return (
    <div className="md:hidden">
      {words.state === 'offline' || words.state === 'conflict' ? (
        <SyncState {...words} look="strip" />
      ) : (
        <p className="flex h-8.5 items-center truncate bg-sunken px-3 text-caption text-ink-3">{formatSentence(intl, summary.format)}</p>
      )}
    </div>
  );
}
