import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { messages } from './messages.ts';

/** Gives the address of this page to the device's share sheet, or to the clipboard where it has none. */
export function useShare(title: string): () => void {
  const { formatMessage } = useIntl();
  return () => {
    const url = window.location.href;
    // Neither exists on plain http in a LAN; then the address bar has to do.
    const { share, clipboard }: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
    if (share) return void share.call(navigator, { title, url }).catch(() => undefined);
    void clipboard?.writeText(url).then(() => toast.success(formatMessage(messages.copied)));
  };
}
