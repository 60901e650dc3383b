import { isPublished } from '@oche/api/contract/season';
import { useIntl } from '@oche/i18n/provider';
import { useHref } from '../../../shell/useHref.ts';
import { Guide, type GuideStep } from '../../parts/Guide.tsx';
import { messages as importMessages } from '../../parts/import/messages.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { guideMessages } from './guideMessages.ts';
import { messages as publishMessages } from '../../parts/publish/messages.ts';
import { messages } from './messages.ts';

/** The steps of a new season that have been done. */
export type SeasonProgress = Record<'locations' | 'teams' | 'groups' | 'open' | 'links' | 'players' | 'fixtures' | 'publish', boolean>;

/** The steps from an empty season to published fixtures. `group`: the slug of the first division; undefined before there is one */
export function useSeasonSteps({ params }: SeasonOfPage, group: string | undefined, done: SeasonProgress): GuideStep[] {
  const { formatMessage } = useIntl();
  const href = useHref();
  const importing = formatMessage(importMessages.open);
  const open = formatMessage(messages.next, { state: 'open' });
  const publish = formatMessage(publishMessages.publish);
  const steps: (GuideStep & { id: keyof SeasonProgress | 'cup' })[] = [
    {
      ...{ id: 'locations', title: formatMessage(guideMessages.locations), href: href('locationsManage', params) },
      text: formatMessage(guideMessages.locationsText, { importing }),
    },
    {
      ...{ id: 'teams', title: formatMessage(guideMessages.teams), href: href('teamsManage', params) },
      text: formatMessage(guideMessages.teamsText, { importing }),
    },
    {
      ...{ id: 'groups', title: formatMessage(publishMessages.toGroups), href: href('groupsManage', params) },
      text: formatMessage(guideMessages.groupsText),
    },
    { id: 'open', title: open, text: formatMessage(guideMessages.openText) },
    {
      ...{ id: 'links', title: formatMessage(guideMessages.links), href: href('teamsManage', params) },
      text: formatMessage(guideMessages.linksText),
    },
    {
      ...{ id: 'players', title: formatMessage(guideMessages.players), href: href('membersManage', params) },
      text: formatMessage(guideMessages.playersText),
    },
    {
      ...{ id: 'fixtures', title: formatMessage(guideMessages.fixtures) },
      ...(group !== undefined && { href: href('groupMatches', { ...params, group_slug: group }) }),
      text: formatMessage(guideMessages.fixturesText),
    },
    { id: 'publish', title: publish, text: formatMessage(guideMessages.publishText) },
    {
      ...{ id: 'cup', title: formatMessage(guideMessages.cup), href: href('groupsManage', params) },
      text: formatMessage(guideMessages.cupText),
    },
  ];
  return steps.map((step) => (step.id === 'cup' ? step : { ...step, isDone: done[step.id] }));
}

/** From an empty season to published fixtures, step by step. It is open until they are. */
export function SeasonGuide({ season, steps }: { season: SeasonOfPage; steps: readonly GuideStep[] }) {
  const { formatMessage } = useIntl();
  return (
    <Guide
      key={String(isPublished(season))}
      className="mt-10"
      isOpen={!isPublished(season)}
      title={formatMessage(guideMessages.title)}
      steps={steps}
    />
  );
}
