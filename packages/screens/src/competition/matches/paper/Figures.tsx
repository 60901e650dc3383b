import { useRead } from '@oche/api/query';
import { momentsOfMatch } from '@oche/darts/league/matchFigures';
import type { Fact } from '@oche/darts/match/event';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { messages } from '../../../parts/match/paperMessages.ts';
import type { UsedMatch } from '../../../parts/match/useMatch.ts';
import { Boundary } from '../../../shell/Boundary.tsx';
import { figureText } from './figureText.ts';

type OfMatch = { match: UsedMatch };

/** The figures on the sheet that were entered from paper. Nothing without any. The printed sheet of a finished match has those of boards too. */
export function Figures({ match }: OfMatch) {
  const { formatMessage } = useIntl();
  const facts = Object.values(match.state.facts);
  const isOver = ['to-confirm', 'confirmed', 'disputed'].includes(match.state.status);
  if (facts.length === 0 && !isOver) return null;
  return (
    <Section
      title={formatMessage(messages.figures)}
      size="heading"
      rule
      className={facts.length === 0 ? 'hidden pt-8 print:block print:pt-4' : 'pt-8 print:pt-4'}
    >
      <List match={match} facts={facts} />
      {isOver && (
        <div className="hidden print:block">
          <Boundary skeleton={null}>
            <OfBoards match={match} />
          </Boundary>
        </div>
      )}
    </Section>
  );
}

function OfBoards({ match }: OfMatch) {
  const { shares, listed } = useRead('getMatchFigures', { id: match.sheet.match.id });
  return <List match={match} facts={momentsOfMatch(shares, { games: match.state.games, facts: {} }, listed).toReversed()} />;
}

function List({ match, facts }: OfMatch & { facts: readonly Fact[] }) {
  const intl = useIntl();
  return (
    <ul className="empty:hidden print:columns-2 print:gap-x-6">
      {facts.map((fact, at) => (
        <li key={at} className="break-inside-avoid border-b border-line py-2 text-body-small wrap-anywhere print:py-0.5">
          {figureText(intl, match, fact)}
        </li>
      ))}
    </ul>
  );
}
