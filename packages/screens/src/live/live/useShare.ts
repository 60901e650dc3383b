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
    const { share, clipboard }: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
    if (share) return void share.call(navigator, { title, url }).catch(() => undefined);
    void clipboard?.writeText(url).then(() => toast.success(formatMessage(messages.copied)));
  };
}
