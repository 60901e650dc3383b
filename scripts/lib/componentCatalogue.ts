/** What packages/ui/components.md says of one component. No Node here: Storybook reads it in the browser too. */
export type CatalogueRow = { component: string; section: string; purpose: string; states: string; builtOn: string; keyboard: string };

/** The rows of the catalogue with the section that they stand in: `1 Foundations and layout`. */
export function readRows(markdown: string): CatalogueRow[] {
  return markdown.split(/^## /m).flatMap((text) => {
    const section = text.split('\n')[0]?.replace(/^(\d+)\./, '$1') ?? '';
    return [...text.matchAll(/^\| `(\w+)`\s*\|(.*)\|$/gm)].map(([, component = '', cells = '']) => {
      const [purpose = '', states = '', builtOn = '', keyboard = ''] = cells.split('|').map((cell) => cell.trim());
      return { component, section, purpose, states, builtOn, keyboard };
    });
  });
}
