import type { LeagueStandingsRow } from '@oche/api/contract/standings';
import { useIntl } from '@oche/i18n/provider';
import { FormStreak } from '@oche/ui/FormStreak';
import { messages } from '../standingsMessages.ts';

const outcomes = { won: 'win', drawn: 'draw', lost: 'loss' } as const;

/** The last five results of a team in its table. */
export function Form({ results }: { results: LeagueStandingsRow['form'] }) {
  const { formatMessage } = useIntl();
  return (
    <FormStreak
      label={formatMessage(messages.formOf)}
      results={results.map(({ outcome }) => outcomes[outcome])}
      words={{
        win: { letter: formatMessage(messages.wonShort), word: formatMessage(messages.won) },
        draw: { letter: formatMessage(messages.drawnShort), word: formatMessage(messages.drawn) },
        loss: { letter: formatMessage(messages.lostShort), word: formatMessage(messages.lost) },
      }}
    />
  );
}
