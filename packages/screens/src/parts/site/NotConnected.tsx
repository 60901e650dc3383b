import { CircleAlert } from 'lucide-react';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { siteFieldMessages as messages } from './siteFieldMessages.ts';

/** A warning about host names that are missing in the settings of the server. The server does not respond to them. */
export function NotConnected({ domains }: { domains: readonly string[] }) {
  const { formatMessage, locale } = useIntl();
  return (
    <p className="-mt-3 flex items-start gap-2 text-body-small text-warning">
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {formatMessage(messages.notConnectedText, { hosts: formatList(locale, domains), count: domains.length })}
      </span>
    </p>
  );
}
