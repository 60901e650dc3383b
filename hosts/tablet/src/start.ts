import { defaultLocale, negotiateLocale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';

/** Where the app opens: a device that belongs to a board at its board, everybody else at home; nowhere else than asked for by an address. */
export function startPath(pathname: string, { board, languages }: { board: boolean; languages: readonly string[] }): string {
  if (pathname !== '/') return pathname;
  const locale = negotiateLocale(languages.join(',')) ?? defaultLocale;
  return board ? href('tablet', {}, locale) : href('home', {}, locale);
}
