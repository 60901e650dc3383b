import { Star, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Select } from '@oche/ui/Select';
import { useEndPhoneCalls } from '../parts/notifications/usePhoneCalls.ts';
import { followMessages as messages } from './followMessages.ts';
import { useFollowedPlayer } from './useFollowedPlayer.ts';

type FollowPlayerProps = {
  tournament: { id: string };
  players: readonly { id: string; name: string; players?: readonly { id: string }[] }[];
};

/**
 * The followed player with a button to stop, or a list of all players to choose from. Screen readers announce every change. After a change
 * made in this component, the focus stays in it.
 */
export function FollowPlayer({ tournament, players }: FollowPlayerProps) {
  const { formatMessage } = useIntl();
  const { followed, isMe, follow } = useFollowedPlayer(tournament.id, players);
  const container = useRef<HTMLDivElement>(null);
  const endPhoneCalls = useEndPhoneCalls();
  const lastChoice = useRef<string | null>(undefined);
  const choose = (player: string | null) => {
    lastChoice.current = player;
    follow(player);
  };
  const id = followed?.id ?? null;
  const stop = () => {
    choose(null);
    // Without a network, the device keeps showing calls until the tournament is over. The button is there again with the player.
    if (id !== null) endPhoneCalls(id).catch(() => undefined);
  };
  useEffect(() => {
    if (lastChoice.current !== id) return;
    lastChoice.current = undefined;
    container.current?.querySelector<HTMLElement>('button, [role=combobox]')?.focus();
  }, [id]);
  return (
    <div ref={container} className="contents">
      <span role="status" className="sr-only">
        {followed && formatMessage(isMe ? messages.youAre : messages.following, { name: followed.name })}
      </span>
      {followed ? <Followed name={followed.name} isMe={isMe} onStop={stop} /> : <Choice players={players} onChoose={choose} />}
    </div>
  );
}

function Choice({ players, onChoose }: { players: readonly { id: string; name: string }[]; onChoose: (player: string) => void }) {
  const { formatMessage } = useIntl();
  return (
    <Select
      className="w-60 max-w-[calc(100vw-2rem)] print:hidden"
      label={formatMessage(messages.follow)}
      labelHidden
      placeholder={
        <span className="flex items-center gap-2 text-label text-ink">
          <Star aria-hidden className="size-4.5 shrink-0" />
          {formatMessage(messages.follow)}
        </span>
      }
      // The select has no value, because the chosen player replaces the select.
      onValueChange={onChoose}
      options={players.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function Followed({ name, isMe, onStop }: { name: string; isMe: boolean; onStop: () => void }) {
  const { formatMessage } = useIntl();
  const stop = formatMessage(messages.stop, { name });
  return (
    <span className="inline-flex min-h-11 max-w-full items-center border-l-4 border-you-fill bg-you-wash pl-3 print:hidden">
      <Star aria-hidden className="size-4.5 shrink-0" />
      <b aria-hidden className="min-w-0 px-2 py-1 text-label hyphens-manual wrap-anywhere">
        {isMe ? formatMessage(messages.youAre, { name }) : name}
      </b>
      <button
        type="button"
        aria-label={stop}
        title={stop}
        className="grid size-11 shrink-0 place-items-center text-ink-2 outline-offset-[-3px] hover:text-ink"
        onClick={onStop}
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </span>
  );
}
