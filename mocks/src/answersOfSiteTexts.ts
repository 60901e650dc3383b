import type { siteTextEndpoints } from '@oche/api/contract/siteText';
import type { Answer } from './mock.ts';

export const answersOfSiteTexts: { [K in keyof typeof siteTextEndpoints]: Answer<K> } = {
  getSiteText: { en: null, nl: null, fr: null, de: null },
};
