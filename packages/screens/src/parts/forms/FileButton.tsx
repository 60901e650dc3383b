import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@oche/ui/Button';

type FileButtonProps = { label: string; /** shown beside the button */ hint?: string; onFile: (file: File) => void };

/** A button that chooses a file with a list: CSV or another text. */
export function FileButton({ label, hint, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button icon={<FileUp aria-hidden />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {hint !== undefined && <p className="min-w-0 flex-1 basis-48 text-body-small text-ink-3">{hint}</p>}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Reset the input, so that choosing the same file again after an edit fires a change event.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
