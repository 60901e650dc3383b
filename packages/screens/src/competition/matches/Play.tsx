import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import type { GameSummary } from '@oche/api/contract/game';
import { callableGames, nextStep } from '@oche/darts/match/callOrder';
import type { SheetGame } from '@oche/darts/match/state';
import { bothSides, rulesOf, type Side } from '@oche/darts/match/structure';
import { needsToss } from '@oche/darts/match/throwsFirst';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { Link } from '@oche/ui/Link';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { toast } from '@oche/ui/Toaster';
import { messages as gameMessages } from '../../parts/game/gameMessages.ts';
import { errorMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { messages } from '../../parts/match/actionMessages.ts';
import { isTooEarly } from '../../parts/match/isTooEarly.ts';
import type { UsedMatch } from '../../parts/match/useMatch.ts';
import { MatchLink } from './MatchLink.tsx';
import { RecordDialog } from './RecordDialog.tsx';

type OfMatch = { match: UsedMatch };
/** The address at which this device scores a game. */
type PlayHref = (game: GameSummary) => string;

/** What starts the match and leads to its next game. An action that the user may not take, or that is not possible now, is absent. */
export function Play({ match, playHref }: OfMatch & { playHref: PlayHref }) {
  if (!match.rights.mayRun) return null;
  const step = nextStep(match.state);
  const game = step.kind === 'game' && match.state.games.find(({ key }) => key === step.game);
  return (
    <div className="flex flex-wrap gap-3 pt-4 empty:hidden max-sm:[&>*]:w-full print:hidden">
      <Boards match={match} />
      <Toss match={match} />
      {game && <ScoreLink match={match} game={game} playHref={playHref} isMain />}
      <MatchLink match={match} />
    </div>
  );
}

/** Whether a game has actions in its row of the sheet: it is on a board, or it is its turn. */
export const isInPlay = ({ state, rights }: UsedMatch, { key, status }: SheetGame): boolean =>
  rights.mayScore && (status === 'called' || status === 'playing' || callableGames(state).includes(key));

/** The actions of a game in its row of the sheet. */
export const GameActions = (props: OfMatch & { game: SheetGame; playHref: PlayHref }) => (
  <>
    <Call {...props} />
    <ScoreLink {...props} />
  </>
);

/** Whether its players are known, or named at the board. */
const canPlay = ({ players, block }: SheetGame): boolean => !players.includes(null) || block.lineup === 'free';

type ScoreLinkProps = OfMatch & { game: SheetGame; playHref: PlayHref; isMain?: boolean };

function ScoreLink({ match, game, playHref, isMain = false }: ScoreLinkProps) {
  const { formatMessage } = useIntl();
  const summary = match.gameOf(game.key);
  if (!match.rights.mayScore || !summary || game.other !== null || !canPlay(game)) return null;
  const { number } = game;
  return (
    <Button asChild {...(!isMain ? { size: 'sm' } : match.state.boards === null ? {} : { kind: 'primary', className: 'order-first' })}>
      <Link href={playHref(summary)}>
        {formatMessage(isMain ? messages.scoreGame : messages.scoreHere, { number })}
        {!isMain && <span className="sr-only">{formatMessage(gameMessages.ofMatch, { number })}</span>}
      </Link>
    </Button>
  );
}

/** Calls a game to the first free board. With boards chosen, the server does it as soon as a board is free. */
function Call({ match, game }: OfMatch & { game: SheetGame }) {
  const intl = useIntl();
  const { mutate, isPending } = useWrite('callGame');
  const { sheet, state, rights, gameOf } = match;
  const summary = gameOf(game.key);
  const isTaken = (id: string) => sheet.games.some(({ board, phase }) => board?.id === id && phase !== 'finished');
  const free = sheet.boards.filter(({ id }) => !isTaken(id) && (state.boards?.includes(id) ?? true));
  const board = free.find(({ id }) => id === state.boards?.[game.board]) ?? free[0];
  if (!rights.mayRun || summary?.phase !== 'ready' || !board) return null;
  return (
    <Button
      size="sm"
      state={isPending ? 'busy' : 'ready'}
      onClick={() => mutate({ id: summary.id, boardId: board.id }, { onError: (error) => toast.error(errorMessage(intl, error)) })}
    >
      {intl.formatMessage(messages.callGame, { number: game.number, board: board.number })}
    </Button>
  );
}

/** The boards of the match. The first choice starts it: its games are called to them. */
function Boards({ match }: OfMatch) {
  const { formatMessage } = useIntl();
  const { sheet, state } = match;
  const [chosen, choose] = useState<readonly string[]>(() => state.boards ?? sheet.boards.slice(0, 1).map(({ id }) => id));
  const [least] = rulesOf(state.structure).boards;
  // An editor may correct a finished sheet, but has no game left to call.
  if (state.isAnnulled || !['planned', 'lineups', 'playing', 'postponed'].includes(state.status)) return null;
  if (isTooEarly(match)) return null;
  if (!match.allows({ kind: 'boards', payload: { ids: sheet.boards.slice(0, least).map(({ id }) => id) } })) return null;
  const isStart = state.boards === null && nextStep(state).kind === 'game' && state.games.every(({ length }) => length === 0);
  const verb = formatMessage(isStart ? messages.start : messages.boards);
  return (
    <RecordDialog
      match={match}
      trigger={<Button kind={isStart ? 'primary' : 'outline'}>{verb}</Button>}
      title={verb}
      description={formatMessage(messages.boardsHint)}
      verb={verb}
      recordings={() => (chosen.length === 0 ? null : [{ kind: 'boards', payload: { ids: chosen } }])}
    >
      <div className="grid pl-3">
        {sheet.boards.map(({ id, number }) => (
          <Checkbox
            key={id}
            label={formatMessage(words.boardNumber, { number })}
            checked={chosen.includes(id)}
            onCheckedChange={(checked) => choose(checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
        ))}
      </div>
    </RecordDialog>
  );
}

function Toss({ match }: OfMatch) {
  const { formatMessage } = useIntl();
  const [side, setSide] = useState<Side | null>(match.state.toss);
  if (isTooEarly(match)) return null;
  if (!match.state.games.some(needsToss) || !match.allows({ kind: 'toss', payload: { side: 0 } })) return null;
  return (
    <RecordDialog
      match={match}
      trigger={<Button>{formatMessage(messages.toss)}</Button>}
      title={formatMessage(messages.toss)}
      verb={formatMessage(messages.toss)}
      recordings={() => (side === null ? null : [{ kind: 'toss', payload: { side } }])}
    >
      <RadioGroup
        label={formatMessage(messages.tossWinner)}
        options={bothSides.map((each) => ({
          value: String(each),
          label: (each === 0 ? match.sheet.match.home : match.sheet.match.away).name,
        }))}
        {...(side !== null && { value: String(side) })}
        onValueChange={(value) => setSide(value === '0' ? 0 : 1)}
      />
    </RecordDialog>
  );
}
