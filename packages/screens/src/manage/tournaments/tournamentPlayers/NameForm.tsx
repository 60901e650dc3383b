import { UserPlus } from 'lucide-react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { messages as listMessages } from './addMessages.ts';
import { messages } from './messages.ts';

type NameFormProps = {
  /** one name, or the two names of a pair */
  names: readonly string[];
  onNamesChange: (names: string[]) => void;
  hint?: string;
  error: string | undefined;
  busy: boolean;
  onAdd: () => void;
  /** adds another player of the same name; offered if a player of this name is entered already */
  onAddNamesake: (() => void) | undefined;
};

/** Adds a player or a pair by name, for those who register at the desk. */
export function NameForm({ names, onNamesChange, hint, error, busy, onAdd, onAddNamesake }: NameFormProps) {
  const { formatMessage } = useIntl();
  const labels = names.length === 1 ? [messages.quickAdd] : [messages.firstOfPair, messages.secondOfPair];
  return (
    <form
      className={`w-full min-w-0 ${names.length === 1 ? 'sm:w-[28rem]' : 'sm:w-[36rem]'}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && names.every((name) => name.trim() !== '')) onAdd();
      }}
    >
      <div className="flex flex-wrap items-start gap-2">
        {labels.map((label, index) => (
          <TextField
            key={label.id}
            className="flex-1 basis-44"
            label={formatMessage(label)}
            {...(hint !== undefined && index === 0 && { hint })}
            value={names[index] ?? ''}
            onValueChange={(name) => onNamesChange(names.map((each, at) => (at === index ? name : each)))}
            error={index === 0 ? error : undefined}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="done"
          />
        ))}
        <Button type="submit" state={busy ? 'busy' : 'ready'} icon={<UserPlus aria-hidden />} className="mt-6.5">
          {formatMessage(messages.add)}
        </Button>
      </div>
      {onAddNamesake && (
        <Button size="sm" state={busy ? 'busy' : 'ready'} className="mt-2" onClick={onAddNamesake}>
          {formatMessage(listMessages.isSomebodyElse)}
        </Button>
      )}
    </form>
  );
}
