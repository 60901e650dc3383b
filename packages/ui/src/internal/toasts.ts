/** Where toasts are: they can be answered while a dialog is open. */
const toasts = 'section:has([data-sonner-toaster])';

/** Radix asks before a press or a focus outside closes an overlay. One on a toast leaves it open. */
export const keepForToasts = (event: { target: EventTarget | null; preventDefault: () => void }) => {
  if (event.target instanceof Element && event.target.closest(toasts)) event.preventDefault();
};
