import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';

const require = createRequire(import.meta.url);

/** The style sheet of a page that imports the theme and uses these classes. */
export const styleFor = async (classes: string[]): Promise<string> => {
  const theme = readFileSync(new URL('../../packages/ui/src/theme.css', import.meta.url), 'utf8');
  const { build } = await compile(theme, {
    loadStylesheet: (id, base) => {
      const path = require.resolve(`${id}/index.css`);
      return Promise.resolve({ path, base, content: readFileSync(path, 'utf8') });
    },
  });
  return build(classes);
};

/** An HTML page with the theme and the classes that its markup uses. */
export const themePage = async (body: string): Promise<string> => {
  const classes = [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));
  return `<!doctype html><html lang="en"><style>${await styleFor(classes)}</style><body>${body}</body></html>`;
};
