import type { Group, Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { groupLetter, groupName, isSwiss } from '../../parts/game/gameName.ts';
import { groupAnchor, GroupJump } from '../../parts/tournament/GroupJump.tsx';
import { swissMessages } from '../../parts/tournament/swissMessages.ts';
import { SwissRounds } from '../../parts/tournament/SwissRounds.tsx';
import { FollowPlayer } from '../FollowPlayer.tsx';
import { GameList } from '../GameList.tsx';
import { GroupStandings } from '../GroupStandings.tsx';
import { TournamentHeader } from '../TournamentHeader.tsx';
import { useTournamentPage } from '../useTournamentPage.ts';
import { useFollowedPlayer } from '../useFollowedPlayer.ts';
import { Meetings } from './Meetings.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The table and the rounds of a Swiss tournament, or all groups, each with its table, explanations of the places, the matrix of games, and the list of games. */
export function TournamentGroups() {
  const { tournament, groups } = useTournamentPage(page);
  const { formatMessage } = useIntl();
  const players = groups.flatMap(({ rows }) => rows.map(({ entry }) => entry)).toSorted((a, b) => a.name.localeCompare(b.name));
  const { followed } = useFollowedPlayer(tournament.id, players);
  // The group of the followed player comes first.
  const hasFollowed = ({ rows }: Group) => rows.some(({ entry }) => entry.id === followed?.id);
  const orderedGroups = [...groups.filter(hasFollowed), ...groups.filter((group) => !hasFollowed(group))];
  return (
    <>
      <TournamentHeader
        tournament={tournament}
        current="groups"
        actions={players.length > 0 && <FollowPlayer tournament={tournament} players={players} />}
      />
      {groups.length === 0 && <EmptyState>{formatMessage(isSwiss(tournament) ? swissMessages.none : messages.none)}</EmptyState>}
      <GroupJump groups={orderedGroups} className="-ml-3 mt-4" />
      <div className="mt-8 grid items-start gap-x-12 gap-y-14 lg:grid-cols-2 print:mt-3 print:grid-cols-2 print:gap-x-6 print:gap-y-5">
        {orderedGroups.map((group) => {
          const Details = group.swiss ? SwissDetails : GroupDetails;
          return <Details key={group.number} group={group} tournament={tournament} followed={followed?.id} />;
        })}
      </div>
    </>
  );
}

type GroupDetailsProps = { group: Group; tournament: Tournament; followed: string | undefined };

function GroupDetails({ group, tournament, followed }: GroupDetailsProps) {
  const { slug, timeZone } = tournament;
  const intl = useIntl();
  const { formatMessage } = intl;
  const letter = groupLetter(group.number);
  const finished = group.games.filter(({ phase }) => phase === 'finished').length;
  return (
    <Section
      id={groupAnchor(group.number)}
      className="scroll-mt-4 break-inside-avoid"
      title={groupName(intl, group)}
      actions={
        <span className="text-body-small text-ink-3">
          {group.complete ? formatMessage(messages.complete) : formatMessage(messages.progress, { finished, total: group.games.length })}
        </span>
      }
    >
      <GroupStandings tournament={tournament} group={group} followed={followed} explained />
      {/* The matrix needs width. On narrow screens, the list of games below replaces it. */}
      <div className="@container">
        <div className="hidden @min-[30rem]:block print:hidden">
          <h3 className="pt-6 text-heading">{formatMessage(messages.whoMetWhom)}</h3>
          <Meetings group={group} slug={slug} followed={followed} />
        </div>
      </div>
      <h3 className="pt-6 pb-2 text-heading">{formatMessage(messages.games, { letter })}</h3>
      <GameList games={group.games} timeZone={timeZone} label={formatMessage(messages.games, { letter })} />
    </Section>
  );
}

function SwissDetails({ group, tournament, followed }: GroupDetailsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { swiss, complete, games } = group;
  return (
    <>
      <Section
        title={groupName(intl, group)}
        actions={
          <span className="text-body-small text-ink-3">
            {complete || !swiss ? formatMessage(messages.complete) : formatMessage(swissMessages.roundOf, swiss)}
          </span>
        }
      >
        <GroupStandings tournament={tournament} group={group} followed={followed} explained />
      </Section>
      <SwissRounds games={games}>
        {(inRound, label) => <GameList games={inRound} timeZone={tournament.timeZone} label={label} />}
      </SwissRounds>
    </>
  );
}
