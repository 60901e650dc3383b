import { useState } from 'react';
import { pictureBytes } from '@oche/api/contract/picture';
import { useWrite } from '@oche/api/query';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { MarkdownField } from '@oche/ui/MarkdownField';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../shell/errorMessage.ts';
import { base64Of } from '../forms/base64Of.ts';
import { uploadMessages } from '../forms/uploadMessages.ts';
import { Markdown } from './Markdown.tsx';
import { messages } from './messages.ts';

type MarkdownInputProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** the organisation that gets the pictures */
  organisationId: string;
  maxLength: number;
  rows?: number;
  error?: string | undefined;
};

/** A field for a text in Markdown, with a preview. Pictures are uploaded as soon as they are chosen, pasted or dropped, and stand at the end. */
export function MarkdownInput({ label, value, onValueChange, organisationId, maxLength, rows = 10, error }: MarkdownInputProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const [uploading, setUploading] = useState<string | null>(null);
  const { mutateAsync: addPicture } = useWrite('addPicture');
  const onPicture = async (file: File) => {
    if (file.size > pictureBytes)
      return void toast.error(formatMessage(uploadMessages.tooBig, { megabytes: formatNumber(locale, pictureBytes / 1_000_000) }));
    setUploading(file.name);
    try {
      const { picture } = await addPicture({ organisationId, file: await base64Of(file) });
      const name = file.name.replace(/\.\w+$/, '').replace(/[[\]\\]/g, '');
      onValueChange(`${value.trimEnd()}${value.trim() && '\n\n'}![${name}](${picture})\n`);
    } catch (thrown) {
      toast.error(errorMessage(intl, thrown, { invalid: uploadMessages.notPicture }));
    } finally {
      setUploading(null);
    }
  };
  return (
    <MarkdownField
      label={label}
      hint={formatMessage(messages.hint)}
      rows={rows}
      maxLength={maxLength}
      value={value}
      onValueChange={onValueChange}
      preview={<Markdown text={value} />}
      onPicture={(file) => void onPicture(file)}
      uploads={uploading === null ? [] : [{ name: uploading, progress: null }]}
      error={error}
      labels={{
        ...{ write: formatMessage(messages.write), preview: formatMessage(messages.preview), bold: formatMessage(messages.bold) },
        ...{ italic: formatMessage(messages.italic), picture: formatMessage(messages.picture), nothing: formatMessage(messages.nothing) },
      }}
    />
  );
}
