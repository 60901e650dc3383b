/** Behind what must be finished or left. */
export const scrim = 'fixed inset-0 z-overlay bg-scrim/55 dark:bg-scrim/70 motion-safe:animate-[fade-in_240ms]';
/** What floats beside its opener: menus, popovers. */
export const floating =
  'z-overlay rounded-control bg-overlay text-body-small shadow-overlay ring ring-line motion-safe:animate-[fade-in_160ms]';
export const menuSurface = `${floating} min-w-52 max-w-[calc(100vw-1rem)] p-1 outline-none`;
/** Beside a menu on a phone there is little room: it takes what there is. */
export const subMenuSurface = `${floating} min-w-[min(13rem,var(--radix-popper-available-width))] max-w-(--radix-popper-available-width) p-1 outline-none`;
export const menuItem =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-mark px-3 outline-none data-[disabled]:cursor-default data-[disabled]:text-ink-off data-[highlighted]:bg-pressed data-[state=open]:bg-pressed [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-2 data-[disabled]:[&_svg]:text-ink-off';
