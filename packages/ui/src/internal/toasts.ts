/** The region of toasts. They can be used while an overlay is open. */
const toasts = 'section:has([data-sonner-toaster])';

/** A handler for a press or focus outside a Radix overlay, which keeps the overlay open if the target is a toast. */
export const keepForToasts = (event: { target: EventTarget | null; preventDefault: () => void }) => {
  if (event.target instanceof Element && event.target.closest(toasts)) event.preventDefault();
};
