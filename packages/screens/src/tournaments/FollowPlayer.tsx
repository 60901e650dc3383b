import { Star, X } from 'lucide-react';
import { useIntl } from '@oche/i18n/provider';
import { Select } from '@oche/ui/Select';
import { followMessages as messages } from './followMessages.ts';
import { useFollowedPlayer } from './useFollowedPlayer.ts';

/** Whom the reader follows, in the colour of what concerns the reader; nobody yet: a choice of all. */
export function FollowPlayer({ players }: { players: readonly { id: string; name: string }[] }) {
  const { formatMessage } = useIntl();
  const { followed, follow } = useFollowedPlayer(players);
  if (followed === null) {
    return (
      <Select
        className="w-60 max-w-full print:hidden"
        label={formatMessage(messages.follow)}
        labelHidden
        placeholder={
          <span className="flex items-center gap-2 text-label text-ink">
            <Star aria-hidden className="size-4.5 shrink-0" />
            {formatMessage(messages.follow)}
          </span>
        }
        // Nobody stays chosen here: who is chosen stands in place of the choice.
        key="nobody"
        onValueChange={follow}
        options={players.map(({ id, name }) => ({ value: id, label: name }))}
      />
    );
  }
  const { name } = followed;
  return (
    <span className="inline-flex min-h-11 max-w-full items-center border-l-4 border-you-fill bg-you-wash pl-3 print:hidden">
      <Star aria-hidden className="size-4.5 shrink-0" />
      <span className="sr-only">{formatMessage(messages.following, { name })}</span>
      <b aria-hidden className="min-w-0 py-1 pl-2 text-label hyphens-manual wrap-anywhere">
        {name}
      </b>
      <button
        type="button"
        aria-label={formatMessage(messages.stop, { name })}
        title={formatMessage(messages.stop, { name })}
        className="grid size-11 shrink-0 place-items-center text-ink-2 outline-offset-[-3px] hover:text-ink"
        onClick={() => follow(null)}
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </span>
  );
}
