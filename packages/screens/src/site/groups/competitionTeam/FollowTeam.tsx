import { Star } from 'lucide-react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { useFollowedTeam } from '../../../parts/site/useFollowedTeam.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';

/** The button that makes a team the one that this device follows: it leads on the home page and is marked in tables. */
export function FollowTeam({ slug }: { slug: string }) {
  const { formatMessage } = useIntl();
  const [followed, follow] = useFollowedTeam();
  const isFollowed = followed === slug;
  return (
    <Button
      className="print:hidden noscript:hidden"
      icon={<Star aria-hidden className={isFollowed ? 'fill-current' : ''} />}
      aria-pressed={isFollowed}
      onClick={() => follow(isFollowed ? null : slug)}
    >
      {formatMessage(siteMessages.myTeam)}
    </Button>
  );
}
