import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { menuItem, menuSurface } from '../internal/overlay.ts';
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
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button kind="quiet" aria-label={label} className={cx('min-w-11 px-2 [&>svg]:size-5', className)}>
          {trigger}
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align="end" sideOffset={4} collisionPadding={8} className={menuSurface}>
          <Radix.RadioGroup value={value} onValueChange={(next) => onValueChange(next as V)}>
            {options.map((option) => (
              <Radix.RadioItem
                key={option.value}
                value={option.value}
                lang={option.lang}
                disabled={option.disabled ?? false}
                className={menuItem}
              >
                {option.icon}
                {option.label}
                <Radix.ItemIndicator className="ml-auto pl-4">
                  <Check aria-hidden />
                </Radix.ItemIndicator>
              </Radix.RadioItem>
            ))}
          </Radix.RadioGroup>
          {note !== undefined && <p className="max-w-60 border-t border-line px-3 py-2 text-ink-3">{note}</p>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
