/** A row of packages/ui/components.md. This module imports no Node modules, because Storybook also runs it in the browser. */
export type CatalogueRow = { component: string; section: string; purpose: string; states: string; builtOn: string; keyboard: string };

/** The rows of the catalogue, each with its section, such as `1 Foundations and layout`. */
export function readRows(markdown: string): CatalogueRow[] {
  return markdown.split(/^## /m).flatMap((text) => {
    const section = text.split('\n')[0]?.replace(/^(\d+)\./, '$1') ?? '';
    return [...text.matchAll(/^\| `(\w+)`\s*\|(.*)\|$/gm)].map(([, component = '', cells = '']) => {
      const [purpose = '', states = '', builtOn = '', keyboard = ''] = cells.split('|').map((cell) => cell.trim());
      return { component, section, purpose, states, builtOn, keyboard };
    });
  });
}
