import { useState } from 'react';
import type { NavigationItem } from '@oche/api/contract/site';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { Section } from '@oche/ui/Section';
import { messages as orderMessages } from '../../../parts/order/messages.ts';
import { moved, MoveButtons } from '../../../parts/order/MoveButtons.tsx';
import { messages } from './messages.ts';

type NavigationFieldsProps = { items: readonly NavigationItem[]; onChange: (items: readonly NavigationItem[]) => void };

/** The pages of the site in the order of the navigation, each shown or hidden. */
export function NavigationFields({ items, onChange }: NavigationFieldsProps) {
  const { formatMessage, locale } = useIntl();
  const [announcement, setAnnouncement] = useState('');
  const nameOf = ({ page }: NavigationItem) => formatMessage(messages.pageName, { page });
  const onMove = (from: number, to: number) => {
    onChange(moved(items, from, to));
    const place = { place: formatNumber(locale, to + 1), count: formatNumber(locale, items.length) };
    setAnnouncement(formatMessage(orderMessages.moved, { name: nameOf(items[from]!), ...place }));
  };
  return (
    <Section title={formatMessage(messages.navigation)} rule>
      <ol aria-label={formatMessage(messages.navigation)}>
        {items.map((item, at) => (
          <li key={item.page} className="flex items-center gap-3 border-b border-line pl-3">
            <Checkbox
              className="min-w-0 flex-1"
              label={nameOf(item)}
              checked={!item.isHidden}
              onCheckedChange={(isShown) => onChange(items.map((each) => (each === item ? { ...item, isHidden: !isShown } : each)))}
            />
            <MoveButtons name={nameOf(item)} at={at} count={items.length} onMove={(to) => onMove(at, to)} />
          </li>
        ))}
      </ol>
      <p className="pt-2 text-body-small text-ink-3">{formatMessage(messages.navigationHint)}</p>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </Section>
  );
}
