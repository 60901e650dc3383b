/** Behind a dialog. */
export const scrim = 'fixed inset-0 z-overlay bg-scrim/55 dark:bg-scrim/70 motion-safe:animate-[fade-in_240ms]';
/** A box beside its opener. Everything it would inherit from the text around its opener is reset. */
export const floating =
  'z-modal cursor-default overflow-y-auto rounded-control bg-overlay text-left font-normal whitespace-normal text-ink shadow-overlay ring ring-line outline-none select-text motion-safe:animate-[fade-in_160ms] print:hidden';
/** px that stay free at the edge of the window. */
export const collisionPadding = 8;
