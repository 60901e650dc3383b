import { tournamentChannel } from '@oche/api/contract/channelNames';
import type { ChannelEvent } from '@oche/api/contract/channels';
import type { EndpointName } from '@oche/api/contract/endpoints';
import type { GameSummary } from '@oche/api/contract/game';
import { useSetRead } from '@oche/api/query';
import type { Read, Reads } from '@oche/api/read';
import { useChannel } from '@oche/realtime/provider';
import { useReadAgain } from '../../shell/useReadAgain.ts';

type Changed = Extract<ChannelEvent<'tournament'>, { event: 'changed' }>['data']['what'];

const ofGames: EndpointName[] = ['listTournamentGames', 'listGroups', 'getBracket', 'getResults', 'getTournament', 'getEvent'];
/** Which reads say something else after what has changed. A name stands everywhere, so entries concern all. */
const concerned: Record<Changed, readonly EndpointName[] | 'all'> = {
  tournament: ['getTournament', 'getEvent'],
  entries: 'all',
  draw: 'all',
  games: ofGames,
  groups: ofGames,
  boards: ['listTournamentGames', 'getBracket'],
};

const isRead = <K extends EndpointName>(each: Read, name: K): each is Read<K> => each.name === name;

type Followed = { id: string; isPrivate?: boolean | undefined };

/**
 * Keeps what a page reads of a tournament as its channel tells it: a visit changes the game where it stands; what begins, ends
 * or moves is read again, because lists, tables and brackets follow from it. The same happens after every (re)connect. `prompt`: at once,
 * for its organisers; the reads of spectators are spread.
 */
export function useFollowTournament(tournament: Followed, reads: Reads, { prompt = false } = {}): void {
  const setRead = useSetRead();
  const readStale = useReadAgain({ prompt });
  const all = Object.values(reads);
  const readAgain = (names: readonly EndpointName[] | 'all') =>
    readStale(all.filter(({ name }) => names === 'all' || names.includes(name)));

  const onGame = (game: GameSummary) => {
    // A game that no list shows yet, or that is at another point of its life, changes more than its own row.
    let inStep = false;
    const put = (list: readonly GameSummary[]): GameSummary[] =>
      list.map((known) => {
        if (known.id !== game.id) return known;
        inStep ||= known.phase === game.phase && known.board?.id === game.board?.id;
        return game;
      });
    for (const each of all) {
      if (isRead(each, 'listTournamentGames')) setRead(each, (list) => ({ ...list, items: put(list.items) }));
      if (isRead(each, 'getBracket')) setRead(each, (bracket) => ({ ...bracket, games: put(bracket.games) }));
      if (isRead(each, 'listGroups')) setRead(each, (groups) => groups.map((group) => ({ ...group, games: put(group.games) })));
    }
    if (!inStep && game.phase !== 'playing') readAgain(ofGames);
  };

  useChannel(
    tournamentChannel(tournament),
    tournament.id,
    ({ event, data }) => (event === 'game' ? onGame(data.game) : readAgain(concerned[data.what])),
    () => readAgain('all'),
  );
}
