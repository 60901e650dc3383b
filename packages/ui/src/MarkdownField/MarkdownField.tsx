import { Bold, ImagePlus, Italic } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { controlClass, describedBy, Field, hasError, progressBar, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import { emphasis } from './emphasis.ts';

/** The upload of a picture. `progress` is from 0 to 1, or null if it is unknown. `note` is shown beside the name: "34 %". */
export type PictureUpload = { name: string; progress: number | null; note?: ReactNode };

export type MarkdownFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange'> &
  FieldText & {
    value: string;
    onValueChange: (value: string) => void;
    /** The preview, which the host renders, because this package has no Markdown library. Without it, the field is plain text. */
    preview?: ReactNode;
    /** The visible tab. If absent, the component holds this state. */
    view?: 'write' | 'preview';
    onViewChange?: (view: 'write' | 'preview') => void;
    /** Called with a chosen, pasted or dropped picture. The host uploads it and puts it into the value. */
    onPicture?: (file: File) => void;
    uploads?: readonly PictureUpload[];
    /** The length of the text, e.g. "412 / 5,000". */
    counter?: ReactNode;
    /** Texts of the tabs and the buttons; not needed for plain text. */
    labels?: {
      write: ReactNode;
      preview: ReactNode;
      bold: string;
      italic: string;
      picture: string;
      /** Shown in the preview of an empty field. */
      nothing: ReactNode;
    };
  };

const tab =
  'relative min-h-11 px-1 text-label text-ink-2 outline-offset-[-3px] hover:text-ink aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-1 aria-selected:after:bottom-0 aria-selected:after:h-1 aria-selected:after:bg-rule';
const tool = 'grid size-11 cursor-pointer place-items-center rounded-control text-ink-2 hover:bg-pressed hover:text-ink [&>svg]:size-5';

/** Edits the text as if the user had typed, so that Ctrl+Z undoes it. */
function edit(area: HTMLTextAreaElement, mark: '**' | '*') {
  const { start, end, text, from, to } = emphasis(area.value, area.selectionStart, area.selectionEnd, mark);
  area.focus();
  area.setSelectionRange(start, end);
  document.execCommand('insertText', false, text);
  area.setSelectionRange(from, to);
}

const pictureIn = (files: FileList) => [...files].find((file) => file.type.startsWith('image/'));

/**
 * A text area for news and remarks: Markdown with a preview, or plain text. Ctrl+B and Ctrl+I put marks around the selection. It grows with
 * its text. The root gets `className`, and the text area gets all other props.
 */
export function MarkdownField({
  label,
  labelHidden = false,
  hint,
  error,
  value,
  onValueChange,
  preview,
  view,
  onViewChange,
  onPicture,
  uploads = [],
  counter,
  labels,
  rows = 6,
  className,
  id: givenId,
  onKeyDown,
  ...props
}: MarkdownFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const area = useRef<HTMLTextAreaElement>(null);
  const texts = { hint, error };
  const isInvalid = hasError(texts);
  const isMarkdown = labels !== undefined && preview !== undefined;
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    const key = event.key.toLowerCase();
    if (!isMarkdown || !(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'b' && key !== 'i')) return;
    event.preventDefault();
    edit(event.currentTarget, key === 'b' ? '**' : '*');
  };
  const take = (files: FileList, event: { preventDefault: () => void }) => {
    const picture = onPicture && pictureIn(files);
    if (!picture) return;
    event.preventDefault();
    onPicture(picture);
  };
  const text = (
    <textarea
      {...props}
      ref={area}
      id={id}
      rows={rows}
      value={value}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy(id, texts)}
      className={cx(controlClass(isInvalid), 'max-h-[70vh] resize-y py-2.5 [field-sizing:content]')}
      style={{ minHeight: `calc(${rows} * 1.5rem + 1.25rem)` }}
      onKeyDown={onKey}
      onChange={(event) => onValueChange(event.target.value)}
      onPaste={(event) => take(event.clipboardData.files, event)}
      onDrop={(event) => take(event.dataTransfer.files, event)}
    />
  );
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      {...texts}
      aside={counter !== undefined && <span className="shrink-0 tabular">{counter}</span>}
      className={className}
    >
      {isMarkdown ? (
        <Tabs.Root
          defaultValue="write"
          className="min-w-0"
          {...(view !== undefined && { value: view })}
          onValueChange={(next) => onViewChange?.(next === 'preview' ? 'preview' : 'write')}
        >
          <Tabs.List aria-labelledby={`${id}-label`} className="mb-2 flex items-center gap-6 border-b border-line">
            <Tabs.Trigger value="write" className={tab}>
              {labels.write}
            </Tabs.Trigger>
            <Tabs.Trigger value="preview" className={tab}>
              {labels.preview}
            </Tabs.Trigger>
          </Tabs.List>
          {/* It stays mounted during the preview, so that the selection and the undo history are kept. */}
          <Tabs.Content value="write" forceMount tabIndex={-1} className="relative data-[state=inactive]:hidden">
            <div className="absolute -top-13.5 right-0 flex">
              <button type="button" className={tool} aria-label={labels.bold} onClick={() => area.current && edit(area.current, '**')}>
                <Bold aria-hidden />
              </button>
              <button type="button" className={tool} aria-label={labels.italic} onClick={() => area.current && edit(area.current, '*')}>
                <Italic aria-hidden />
              </button>
              {onPicture && (
                <label className={cx(tool, 'relative has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus')}>
                  <input
                    type="file"
                    accept="image/*"
                    aria-label={labels.picture}
                    className="sr-only"
                    onChange={(event) => {
                      if (event.target.files) take(event.target.files, event);
                      event.target.value = '';
                    }}
                  />
                  <ImagePlus aria-hidden />
                </label>
              )}
            </div>
            {text}
          </Tabs.Content>
          <Tabs.Content value="preview" className="max-w-measure py-2.5" style={{ minHeight: `calc(${rows} * 1.5rem + 1.25rem)` }}>
            {value.trim() === '' ? <p className="text-ink-3">{labels.nothing}</p> : preview}
          </Tabs.Content>
        </Tabs.Root>
      ) : (
        text
      )}
      {uploads.map((upload) => (
        <div key={upload.name} className="mt-2">
          <div className="flex justify-between gap-3 text-body-small">
            <span className="min-w-0 break-words">{upload.name}</span>
            {upload.note !== undefined && <span className="shrink-0 text-ink-3 tabular">{upload.note}</span>}
          </div>
          <progress className={progressBar} aria-label={upload.name} {...(upload.progress !== null && { value: upload.progress })} />
        </div>
      ))}
    </Field>
  );
}
