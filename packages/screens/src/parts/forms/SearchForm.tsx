import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { Search } from 'lucide-react';
import { words } from '../../shell/words.ts';

export type SearchFormProps = {
  /** label of the field, e.g. "Search participants" */
  label: string;
  /** the search text in the URL */
  text: string | undefined;
  /** called on submit; undefined for an empty field */
  onSearch: (text: string | undefined) => void;
};

/**
 * Searches a list on submit, not while typing, because each search has its own URL. The label is above the field: as a placeholder, a phone would
 * cut it.
 */
export function SearchForm({ label, text, onSearch }: SearchFormProps) {
  const { formatMessage } = useIntl();
  return (
    <form
      role="search"
      className="flex w-full items-end gap-2 sm:w-auto"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim() || undefined);
      }}
    >
      <TextField key={text} type="search" name="search" className="min-w-0 flex-1 sm:w-72" label={label} defaultValue={text ?? ''} />
      <Button type="submit" icon={<Search aria-hidden />} aria-label={formatMessage(words.search)} />
    </form>
  );
}
