import type { Board } from '@oche/api/contract/place';
import type { IntlShape } from '@oche/i18n/createIntl';
import { words } from '../../shell/words.ts';

/** "Board 3", or "Board 3, Stage" if the board has its own name. Default names in any language ("Bord 3") do not count as one. */
export function boardName({ formatMessage }: IntlShape, { number, name }: Pick<Board, 'number' | 'name'>): string {
  const plain = formatMessage(words.boardNumber, { number });
  return name === '' || name === String(number) || /^\p{L}+ \d+$/u.test(name) ? plain : `${plain}, ${name}`;
}
