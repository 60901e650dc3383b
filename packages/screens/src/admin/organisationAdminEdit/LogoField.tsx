import { useState } from 'react';
import type { Organisation } from '@oche/api/contract/account';
import { logoBytes, logoTypes } from '@oche/api/contract/logo';
import { useFile } from '@oche/api/provider';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { FileField, type FileState } from '@oche/ui/FileField';
import { errorMessage, fieldErrors, fieldMessage } from '../../shell/errorMessage.ts';
import { logoMessages as messages } from './logoMessages.ts';

/** The logo of an organisation. A chosen file is uploaded at once. */
export function LogoField({ organisation }: { organisation: Organisation }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { id: organisationId, logo } = organisation;
  const src = useFile(logo);
  const [name, setName] = useState<string>();
  const { mutate, isPending, error } = useWrite('setLogo');
  const [unreadable, setUnreadable] = useState(false);
  const send = async (file: File | null) => {
    setName(file?.name);
    const read = file && (await base64Of(file).catch(() => undefined));
    setUnreadable(read === undefined);
    if (read !== undefined) mutate({ organisationId, file: read });
  };
  const fileName = name ?? formatMessage(messages.logo);
  const file: FileState = isPending
    ? { state: 'uploading', name: fileName, progress: null }
    : src === null
      ? { state: 'empty' }
      : { state: 'done', name: fileName, preview: <img src={src} alt="" className="size-14 shrink-0 rounded-control object-contain" /> };
  const errorCode = unreadable ? 'not-image' : fieldErrors(error)['file'];
  return (
    <FileField
      label={formatMessage(messages.logo)}
      hint={formatMessage(messages.hint)}
      accept={logoTypes.join(',')}
      maxBytes={logoBytes}
      file={file}
      onChoose={(chosen) => void send(chosen)}
      {...(file.state === 'done' && { onRemove: () => void send(null) })}
      error={
        errorCode === undefined
          ? error && errorMessage(intl, error)
          : fieldMessage(intl, errorCode, { 'not-image': messages.notImage, 'image-size': messages.imageSize, too_big: messages.tooBig })
      }
      labels={{
        choose: formatMessage(messages.choose),
        drop: formatMessage(messages.drop),
        over: formatMessage(messages.over),
        replace: formatMessage(messages.replace),
        remove: () => formatMessage(messages.remove),
        cancel: () => formatMessage(messages.cancel),
        refused: (why) => formatMessage(why === 'size' ? messages.tooBig : messages.notImage),
      }}
    />
  );
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
