import { useState } from 'react';
import { logoTypes } from '@oche/api/contract/logo';
import { useFile } from '@oche/api/provider';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { FileField, type FileState } from '@oche/ui/FileField';
import { errorMessage, fieldErrors, fieldMessage } from '../../shell/errorMessage.ts';
import { base64Of } from './base64Of.ts';
import { uploadMessages as messages } from './uploadMessages.ts';

type PictureFieldProps = {
  label: string;
  hint?: string;
  /** the path of the picture under `/api`; null for none */
  picture: string | null;
  maxBytes: number;
  /** Uploads a chosen picture, in base64. null removes the picture. */
  onSend: (file: string | null) => Promise<unknown>;
};

/** A field for a picture, which is uploaded as soon as it is chosen. */
export function PictureField({ label, hint, picture, maxBytes, onSend }: PictureFieldProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const src = useFile(picture);
  const [name, setName] = useState(label);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const send = async (file: File | null) => {
    setName(file?.name ?? label);
    setIsSending(true);
    setError(undefined);
    try {
      await onSend(file && (await base64Of(file)));
    } catch (thrown) {
      setError(thrown);
    } finally {
      setIsSending(false);
    }
  };
  const tooBig = formatMessage(messages.tooBig, { megabytes: formatNumber(locale, maxBytes / 1_000_000) });
  const errorCode = error instanceof DOMException ? 'not-image' : fieldErrors(error)['file'];
  const errorText =
    errorCode === 'too_big'
      ? tooBig
      : errorCode === undefined
        ? error === undefined
          ? undefined
          : errorMessage(intl, error)
        : fieldMessage(intl, errorCode, { 'not-image': messages.notPicture, 'image-size': messages.imageSize });
  const file: FileState = isSending
    ? { state: 'uploading', name, progress: null }
    : src === null
      ? { state: 'empty' }
      : { state: 'done', name, preview: <img src={src} alt="" className="size-14 shrink-0 rounded-control object-contain" /> };
  return (
    <FileField
      label={label}
      hint={hint}
      accept={logoTypes.join(',')}
      maxBytes={maxBytes}
      file={file}
      onChoose={(chosen) => void send(chosen)}
      {...(file.state === 'done' && { onRemove: () => void send(null) })}
      error={errorText}
      labels={{
        choose: formatMessage(messages.choosePicture),
        drop: formatMessage(messages.drop),
        over: formatMessage(messages.over),
        replace: formatMessage(messages.replace),
        remove: () => formatMessage(messages.remove),
        cancel: () => formatMessage(messages.cancel),
        refused: (why) => (why === 'size' ? tooBig : formatMessage(messages.notPicture)),
      }}
    />
  );
}
