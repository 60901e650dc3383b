import { read } from '@oche/api/read';
import { definePage } from '../shell/definePage.ts';
import { gameTitle, sideName } from '../shell/gameName.ts';
import { words } from '../shell/words.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'live',
  reads: ({ id }) => ({ log: read('getGame', { id }) }),
  title: ({ log: { game } }, intl) => {
    const [a = '', b = ''] = game.sides.map((side) => sideName(intl, side));
    return intl.formatMessage(words.versus, { a, b });
  },
  description: ({ log: { game } }, intl) =>
    intl.formatMessage(messages.description, { game: gameTitle(intl, game), tournament: game.tournament?.name ?? '' }),
});
