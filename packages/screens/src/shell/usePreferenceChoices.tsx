import { Monitor, Moon, Sun } from 'lucide-react';
import { useApi } from '@oche/api/provider';
import { useSession } from '@oche/api/session';
import { isLocale, localeCodes, locales, type Locale } from '@oche/i18n/locales';
import { useIntl } from '@oche/i18n/provider';
import { href } from '@oche/routes/href';
import type { RouteName } from '@oche/routes/table';
import type { Preference } from '@oche/ui/PreferenceMenu';
import { useHost } from './host.tsx';
import { messages } from './messages.ts';
import { usePreference, type ColorMode } from './preferences.ts';
import { useRoute } from './useRoute.ts';

/** One of a few, as a menu shows it. */
export type Choice = { label: string; options: Preference[]; value: string; onValueChange: (value: string) => void };

const hrefOf = href as (name: RouteName, params: object, locale: Locale) => string;

/** The same page in another language. A user's choice is also kept on the server, for mails; not that of who acts as them. */
export function useLanguageChoice(): Choice {
  const { formatMessage, locale } = useIntl();
  const { navigate, search } = useHost();
  const route = useRoute();
  const { client } = useApi();
  const { user, impersonating } = useSession();
  const onValueChange = (next: string) => {
    if (!isLocale(next)) return;
    if (user && !impersonating) client.call('updateLocale', { langcode: next }).catch(() => null);
    document.cookie = `i18n_redirected=${next}; Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax`;
    const address = route ? hrefOf(route.name, route.params, next) : hrefOf('home', {}, next);
    navigate(search.size ? `${address}?${search}` : address);
  };
  return {
    label: formatMessage(messages.language),
    options: localeCodes.map((code) => ({ value: code, label: locales[code].name, lang: locales[code].intl })),
    value: locale,
    onValueChange,
  };
}

const modes: readonly ColorMode[] = ['light', 'dark', 'system'];
const icons = { light: <Sun aria-hidden />, dark: <Moon aria-hidden />, system: <Monitor aria-hidden /> };

/** Light, dark, or as the device. */
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
