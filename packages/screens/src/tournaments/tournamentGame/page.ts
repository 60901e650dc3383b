import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { gameLabel, sideText } from '../../parts/game/slotText.ts';
import { words } from '../../shell/words.ts';

export const page = definePage({
  route: 'tournamentGame',
  query: ['player'],
  reads: ({ tournament, id }) => ({ tournament: read('getTournament', { tournament }), log: read('getGame', { id }) }),
  title: ({ log: { game } }, intl) => {
    const [a = '', b = ''] = game.sides.map((side) => sideText(intl, game, side));
    return intl.formatMessage(words.versus, { a, b });
  },
  description: ({ tournament, log: { game } }, intl) =>
    intl.formatMessage(words.labelled, { label: tournament.name, text: gameLabel(intl, game) }),
});
