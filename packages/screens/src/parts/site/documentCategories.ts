import type { SiteDocument } from '@oche/api/contract/document';

/** Documents by category, in their order. Those without a category come last. */
export const documentCategories = (documents: readonly SiteDocument[]): { category: string; documents: SiteDocument[] }[] =>
  [...Map.groupBy(documents, ({ category }) => category)]
    .map(([category, own]) => ({ category, documents: own }))
    .sort((a, b) => Number(a.category === '') - Number(b.category === ''));
