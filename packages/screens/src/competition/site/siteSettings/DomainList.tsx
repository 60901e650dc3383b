import type { SiteDomain } from '@oche/api/contract/site';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { siteFieldMessages } from '../../../parts/site/siteFieldMessages.ts';
import { messages } from './messages.ts';

/** The host names of a site, for editors, who do not change them. */
export function DomainList({ domains }: { domains: readonly SiteDomain[] }) {
  const { formatMessage } = useIntl();
  return (
    <div>
      {domains.length === 0 && <p className="text-ink-2">{formatMessage(messages.noDomains)}</p>}
      <ul>
        {domains.map(({ domain, isConnected }) => (
          <li key={domain} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
            <span className="min-w-0 wrap-anywhere">{domain}</span>
            <Badge meaning={isConnected ? 'success' : 'warning'}>
              {formatMessage(isConnected ? messages.connected : siteFieldMessages.notConnected)}
            </Badge>
          </li>
        ))}
      </ul>
      <p className="pt-2 text-body-small text-ink-3">{formatMessage(messages.administrators)}</p>
    </div>
  );
}
