import { Copy, Image, Share2 } from 'lucide-react';
import { shareImagePath, type ShareImage } from '@oche/api/contract/shareImage';
import { useApi } from '@oche/api/provider';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Menu } from '@oche/ui/Menu';
import { toast } from '@oche/ui/Toaster';
import { canShare, copyImage } from '../share/device.ts';
import { messages as linkMessages } from '../share/messages.ts';
import { useSharePage } from '../share/useSharePage.ts';
import { shareMessages as messages } from './shareMessages.ts';
import { useInBrowser } from '../../shell/useInBrowser.ts';

/** Shares a page of a competition's site: its address as it is now, or an image of what it shows. `title`: of the page */
export function ShareMenu({ image, title }: { image: ShareImage; title: string }) {
  const { formatMessage, locale } = useIntl();
  const { apiUrl } = useApi();
  const share = useSharePage(title);
  const canSend = useInBrowser() && canShare();
  const copyAsImage = () =>
    copyImage(apiUrl + shareImagePath(image, locale), `${title}.png`).then(
      (how) => toast.success(formatMessage(how === 'copied' ? messages.imageCopied : messages.imageSaved)),
      () => toast.error(formatMessage(messages.imageFailed)),
    );
  return (
    <Menu
      items={[
        {
          label: formatMessage(canSend ? messages.send : linkMessages.copy),
          icon: canSend ? <Share2 aria-hidden /> : <Copy aria-hidden />,
          onSelect: () => void share(),
        },
        { label: formatMessage(messages.image), icon: <Image aria-hidden />, onSelect: () => void copyAsImage() },
      ]}
    >
      <Button className="noscript:hidden print:hidden" icon={<Share2 aria-hidden />}>
        {formatMessage(messages.share)}
      </Button>
    </Menu>
  );
}
