import { SunMoon } from 'lucide-react';
import { useIntl } from '@oche/i18n/provider';
import { PreferenceMenu } from '@oche/ui/PreferenceMenu';
import { pages } from '../pages.ts';
import { messages } from './messages.ts';
import { useColorModeChoice, useLanguageChoice } from './usePreferenceChoices.tsx';
import { useRoute } from './useRoute.ts';

export function LanguageMenu() {
  return <PreferenceMenu trigger={useIntl().locale.toUpperCase()} {...useLanguageChoice()} />;
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
