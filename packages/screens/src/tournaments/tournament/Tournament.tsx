import type { GameSummary } from '@oche/api/contract/game';
import type { Group, Tournament as TournamentAnswer } from '@oche/api/contract/tournament';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { groupName, groupsWord } from '../../parts/game/gameName.ts';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { useHref } from '../../shell/useHref.ts';
import { GameList } from '../GameList.tsx';
import { GroupStandings } from '../GroupStandings.tsx';
import { useIsOrganiser } from '../../parts/tournament/ManageLink.tsx';
import { onBoards, OnTheBoards } from '../../parts/tournament/OnTheBoards.tsx';
import { TournamentHeader } from '../TournamentHeader.tsx';
import { useTournamentPage } from '../useTournamentPage.ts';
import { FollowPlayer } from '../FollowPlayer.tsx';
import { useFollowedPlayer } from '../useFollowedPlayer.ts';
import { About } from './About.tsx';
import { Entries } from './Entries.tsx';
import { Followed } from './Followed.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

const maxListed = 6;

/** The expected time for sorting; games without an expected time come last. */
const expectedTime = ({ expectedAt }: GameSummary): number => (expectedAt === null ? Number.MAX_VALUE : Date.parse(expectedAt));

/** The overview of a tournament: games in progress and next games, group tables, the winner, the players and the format. */
export function Tournament() {
  const { tournament, entries, groups, games, followedGames, results } = useTournamentPage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const players = entries.filter(({ waiting }) => !waiting);
  const { followed, isMe } = useFollowedPlayer(tournament.id, players);
  const isOrganiser = useIsOrganiser(tournament);
  const isBeforeStart = tournament.games.finished === 0 && onBoards(games.items).length === 0;
  return (
    <>
      <TournamentHeader
        tournament={tournament}
        current="overview"
        actions={
          <>
            {tournament.stages.length > 0 && <FollowPlayer tournament={tournament} players={players} />}
            {isOrganiser && (
              <Button asChild className="print:hidden">
                <Link href={href('tournamentManage', { id: tournament.id })}>{formatMessage(messages.manage)}</Link>
              </Button>
            )}
          </>
        }
      />
      {followed && followedGames && (
        <Followed
          player={followed}
          isMe={isMe}
          tournament={tournament}
          groups={groups}
          games={followedGames.items}
          statistics={results?.statistics.find(({ entry }) => entry.id === followed.id)}
        />
      )}
      {tournament.winner !== null && <Winner name={tournament.winner} slug={tournament.slug} />}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid gap-y-12">
          <GamesOverview games={games.items} tournament={tournament} />
          {groups.length > 0 && <GroupsOverview groups={groups} tournament={tournament} />}
          {isBeforeStart && <Entries tournament={tournament} entries={entries} />}
        </div>
        <div className="grid gap-y-12">
          <About tournament={tournament} />
          {!isBeforeStart && <Entries tournament={tournament} entries={entries} short />}
        </div>
      </div>
    </>
  );
}

/** The games on the boards and the next ones; the last ones if no games are ahead. */
function GamesOverview({ games, tournament }: { games: readonly GameSummary[]; tournament: TournamentAnswer }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const gamesOnBoards = onBoards(games);
  const upcoming = games
    .filter(({ phase }) => tournament.status !== 'cancelled' && (phase === 'ready' || phase === 'waiting'))
    .toSorted((a, b) => expectedTime(a) - expectedTime(b))
    .slice(0, maxListed);
  const finishedGames = games.filter(({ phase }) => phase === 'finished').slice(0, maxListed);
  const allGames = { href: href('tournamentGames', { tournament: tournament.slug }), label: formatMessage(messages.allGames) };
  return (
    <>
      {gamesOnBoards.length > 0 && (
        <Section title={formatMessage(messages.onNow)} link={allGames}>
          <Progress tournament={tournament} />
          <OnTheBoards games={gamesOnBoards} />
        </Section>
      )}
      {upcoming.length > 0 && (
        <Section title={formatMessage(messages.next)} {...(gamesOnBoards.length === 0 && { link: allGames })}>
          <GameList games={upcoming} timeZone={tournament.timeZone} label={formatMessage(messages.next)} />
        </Section>
      )}
      {upcoming.length === 0 && finishedGames.length > 0 && (
        <Section title={formatMessage(messages.justOver)} link={allGames}>
          <GameList games={finishedGames} timeZone={tournament.timeZone} label={formatMessage(messages.justOver)} />
        </Section>
      )}
    </>
  );
}

function Winner({ name, slug }: { name: string; slug: string }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <div className="lit mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 px-4 py-5 sm:px-6">
      <p className="min-w-0">
        <span className="text-body-small text-ink-2">{formatMessage(messages.winner)}</span>
        <span className="mt-1 block text-title-1 leading-tight font-stretch-[88%] wrap-anywhere hyphens-auto max-sm:text-title-2">
          {name}
        </span>
      </p>
      <LoneLink href={href('tournamentResults', { tournament: slug })} className="text-label">
        {formatMessage(messages.allResults)}
      </LoneLink>
    </div>
  );
}

/** The number of games played, and the expected end of the tournament. */
function Progress({ tournament }: { tournament: TournamentAnswer }) {
  const { formatMessage, locale } = useIntl();
  const { games, expectedEnd, timeZone } = tournament;
  return (
    <p className="pb-3 text-body-small text-ink-2">
      {expectedEnd === null
        ? formatMessage(messages.progress, games)
        : formatMessage(messages.ends, { ...games, time: formatInstant(locale, expectedEnd, timeZone, 'time') })}
    </p>
  );
}

function GroupsOverview({ groups, tournament }: { groups: readonly Group[]; tournament: TournamentAnswer }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const hasOneTable = groups.some(({ swiss }) => swiss);
  const href = useHref();
  return (
    <Section
      title={formatMessage(groupsWord(tournament))}
      link={{
        href: href('tournamentGroups', { tournament: tournament.slug }),
        label: formatMessage(hasOneTable ? messages.fullStandings : messages.allGroups),
      }}
    >
      <div
        className={`grid items-start gap-x-8 gap-y-6 ${groups.length > 1 ? 'grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]' : ''}`}
      >
        {groups.map((group) => (
          <div key={group.number}>
            {!hasOneTable && <h3 className="text-heading">{groupName(intl, group)}</h3>}
            <GroupStandings tournament={tournament} group={group} />
          </div>
        ))}
      </div>
    </Section>
  );
}
