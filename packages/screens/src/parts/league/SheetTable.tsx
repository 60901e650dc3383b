import { matchDuration, matchGames, type MatchGame } from '@oche/darts/match/games';
import type { MatchStructure } from '@oche/darts/match/structure';
import type { IntlShape } from '@oche/i18n/createIntl';
import { useIntl } from '@oche/i18n/provider';
import { Table } from '@oche/ui/Table';
import { formatSentence } from '../game/gameName.ts';
import { words } from '../../shell/words.ts';
import { messages } from './sheetMessages.ts';

const minute = 60_000;

/** A duration in steps of ten minutes: "2 h 40 min". */
const durationText = ({ formatMessage }: IntlShape, milliseconds: number): string => {
  const tens = Math.max(1, Math.round(milliseconds / (10 * minute)));
  return formatMessage(messages.hours, { hours: Math.floor(tens / 6), minutes: (tens % 6) * 10 });
};

/** The format of a game of a match: "501, double out, best of 5", or the name of another game. */
export const gameFormatText = (intl: IntlShape, { format, other }: Pick<MatchGame, 'format' | 'other'>): string =>
  other === null
    ? formatSentence(intl, { ...format, starter: 'first' })
    : intl.formatMessage(messages.otherFormat, {
        game: other,
        legs: 'bestOf' in format.legs ? format.legs.bestOf : format.legs.firstTo * 2 - 1,
      });

/** The sheet of a match that can be played: its games in order, who throws first, and how long it takes. */
export function SheetTable({ structure }: { structure: MatchStructure }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const counts = new Map<string, number>();
  const games = matchGames(structure).map((game) => {
    const size = String(game.size);
    counts.set(size, (counts.get(size) ?? 0) + 1);
    return { ...game, name: formatMessage(messages.sheetGame, { size, number: counts.get(size)! }) };
  });
  return (
    <>
      <p className="pb-2 text-body-small text-ink-2">
        {formatMessage(messages.time, {
          one: durationText(intl, matchDuration(structure, 1)),
          two: durationText(intl, matchDuration(structure, 2)),
        })}
      </p>
      <Table
        caption={formatMessage(messages.sheet)}
        rows={games}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'number',
            head: <span className="sr-only">{formatMessage(messages.number)}</span>,
            as: 'figure',
            className: 'w-10',
            cell: ({ number }) => number,
          },
          {
            key: 'name',
            head: formatMessage(words.game),
            as: 'name',
            cell: (game) => (
              <>
                {game.name}
                <span className="block text-body-small font-[400] text-ink-3">{gameFormatText(intl, game)}</span>
              </>
            ),
          },
          {
            key: 'first',
            head: formatMessage(messages.firstThrow),
            className: 'text-ink-2',
            cell: ({ throwsFirst }) => formatMessage(messages.firstThrowOf, { first: throwsFirst.replace('-', '') }),
          },
        ]}
      />
    </>
  );
}
