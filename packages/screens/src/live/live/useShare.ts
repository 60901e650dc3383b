import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../shell/host.tsx';
import { useShareableUrl } from '../../parts/game/useShareableUrl.ts';
import { messages } from './messages.ts';

/** Shares the URL of this page through the device's share sheet. On devices without one, copies it to the clipboard. */
export function useShare(title: string): () => void {
  const { formatMessage } = useIntl();
  const { pathname, search } = useHost();
  const shareableUrl = useShareableUrl();
  return () => {
    const url = shareableUrl(search.size ? `${pathname}?${search}` : pathname);
    // On plain HTTP, as in a local network, browsers offer neither. Users can then copy the URL from the address bar.
    const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
    if (device.share) return void device.share({ title, url }).catch(() => undefined);
    void device.clipboard?.writeText(url).then(() => toast.success(formatMessage(messages.copied)));
  };
}
