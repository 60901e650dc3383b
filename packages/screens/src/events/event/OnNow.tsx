import type { EventSummary } from '@oche/api/contract/place';
import { useReads } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { onBoards, OnTheBoards } from '../../parts/tournament/OnTheBoards.tsx';
import { useHref } from '../../shell/useHref.ts';
import { messages } from './messages.ts';
import { onNow } from './page.ts';

/** The boards of one running tournament of the event. `alone` means that the event has no other tournament. */
export function OnNow({ tournament, alone }: { tournament: EventSummary['tournaments'][number]; alone: boolean }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { games } = useReads({ games: onNow(tournament) });
  const gamesOnBoards = onBoards(games.items);
  return (
    <Section
      title={alone ? formatMessage(messages.onNowAlone) : formatMessage(messages.onNow, { tournament: tournament.name })}
      link={{ href: href('tournament', { tournament: tournament.slug }), label: formatMessage(messages.toTournament) }}
      className="wrap-anywhere hyphens-auto"
    >
      {gamesOnBoards.length === 0 ? <EmptyState>{formatMessage(messages.nothingOn)}</EmptyState> : <OnTheBoards games={gamesOnBoards} />}
    </Section>
  );
}
