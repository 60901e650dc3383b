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

/** The figures on the sheet that were entered from paper. Nothing without any. On paper, all figures of a finished match, also those of boards. */
export function Figures({ match }: OfMatch) {
  const isOver = ['to-confirm', 'confirmed', 'disputed'].includes(match.state.status);
  return (
    <>
      <div className={isOver ? 'print:hidden' : ''}>
        <List match={match} facts={Object.values(match.state.facts)} />
      </div>
      {isOver && (
        <div className="hidden print:block">
          <Boundary skeleton={null}>
            <All match={match} />
          </Boundary>
        </div>
      )}
    </>
  );
}

function All({ match }: OfMatch) {
  const { shares, listed } = useRead('getMatchFigures', { id: match.sheet.match.id });
  return <List match={match} facts={momentsOfMatch(shares, match.state, listed).toReversed()} />;
}

function List({ match, facts }: OfMatch & { facts: readonly Fact[] }) {
  const intl = useIntl();
  if (facts.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.figures)} size="heading" rule className="pt-8 print:pt-4">
      <ul className="print:columns-2 print:gap-x-6">
        {facts.map((fact, at) => (
          <li key={at} className="break-inside-avoid border-b border-line py-2 text-body-small wrap-anywhere print:py-0.5">
            {figureText(intl, match, fact)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
