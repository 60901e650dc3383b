import { Maximize, Minus, Plus, Printer } from 'lucide-react';
import type { ReactNode } from 'react';

export type ZoomBarProps = {
  buttons: { name: string; icon: 'smaller' | 'fit' | 'larger' | 'print'; onPress: () => void }[];
  children: ReactNode;
};

const icons = {
  smaller: <Minus aria-hidden />,
  fit: <Maximize aria-hidden />,
  larger: <Plus aria-hidden />,
  print: <Printer aria-hidden />,
};

/** Beside what the host puts there: smaller, fit, larger, print, in one frame. */
export function ZoomBar({ buttons, children }: ZoomBarProps) {
  return (
    <div className="relative z-10 ml-auto flex w-fit max-w-full flex-wrap items-center justify-end gap-3.5 pb-2 print:hidden">
      {children}
      {buttons.length > 0 && (
        <div className="flex rounded-control inset-ring inset-ring-line-2">
          {buttons.map(({ name, icon, onPress }) => (
            <button
              key={icon}
              type="button"
              aria-label={name}
              title={name}
              className="grid size-11 place-items-center border-line not-first:border-l hover:bg-pressed [&>svg]:size-4.5"
              onClick={onPress}
            >
              {icons[icon]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
