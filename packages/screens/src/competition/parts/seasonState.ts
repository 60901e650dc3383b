import type { SeasonDetails } from '@oche/api/contract/season';
import type { IntlShape } from '@oche/i18n/createIntl';
import { localNow } from '../../parts/forms/timeZones.ts';
import { messages } from './messages.ts';

/** The state of a season in words. Fixtures can be published before its first day: then it does not run yet. */
export const seasonStateText = (
  { formatMessage }: IntlShape,
  { state, startsOn }: Pick<SeasonDetails, 'state' | 'startsOn'>,
  timeZone: string,
): string => formatMessage(messages.state, { state: state === 'running' && startsOn > localNow(timeZone).slice(0, 10) ? 'coming' : state });
