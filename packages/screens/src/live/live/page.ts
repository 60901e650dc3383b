import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { gameTitle } from '../../parts/game/gameName.ts';
import { versusText } from '../../parts/game/slotText.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'live',
  reads: ({ id }) => ({ log: read('getGame', { id }) }),
  title: ({ log: { game } }, intl) => versusText(intl, game),
  description: ({ log: { game } }, intl) =>
    intl.formatMessage(messages.description, { game: gameTitle(intl, game), tournament: game.parent?.name ?? '' }),
});
