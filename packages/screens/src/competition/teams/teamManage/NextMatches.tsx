import type { ReactNode } from 'react';
import type { Match } from '@oche/api/contract/fixture';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useRead } from '@oche/api/query';
import type { Side } from '@oche/darts/match/structure';
import { formatInstant, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { useNow } from '../../../shell/device.ts';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { useHref } from '../../../shell/useHref.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { deadlineOf } from '../../../parts/match/deadline.ts';
import { isCancelledOrAnnulled, stateText, statusInList } from '../../../parts/match/matchTexts.ts';
import { Arrival, isBeforeGames } from '../../../parts/match/Arrival.tsx';
import { QueueState } from '../../../parts/match/QueueState.tsx';
import { useMatch } from '../../../parts/match/useMatch.ts';
import { requestToAnswer } from '../../../parts/match/requestToAnswer.ts';
import { isSigned, useSheets } from '../../../parts/match/useSheets.ts';
import { lineupTask } from '../../../parts/match/lineupTask.ts';
import { messages as lineupMessages } from '../../../parts/match/lineupMessages.ts';
import { messages } from './messages.ts';

type MatchesProps = { season: SeasonOfPage; team: SeasonTeam };

/** The matches in a list. */
const mostListed = 3;

/** The matches of a team by date. */
const useMatches = ({ id: seasonId }: SeasonOfPage, { id: teamId }: SeasonTeam) =>
  useRead('listMatches', { seasonId, teamId, perPage: 200 });

/** The matches of a team that are not decided yet, by date. */
function useOpenMatches(season: SeasonOfPage, team: SeasonTeam): Match[] {
  const { items } = useMatches(season, team);
  return items.filter(({ state, annulled }) => !annulled && ['planned', 'lineups', 'playing', 'to-confirm', 'disputed'].includes(state));
}

const sideOf = ({ home }: Match, { id }: SeasonTeam): Side => (home.id === id ? 0 : 1);

const isToPlay = ({ state }: Match): boolean => state === 'planned' || state === 'lineups' || state === 'playing';

/** The requests of other teams for other evenings that the team has to answer. */
function useRequests({ season, team }: MatchesProps) {
  const { items } = useMatches(season, team);
  const open = useRead('listPostponements', { seasonId: season.id, open: true });
  return open.flatMap((request) => {
    const match = items.find(({ id }) => id === request.matchId);
    const kind = match ? requestToAnswer(request, sideOf(match, team)) : null;
    return match && kind ? [{ match, kind, reason: kind === 'request' ? request.reason : (request.answer ?? '') }] : [];
  });
}

/** The opponent of a team, and whether the match is at home. */
function useMatchText({ season, team }: MatchesProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  return {
    hrefOf: ({ slug }: Match) => href('matchManage', { ...season.params, match_slug: slug }),
    against: ({ home, away }: Match) =>
      formatMessage(lineupMessages.against, {
        side: home.id === team.id ? 'home' : 'away',
        team: home.id === team.id ? away.name : home.name,
      }),
    when: ({ startsAt }: Match) => (startsAt === null ? formatMessage(messages.noDate) : formatPlanned(locale, startsAt, 'appointment')),
  };
}

/** What a captain does first: the requests for other evenings to answer, the sheets to confirm, and the next match with its deadline, the lineup and the arrival of the team. */
export function CaptainsMatches({ season, team }: MatchesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { hrefOf, against, when } = useMatchText({ season, team });
  const requests = useRequests({ season, team });
  const open = useOpenMatches(season, team);
  const next = open.find(isToPlay);
  const played = open.filter(({ state }) => state === 'to-confirm' || state === 'disputed');
  const states = useSheets(played.map(({ id }) => id));
  const sheets = played.filter((match, at) => !isSigned(states[at]!.state, sideOf(match, team)));
  if (!next && sheets.length === 0 && requests.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {requests.length > 0 && (
        <Section title={formatMessage(messages.openRequests)} rule>
          <ul>
            {requests.map(({ match, kind, reason }) => (
              <Task key={match.id} href={hrefOf(match)} verb={formatMessage(messages.answerRequest)}>
                <span className="block text-name wrap-anywhere">{against(match)}</span>
                <span className="block text-body-small text-ink-2 wrap-anywhere">
                  {when(match)}
                  <br />
                  {formatMessage(messages.requestMeans, { kind, reason })}
                </span>
              </Task>
            ))}
          </ul>
        </Section>
      )}
      {sheets.length > 0 && (
        <Section title={formatMessage(messages.openSheets)} rule>
          <ul>
            {sheets.map((match) => (
              <Task
                key={match.id}
                href={hrefOf(match)}
                verb={formatMessage(match.state === 'disputed' ? messages.openSheet : messages.confirmSheet)}
              >
                <span className="block text-name wrap-anywhere">{against(match)}</span>
                <span className="block text-body-small text-ink-2">
                  {[when(match), ...(match.state === 'disputed' ? [stateText(intl, match)] : [])].join(', ')}
                </span>
              </Task>
            ))}
          </ul>
        </Section>
      )}
      {next && <Next match={next} season={season} team={team} />}
    </div>
  );
}

/** Something that waits for a captain, with the button to do it. */
function Task({ href, verb, children }: { href: string; verb: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-l-4 border-b-line border-l-warning-fill py-2.5 pl-3">
      <span className="min-w-0">{children}</span>
      <Button asChild>
        <Link href={href}>{verb}</Link>
      </Button>
    </li>
  );
}

/** The next match of a captain: its deadline, the way to the lineup, and the arrival of the team. */
function Next({ match: planned, season, team }: MatchesProps & { match: Match }) {
  const { formatMessage, locale } = useIntl();
  const { hrefOf, against, when } = useMatchText({ season, team });
  const match = useMatch(planned.id);
  const side = sideOf(planned, team);
  const task = lineupTask(match.state, side);
  const part = match.state.parts.find(({ id }) => id === task?.id);
  const isIn = part !== undefined && part.handedIn[side] !== null;
  const isDue = task !== null && !isIn && !task.isBehindOther;
  const deadline = isDue ? deadlineOf(match.sheet, task, season.rules) : null;
  const now = useNow();
  const today = localNow(planned.timeZone).slice(0, 10);
  return (
    <section aria-label={formatMessage(messages.next)} className="lit -mx-4 border-l-8 border-l-you-fill px-4 py-5 sm:mx-0">
      <p className="text-body-small text-ink-2">{formatMessage(messages.next)}</p>
      <h2 className="mt-1 text-title-2 wrap-anywhere">{against(planned)}</h2>
      <p className="mt-1">{[when(planned), planned.location.name].join(', ')}</p>
      {isIn && <p className="mt-1">{formatMessage(lineupMessages.isIn)}</p>}
      {deadline !== null && (
        <p className="mt-1 text-you">
          {formatMessage(deadline > now ? messages.lineupBy : lineupMessages.late, {
            time: formatInstant(
              locale,
              deadline,
              planned.timeZone,
              localNow(planned.timeZone, deadline).slice(0, 10) === today ? 'time' : 'appointment',
            ),
          })}
        </p>
      )}
      <div className="mt-4 grid justify-items-start gap-3">
        <QueueState match={match} />
        <Button asChild size="lg" className="bg-on-bed! text-bed!">
          <Link href={hrefOf(planned)}>{formatMessage(isDue ? messages.lineup : messages.openSheet)}</Link>
        </Button>
        {isBeforeGames(match) && <Arrival match={match} side={side} />}
      </div>
    </section>
  );
}

/** The next matches of a team, with those that are off. */
export function NextMatches({ season, team }: MatchesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { hrefOf, against, when } = useMatchText({ season, team });
  const { items } = useMatches(season, team);
  const today = localNow(season.organisation.timeZone).slice(0, 10);
  const isComing = ({ startsAt }: Match) => startsAt !== null && startsAt.slice(0, 10) >= today;
  const next = items.filter((match) => (isCancelledOrAnnulled(match) ? isComing(match) : isToPlay(match))).slice(0, mostListed);
  return (
    <Section title={formatMessage(messages.nextMatches)} rule>
      {next.length === 0 && <EmptyState>{formatMessage(messages.noMatches)}</EmptyState>}
      <ul>
        {next.map((match) => (
          <li key={match.id} className="border-b border-line">
            <Link
              href={hrefOf(match)}
              className="grid min-h-11 grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-x-3 py-2 hover:[&_.text-name]:underline"
            >
              <span className="text-body-small text-ink-3">{when(match)}</span>
              <span className="min-w-0">
                <span className="block text-name wrap-anywhere">{against(match)}</span>
                {isCancelledOrAnnulled(match) && (
                  <span className="block text-body-small text-ink-2">{stateText(intl, { state: statusInList(match) })}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
