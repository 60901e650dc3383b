import type { GameSummary } from '@oche/api/contract/game';
import type { Group } from '@oche/api/contract/tournament';
import { formatResult } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { GroupMatrix, type MatrixResult } from '@oche/ui/GroupMatrix';
import { groupLetter } from '../../parts/game/gameName.ts';
import { useHref } from '../../shell/useHref.ts';
import { scoreOf } from '../gameText.ts';
import { messages as shared } from '../messages.ts';
import { initials } from './initials.ts';
import { met, messages } from './messages.ts';

type MeetingsProps = { group: Group; slug: string; followed?: string | undefined };

/** A matrix of a group's games, with a row and a column for each player. Each game appears twice, once for each side. */
export function Meetings({ group, slug, followed }: MeetingsProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const names = group.rows.map(({ entry }) => entry.name);
  const gameBetween = (row: string, column: string) =>
    group.games.find(({ sides }) => sides.some(({ id }) => id === row) && sides.some(({ id }) => id === column));

  const result = (game: GameSummary, row: string, column: string): MatrixResult => {
    const [ownIndex, opponentIndex] = [row, column].map((player) => game.sides.findIndex(({ id }) => id === player)) as [number, number];
    const opponent = game.sides[opponentIndex]?.name ?? '';
    const isOnBoard = game.phase === 'playing' || game.phase === 'called';
    const page = { href: isOnBoard ? href('live', { id: game.id }) : href('tournamentGame', { tournament: slug, id: game.id }) };
    const [a, b] = [scoreOf(game, ownIndex), scoreOf(game, opponentIndex)];
    if (game.phase === 'finished') {
      const outcome = game.winner === null ? 'drawn' : game.winner === ownIndex ? 'won' : 'lost';
      const text = a === null || b === null ? formatMessage(shared.walkoverShort) : formatResult(locale, a, b);
      return { ...page, outcome, text, label: formatMessage(met[outcome], { opponent, result: text }) };
    }
    if (a !== null && b !== null) {
      const text = formatResult(locale, a, b);
      return { ...page, outcome: 'live', text, label: formatMessage(met.live, { opponent, result: text }) };
    }
    return { ...page, outcome: 'open', text: '·', label: formatMessage(met.open, { opponent }) };
  };

  return (
    <GroupMatrix
      caption={formatMessage(messages.meetings, { letter: groupLetter(group.number) })}
      players={group.rows.map(({ entry }, index) => ({
        id: entry.id,
        name: entry.name,
        short: initials(names)[index] ?? '',
        you: entry.id === followed,
      }))}
      result={(row, column) => {
        const game = gameBetween(row, column);
        return game ? result(game, row, column) : null;
      }}
    />
  );
}
