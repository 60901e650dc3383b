import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { menuItem } from './overlay.ts';

export type MenuTickProps = {
  /** `radio`: one of those in its menu; `check`: on or off by itself. */
  kind: 'radio' | 'check';
  label: ReactNode;
  lang?: string | undefined;
  icon?: ReactNode;
  checked: boolean;
  disabled?: boolean | undefined;
  onSelect: () => void;
};

/** An item of a menu that has a tick while it is chosen, and is spoken so. */
export const MenuTick = ({ kind, label, lang, icon, checked, disabled, onSelect }: MenuTickProps) => (
  <div
    role={kind === 'radio' ? 'menuitemradio' : 'menuitemcheckbox'}
    tabIndex={-1}
    aria-checked={checked}
    aria-disabled={disabled || undefined}
    lang={lang}
    className={menuItem}
    onClick={() => {
      if (!disabled) onSelect();
    }}
  >
    {icon}
    {label}
    {checked && (
      <span className="ml-auto pl-4">
        <Check aria-hidden />
      </span>
    )}
  </div>
);
