import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { SeasonFrame } from '../../parts/SeasonFrame.tsx';
import { SeasonList } from '../../parts/SeasonList.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** All seasons of a competition. */
export function SeasonsManage() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const { slug } = managed.organisation;
  return (
    <SeasonFrame managed={managed} tab="seasonsManage">
      {({ params }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-7 pt-7">
          <Button asChild kind="primary">
            <Link href={href('seasonCreate', params)}>{formatMessage(messages.create)}</Link>
          </Button>
          <div className="w-full">
            <SeasonList
              seasons={managed.seasons}
              timeZone={managed.organisation.timeZone}
              hrefOf={(season) => href('seasonManage', { org_slug: slug, season_slug: season.slug })}
            />
          </div>
        </div>
      )}
    </SeasonFrame>
  );
}
