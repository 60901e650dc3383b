/** Which page of a list an address asks for, as input of its endpoint: `?page=3`. Nothing for the first page and for what is no page. */
export function pageIn(search: URLSearchParams): { page?: number } {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 1 ? { page } : {};
}
