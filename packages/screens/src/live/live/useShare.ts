import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../shell/host.tsx';
import { useAddressForOthers } from '../../parts/game/useAddressForOthers.ts';
import { messages } from './messages.ts';

/** Gives the address of this page to the device's share sheet, or to the clipboard where it has none. */
export function useShare(title: string): () => void {
  const { formatMessage } = useIntl();
  const { pathname, search } = useHost();
  const address = useAddressForOthers();
  return () => {
    const url = address(search.size ? `${pathname}?${search}` : pathname);
    // Neither exists on plain http in a LAN; then the address bar has to do.
    const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
    if (device.share) return void device.share({ title, url }).catch(() => undefined);
    void device.clipboard?.writeText(url).then(() => toast.success(formatMessage(messages.copied)));
  };
}
