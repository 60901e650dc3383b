import { Menu as MenuIcon, Tablet as TabletIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BoardScreen } from '@oche/api/contract/place';
import { useApi } from '@oche/api/provider';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { Menu, type MenuItem } from '@oche/ui/Menu';
import { useHost } from '../../shell/host.tsx';
import { usePreference } from '../../shell/preferences.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { BoardRing } from './BoardRing.tsx';
import { messages } from './messages.ts';
import { useTapsToLeave } from './useTapsToLeave.ts';

type Props = {
  screen: BoardScreen;
  /** after the number of the board */
  title?: ReactNode;
  /** before the menu: leg, state of the network */
  state?: ReactNode;
  items?: MenuItem[];
  children: ReactNode;
};

/** The whole screen of a board: the bar that continues the system's, and under it what is to be done. */
export function TabletFrame({ screen, title, state, items = [], children }: Props) {
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const { tokens } = useApi();
  const href = useHref();
  const [tabletMode, setTabletMode] = usePreference('tabletMode');
  const [asking, setAsking] = useState(false);
  const on = tabletMode === 'true';
  const tap = useTapsToLeave(() => {
    if (!on) return;
    setTabletMode('false');
    navigate(href('home'));
  });
  const activate = () => {
    tokens.set('user', null);
    tokens.set('impersonation', null);
    setTabletMode('true');
    setAsking(false);
  };
  const all: MenuItem[] = [
    ...items,
    ...(on ? [] : [{ label: formatMessage(messages.tabletModeOn), icon: <TabletIcon aria-hidden />, onSelect: () => setAsking(true) }]),
  ];
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] touch-manipulation bg-page select-none">
      <header className="flex min-h-12 flex-wrap items-center gap-x-2 bg-frame pr-1 pl-0.5 text-[0.875rem] leading-5 md:min-h-13 md:gap-x-3.5 md:pr-5 md:pl-3 md:text-[0.9375rem]">
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center md:size-12"
          aria-label={formatMessage(messages.logo)}
          onClick={tap}
        >
          <svg viewBox="0 0 28 28" className="size-6 md:size-7" aria-hidden>
            <circle cx="14" cy="10" r="6.75" fill="none" stroke="currentColor" strokeWidth="4.5" />
            <rect x="1" y="22" width="26" height="4.5" className="fill-you-fill" />
          </svg>
        </button>
        <BoardRing number={screen.board.number} label={formatMessage(words.boardNumber, { number: screen.board.number })} />
        <div className="flex min-w-0 flex-[0_1_auto] flex-wrap items-baseline gap-x-3.5 md:flex-1">
          {title ?? <Place screen={screen} />}
        </div>
        {state}
        {all.length > 0 && (
          <Menu items={all} align="end" modal>
            <Button
              kind="quiet"
              className="max-md:ml-auto md:-mr-2.5 md:size-12 [&_svg]:size-6!"
              icon={<MenuIcon aria-hidden />}
              aria-label={formatMessage(messages.menu)}
            />
          </Menu>
        )}
      </header>
      {children}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={formatMessage(messages.tabletMode)}
        description={formatMessage(messages.tabletModeText)}
        confirm={formatMessage(messages.tabletModeOn)}
        cancel={formatMessage(words.cancel)}
        onConfirm={activate}
      />
    </div>
  );
}

const Place = ({ screen: { location, event } }: { screen: BoardScreen }) => (
  <>
    <strong className="font-[650]">{event?.name ?? location.name}</strong>
    {event && <span className="text-ink-3 max-md:hidden">{location.name}</span>}
  </>
);
