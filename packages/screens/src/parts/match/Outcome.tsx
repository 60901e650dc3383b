import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { messages } from './actionMessages.ts';
import { walkoverText } from './matchTexts.ts';
import type { ShownMatch } from './useMatch.ts';

/** Why the match counts for nothing. */
export function Annulled({ match: { state } }: { match: ShownMatch }) {
  const { formatMessage } = useIntl();
  const annulled = state.events.findLast((event) => event.kind === 'annul');
  if (!annulled) return null;
  return <Banner kind="warning" className="wrap-anywhere" title={formatMessage(messages.annulled, { reason: annulled.payload.reason })} />;
}

/** Who did not come to a match that counts as a walkover, why it was given, and what it counts as. */
export function WalkedOver({ match }: { match: ShownMatch }) {
  const intl = useIntl();
  const { state, sheet } = match;
  if (!state.walkover || state.status !== 'walkover' || state.isAnnulled) return null;
  const { absent, reason } = state.walkover;
  const team = (absent === 'home' ? sheet.match.home : sheet.match.away).name;
  return (
    <Banner kind="info" className="wrap-anywhere" title={intl.formatMessage(messages.didNotCome, { absent, team, reason })}>
      {walkoverText(intl, match, state)}
    </Banner>
  );
}
