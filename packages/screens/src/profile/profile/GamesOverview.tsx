import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { formatAverage, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { StatTile } from '@oche/ui/StatTile';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { NextGame } from '../../parts/game/NextGame.tsx';
import { scoreWords } from '../../parts/game/scoreWords.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { useLive } from '../../shell/useLive.ts';
import { GameTable } from '../GameTable.tsx';
import { messages } from './messages.ts';
import { tournamentOf } from '../../parts/game/gameParent.ts';

const reads = { games: read('listMyGames', { perPage: 5 }), statistics: read('getMyStatistics') };

/** The user's next game, latest games and main statistics. Renders nothing if there are no games. */
export function GamesOverview() {
  const { games, statistics } = useReads(reads);
  useLive(reads, { prompt: true });
  const { formatMessage } = useIntl();
  const href = useHref();
  const next = games.items.find(({ game }) => game.phase !== 'finished');
  const side = next?.game.sides[next.side];
  const tournament = next && tournamentOf(next.game);
  return (
    <>
      {games.items.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 pt-6 lg:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-y-6">
            {next && side?.id && (
              <div>
                <NextGame player={{ id: side.id, name: side.name }} isMe games={[next.game]} className="max-sm:-mx-4" />
                {tournament && next.mayOpen && (
                  <LoneLink href={href('tournament', { tournament: tournament.slug }, { player: side.id })} className="mt-4 text-label">
                    {tournament.name}
                  </LoneLink>
                )}
              </div>
            )}
            {statistics.games > 0 && <Figures {...statistics} />}
          </div>
          <Section title={formatMessage(words.games)} link={{ href: href('myMatches'), label: formatMessage(messages.allGames) }}>
            <GameTable games={games.items} caption={formatMessage(words.games)} />
          </Section>
        </div>
      )}
    </>
  );
}

type FiguresProps = { games: number; won: number; average: number | null; buckets: { exactly180: number }; finishes: readonly number[] };

function Figures({ games, won, average, buckets, finishes }: FiguresProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const tiles = [
    { label: formatMessage(messages.gamesWon), value: formatMessage(messages.wonOf, { won, games }) },
    { label: formatMessage(words.average), value: average === null ? '–' : formatAverage(locale, average) },
    { label: formatMessage(messages.maximums), value: formatNumber(locale, buckets.exactly180) },
    { label: formatMessage(words.highCheckout), value: finishes[0] === undefined ? '–' : formatNumber(locale, finishes[0]) },
  ];
  return (
    <Section
      title={formatMessage(scoreWords.statistics)}
      link={{ href: href('myStats'), label: formatMessage(messages.allStatistics) }}
      rule
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-6 gap-y-5 py-4">
        {tiles.map(({ label, value }) => (
          <StatTile key={label} label={label} value={value} />
        ))}
      </div>
    </Section>
  );
}
