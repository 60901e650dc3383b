import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import type { ShownMatch } from '../../../parts/match/useMatch.ts';
import { onBoards, OnTheBoards } from '../../../parts/tournament/OnTheBoards.tsx';
import { messages } from './messages.ts';

/** The games of a match that are on a board now. */
export function Boards({ match: { sheet, state }, className }: { match: ShownMatch; className: string }) {
  const { formatMessage } = useIntl();
  const games = state.status === 'playing' ? onBoards(sheet.games) : [];
  if (games.length === 0) return null;
  return (
    <Section title={formatMessage(messages.onBoards)} className={className}>
      <OnTheBoards games={games} />
    </Section>
  );
}
