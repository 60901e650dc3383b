import { boardLabels } from '../../../parts/league/players/boardLabel.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { definePage } from '../../../shell/definePage.ts';

export const page = definePage({
  route: 'competitionIndividual',
  reads: ({ season }, _search, encodedDomain) => ({ context: readContext(encodedDomain, { season }) }),
  redirect: (_responses, params) => ({ name: 'competitionScores', params }),
  title: boardLabels['180-171'],
});
