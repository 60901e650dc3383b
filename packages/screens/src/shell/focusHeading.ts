/** Moves the focus to a heading, without a focus ring, so that a screen reader continues there after the focused element is gone. */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
