import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { cx } from '../internal/cx.ts';
import { Menu } from '../Menu/Menu.tsx';

export type Preference<V extends string = string> = {
  value: V;
  /** A language has its own name: "Deutsch", not "German". */
  label: ReactNode;
  lang?: string;
  icon?: ReactNode;
  disabled?: boolean;
};

export type PreferenceMenuProps<V extends string = string> = {
  /** Accessible name of the button, for example "Language". */
  label: string;
  /** The content of the button: an icon, or the short name of the language. */
  trigger: ReactNode;
  options: Preference<V>[];
  value: V;
  onValueChange: (value: V) => void;
  /** A line under the options, for example that this page is always dark. */
  note?: ReactNode;
  className?: string;
};

/** A menu for the language or the colour mode. */
export const PreferenceMenu = <V extends string = string>({
  label,
  trigger,
  options,
  value,
  onValueChange,
  note,
  className,
}: PreferenceMenuProps<V>) => (
  <Menu
    note={note}
    items={options.map(({ value: optionValue, ...option }) => ({
      kind: 'radio',
      ...option,
      checked: optionValue === value,
      onSelect: () => onValueChange(optionValue),
    }))}
  >
    <Button kind="quiet" aria-label={label} className={cx('min-w-11 px-2 [&>svg]:size-5', className)}>
      {trigger}
    </Button>
  </Menu>
);
