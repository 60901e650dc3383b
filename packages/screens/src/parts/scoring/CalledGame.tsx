import type { GameSummary } from '@oche/api/contract/game';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { formatSentence, gameTitle, sideName, stageName } from '../game/gameName.ts';
import { words } from '../../shell/words.ts';
import { BoardRing } from './BoardRing.tsx';
import { messages } from './messages.ts';

type Props = {
  /** the board of the device; absent on a device without one */
  board?: { number: number };
  game: GameSummary;
  /** above the names: that the game has been called to this board */
  heading: string;
  /** below the format: who throws first, and the marker */
  notes?: readonly string[];
  onStart: () => void;
};

/** A game before its first throw: its players, its marker, and the button that starts it. */
export function CalledGame({ board, game, heading, notes = [], onStart }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const names = game.sides.map((side) => sideName(intl, side));
  return (
    <section className="grid h-full content-center gap-8 overflow-auto px-6 py-8 md:grid-cols-[auto_minmax(0,1fr)] md:gap-14 md:px-14 sideways:py-3">
      {board && (
        <div className="max-md:hidden sideways:hidden">
          <BoardRing number={board.number} size={220} label={formatMessage(words.boardNumber, { number: board.number })} />
        </div>
      )}
      <div className="min-w-0">
        <p className="text-heading text-ink-2">{heading}</p>
        <h1 className="mt-3 text-[2.125rem] leading-[1.08] font-[800] tracking-[-0.02em] break-words hyphens-auto md:text-[3.25rem] sideways:mt-1 sideways:text-[1.75rem]">
          {names.map((name, side) => (
            <span
              key={game.sides[side]?.id ?? side}
              className="block border-t border-line py-3 first:border-t-2 first:border-rule sideways:py-1.5"
            >
              {name}
            </span>
          ))}
        </h1>
        <p className="border-t border-line pt-4 text-body text-ink-2 sideways:pt-2">
          {[gameTitle(intl, game), stageName(intl, game), formatSentence(intl, game.format)].filter(Boolean).join(' · ')}
        </p>
        {[...notes, ...(game.marker ? [formatMessage(messages.marks, { name: game.marker.name })] : [])].map((note) => (
          <p key={note} className="mt-1 text-body font-[600]">
            {note}
          </p>
        ))}
        <Button kind="primary" size="lg" className="mt-8 min-h-16 min-w-64 text-heading max-md:w-full sideways:mt-4" onClick={onStart}>
          {formatMessage(messages.start)}
        </Button>
      </div>
    </section>
  );
}
