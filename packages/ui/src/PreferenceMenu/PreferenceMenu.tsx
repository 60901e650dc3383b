import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { MenuButton } from '../internal/MenuButton.tsx';
import { menuItem } from '../internal/overlay.ts';
import { cx } from '../internal/cx.ts';

export type Preference<V extends string = string> = {
  value: V;
  /** A language is named in itself. */
  label: ReactNode;
  lang?: string;
  icon?: ReactNode;
  disabled?: boolean;
};

export type PreferenceMenuProps<V extends string = string> = {
  /** Name of the button, e.g. "Language". */
  label: string;
  /** What the button shows: an icon, or the short name of the language. */
  trigger: ReactNode;
  options: Preference<V>[];
  value: V;
  onValueChange: (value: V) => void;
  /** Said under the options, e.g. that this page is always dark. */
  note?: ReactNode;
  className?: string;
};

/** Language or colour mode. */
export function PreferenceMenu<V extends string = string>({
  label,
  trigger,
  options,
  value,
  onValueChange,
  note,
  className,
}: PreferenceMenuProps<V>) {
  return (
    <MenuButton
      align="end"
      button={
        <Button kind="quiet" aria-label={label} className={cx('min-w-11 px-2 [&>svg]:size-5', className)}>
          {trigger}
        </Button>
      }
    >
      {(leave) => (
        <>
          <div role="group" aria-label={label}>
            {options.map((option) => (
              <div
                key={option.value}
                role="menuitemradio"
                tabIndex={-1}
                aria-checked={option.value === value}
                aria-disabled={option.disabled || undefined}
                lang={option.lang}
                className={menuItem}
                onClick={() => {
                  if (option.disabled) return;
                  leave();
                  onValueChange(option.value);
                }}
              >
                {option.icon}
                {option.label}
                {option.value === value && (
                  <span className="ml-auto pl-4">
                    <Check aria-hidden />
                  </span>
                )}
              </div>
            ))}
          </div>
          {note !== undefined && <p className="max-w-60 border-t border-line px-3 py-2 text-ink-3">{note}</p>}
        </>
      )}
    </MenuButton>
  );
}
