/** A page of a list, by `page` and `per_page`. By default 50 items; the contract allows at most 200. */
export const paged = async <T>(
  { page = 1, perPage = 50 }: { page?: number | undefined; perPage?: number | undefined },
  {
    items,
    total,
  }: {
    items: (paginate: <Q extends { limit(n: number): Q; offset(n: number): Q }>(query: Q) => Q) => Promise<T[]>;
    total: () => Promise<{ count: number }>;
  },
) => {
  const { count } = await total();
  return { items: await items((query) => query.limit(perPage).offset((page - 1) * perPage)), page, perPage, total: count };
};
