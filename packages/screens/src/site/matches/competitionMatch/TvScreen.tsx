import { decidingScore } from '@oche/darts/match/state';
import { bothSides } from '@oche/darts/match/structure';
import { formatPlanned, formatResult, formatScore } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import type { SheetGame } from '@oche/ui/MatchSheet';
import { TvMatch } from '@oche/ui/TvMatch';
import { sideText } from '../../../parts/game/slotText.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import type { ShownMatch } from '../../../parts/match/useMatch.ts';
import { useSheetBlocks } from '../../../parts/match/useSheetBlocks.tsx';
import { onBoards } from '../../../parts/tournament/OnTheBoards.tsx';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';
import { isScored, isStruck, Status } from './Status.tsx';
import { tvPair } from './tvPair.ts';

/** A match on a screen in the hall, without controls. It is always dark. */
export function TvScreen({ match }: { match: ShownMatch }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { state, sheet } = match;
  const { home, away, startsAt } = sheet.match;
  const blocks = useSheetBlocks(match);
  const isOff = isStruck(sheet.match, state);
  const time = startsAt === null || isOff ? '–' : formatPlanned(locale, startsAt, 'time');
  /** the day of a match that is still to come, beside its time */
  const day = startsAt === null || isOff || isScored(state) ? '' : formatPlanned(locale, startsAt, 'day');
  const namesOf = (id: string, sides: SheetGame['sides']) => {
    const players = state.games.find(({ key }) => key === id)?.players;
    const [home, away] = bothSides.map((side) => {
      const lineup = players?.[side];
      return lineup && lineup.length > 1
        ? tvPair(lineup.map((player) => (player === null ? '–' : match.nameOf(player))))
        : sides[side].name;
    });
    return home === undefined || away === undefined ? null : ([home, away] as const);
  };
  const games = state.status === 'playing' ? onBoards(sheet.games) : [];
  return (
    <TvMatch
      title={formatMessage(matchMessages.title, { home: home.name, away: away.name })}
      teams={[home.name, away.name]}
      score={isScored(state) ? formatScore(locale, decidingScore(state)) : time}
      status={
        <span className="flex gap-x-[0.75em]">
          {day !== '' && <span>{day}</span>}
          <Status match={match} planned={sheet.match} />
        </span>
      }
      boards={games.map((game) => ({
        ...{ key: game.id, number: game.board?.number ?? 0, label: formatMessage(words.boardNumber, { number: game.board?.number ?? 0 }) },
        title: game.live ? formatMessage(words.legNumber, { number: game.live.leg }) : formatMessage(words.called),
        state: {
          kind: 'playing',
          sides: game.sides.map((side, at) => ({
            name: sideText(intl, game, side),
            legs: game.live?.legs[at] ?? 0,
            score: game.live?.remaining[at] ?? game.format.start,
            throws: game.live?.thrower === at,
          })),
        },
      }))}
      games={(isOff ? [] : blocks).flatMap((block) =>
        block.games.map(({ id, number, sides, winner, state: shown }) => ({
          ...{ key: id, number, winner, live: shown === 'live' },
          names: namesOf(id, sides),
          ...(sides[0].legs !== null && sides[1].legs !== null && { result: formatResult(locale, sides[0].legs, sides[1].legs) }),
        })),
      )}
      labels={{
        boards: formatMessage(messages.onBoards),
        games: formatMessage(matchMessages.sheet),
        unknown: formatMessage(matchMessages.unknown),
      }}
    />
  );
}
