import { useState } from 'react';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useReads, useWrite } from '@oche/api/query';
import { read } from '@oche/api/read';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { Link } from '@oche/ui/Link';
import { toast } from '@oche/ui/Toaster';
import { Boundary } from '../../../shell/Boundary.tsx';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import type { SeasonOfPage } from '../SeasonFrame.tsx';
import { usePastMatchdays } from '../usePastMatchdays.ts';
import { useDivisionLines } from './divisionLines.ts';
import { messages } from './messages.ts';

/** Publishes the fixtures: the season begins to run. A draft is opened first. Without matches it leads to where they are planned. */
export function PublishFixtures({ season }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="primary" onClick={() => setAsking(true)}>
        {formatMessage(messages.publish)}
      </Button>
      {isAsking && (
        <Boundary skeleton={null}>
          <Question season={season} onClose={() => setAsking(false)} />
        </Boundary>
      )}
    </>
  );
}

/** Accepted teams of which nobody can get a message: no captain has an account or an e-mail address. */
const isUnreached = ({ state, captains }: SeasonTeam): boolean =>
  state === 'accepted' && !captains.some(({ hasAccount, email }) => hasAccount || email);

/** Team names in a sentence. */
const shownNames = 6;

/** Asks with everything that the plan says: past matchdays, conflicts, the matches of each division, and who learns nothing. */
function Question({ season, onClose }: { season: SeasonOfPage; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { id, name } = season;
  const { fixtures, teams, groups, matchdays } = useReads({
    fixtures: read('getFixtures', { seasonId: id }),
    teams: read('listTeams', { seasonId: id }),
    groups: read('listSeasonGroups', { seasonId: id }),
    matchdays: read('listMatchdays', { seasonId: id }),
  });
  const { mutateAsync: setSeasonStatus, isPending } = useWrite('setSeasonStatus');
  const { matches, broken, unmet } = fixtures;
  const leagues = groups.filter(({ kind }) => kind === 'league');
  const unplanned = leagues.filter((group) => !matches.some((match) => match.group === group.id));
  const past = usePastMatchdays(season, matchdays);
  const wishes = unmet.filter(({ rule }) => rule === 'wish').length;
  const silent = teams.filter(isUnreached).map((team) => team.name);
  const consequences = [
    ...(past === null ? [] : [past]),
    ...(broken.length > 0 ? [formatMessage(messages.conflicts, { count: broken.length })] : []),
    ...useDivisionLines(groups, matches),
    ...unplanned.map((group) => formatMessage(messages.unplanned, { group: group.name })),
    ...(wishes > 0 ? [formatMessage(messages.unmetWishes, { count: wishes })] : []),
    ...(silent.length > 0
      ? [
          formatMessage(messages.unreached, {
            count: silent.length,
            more: Math.max(0, silent.length - shownNames),
            teams: formatList(locale, silent.slice(0, shownNames)),
          }),
        ]
      : []),
  ];
  const publish = async () => {
    try {
      if (season.state === 'draft') await setSeasonStatus({ id, state: 'open' });
      await setSeasonStatus({ id, state: 'running' });
      toast.success(formatMessage(messages.done));
      onClose();
    } catch (error) {
      toast.error(errorMessage(intl, error));
    }
  };
  // A season with only cups is published before its first draw.
  if (matches.length === 0 && (groups.length === 0 || leagues.length > 0))
    return <NothingPlanned season={season} groups={unplanned} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={formatMessage(messages.title, { matches: matches.length, season: name })}
      description={formatMessage(messages.text)}
      {...(consequences.length > 0 && { consequences })}
      confirm={formatMessage(messages.publish)}
      cancel={formatMessage(words.cancel)}
      busy={isPending}
      onConfirm={() => void publish()}
    />
  );
}

/** Says that there is nothing to publish, and leads to the planner of each division, or to the page on which divisions are created. */
function NothingPlanned({ season, groups, onClose }: { season: SeasonOfPage; groups: readonly SeasonGroup[]; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const planners = groups.map(({ id, slug, name }) => (
    <Link key={id} kind="underlined" href={href('groupMatches', { ...season.params, group_slug: slug })}>
      {formatMessage(messages.plan, { group: name })}
    </Link>
  ));
  const toGroups = (
    <Link key="groups" kind="underlined" href={href('groupsManage', season.params)}>
      {formatMessage(messages.toGroups)}
    </Link>
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={formatMessage(messages.nothingPlanned)}
      description={formatMessage(messages.nothingPlannedText)}
      consequences={planners.length > 0 ? planners : [toGroups]}
      cancel={formatMessage(words.close)}
      onConfirm={onClose}
    />
  );
}
