/** The page of a list in a URL (`?page=3`), as input of its endpoint. Empty for the first page and for invalid values. */
export function pageIn(search: URLSearchParams): { page?: number } {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 1 ? { page } : {};
}
