import { useState } from 'react';
import type { Results as ResultsOfTournament, Tournament } from '@oche/api/contract/tournament';
import { nameHas } from '@oche/darts/names/foldName';
import { formatAverage, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { Table } from '@oche/ui/Table';
import { TextField } from '@oche/ui/TextField';
import { gameTitle, groupsWord, knockoutName, stageName } from '../../../parts/game/gameName.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { GameRows } from '../game/GameRows.tsx';
import { GameSheet } from '../game/GameSheet.tsx';
import { TournamentFrame } from '../TournamentFrame.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** Finished games, which can be corrected, final places and statistics. */
export function PlayResults() {
  const { tournament, playList, results } = usePage(page);
  const intl = useIntl();
  const { formatMessage } = intl;
  const [search, setSearch] = useState('');
  const games = results.games.filter(({ sides }) => sides.some(({ name }) => nameHas(name, search)));
  return (
    <TournamentFrame tournament={tournament} playList={playList}>
      <div className="grid gap-x-14 gap-y-10 pt-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Section title={formatMessage(messages.finished)} className="min-w-0">
          {results.games.length > 0 && (
            <TextField
              type="search"
              className="mb-3 max-w-80"
              label={formatMessage(words.findPlayer)}
              labelHidden
              placeholder={formatMessage(words.findPlayer)}
              value={search}
              onValueChange={setSearch}
            />
          )}
          {games.length === 0 ? (
            <EmptyState className="border-t-2 border-rule">
              {results.games.length === 0 ? formatMessage(messages.noGames) : formatMessage(messages.noneFound, { search: search.trim() })}
            </EmptyState>
          ) : (
            <GameRows
              games={games}
              label={formatMessage(messages.finished)}
              note={(game) => [gameTitle(intl, game), stageName(intl, game)].filter(Boolean).join(', ')}
            />
          )}
        </Section>
        <div className="grid min-w-0 content-start gap-y-10">
          <Places tournament={tournament} places={results.places} />
          <Statistics statistics={results.statistics} />
        </div>
      </div>
      <GameSheet tournament={tournament} playList={playList} />
    </TournamentFrame>
  );
}

function Places({ tournament, places }: Pick<ResultsOfTournament, 'places'> & { tournament: Tournament }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Section title={formatMessage(messages.places)}>
      <Table
        caption={formatMessage(messages.places)}
        rows={places}
        rowKey={({ entry }) => entry.id}
        spine={({ role }) => (role === 'winners' ? 'winners' : role === 'losers' ? 'consolation' : undefined)}
        empty={<p className="py-2 text-ink-2">{formatMessage(messages.noPlaces)}</p>}
        columns={[
          {
            key: 'place',
            head: formatMessage(messages.place),
            as: 'points',
            className: 'w-20',
            cell: ({ from, to }) => (from === to ? from : formatMessage(messages.range, { from, to })),
          },
          { key: 'name', head: formatMessage(words.player), as: 'name', cell: ({ entry }) => entry.name },
          {
            key: 'stage',
            head: formatMessage(messages.stage),
            from: 'sm',
            className: 'text-ink-2',
            cell: ({ role }) =>
              role === 'winners' || role === 'losers' ? knockoutName(intl, role, tournament) : formatMessage(groupsWord(tournament)),
          },
        ]}
      />
    </Section>
  );
}

type Statistic = ResultsOfTournament['statistics'][number];

/** Compares two rows by a figure. Unknown figures count as the lowest. */
const compareBy = (figure: (row: Statistic) => number | null) => (a: Statistic, b: Statistic) => (figure(a) ?? -1) - (figure(b) ?? -1);

function Statistics({ statistics }: Pick<ResultsOfTournament, 'statistics'>) {
  const { formatMessage, locale, tag } = useIntl();
  const number = (value: number | null) => (value === null ? '–' : formatNumber(locale, value));
  const average = (value: number | null) => (value === null ? '–' : formatAverage(locale, value));
  if (statistics.length === 0) return null;
  return (
    <Section title={formatMessage(messages.statistics)}>
      <Table
        caption={formatMessage(messages.statistics)}
        rows={statistics}
        rowKey={({ entry }) => entry.id}
        defaultSort={{ key: 'average', direction: 'descending' }}
        columns={[
          {
            key: 'name',
            head: formatMessage(words.player),
            as: 'name',
            className: 'wrap-anywhere',
            cell: ({ entry }) => entry.name,
            compare: (a, b) => a.entry.name.localeCompare(b.entry.name, tag),
          },
          {
            key: 'games',
            head: formatMessage(messages.games),
            headTitle: formatMessage(messages.gamesTitle),
            as: 'figure',
            cell: ({ games }) => number(games),
            compare: compareBy(({ games }) => games),
          },
          {
            key: 'won',
            head: formatMessage(messages.won),
            headTitle: formatMessage(messages.wonTitle),
            as: 'figure',
            from: 'sm',
            cell: ({ won }) => number(won),
            compare: compareBy(({ won }) => won),
          },
          {
            key: 'average',
            head: formatMessage(words.average),
            as: 'figure',
            cell: (row) => average(row.average),
            compare: compareBy((row) => row.average),
          },
          {
            key: 'first9',
            head: formatMessage(words.first9),
            as: 'figure',
            from: 'md',
            cell: ({ first9 }) => average(first9),
            compare: compareBy(({ first9 }) => first9),
          },
          {
            key: 'oneEighties',
            head: formatMessage(messages.oneEighties),
            headTitle: formatMessage(messages.oneEightiesTitle),
            as: 'figure',
            cell: ({ oneEighties }) => number(oneEighties),
            compare: compareBy(({ oneEighties }) => oneEighties),
          },
          {
            key: 'high',
            head: formatMessage(words.highCheckout),
            as: 'figure',
            from: 'md',
            cell: ({ highCheckout }) => number(highCheckout),
            compare: compareBy(({ highCheckout }) => highCheckout),
          },
          {
            key: 'best',
            head: formatMessage(words.bestLeg),
            // Not `as: 'figure'`, which sorts the highest first: fewer darts are better.
            align: 'right',
            from: 'md',
            className: 'tabular',
            cell: ({ bestLeg }) => number(bestLeg),
            compare: (a, b) => (a.bestLeg ?? Infinity) - (b.bestLeg ?? Infinity),
          },
        ]}
      />
    </Section>
  );
}
