import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import type { ShownMatch } from '../../../parts/match/useMatch.ts';
import { LocationAddress } from '../../../parts/site/LocationAddress.tsx';
import { messages } from './messages.ts';

/** The location of a match. */
export function Where({ match: { sheet }, className }: { match: ShownMatch; className: string }) {
  return (
    <Section title={useIntl().formatMessage(messages.where)} rule className={className}>
      <LocationAddress name={sheet.match.location.name} address={sheet.address} />
    </Section>
  );
}
