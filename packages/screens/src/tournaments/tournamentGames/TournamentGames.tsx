import type { GamePhase } from '@oche/api/contract/game';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { Select } from '@oche/ui/Select';
import { useHost } from '../../shell/host.tsx';
import { Pages } from '../../parts/forms/Pages.tsx';
import { useHref } from '../../shell/useHref.ts';
import { GameList } from '../GameList.tsx';
import { NextGame } from '../../parts/game/NextGame.tsx';
import { TournamentHeader } from '../TournamentHeader.tsx';
import { useTournamentPage } from '../useTournamentPage.ts';
import { messages } from './messages.ts';
import { filterOf, page } from './page.ts';

const parts: { part: 'playing' | 'called' | 'waiting' | 'finished'; phases: readonly GamePhase[] }[] = [
  { part: 'playing', phases: ['playing'] },
  { part: 'called', phases: ['called'] },
  { part: 'waiting', phases: ['ready', 'waiting'] },
  { part: 'finished', phases: ['finished'] },
];

const everybody = 'everybody';

/** All games of a tournament, or those of one player, by phase: in progress, called, waiting, finished. */
export function TournamentGames() {
  const { tournament, entries, games, params, search } = useTournamentPage(page);
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const { entry: player } = filterOf(search);
  const followed = entries.find(({ id }) => id === player);
  const name = followed?.name;
  return (
    <>
      <TournamentHeader tournament={tournament} current="games" />
      {entries.length > 0 && tournament.stages.length > 0 && (
        <Select
          className="mt-4 max-w-90 print:hidden"
          label={formatMessage(messages.player)}
          value={name === undefined ? everybody : (player ?? everybody)}
          onValueChange={(value) => navigate(href('tournamentGames', params, { player: value === everybody ? undefined : value }))}
          options={[
            { value: everybody, label: formatMessage(messages.everybody) },
            ...entries.filter(({ waiting }) => !waiting).map((entry) => ({ value: entry.id, label: entry.name })),
          ]}
        />
      )}
      {followed && games.page === 1 && games.items.length > 0 && tournament.status === 'running' && (
        <NextGame player={followed} games={games.items} className="mt-6 max-w-160 max-sm:-mx-4" />
      )}
      {games.items.length === 0 && (
        <EmptyState>{name === undefined ? formatMessage(messages.none) : formatMessage(messages.noneOf, { name })}</EmptyState>
      )}
      {parts.map(({ part, phases }) => {
        const gamesOfPart = games.items.filter((game) => phases.includes(game.phase));
        const title = formatMessage(messages[part]);
        return (
          gamesOfPart.length > 0 && (
            <Section key={part} title={title} className="mt-8">
              <GameList games={gamesOfPart} timeZone={tournament.timeZone} label={title} />
            </Section>
          )
        );
      })}
      <Pages list={games} href={(to) => href('tournamentGames', params, { player, page: to > 1 ? to : undefined })} />
    </>
  );
}
