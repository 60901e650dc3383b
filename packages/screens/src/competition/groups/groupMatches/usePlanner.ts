import { useMemo, useState } from 'react';
import { ApiError } from '@oche/api/errors';
import type { FixturePlan, PlannedMatch } from '@oche/api/contract/fixture';
import type { SeasonGroup } from '@oche/api/contract/group';
import { isPublished } from '@oche/api/contract/season';
import { useReads, useWrite } from '@oche/api/query';
import { read } from '@oche/api/read';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages } from './messages.ts';
import { columnsOf, previewOf, unplayable, keysOfUnmet, type PlanColumn, type PlanNames, type PlanView } from './planView.ts';
import { sentencesOf, type Sentences } from './sentences.ts';

/** Everything that the parts of the planner show. */
export type Planner = {
  season: SeasonOfPage;
  /** the division of the page */
  group: SeasonGroup;
  view: PlanView;
  names: PlanNames;
  columns: readonly PlanColumn[];
  say: Sentences;
  /** keys of matches that cannot be played, and of those against a wish */
  broken: ReadonlySet<string>;
  unmet: ReadonlySet<string>;
  /** whether everybody sees the matches */
  isPublished: boolean;
  /** whether single matches can be changed: not in a preview, nor after the season */
  canMove: boolean;
};

const mostLocations = 200;

/** The stored fixtures of a season with everything that they name. */
export function useFixtures(season: SeasonOfPage) {
  const seasonId = season.id;
  return useReads({
    fixtures: read('getFixtures', { seasonId }),
    teams: read('listTeams', { seasonId }),
    groups: read('listSeasonGroups', { seasonId }),
    matchdays: read('listMatchdays', { seasonId }),
    blocked: read('listBlockedDates', { seasonId }),
    wishes: read('listWishes', { seasonId }),
    locations: read('listLocations', { organisationId: season.organisation.id, perPage: mostLocations }),
  });
}

export type Fixtures = ReturnType<typeof useFixtures>;

/** The planner of stored fixtures, or of a plan on top of them. */
export function usePlanner(season: SeasonOfPage, group: SeasonGroup, data: Fixtures, plan: FixturePlan | null): Planner {
  const intl = useIntl();
  const { fixtures, teams, groups, matchdays, locations } = data;
  return useMemo(() => {
    const names: PlanNames = {
      teams: new Map(teams.map((team) => [team.id, team])),
      locations: new Map(locations.items.map((location) => [location.id, location])),
      groups: new Map(groups.map((each) => [each.id, each])),
      matchdays,
    };
    const view = plan ? previewOf(fixtures.matches, plan, names.teams) : { ...fixtures, changed: new Set<string>(), isPreview: false };
    return {
      ...{ season, group, view, names, columns: columnsOf(names, view.matches), say: sentencesOf(intl, names, view.matches) },
      ...{ broken: unplayable(view), unmet: new Set(view.unmet.filter(({ rule }) => rule === 'wish').flatMap(keysOfUnmet)) },
      isPublished: isPublished(season),
      canMove: plan === null && !season.isOver,
    };
  }, [intl, season, group, fixtures, teams, groups, matchdays, locations, plan]);
}

export type Move = { match: PlannedMatch; startsAt: string; locationId?: string | undefined; reason?: string | undefined };

/** Moves matches, and offers to undo each move. `onError` gets what the caller shows itself. */
export function useMove({ say }: Pick<Planner, 'say'>) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { mutateAsync, isPending } = useWrite('moveMatch');
  const undo = ({ key, startsAt, location }: PlannedMatch) => {
    if (startsAt === null) return;
    // The former evening may break a rule. It did so before, hence this reason.
    mutateAsync({ id: key, startsAt, locationId: location, reason: formatMessage(messages.undone) })
      .then(() => toast(formatMessage(messages.undone)))
      .catch((error: unknown) => toast.error(errorMessage(intl, error)));
  };
  const move = async ({ match, startsAt, locationId, reason }: Move): Promise<void> => {
    await mutateAsync({ id: match.key, startsAt, ...(locationId && { locationId }), ...(reason && { reason }) });
    const when = formatPlanned(locale, startsAt, 'appointment');
    toast.success(formatMessage(messages.moved, { match: say.match(match), when }), {
      ...(match.startsAt !== null && { action: { label: formatMessage(messages.undo), onClick: () => undo(match) } }),
    });
  };
  return { move, isPending };
}

/** Whether a call was refused because a hard rule would be broken, so that it needs a reason. */
export const needsReason = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'taken' || error.code === 'hard-break');

/** The selected match, and where it was opened: in the grid of wide screens, or in the list of phones. */
export type Selection = { key: string; from: 'grid' | 'list' };

export function useSelection() {
  const [selection, setSelection] = useState<Selection | null>(null);
  return { selection, select: setSelection, clear: () => setSelection(null) };
}
