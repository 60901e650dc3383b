import type { PlayList, Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { groupAnchor } from '../../parts/tournament/GroupJump.tsx';
import { groupLetter, isSwiss } from '../../parts/game/gameName.ts';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { useHref } from '../../shell/useHref.ts';
import { messages } from './messages.ts';

type Props = { tournament: Tournament; playList: PlayList };

/** Banners for tied groups that the knockout waits for, each with a link to decide the tie. Renders nothing if there are none. */
export function UndecidedGroups({ tournament, playList }: Props) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const hasOneTable = isSwiss(tournament);
  return playList.undecidedGroups.map((group) => {
    const letter = groupLetter(group);
    return (
      <Banner
        key={group}
        kind="warning"
        className="-mx-4 md:-mx-6 md:px-6"
        title={hasOneTable ? formatMessage(messages.standingsLevel) : formatMessage(messages.groupLevel, { letter })}
        action={
          <LoneLink href={`${href('playGroups', { id: tournament.id })}#${groupAnchor(group)}`}>
            {hasOneTable ? formatMessage(messages.decideStandings) : formatMessage(messages.decideTitle, { letter })}
          </LoneLink>
        }
      >
        {formatMessage(messages.tieMeans)}
      </Banner>
    );
  });
}
