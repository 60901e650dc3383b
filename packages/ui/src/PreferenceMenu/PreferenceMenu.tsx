import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { MenuButton } from '../internal/MenuButton.tsx';
import { MenuTick } from '../internal/MenuTick.tsx';
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
            {options.map(({ value: own, ...option }) => (
              <MenuTick
                key={own}
                kind="radio"
                {...option}
                checked={own === value}
                onSelect={() => {
                  leave();
                  onValueChange(own);
                }}
              />
            ))}
          </div>
          {note !== undefined && <p className="max-w-60 border-t border-line px-3 py-2 text-ink-3">{note}</p>}
        </>
      )}
    </MenuButton>
  );
}
