import { useIntl } from '@oche/i18n/provider';
import { LogoKey } from '@oche/ui/LogoKey';
import { useHost } from './host.tsx';
import { usePreference } from './preferences.ts';
import { messages } from './tabletModeMessages.ts';
import { useHref } from './useHref.ts';
import { useTapsToLeave } from './useTapsToLeave.ts';

/** The logo at the top left of the tablet's pages. In tablet mode, five taps on it end the mode. Only screen readers announce this. */
export function TabletLogo() {
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const [tabletMode, setTabletMode] = usePreference('tabletMode');
  const { tap, left } = useTapsToLeave(() => {
    setTabletMode('false');
    navigate(href('home'));
  });
  if (tabletMode !== 'true') return <LogoKey />;
  return (
    <>
      <LogoKey press={{ label: formatMessage(messages.logo), onPress: tap }} />
      <span role="status" className="sr-only">
        {left !== null && formatMessage(messages.left, { count: left })}
      </span>
    </>
  );
}
