import { Copy } from 'lucide-react';
import { useApi } from '@oche/api/provider';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../shell/host.tsx';
import { useInBrowser } from '../../shell/useInBrowser.ts';
import { canCopy, copyText } from '../share/device.ts';
import { messages as shareMessages } from '../share/messages.ts';
import { messages } from './messages.ts';

/** The ways to subscribe to a calendar: in the program of the device, in Google Calendar, or by its address. `path`: in the API. */
export function CalendarAddress({ path }: { path: string }) {
  const { formatMessage, locale } = useIntl();
  const { apiUrl } = useApi();
  const { origin = window.location.origin } = useHost();
  const url = new URL(`${apiUrl}${path}?lang=${locale}`, origin);
  // Calendar programs subscribe to addresses with this scheme, and import those with https only once.
  const webcal = `webcal://${url.host}${url.pathname}${url.search}`;
  // On plain HTTP, as in a local network, browsers have no clipboard. Users can then copy the text of the address.
  const inBrowser = useInBrowser();
  const copy = async () => {
    if (await copyText(url.href)) toast.success(formatMessage(messages.copied));
    else toast.error(formatMessage(shareMessages.copyByHand));
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" asChild>
          <Link href={webcal}>{formatMessage(messages.open)}</Link>
        </Button>
        <Button asChild>
          <Link href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}>{formatMessage(messages.google)}</Link>
        </Button>
      </div>
      <div>
        <p className="text-ink-2">{formatMessage(messages.address)}</p>
        <p className="mt-1 text-body-small break-all select-all">{url.href}</p>
        {inBrowser && canCopy() && (
          <Button className="mt-3" icon={<Copy aria-hidden />} onClick={() => void copy()}>
            {formatMessage(messages.copy)}
          </Button>
        )}
      </div>
    </>
  );
}
