import { Check, FileText, Upload, X } from 'lucide-react';
import { useId, useState, type ComponentProps, type DragEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { describedBy, Field, isWrong, progressBar, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import { refusalOf, type Refusal } from './accepts.ts';

/** Where the file is. `progress` is 0 to 1, null while nobody knows; `note` is said after the name, e.g. "34 %" or "212 KB". */
export type FileState =
  | { state: 'empty' }
  | { state: 'uploading'; name: string; progress: number | null; note?: ReactNode }
  | { state: 'done'; name: string; note?: ReactNode; preview?: ReactNode };

export type FileFieldProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'multiple'> &
  FieldText & {
    file: FileState;
    /** A file that may come in. */
    onChoose: (file: File) => void;
    /** Takes the file away, or ends its upload. */
    onRemove?: () => void;
    /** Kinds as the native `accept` has them; asked of what is dropped too. */
    accept?: string;
    /** The largest file that may come in, in bytes. */
    maxBytes?: number;
    labels: {
      /** "Choose a file" */
      choose: ReactNode;
      /** after it: "or drop it here" */
      drop: ReactNode;
      /** while one is held above: "Let go to take it" */
      over: ReactNode;
      /** "Choose another" */
      replace: ReactNode;
      /** "Remove logo.png" */
      remove: (name: string) => string;
      /** "End the upload of logo.png" */
      cancel: (name: string) => string;
      /** Why a file was not taken and what would be. */
      refused: (why: Refusal, name: string) => ReactNode;
    };
  };

/** One file, chosen or dropped. What may not come in is refused at once, with the reason. Remaining props reach the input. */
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
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<{ why: Refusal; name: string } | null>(null);
  const texts = { hint, error: refused ? labels.refused(refused.why, refused.name) : error };
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const why = refusalOf(chosen, { ...(accept !== undefined && { accept }), ...(maxBytes !== undefined && { maxBytes }) });
    setRefused(why && { why, name: chosen.name });
    if (why === null) onChoose(chosen);
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  const input = (
    <input
      {...props}
      id={id}
      type="file"
      accept={accept}
      aria-invalid={isWrong(texts) || undefined}
      aria-describedby={describedBy(id, texts)}
      className="peer sr-only"
      onChange={(event) => {
        take(event.target.files?.[0]);
        // So that the same file can be chosen again after it was refused or taken away.
        event.target.value = '';
      }}
    />
  );
  const ring = 'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus';
  return (
    <Field id={id} label={label} labelHidden={labelHidden} {...texts} className={className}>
      <span className="relative flex flex-col">
        {input}
        {file.state === 'empty' ? (
          <label
            htmlFor={id}
            {...drop}
            className={cx(
              'flex min-h-22 cursor-pointer flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-control border-[1.5px] px-4 py-3 text-center',
              over ? 'border-solid border-ink bg-pressed' : 'border-dashed bg-raised hover:bg-pressed',
              !over && (isWrong(texts) ? 'border-danger' : 'border-line-2'),
              ring,
            )}
          >
            <Upload aria-hidden className="size-5 text-ink-2" />
            {over ? (
              <span className="text-label">{labels.over}</span>
            ) : (
              <>
                <span className="border-b border-line-2 text-label">{labels.choose}</span>
                <span className="text-body-small text-ink-3">{labels.drop}</span>
              </>
            )}
          </label>
        ) : (
          <span
            {...drop}
            className={cx(
              'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border-y border-line py-1.5',
              over && 'bg-pressed',
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
        )}
      </span>
    </Field>
  );
}
