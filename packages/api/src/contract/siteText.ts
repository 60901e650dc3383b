import * as z from 'zod/mini';
import { endpoint } from './define.ts';

export const siteTexts = ['privacy-policy', 'terms-of-service'] as const;
export type SiteText = (typeof siteTexts)[number];

/** Paragraphs separated by empty lines; a paragraph that begins with `# ` is a heading. Null if the operator provides no text. */
const Text = z.nullable(z.string());

export const siteTextEndpoints = {
  getSiteText: endpoint({
    method: 'GET',
    path: '/site-text',
    access: 'public',
    summary: 'The text that the operator of this site provides, by language; null if the built-in text is used.',
    reads: [],
    input: z.object({ name: z.enum(siteTexts) }),
    output: z.object({ en: Text, nl: Text, fr: Text, de: Text }),
  }),
};
