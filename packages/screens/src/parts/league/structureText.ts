import type { Block, MatchStructure } from '@oche/darts/match/structure';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatList } from '@oche/i18n/format';
import { messages } from './groupMessages.ts';

/** The games of a block: "3 singles, 1 pair"; "1 team game if level". */
export function blockText({ formatMessage, locale }: IntlShape, { games, onlyIf }: Pick<Block, 'games' | 'onlyIf'>): string {
  const text = formatList(
    locale,
    games.map(({ size, n = 1, at }) => formatMessage(messages.games, { size: String(size), count: at?.length ?? n })),
    'unit',
  );
  return onlyIf ? formatMessage(messages.ifLevel, { games: text }) : text;
}

/** The games of a match in the order of its blocks: "4 singles, 2 pairs, 4 singles". */
export const structureText = (intl: IntlShape, { blocks }: MatchStructure): string =>
  formatList(
    intl.locale,
    blocks.map((block) => blockText(intl, block)),
    'unit',
  );
