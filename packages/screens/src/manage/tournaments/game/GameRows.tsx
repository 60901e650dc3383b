import type { GameSummary } from '@oche/api/contract/game';
import { formatResult } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { sideText } from '../../../parts/game/slotText.ts';
import { words } from '../../../shell/words.ts';
import { scoreOf } from './GameScore.tsx';
import { messages } from '../../parts/gameMessages.ts';
import { useOpenGame } from './useOpenGame.ts';

type GameRowsProps = {
  games: readonly GameSummary[];
  label: string;
  /** shown under the names, e.g. which game it is */
  note?: (game: GameSummary) => string;
  className?: string;
};

/** Games as rows of a results page. Each row opens the actions on its game. */
export function GameRows({ games, label, note, className }: GameRowsProps) {
  const intl = useIntl();
  const { hrefOf } = useOpenGame();
  return (
    <ul aria-label={label} className={`@container border-t-2 border-rule ${className ?? ''}`}>
      {games
        .filter(({ phase }) => phase !== 'bye')
        .map((game) => {
          const name = (index: number) => (
            // Narrow containers use narrower letters, so that fewer names wrap.
            <span
              className={`min-w-0 break-words font-stretch-[92%] @max-sm:font-stretch-[78%] ${game.winner === index ? 'font-[650]' : game.winner === null ? '' : 'text-ink-2'}`}
            >
              {sideText(intl, game, game.sides[index])}
            </span>
          );
          return (
            <li key={game.id} className="border-b border-line">
              <Link
                href={hrefOf(game.id)}
                className="grid min-h-11 print:min-h-0 print:py-0.5 grid-cols-[minmax(0,1fr)_4.5rem_minmax(0,1fr)] @max-sm:grid-cols-[minmax(0,1fr)_3.25rem_minmax(0,1fr)] items-center gap-x-2 py-1.5 text-body-small outline-offset-[-3px] hover:bg-pressed"
              >
                {name(0)}
                <Score game={game} />
                <span className="grid min-w-0 text-right">{name(1)}</span>
                {note && <span className="col-span-3 text-caption text-ink-3">{note(game)}</span>}
              </Link>
            </li>
          );
        })}
    </ul>
  );
}

/** The result ("3–1"), "w.o.", the live score, or the board that the game is called to. */
function Score({ game }: { game: GameSummary }) {
  const { formatMessage, locale } = useIntl();
  const [one, two] = [scoreOf(game, 0), scoreOf(game, 1)];
  const result = one === null || two === null ? null : formatResult(locale, one, two);
  const centre = 'text-center tabular';
  if (game.phase === 'playing') {
    return (
      <span className={`${centre} grid justify-items-center`}>
        <LiveBadge state="live">{result ?? formatMessage(words.live)}</LiveBadge>
      </span>
    );
  }
  if (result !== null) return <span className={`${centre} score-xs`}>{result}</span>;
  if (game.ending === 'walkover') return <span className={`${centre} text-caption`}>{formatMessage(words.walkover)}</span>;
  if (game.board)
    return <span className={`${centre} text-caption text-warning`}>{formatMessage(messages.onBoard, { number: game.board.number })}</span>;
  return <span className={`${centre} text-ink-3`}>–</span>;
}
