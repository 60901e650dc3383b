import { defaultLocale, isLocale, negotiateLocale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';

type Device = {
  /** belongs to a board */
  board: boolean;
  /** of the device, the most wanted first */
  languages: readonly string[];
  /** the language that was chosen on this device before, if any */
  chosen?: string | undefined;
};

/**
 * Where the app opens. At `/` a device that belongs to a board opens its board, any other device the home page. `/`, `/tablet` and
 * `/tablet/login` follow the language that was chosen on the device, or else the language of the device. Every other address stays as it is.
 */
export function startPath(pathname: string, { board, languages, chosen }: Device): string {
  const locale = isLocale(chosen) ? chosen : (negotiateLocale(languages.join(',')) ?? defaultLocale);
  if (pathname === '/') return href(board ? 'tablet' : 'home', {}, locale);
  const own = (['tablet', 'tabletLogin'] as const).find((route) => pathname === href(route, {}, defaultLocale));
  return own ? href(own, {}, locale) : pathname;
}
