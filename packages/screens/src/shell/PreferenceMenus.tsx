import { SunMoon } from 'lucide-react';
import { useIntl } from '@oche/i18n/provider';
import { PreferenceMenu } from '@oche/ui/PreferenceMenu';
import { pages } from '../pages.ts';
import { messages } from './messages.ts';
import { useColorModeChoice, useLanguageChoice } from './usePreferenceChoices.tsx';
import { useRoute } from './useRoute.ts';

export function LanguageMenu() {
  const { formatMessage, locale } = useIntl();
  const code = locale.toUpperCase();
  return <PreferenceMenu {...useLanguageChoice()} trigger={code} label={formatMessage(messages.languageNow, { code })} />;
}

export function ColorModeMenu() {
  const { formatMessage } = useIntl();
  const route = useRoute();
  const forced = route !== null && pages[route.name].colorMode !== undefined;
  return (
    <PreferenceMenu
      trigger={<SunMoon aria-hidden />}
      note={forced ? formatMessage(messages.colorModeForced) : undefined}
      {...useColorModeChoice()}
    />
  );
}
