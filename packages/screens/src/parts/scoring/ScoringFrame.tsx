import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Menu, type MenuItem } from '@oche/ui/Menu';
import { choiceItem } from '../../shell/choiceItem.tsx';
import { useColorModeChoice, useLanguageChoice } from '../../shell/usePreferenceChoices.tsx';
import { messages } from './messages.ts';

type Props = {
  /** at the start of the bar */
  lead: ReactNode;
  title: ReactNode;
  /** shown before the menu: leg, network state, a call */
  state?: ReactNode;
  /** items of the menu before the language and the colour mode, and after them */
  items?: MenuItem[];
  moreItems?: MenuItem[];
  children: ReactNode;
};

/** The frame of a scoring screen: the bar, which extends the system bar, and the content below it. */
export function ScoringFrame({ lead, title, state, items = [], moreItems = [], children }: Props) {
  const { formatMessage } = useIntl();
  const line: MenuItem[] = [{ kind: 'line' }];
  const choices = [choiceItem(useLanguageChoice()), choiceItem(useColorModeChoice())];
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] touch-manipulation bg-frame safe-bottom safe-x select-none">
      <header className="group/bar flex min-h-12 flex-wrap has-data-call:max-md:flex-nowrap items-center gap-x-2 safe-top pr-1 pl-0.5 text-[0.875rem] leading-5 md:min-h-13 md:gap-x-3.5 md:pr-5 md:pl-3 md:text-[0.9375rem] sideways:min-h-12">
        {lead}
        <div className="flex min-w-0 flex-[0_1_auto] flex-wrap items-baseline gap-x-3.5 md:flex-1">{title}</div>
        {state}
        <Menu
          items={[...items, ...(items.length > 0 ? line : []), ...choices, ...(moreItems.length > 0 ? line : []), ...moreItems]}
          align="end"
          modal
        >
          <Button
            kind="quiet"
            className="max-md:ml-auto group-has-data-call/bar:max-md:ml-0 md:-mr-2.5 md:size-12 [&_svg]:size-6!"
            icon={<MenuIcon aria-hidden />}
            aria-label={formatMessage(messages.menu)}
          />
        </Menu>
      </header>
      {children}
    </div>
  );
}
