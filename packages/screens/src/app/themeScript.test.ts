import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { themeScript } from './themeScript.ts';

/** The colour mode of a document before its first paint. */
const modeOf = ({ forced, kept, dark }: { forced?: string; kept: string | null; dark: boolean }): string | undefined => {
  const dataset: Record<string, string> = forced === undefined ? {} : { forcedTheme: forced };
  runInNewContext(themeScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => (key === 'nuxt-color-mode' ? kept : null) },
    matchMedia: () => ({ matches: dark }),
  });
  return dataset['theme'];
};

describe('before the first paint', () => {
  test.each([
    [{ kept: null, dark: true }, 'dark'],
    [{ kept: 'system', dark: false }, 'light'],
    [{ kept: 'light', dark: true }, 'light'],
    [{ kept: 'dark', dark: false }, 'dark'],
    [{ forced: 'dark', kept: 'light', dark: false }, 'dark'],
    [{ forced: 'light', kept: 'dark', dark: true }, 'light'],
  ])('%j results in %s', (reader, mode) => expect(modeOf(reader)).toBe(mode));
});
