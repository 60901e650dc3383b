import { useIntl } from '@oche/i18n/provider';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { NewSeason } from '../../parts/NewSeason.tsx';
import { messages } from '../../parts/newSeasonMessages.ts';
import { SeasonFrame, seasonOfPage } from '../../parts/SeasonFrame.tsx';
import { page } from './page.ts';

/** Creates a season a year after the latest one, with its rules. */
export function SeasonCreate() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const back = { href: href('seasonsManage', seasonOfPage(managed).params), label: formatMessage(shared.seasons) };
  return (
    <SeasonFrame managed={managed} tab="seasonsManage" header={{ title: formatMessage(messages.create), back }}>
      {() => <NewSeason managed={managed} />}
    </SeasonFrame>
  );
}
