/**
 * Calls `handler` on Esc and lets nothing else hear the key. Radix listens on the document in the capture phase, so this listens on the
 * window: what is open inside a dialog closes before the dialog. Returns the function that stops it.
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
