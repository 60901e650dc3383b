/** The dimmed page behind a dialog. */
export const scrim = 'fixed inset-0 z-overlay bg-scrim/55 dark:bg-scrim/70 motion-safe:animate-[fade-in_240ms]';
/** A box beside its opener. The text styles around the opener are reset, so that the box does not inherit them. */
export const floating =
  'z-modal cursor-default overflow-y-auto rounded-control bg-overlay text-left font-normal whitespace-normal text-ink shadow-overlay ring ring-line outline-none select-text motion-safe:animate-[fade-in_160ms] print:hidden';
/** Minimum distance of an overlay from the edge of the window, in px. */
export const collisionPadding = 8;
