import { useState, useSyncExternalStore } from 'react';
import type { GameSync } from '@oche/api/gameSync';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { sideName } from '../game/gameName.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** Games that only this device still has, because the server no longer knows them. Shows their scores, so that the marker can copy them. */
export function LostGames({ games }: { games: readonly GameSync[] }) {
  const { formatMessage } = useIntl();
  if (games.length === 0) return null;
  return (
    <section role="alert" className="border-t-4 border-warning-fill bg-warning-wash px-5 py-3">
      <h2 className="text-title-3 text-warning">{formatMessage(messages.lostGamesTitle, { count: games.length })}</h2>
      <p className="mt-1 max-w-measure text-body text-ink-2">{formatMessage(messages.lostText)}</p>
      <ul className="mt-2 border-t border-line">
        {games.map((sync, index) => (
          <LostGame key={index} sync={sync} />
        ))}
      </ul>
    </section>
  );
}

function LostGame({ sync }: { sync: GameSync }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { summary, game } = useSyncExternalStore(sync.subscribe, sync.state, sync.state);
  const [confirming, setConfirming] = useState(false);
  const [a = '', b = ''] = (summary?.sides ?? []).map((side) => sideName(intl, side));
  const [legsOfA = 0, legsOfB = 0] = game?.totalLegs ?? [];
  const toGo = game?.next.kind === 'over' ? null : game?.legs.at(-1)?.remaining;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2">
      <span className="min-w-0 text-name break-words">
        {formatMessage(messages.lostScore, { a, b, legsOfA, legsOfB })}
        {toGo && <ToGo points={toGo} />}
      </span>
      <Button onClick={() => setConfirming(true)}>{formatMessage(messages.deleteLost)}</Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        danger
        title={formatMessage(messages.deleteLostTitle, { a, b })}
        description={formatMessage(messages.deleteLostText)}
        confirm={formatMessage(messages.deleteLost)}
        cancel={formatMessage(words.cancel)}
        onConfirm={() => {
          setConfirming(false);
          sync.resolveConflict('theirs');
        }}
      />
    </li>
  );
}

function ToGo({ points: [a = 0, b = 0] }: { points: readonly number[] }) {
  const { formatMessage } = useIntl();
  return <span className="block text-body font-normal text-ink-2">{formatMessage(messages.lostToGo, { a, b })}</span>;
}
