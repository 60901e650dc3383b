import { UserPlus } from 'lucide-react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { messages as listMessages } from './addMessages.ts';
import { messages } from './messages.ts';

type NameFormProps = {
  name: string;
  onNameChange: (name: string) => void;
  hint?: string;
  error: string | undefined;
  busy: boolean;
  onAdd: () => void;
  /** adds another player of the same name; offered if a player of this name is entered already */
  onAddNamesake: (() => void) | undefined;
};

/** Adds one player by name, for players who register at the desk. */
export function NameForm({ name, onNameChange, hint, error, busy, onAdd, onAddNamesake }: NameFormProps) {
  const { formatMessage } = useIntl();
  return (
    <form
      className="w-full min-w-0 sm:w-[28rem]"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && name.trim() !== '') onAdd();
      }}
    >
      <div className="flex items-start gap-2">
        <TextField
          className="flex-1"
          label={formatMessage(messages.quickAdd)}
          {...(hint !== undefined && { hint })}
          value={name}
          onValueChange={onNameChange}
          error={error}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="done"
        />
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
