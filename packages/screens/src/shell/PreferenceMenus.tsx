import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { useApi } from '@oche/api/provider';
import { useSession } from '@oche/api/session';
import { localeCodes, locales, type Locale } from '@oche/i18n/locales';
import { useIntl } from '@oche/i18n/provider';
import { href } from '@oche/routes/href';
import type { RouteName } from '@oche/routes/table';
import { PreferenceMenu } from '@oche/ui/PreferenceMenu';
import { pages } from '../pages.ts';
import { useHost } from './host.tsx';
import { messages } from './messages.ts';
import { usePreference, type ColorMode } from './preferences.ts';
import { useRoute } from './useRoute.ts';

const hrefOf = href as (name: RouteName, params: object, locale: Locale) => string;

/** The same page in another language. A user's choice is also kept on the server, for mails. */
export function LanguageMenu() {
  const { formatMessage, locale } = useIntl();
  const { navigate, search } = useHost();
  const route = useRoute();
  const { client } = useApi();
  const { user } = useSession();
  const choose = (next: Locale) => {
    if (user) client.call('updateLocale', { langcode: next }).catch(() => null);
    document.cookie = `i18n_redirected=${next}; Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax`;
    const address = route ? hrefOf(route.name, route.params, next) : hrefOf('home', {}, next);
    navigate(search.size ? `${address}?${search}` : address);
  };
  return (
    <PreferenceMenu
      label={formatMessage(messages.language)}
      trigger={locale.toUpperCase()}
      value={locale}
      onValueChange={choose}
      options={localeCodes.map((code) => ({ value: code, label: locales[code].name, lang: locales[code].intl }))}
    />
  );
}

export function ColorModeMenu() {
  const { formatMessage } = useIntl();
  const route = useRoute();
  const [mode, setMode] = usePreference('colorMode');
  const forced = route ? pages[route.name]?.colorMode !== undefined : false;
  const options: { value: ColorMode; label: string; icon: React.ReactNode }[] = [
    { value: 'light', label: formatMessage(messages.light), icon: <Sun aria-hidden /> },
    { value: 'dark', label: formatMessage(messages.dark), icon: <Moon aria-hidden /> },
    { value: 'system', label: formatMessage(messages.system), icon: <Monitor aria-hidden /> },
  ];
  return (
    <PreferenceMenu
      label={formatMessage(messages.colorMode)}
      trigger={<SunMoon aria-hidden />}
      value={mode}
      onValueChange={setMode}
      options={options}
      note={forced ? formatMessage(messages.colorModeForced) : undefined}
    />
  );
}
