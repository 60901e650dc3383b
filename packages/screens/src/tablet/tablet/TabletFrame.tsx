import { House, Tablet as TabletIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BoardScreen } from '@oche/api/contract/place';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import type { MenuItem } from '@oche/ui/Menu';
import { usePreference } from '../../shell/preferences.ts';
import { TabletLogo } from '../../shell/TabletLogo.tsx';
import { TabletModeDialog } from '../../parts/tablet/TabletModeDialog.tsx';
import { messages as modeMessages } from '../../shell/tabletModeMessages.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { BoardRing } from '../../parts/scoring/BoardRing.tsx';
import { CalledOrganiser } from './CalledOrganiser.tsx';
import { ScoringFrame } from '../../parts/scoring/ScoringFrame.tsx';
import { useCallItems, type OpenGame } from './useCallItems.tsx';
import { useOrganiserCall } from './useOrganiserCall.ts';

type Props = {
  screen: BoardScreen;
  /** shown after the number of the board */
  title?: ReactNode;
  /** shown before the menu: leg, network state */
  state?: ReactNode;
  items?: MenuItem[];
  /** the game whose players may be absent or retire */
  game?: OpenGame | undefined;
  children: ReactNode;
};

/** The frame of a board's screen, with the number of the board and the calls for an organiser. */
export function TabletFrame({ screen, title, state, items = [], game, children }: Props) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const [tabletMode] = usePreference('tabletMode');
  const [confirming, setConfirming] = useState(false);
  const home = formatMessage(words.home);
  // Left out in tablet mode, because the device then shows no other page.
  const siteItems: MenuItem[] = [
    { label: formatMessage(modeMessages.turnOn), icon: <TabletIcon aria-hidden />, onSelect: () => setConfirming(true) },
    {
      kind: 'link',
      label: home,
      link: (
        <Link href={href('home')}>
          <House aria-hidden />
          {home}
        </Link>
      ),
    },
  ];
  const organiser = useOrganiserCall(screen);
  const calls = useCallItems(organiser, game);
  return (
    <>
      <ScoringFrame
        lead={
          <>
            <TabletLogo />
            <BoardRing number={screen.board.number} label={formatMessage(words.boardNumber, { number: screen.board.number })} />
          </>
        }
        title={title ?? <Place screen={screen} />}
        state={
          <>
            {state}
            <CalledOrganiser organiser={organiser} screen={screen} />
          </>
        }
        // Only an event has organisers to call.
        items={[...items, ...(screen.event ? calls.items : [])]}
        moreItems={tabletMode === 'true' ? [] : siteItems}
      >
        {children}
      </ScoringFrame>
      {calls.question}
      <TabletModeDialog open={confirming} onOpenChange={setConfirming} />
    </>
  );
}

const Place = ({ screen: { location, event } }: { screen: BoardScreen }) => (
  <>
    <strong className="font-[650]">{event?.name ?? location.name}</strong>
    {event && <span className="text-ink-3 max-md:hidden">{location.name}</span>}
  </>
);
