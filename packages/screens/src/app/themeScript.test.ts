import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { themeScript } from './themeScript.ts';

/** The colour mode of a document before its first paint. */
const modeOf = ({ forced, stored, dark }: { forced?: string; stored: string | null; dark: boolean }): string | undefined => {
  const dataset: Record<string, string> = forced === undefined ? {} : { forcedTheme: forced };
  runInNewContext(themeScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => (key === 'nuxt-color-mode' ? stored : null) },
    matchMedia: () => ({ matches: dark }),
  });
  return dataset['theme'];
};

describe('before the first paint', () => {
  test.each([
    [{ stored: null, dark: true }, 'dark'],
    [{ stored: 'system', dark: false }, 'light'],
    [{ stored: 'light', dark: true }, 'light'],
    [{ stored: 'dark', dark: false }, 'dark'],
    [{ forced: 'dark', stored: 'light', dark: false }, 'dark'],
    [{ forced: 'light', stored: 'dark', dark: true }, 'light'],
  ])('%j results in %s', (device, mode) => expect(modeOf(device)).toBe(mode));
});
