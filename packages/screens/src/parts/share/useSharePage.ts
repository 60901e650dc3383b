import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../shell/host.tsx';
import { useShareableUrl } from '../game/useShareableUrl.ts';
import { canShare, copyText, shareAddress } from './device.ts';
import { messages } from './messages.ts';

/** Shares the address of this page, as it is now, with an app of the device. Copies it on devices that cannot share. */
export function useSharePage(title: string): () => Promise<void> {
  const { formatMessage } = useIntl();
  const { pathname, search } = useHost();
  const shareableUrl = useShareableUrl();
  return async () => {
    const query = search.toString();
    const url = shareableUrl(pathname + (query && `?${query}`));
    if (canShare() && (await shareAddress(title, url))) return;
    if (await copyText(url)) toast.success(formatMessage(messages.copied));
    else toast.error(formatMessage(messages.notCopied));
  };
}
