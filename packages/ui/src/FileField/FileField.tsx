import { Check, FileText, Upload, X } from 'lucide-react';
import { useId, useState, type ComponentProps, type DragEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { describedBy, Field, hasError, progressBar, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import { refusalOf, type Refusal } from './accepts.ts';

/** `progress` is from 0 to 1, or null if it is unknown. `note` is shown below the name: "34 %" or "212 KB". */
export type FileState =
  | { state: 'empty' }
  | { state: 'uploading'; name: string; progress: number | null; note?: ReactNode }
  | { state: 'done'; name: string; note?: ReactNode; preview?: ReactNode };

export type FileFieldProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'multiple'> &
  FieldText & {
    file: FileState;
    /** Called with a chosen or dropped file that is accepted. */
    onChoose: (file: File) => void;
    /** Removes the file, or cancels its upload. */
    onRemove?: () => void;
    /** Like the native `accept`, but also checked for dropped files. */
    accept?: string;
    /** Maximum size in bytes, inclusive. */
    maxBytes?: number;
    labels: {
      /** "Choose a file" */
      choose: ReactNode;
      /** After it: "or drop it here". */
      drop: ReactNode;
      /** While a file is dragged over the field: "Release to drop it here". */
      over: ReactNode;
      /** "Choose another" */
      replace: ReactNode;
      /** "Remove logo.png" */
      remove: (name: string) => string;
      /** "Cancel the upload of logo.png" */
      cancel: (name: string) => string;
      /** The reason for a rejection, and what to do: "logo.gif is not a PNG. Save it as one." */
      refused: (reason: Refusal, name: string) => ReactNode;
    };
  };

const ring = 'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus';

/** A field for one file, chosen or dropped. A file of the wrong type or size is rejected at once, with the reason. Other props go to the input. */
export function FileField({
  label,
  labelHidden = false,
  hint,
  error,
  file,
  onChoose,
  onRemove,
  accept,
  maxBytes,
  labels,
  className,
  id: givenId,
  ...props
}: FileFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [rejected, setRejected] = useState<{ reason: Refusal; name: string } | null>(null);
  const texts = { hint, error: rejected ? labels.refused(rejected.reason, rejected.name) : error };
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const reason = refusalOf(chosen, { ...(accept !== undefined && { accept }), ...(maxBytes !== undefined && { maxBytes }) });
    setRejected(reason && { reason, name: chosen.name });
    if (reason === null) onChoose(chosen);
  };
  const { isDragOver, drop } = useFileDrop(take);
  const input = (
    <input
      {...props}
      id={id}
      type="file"
      accept={accept}
      aria-invalid={hasError(texts) || undefined}
      aria-describedby={describedBy(id, texts)}
      className="peer sr-only"
      onChange={(event) => {
        take(event.target.files?.[0]);
        // Reset, so that the same file can be chosen again after it was rejected or removed.
        event.target.value = '';
      }}
    />
  );
  return (
    <Field id={id} label={label} labelHidden={labelHidden} {...texts} className={className}>
      <span className="relative flex flex-col">
        {input}
        {file.state === 'empty' ? (
          <DropTarget id={id} isInvalid={hasError(texts)} isDragOver={isDragOver} labels={labels} {...drop} />
        ) : (
          <ChosenFile id={id} file={file} isDragOver={isDragOver} onRemove={onRemove} labels={labels} {...drop} />
        )}
      </span>
    </Field>
  );
}

type FileDrop = ReturnType<typeof useFileDrop>['drop'];

/** Calls `onFile` for a file that is dropped on the element with the handlers `drop`. */
function useFileDrop(onFile: (file: File | undefined) => void) {
  const [isDragOver, setIsDragOver] = useState(false);
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsDragOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsDragOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsDragOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
  return { isDragOver, drop };
}

type PartProps = FileDrop & { id: string; isDragOver: boolean; labels: FileFieldProps['labels'] };

/** The field while it has no file. */
const DropTarget = ({ id, isInvalid, isDragOver, labels, ...drop }: PartProps & { isInvalid: boolean }) => (
  <label
    htmlFor={id}
    {...drop}
    className={cx(
      'flex min-h-22 cursor-pointer flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-control border-[1.5px] px-4 py-3 text-center',
      isDragOver ? 'border-solid border-ink bg-pressed' : 'border-dashed bg-raised hover:bg-pressed',
      !isDragOver && (isInvalid ? 'border-danger' : 'border-line-2'),
      ring,
    )}
  >
    <Upload aria-hidden className="size-5 text-ink-2" />
    {isDragOver ? (
      <span className="text-label">{labels.over}</span>
    ) : (
      <>
        <span className="border-b border-line-2 text-label">{labels.choose}</span>
        <span className="text-body-small text-ink-3">{labels.drop}</span>
      </>
    )}
  </label>
);

type ChosenFileProps = PartProps & { file: Exclude<FileState, { state: 'empty' }>; onRemove: FileFieldProps['onRemove'] };

const ChosenFile = ({ id, file, isDragOver, onRemove, labels, ...drop }: ChosenFileProps) => (
  <span
    {...drop}
    className={cx(
      'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border-y border-line py-1.5',
      isDragOver && 'bg-pressed',
      ring,
    )}
  >
    {file.state === 'done' ? (
      (file.preview ?? <Check aria-hidden className="size-5 shrink-0 text-success" />)
    ) : (
      <FileText aria-hidden className="size-5 shrink-0 text-ink-2" />
    )}
    <span className="min-w-0 flex-1 basis-40">
      <span className="block text-label break-words">{file.name}</span>
      {file.note !== undefined && <span className="block text-caption text-ink-3 tabular">{file.note}</span>}
      {file.state === 'uploading' && (
        <progress className={progressBar} aria-label={file.name} {...(file.progress !== null && { value: file.progress })} />
      )}
    </span>
    <span className="ml-auto flex items-center">
      {file.state === 'done' && (
        <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center rounded-control px-3 text-label hover:bg-pressed">
          {labels.replace}
        </label>
      )}
      {onRemove && (
        <Button
          kind="quiet"
          icon={<X aria-hidden className="size-5!" />}
          label={(file.state === 'done' ? labels.remove : labels.cancel)(file.name)}
          onClick={onRemove}
        />
      )}
    </span>
  </span>
);
