import { documentBytes } from '@oche/api/contract/document';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { FileField, type FileState } from '@oche/ui/FileField';
import { uploadMessages } from '../../parts/forms/uploadMessages.ts';
import { documentMessages as messages } from './documentMessages.ts';

const accept = '.pdf,.docx,.xlsx,.odt,.ods,.png,.jpg,.jpeg,.webp';

type DocumentFileProps = {
  label: string;
  hint: string;
  file: FileState;
  onChoose: (file: File) => void;
  onRemove?: () => void;
  error: string | undefined;
};

/** A field for the file of a document. */
export function DocumentFile({ label, hint, file, onChoose, onRemove, error }: DocumentFileProps) {
  const { formatMessage, locale } = useIntl();
  const tooBig = formatMessage(uploadMessages.tooBig, { megabytes: formatNumber(locale, documentBytes / 1_000_000) });
  return (
    <FileField
      label={label}
      hint={hint}
      accept={accept}
      maxBytes={documentBytes}
      file={file}
      onChoose={onChoose}
      {...(onRemove && { onRemove })}
      error={error}
      labels={{
        choose: formatMessage(messages.chooseFile),
        drop: formatMessage(uploadMessages.drop),
        over: formatMessage(uploadMessages.over),
        replace: formatMessage(uploadMessages.replace),
        remove: () => formatMessage(messages.removeFile),
        cancel: () => formatMessage(uploadMessages.cancel),
        refused: (why) => (why === 'size' ? tooBig : formatMessage(messages.wrongType)),
      }}
    />
  );
}
