import { definePage } from '../../../shell/definePage.ts';
import { matchdayText, startText } from '../../../parts/match/matchTexts.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { matchReads } from './matchReads.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'competitionMatch',
  query: ['part', 'view'],
  reads: ({ season, match }, _search, encodedDomain) => ({ context: readContext(encodedDomain, { season, match }) }),
  readsThen: ({ context: { match, season } }) => (match && season ? matchReads(match, season.id) : []),
  title: ({ context: { match } }, { formatMessage }) =>
    formatMessage(matchMessages.title, { home: match?.home.name ?? '', away: match?.away.name ?? '' }),
  shareImage: ({ context: { match } }) => match && { kind: 'match', id: match.id },
  description: ({ context: { match, organisation } }, intl) => {
    if (!match) return '';
    const [home, away] = match.points ?? [];
    return intl.formatMessage(messages.description, {
      ...{ played: match.points ? 'yes' : 'no', home: match.home.name, away: match.away.name },
      score: `${String(home)}–${String(away)}`,
      facts: [matchdayText(intl, match), startText(intl, match), match.location.name, organisation.name].filter(Boolean).join(', '),
    });
  },
});
