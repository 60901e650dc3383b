import { Fragment, type ReactNode } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';

/** Keys, with the labels on the keyboard, and a text about their effect. */
export type Hotkey = { keys: readonly string[]; does: ReactNode };

type HotkeyDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  words: { title: string; close: string };
  hotkeys: readonly Hotkey[];
};

/** The list of shortcuts of a screen. The key `?` opens it. */
export function HotkeyDialog({ open, onOpenChange, words, hotkeys }: HotkeyDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title} close={words.close}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5">
        {hotkeys.map(({ keys, does }, i) => (
          <Fragment key={i}>
            <dt className="flex h-11 items-center gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid h-8 min-w-8 place-items-center rounded-control bg-sunken px-2 font-narrow text-[1rem] font-[650] inset-ring inset-ring-line-2"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-body">{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
