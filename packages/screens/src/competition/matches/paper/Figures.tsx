import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { messages } from '../../../parts/match/paperMessages.ts';
import type { UsedMatch } from '../../../parts/match/useMatch.ts';
import { figureText } from './figureText.ts';

/** The figures on the sheet that were entered from paper. Nothing without any. */
export function Figures({ match }: { match: UsedMatch }) {
  const intl = useIntl();
  const facts = Object.entries(match.state.facts);
  if (facts.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.figures)} size="heading" rule className="pt-8">
      <ul>
        {facts.map(([id, fact]) => (
          <li key={id} className="border-b border-line py-2 text-body-small wrap-anywhere">
            {figureText(intl, match, fact)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
