import { Printer } from 'lucide-react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { GameList } from '../GameList.tsx';
import { TournamentHeader } from '../TournamentHeader.tsx';
import { useTournamentPage } from '../useTournamentPage.ts';
import { GamesCsv } from './Csv.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { Leaders } from './Leaders.tsx';
import { Places } from './Places.tsx';
import { Statistics } from './Statistics.tsx';
import { words } from '../../shell/words.ts';

/** Final places, leaderboards, statistics and all finished games, also laid out for printing. */
export function TournamentResults() {
  const {
    tournament,
    results: { places, statistics, games },
  } = useTournamentPage(page);
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.finishedGames);
  return (
    <>
      <TournamentHeader
        tournament={tournament}
        current="results"
        actions={
          games.length > 0 && (
            <Button className="print:hidden" icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {formatMessage(words.print)}
            </Button>
          )
        }
      />
      {games.length === 0 && <EmptyState>{formatMessage(messages.none)}</EmptyState>}
      {games.length > 0 && <Places tournament={tournament} places={places} />}
      {statistics.length > 0 && <Leaders tournament={tournament} rows={statistics} />}
      {statistics.length > 0 && <Statistics tournament={tournament} rows={statistics} />}
      {games.length > 0 && (
        <Section title={title} className="mt-10" actions={<GamesCsv tournament={tournament} games={games} />}>
          <GameList games={games} timeZone={tournament.timeZone} label={title} />
        </Section>
      )}
    </>
  );
}
