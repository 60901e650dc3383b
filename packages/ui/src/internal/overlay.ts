/** Behind what must be finished or left. */
export const scrim = 'fixed inset-0 z-overlay bg-scrim/55 dark:bg-scrim/70 motion-safe:animate-[fade-in_240ms]';
/** What floats beside its opener, in a native popover: it takes nothing of the text around it. */
export const floating =
  'fixed inset-auto m-0 max-h-(--room) cursor-default overflow-y-auto rounded-control bg-overlay text-left font-normal whitespace-normal text-ink shadow-overlay ring ring-line outline-none select-text motion-safe:animate-[fade-in_160ms] print:hidden';
/** Beside a menu on a phone there is little room for another: it takes what there is. */
export const menuSurface = `${floating} text-body-small max-w-[min(var(--room-beside),calc(100vw-1rem))] min-w-[min(13rem,var(--room-beside))] p-1`;
/** The ring lies inside: items touch one another. */
export const menuItem =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-mark px-3 outline-offset-[-3px] focus:bg-pressed aria-disabled:cursor-default aria-disabled:text-ink-off aria-expanded:bg-pressed [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-2 aria-disabled:[&_svg]:text-ink-off';
