/**
 * Calls `handler` on Esc, before all other listeners, and stops the event. For example, a list inside a dialog closes before the dialog.
 * The listener is on the window, because Radix listens on the document in the capture phase. Returns a function that removes the listener.
 */
export function escapeFirst(handler: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    handler();
  };
  addEventListener('keydown', onKeyDown, true);
  return () => removeEventListener('keydown', onKeyDown, true);
}
