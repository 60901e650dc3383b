/** The URL of a link in a text, or null if a browser could run or open something else than a page, an e-mail or a call. */
export function safeUrl(url: string): string | null {
  // A path of this site. Two slashes, or a backslash after one, would begin the name of another host.
  if (/^\/(?![/\\])/.test(url)) return url;
  return /^(https?:\/\/|mailto:|tel:)/i.test(url) ? url : null;
}

/** The path of an uploaded picture under `/api`, or null. Pictures of other hosts would report every reader to them. */
export const picturePath = (url: string): string | null => (/^\/files\/[0-9a-f]{64}$/.test(url) ? url : null);
