import { Copy, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { QrCode } from '@oche/ui/QrCode';
import { toast } from '@oche/ui/Toaster';
import { useShareableUrl } from '../../parts/game/useShareableUrl.ts';
import { canCopy, copyText } from '../../parts/share/device.ts';
import { messages } from '../../parts/share/messages.ts';
import { words } from '../../shell/words.ts';

type Props = {
  /** path of the link */
  path: string;
  /** name of the QR code */
  label: string;
  /** above the QR code: that it is shown only now */
  note: string;
  /** below the link, such as a code */
  children?: ReactNode;
};

/** A secret link as a QR code, to scan, to copy or to print. */
export function ShareLink({ path, label, note, children }: Props) {
  const { formatMessage } = useIntl();
  const shareableUrl = useShareableUrl();
  const link = shareableUrl(path);
  // On plain HTTP, as in a local network, browsers have no clipboard. Users can then copy the text of the link.
  const copy = async () => {
    if (await copyText(link)) toast.success(formatMessage(messages.copied));
    else toast.error(formatMessage(messages.copyByHand));
  };
  return (
    <>
      <p role="status" className="border-l-4 border-warning-fill py-1 pl-3 print:hidden">
        {note}
      </p>
      <QrCode value={link} label={label} className="w-52 justify-self-center" />
      <p className="text-body-small break-all select-all">{link}</p>
      {children}
      <div className="flex flex-wrap gap-3 print:hidden">
        {canCopy() && (
          <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
            {formatMessage(messages.copy)}
          </Button>
        )}
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {formatMessage(words.print)}
        </Button>
      </div>
    </>
  );
}
