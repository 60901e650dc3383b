import { Maximize, Minus, Plus, Printer } from 'lucide-react';
import { memo, type ReactNode } from 'react';

type ZoomBarProps = {
  /** Names of the buttons; a button without a name is left out. */
  smaller?: string | undefined;
  larger?: string | undefined;
  fit?: string | undefined;
  print?: string | undefined;
  scale: number;
  /** Scale at which the bracket is as wide as its container. */
  fittingScale: number;
  zoomTo: (scale: number) => void;
  children: ReactNode;
};

/** The actions of the screen, followed by the buttons smaller, fit, larger and print. */
export const ZoomBar = memo(function ZoomBar({ smaller, larger, fit, print, scale, fittingScale, zoomTo, children }: ZoomBarProps) {
  const buttons = [
    { name: smaller, icon: <Minus aria-hidden />, onPress: () => zoomTo(scale - 0.1) },
    { name: fit, icon: <Maximize aria-hidden />, onPress: () => zoomTo(fittingScale) },
    { name: larger, icon: <Plus aria-hidden />, onPress: () => zoomTo(scale + 0.1) },
    { name: print, icon: <Printer aria-hidden />, onPress: () => window.print() },
  ].filter(({ name }) => name !== undefined);
  return (
    <div className="relative z-10 ml-auto flex w-fit max-w-full flex-wrap items-center justify-end gap-3.5 pb-2 print:hidden">
      {children}
      {buttons.length > 0 && (
        <div className="flex rounded-control inset-ring inset-ring-line-2">
          {buttons.map(({ name, icon, onPress }) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              title={name}
              className="grid size-11 place-items-center border-line not-first:border-l hover:bg-pressed [&>svg]:size-4.5"
              onClick={onPress}
            >
              {icon}
            </button>
          ))}
        </div>
      )}
    </div>
  );
});
