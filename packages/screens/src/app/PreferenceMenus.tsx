import { SunMoon } from 'lucide-react';
import { useIntl } from '@oche/i18n/provider';
import { routes, type Route } from '@oche/routes/table';
import { PreferenceMenu } from '@oche/ui/PreferenceMenu';
import { messages } from '../shell/messages.ts';
import { useColorModeChoice, useLanguageChoice } from '../shell/usePreferenceChoices.tsx';
import { useRoute } from '../shell/useRoute.ts';

export function LanguageMenu() {
  const { formatMessage, locale } = useIntl();
  const code = locale.toUpperCase();
  return <PreferenceMenu {...useLanguageChoice()} trigger={code} label={formatMessage(messages.languageNow, { code })} />;
}

export function ColorModeMenu() {
  const { formatMessage } = useIntl();
  const route = useRoute();
  const row: Route | null = route && routes[route.name];
  return (
    <PreferenceMenu
      trigger={<SunMoon aria-hidden />}
      note={row?.colorMode ? formatMessage(messages.colorModeForced) : undefined}
      {...useColorModeChoice()}
    />
  );
}
