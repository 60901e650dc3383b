import { Calculator, List, Target } from 'lucide-react';
import type { Ref } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Menu } from '@oche/ui/Menu';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { messages } from './messages.ts';
import { entryModes, type EntryMode } from './useEntryMode.ts';

const icons = { total: <Calculator aria-hidden />, darts: <List aria-hidden />, board: <Target aria-hidden /> };
const longLabels = { total: messages.enterTotals, darts: messages.enterDarts, board: messages.enterOnBoard };

type Props = { mode: EntryMode; onModeChange: (mode: EntryMode) => void };

/** The choice of the entry mode, above the keys of a tablet. */
export function EntryModes({ mode, onModeChange, ref }: Props & { ref?: Ref<HTMLDivElement> }) {
  const { formatMessage } = useIntl();
  return (
    <SegmentedControl
      ref={ref}
      label={formatMessage(messages.howToEnter)}
      value={mode}
      onValueChange={onModeChange}
      className="max-md:hidden sideways:hidden"
      segments={entryModes.map((value) => ({ value, label: formatMessage(messages[value]), icon: icons[value] }))}
    />
  );
}

/** The same choice as a menu in the bar of a phone, because the keys need the space. The menu opens over the scores, not over the keys. */
export function EntryModeMenu({ mode, onModeChange }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Menu
      modal
      heading={formatMessage(messages.howToEnter)}
      items={entryModes
        .filter((each) => each !== mode)
        .map((each) => ({ label: formatMessage(longLabels[each]), icon: icons[each], onSelect: () => onModeChange(each) }))}
    >
      <Button
        kind="quiet"
        className="-mx-1 md:hidden [&_svg]:size-5.5! sideways:inline-flex"
        icon={icons[mode]}
        aria-label={formatMessage(messages.howToEnter)}
      />
    </Menu>
  );
}
