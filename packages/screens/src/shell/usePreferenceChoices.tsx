import { Monitor, Moon, Sun } from 'lucide-react';
import { useApi } from '@oche/api/provider';
import { isLocale, localeCodes, locales } from '@oche/i18n/locales';
import { useIntl } from '@oche/i18n/provider';
import type { Preference } from '@oche/ui/PreferenceMenu';
import { useHost } from './host.tsx';
import { languageCookie } from './locale.ts';
import { messages } from './messages.ts';
import { usePreference, type ColorMode } from './preferences.ts';
import { localesOf } from './site.ts';
import { useHrefIn } from './useHref.ts';
import { useRoute } from './useRoute.ts';

/** A choice between a few options, for a menu. */
export type Choice = { label: string; options: Preference[]; value: string; onValueChange: (value: string) => void };

/**
 * The language menu, which leads to the same page in another language. The choice of a user is also stored on the server, for
 * e-mails, unless a super admin impersonates this user.
 */
export function useLanguageChoice(): Choice {
  const { formatMessage, locale } = useIntl();
  const { navigate, search, site } = useHost();
  const route = useRoute();
  const hrefIn = useHrefIn();
  const { client, tokens } = useApi();
  const onValueChange = (next: string) => {
    if (!isLocale(next)) return;
    if (tokens.get('user') !== null && tokens.get('impersonation') === null)
      client.call('updateLocale', { langcode: next }).catch(() => null);
    document.cookie = `${languageCookie}=${next}; Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax`;
    const url = route ? hrefIn(route.name, route.params, next) : hrefIn('home', {}, next);
    navigate(search.size ? `${url}?${search}` : url, { inPlace: true });
  };
  return {
    label: formatMessage(messages.language),
    // A URL can name a language that the site does not offer. The menu then also lists it.
    options: localeCodes
      .filter((code) => code === locale || localesOf(site).includes(code))
      .map((code) => ({ value: code, label: locales[code].name, lang: locales[code].intl })),
    value: locale,
    onValueChange,
  };
}

const modes: readonly ColorMode[] = ['light', 'dark', 'system'];
const icons = { light: <Sun aria-hidden />, dark: <Moon aria-hidden />, system: <Monitor aria-hidden /> };

/** The colour mode menu: light, dark, or the mode of the device. */
export function useColorModeChoice(): Choice {
  const { formatMessage } = useIntl();
  const [value, setMode] = usePreference('colorMode');
  return {
    label: formatMessage(messages.colorMode),
    options: modes.map((mode) => ({ value: mode, label: formatMessage(messages[mode]), icon: icons[mode] })),
    value,
    onValueChange: (next) => setMode(modes.find((mode) => mode === next) ?? 'system'),
  };
}
