import { isPublished } from '@oche/api/contract/season';
import { useIntl } from '@oche/i18n/provider';
import { useHref } from '../../../shell/useHref.ts';
import { Guide } from '../../parts/guide/Guide.tsx';
import type { GuideStep } from '../../parts/guide/GuideSteps.tsx';
import { messages } from '../../parts/guide/seasonMessages.ts';
import { useSeasonTexts, type SeasonStep } from '../../parts/guide/useSeasonTexts.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';

/** The steps of a new season that have been done. A cup is optional. */
export type SeasonProgress = Record<Exclude<SeasonStep, 'cup'>, boolean>;

/** The steps from an empty season to published fixtures. `group`: the slug of the first division; undefined before there is one */
export function useSeasonSteps({ params }: SeasonOfPage, group: string | undefined, done: SeasonProgress): GuideStep[] {
  const href = useHref();
  const hrefs: Partial<Record<SeasonStep, string>> = {
    locations: href('locationsManage', params),
    teams: href('teamsManage', params),
    groups: href('groupsManage', params),
    links: href('teamsManage', params),
    players: href('membersManage', params),
    ...(group !== undefined && { fixtures: href('groupMatches', { ...params, group_slug: group }) }),
    cup: href('groupsManage', params),
  };
  return useSeasonTexts().map(({ id, ...texts }) => ({
    ...{ id, ...texts, ...(hrefs[id] !== undefined && { href: hrefs[id] }) },
    ...(id !== 'cup' && { isDone: done[id] }),
  }));
}

/** From an empty season to published fixtures, step by step. It is open until they are. */
export function SeasonGuide({ season, steps }: { season: SeasonOfPage; steps: readonly GuideStep[] }) {
  const { formatMessage } = useIntl();
  return (
    <Guide
      key={String(isPublished(season))}
      className="mt-10"
      isOpen={!isPublished(season)}
      title={formatMessage(messages.title)}
      steps={steps}
      topic="decisions"
    />
  );
}
