import type { GameSummary } from '@oche/api/contract/game';
import type { Bracket as BracketOfTournament, PlayList, Tournament } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Bracket, type BracketGame, type BracketSide } from '@oche/ui/Bracket';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { formatSentence, gameTitle, knockoutName, stageKind } from '../../../parts/game/gameName.ts';
import { bracketParts, shortTitle } from '../../../parts/tournament/bracketParts.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { sideText } from '../../../parts/game/slotText.ts';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { GameSheet } from '../game/GameSheet.tsx';
import { scoreOf } from '../game/GameScore.tsx';
import { messages as gameMessages } from '../../parts/gameMessages.ts';
import { useOpenGame } from '../game/useOpenGame.ts';
import { TournamentFrame } from '../TournamentFrame.tsx';
import { messages } from './messages.ts';

type KnockoutProps = { tournament: Tournament; playList: PlayList; bracket: BracketOfTournament };

/** The bracket of a knockout. Each game opens the organiser's actions on it. */
export function Knockout({ tournament, playList, bracket }: KnockoutProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { hrefOf } = useOpenGame();
  const stage = bracket.role === 'losers' ? 'losers' : 'winners';
  if (!bracket.exists) {
    const isDouble = stageKind(tournament, stage) === 'double-elimination';
    const isPlanned = tournament.stageRoles.includes(stage) && tournament.drawnAt === null;
    return (
      <TournamentFrame tournament={tournament} playList={playList}>
        <EmptyState
          className="pt-6"
          action={
            <Button asChild>
              <Link href={href('tournamentManage', { id: tournament.id })}>{formatMessage(messages.toOverview)}</Link>
            </Button>
          }
        >
          {formatMessage(isPlanned ? messages.notDrawn : messages.noStage, { stage: isDouble ? 'double' : stage })}
        </EmptyState>
      </TournamentFrame>
    );
  }
  const title = knockoutName(intl, stage, tournament);
  const parts = bracketParts(intl, bracket, {
    gameOf: (game) => gameOf(intl, game, tournament.timeZone, hrefOf(game.id)),
    noteOf: ([first]) => (first ? formatSentence(intl, first.format) : ''),
  });
  return (
    <TournamentFrame tournament={tournament} playList={playList}>
      <div className="pt-4">
        <h2 className="sr-only">{title}</h2>
        <Bracket
          label={title}
          {...parts}
          zoom={{ smaller: formatMessage(words.smaller), larger: formatMessage(words.larger), fit: formatMessage(messages.fit) }}
          print={{ button: formatMessage(words.print), page: (page, pages) => formatMessage(shellMessages.pageOf, { page, pages }) }}
        />
      </div>
      <GameSheet tournament={tournament} playList={playList} />
    </TournamentFrame>
  );
}

const states = { finished: 'played', playing: 'live', bye: 'bye', waiting: 'waiting', ready: 'waiting', called: 'waiting' } as const;

function gameOf(intl: IntlShape, game: GameSummary, timeZone: string, href: string): BracketGame {
  const { formatMessage, locale } = intl;
  const isWalkover = game.ending === 'walkover';
  const side = (index: 0 | 1): BracketSide => {
    const { sideKind } = game.sides[index] ?? { sideKind: 'tbd' };
    const score = isWalkover && game.winner === index ? formatMessage(messages.walkover) : scoreOf(game, index);
    return {
      kind: sideKind === 'tbd' ? 'tbd' : sideKind === 'bye' ? 'bye' : 'entry',
      name: sideText(intl, game, game.sides[index], shortTitle),
      ...(score !== null && { score }),
      winner: game.winner === index,
    };
  };
  const [one, two] = [side(0), side(1)];
  const tag = game.board
    ? formatMessage(words.boardNumber, { number: game.board.number })
    : game.expectedAt !== null
      ? formatInstant(locale, game.expectedAt, timeZone, 'time')
      : undefined;
  const sideLabel = (index: 0 | 1) => [[one, two][index]?.name, scoreOf(game, index)].filter((part) => part !== null).join(' ');
  return {
    key: game.key,
    sides: [one, two],
    state: isWalkover ? 'walkover' : states[game.phase],
    label: formatMessage(messages.gameLabel, {
      ...{ title: gameTitle(intl, game), a: sideLabel(0), b: sideLabel(1) },
      state: formatMessage(gameMessages.state, { phase: game.phase }),
    }),
    ...(tag !== undefined && game.phase !== 'finished' && { tag }),
    ...(game.phase !== 'bye' && { href }),
    // Two byes can meet in the lower bracket.
    hidden: game.sides.every(({ sideKind }) => sideKind === 'bye'),
  };
}
