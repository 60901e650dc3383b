import { House, Menu as MenuIcon, Tablet as TabletIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BoardScreen } from '@oche/api/contract/place';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { Menu, type MenuItem } from '@oche/ui/Menu';
import { choiceItem } from '../../shell/choiceItem.tsx';
import { usePreference } from '../../shell/preferences.ts';
import { TabletLogo } from '../../shell/TabletLogo.tsx';
import { TabletModeDialog } from '../../parts/tablet/TabletModeDialog.tsx';
import { messages as modeMessages } from '../../shell/tabletModeMessages.ts';
import { useHref } from '../../shell/useHref.ts';
import { useColorModeChoice, useLanguageChoice } from '../../shell/usePreferenceChoices.tsx';
import { words } from '../../shell/words.ts';
import { BoardRing } from './BoardRing.tsx';
import { CalledOrganiser } from './CalledOrganiser.tsx';
import { messages } from '../../parts/scoring/messages.ts';
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

/** The frame of a board's screen: the bar, which extends the system bar, and the content below it. */
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
  const choices = [choiceItem(useLanguageChoice()), choiceItem(useColorModeChoice())];
  const organiser = useOrganiserCall(screen);
  const calls = useCallItems(organiser, game);
  // Only an event has organisers to call.
  const boardItems = [...items, ...(screen.event ? calls.items : [])];
  const separator: MenuItem[] = boardItems.length > 0 ? [{ kind: 'line' }] : [];
  const menuItems = [
    ...boardItems,
    ...separator,
    ...choices,
    ...(tabletMode === 'true' ? [] : ([{ kind: 'line' }, ...siteItems] as MenuItem[])),
  ];
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] touch-manipulation bg-frame safe-bottom safe-x select-none">
      <header className="group/bar flex min-h-12 flex-wrap has-data-call:max-md:flex-nowrap items-center gap-x-2 safe-top pr-1 pl-0.5 text-[0.875rem] leading-5 md:min-h-13 md:gap-x-3.5 md:pr-5 md:pl-3 md:text-[0.9375rem] sideways:min-h-12">
        <TabletLogo />
        <BoardRing number={screen.board.number} label={formatMessage(words.boardNumber, { number: screen.board.number })} />
        <div className="flex min-w-0 flex-[0_1_auto] flex-wrap items-baseline gap-x-3.5 md:flex-1">
          {title ?? <Place screen={screen} />}
        </div>
        {state}
        <CalledOrganiser organiser={organiser} screen={screen} />
        <Menu items={menuItems} align="end" modal>
          <Button
            kind="quiet"
            className="max-md:ml-auto group-has-data-call/bar:max-md:ml-0 md:-mr-2.5 md:size-12 [&_svg]:size-6!"
            icon={<MenuIcon aria-hidden />}
            aria-label={formatMessage(messages.menu)}
          />
        </Menu>
      </header>
      {children}
      {calls.question}
      <TabletModeDialog open={confirming} onOpenChange={setConfirming} />
    </div>
  );
}

const Place = ({ screen: { location, event } }: { screen: BoardScreen }) => (
  <>
    <strong className="font-[650]">{event?.name ?? location.name}</strong>
    {event && <span className="text-ink-3 max-md:hidden">{location.name}</span>}
  </>
);
