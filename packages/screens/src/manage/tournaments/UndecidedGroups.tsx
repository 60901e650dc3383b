import type { PlayList } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { groupAnchor } from '../../parts/tournament/GroupJump.tsx';
import { groupLetter } from '../../parts/game/gameName.ts';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { useHref } from '../../shell/useHref.ts';
import { messages } from './messages.ts';

type Props = { tournamentId: string; playList: PlayList };

/** Banners for tied groups that the knockout waits for, each with a link to decide the tie. Renders nothing if there are none. */
export function UndecidedGroups({ tournamentId, playList }: Props) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return playList.undecidedGroups.map((group) => {
    const letter = groupLetter(group);
    return (
      <Banner
        key={group}
        kind="warning"
        className="-mx-4 md:-mx-6 md:px-6"
        title={formatMessage(messages.groupLevel, { letter })}
        action={
          <LoneLink href={`${href('playGroups', { id: tournamentId })}#${groupAnchor(group)}`}>
            {formatMessage(messages.decideTitle, { letter })}
          </LoneLink>
        }
      >
        {formatMessage(messages.tieMeans)}
      </Banner>
    );
  });
}
