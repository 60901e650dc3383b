import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { Search } from 'lucide-react';
import { words } from '../../shell/words.ts';

export type SearchFormProps = {
  /** what is looked for, as the field's name */
  label: string;
  /** what the address says is looked for */
  text: string | undefined;
  /** undefined: everything */
  onSearch: (text: string | undefined) => void;
};

/** Looks for a text in a list when it is sent, not while it is typed: each search is an address of its own. */
export function SearchForm({ label, text, onSearch }: SearchFormProps) {
  const { formatMessage } = useIntl();
  return (
    <form
      role="search"
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim() || undefined);
      }}
    >
      <TextField key={text} type="search" name="search" label={label} labelHidden placeholder={label} defaultValue={text ?? ''} />
      <Button type="submit" icon={<Search aria-hidden />} aria-label={formatMessage(words.search)} />
    </form>
  );
}
