import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { gameTitle } from '../../../parts/game/gameName.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'matchPlay',
  reads: ({ game_id }) => ({ log: read('getGame', { id: game_id }) }),
  readsThen: ({ log: { game } }) => (game.parent?.kind === 'match' ? [read('getMatch', { id: game.parent.id })] : []),
  title: ({ log: { game } }, intl) => intl.formatMessage(messages.title, { game: gameTitle(intl, game), match: game.parent?.name ?? '' }),
});
