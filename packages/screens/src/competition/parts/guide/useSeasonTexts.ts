import { useIntl } from '@oche/i18n/provider';
import { messages as importMessages } from '../import/messages.ts';
import { messages as shared } from '../messages.ts';
import { messages as publishMessages } from '../publish/messages.ts';
import { messages } from './seasonMessages.ts';

export type SeasonStep = 'locations' | 'teams' | 'groups' | 'open' | 'links' | 'players' | 'fixtures' | 'publish' | 'cup';

/** The steps from an empty season to published fixtures, in order. */
export function useSeasonTexts(): { id: SeasonStep; title: string; text: string }[] {
  const { formatMessage } = useIntl();
  const importing = formatMessage(importMessages.open);
  const plain = (id: 'links' | 'players' | 'fixtures' | 'cup') => ({
    id,
    title: formatMessage(messages[id]),
    text: formatMessage(messages[`${id}Text`]),
  });
  return [
    { id: 'locations', title: formatMessage(messages.locations), text: formatMessage(messages.locationsText, { importing }) },
    { id: 'teams', title: formatMessage(messages.teams), text: formatMessage(messages.teamsText, { importing }) },
    { id: 'groups', title: formatMessage(publishMessages.toGroups), text: formatMessage(messages.groupsText) },
    { id: 'open', title: formatMessage(shared.nextState, { state: 'open' }), text: formatMessage(messages.openText) },
    plain('links'),
    plain('players'),
    plain('fixtures'),
    { id: 'publish', title: formatMessage(publishMessages.publish), text: formatMessage(messages.publishText) },
    plain('cup'),
  ];
}
