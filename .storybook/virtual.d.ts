declare module 'virtual:page-facts' {
  import type { PageFacts } from '../scripts/lib/pageFacts.ts';
  export const pages: readonly PageFacts[];
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}
