/** What was typed so far to find an item, and when (ms). */
export type Search = { text: string; at: number };

/** ms after which a letter begins a new search. */
const pause = 1000;

/** Whether a space belongs to what is being typed. */
export const isSearching = ({ text, at }: Search): boolean => text !== '' && performance.now() - at <= pause;

/**
 * Moves the focus among the items of a list or a menu by a key: arrows (round), Home, End, the first letters of an item. Whether the key was
 * one of these. Items that are off are passed over, but for those that say why.
 */
export function walkList(list: HTMLElement, role: string, key: string, search: Search): boolean {
  const items = [...list.querySelectorAll<HTMLElement>(`[role^=${role}]`)].filter(
    (item) =>
      (item.ariaDisabled !== 'true' || item.dataset['reason'] !== undefined) && item.closest('[role=listbox], [role=menu]') === list,
  );
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = (next: number) => {
    items[(next + items.length) % items.length]?.focus();
    return true;
  };
  if (items.length === 0) return false;
  if (key === 'ArrowDown') return to(at + 1);
  if (key === 'ArrowUp') return to(at === -1 ? -1 : at - 1);
  if (key === 'Home') return to(0);
  if (key === 'End') return to(-1);
  if (key.length !== 1) return false;
  search.text = isSearching(search) ? search.text + key : key;
  search.at = performance.now();
  const typed = search.text.toLowerCase();
  // The same letter again goes to the next of that letter.
  const again = [...typed].every((letter) => letter === typed[0]);
  const wanted = again ? typed[0]! : typed;
  const from = again ? at + 1 : Math.max(at, 0);
  const found = items.findIndex((_, i) => items[(from + i) % items.length]!.textContent.trim().toLowerCase().startsWith(wanted));
  return found === -1 ? false : to(from + found);
}
