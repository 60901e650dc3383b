import { defaultLocale, isLocale, negotiateLocale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';

type Device = {
  /** whether the device belongs to a board */
  hasBoard: boolean;
  /** the languages of the device, ordered by preference */
  languages: readonly string[];
  /** the language that a user has chosen on this device */
  chosenLanguage?: string | undefined;
};

/**
 * The path that the app opens first. At `/`, a device that belongs to a board opens its board. Other devices open the home page. The pages `/`,
 * `/tablet` and `/tablet/login` open in the chosen language, otherwise in the language of the device. Every other path is unchanged.
 */
export function startPath(pathname: string, { hasBoard, languages, chosenLanguage }: Device): string {
  const locale = isLocale(chosenLanguage) ? chosenLanguage : (negotiateLocale(languages.join(',')) ?? defaultLocale);
  if (pathname === '/') return href(hasBoard ? 'tablet' : 'home', {}, locale);
  const boardRoute = (['tablet', 'tabletLogin'] as const).find((route) => pathname === href(route, {}, defaultLocale));
  return boardRoute ? href(boardRoute, {}, locale) : pathname;
}
