import { useEffect, useRef, type ReactNode } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { words } from '../../../shell/words.ts';
import { Refused } from './Refused.tsx';

/** What every form over a game is given. */
export type FormProps = { game: GameSummary; tournament: Tournament; onDone: () => void; onBack: () => void };

type ActionFormProps = {
  verb: string;
  busy: boolean;
  off?: boolean;
  onSubmit: () => void;
  onBack: () => void;
  error: unknown;
  tournament: Pick<Tournament, 'id'>;
  children: ReactNode;
};

const field = 'input:not([type=hidden]), textarea, button:not([tabindex="-1"])';

/** One thing that is done to a game: its fields, what was refused, the verb. What was typed stays when it is refused. */
export function ActionForm({ verb, busy, off = false, onSubmit, onBack, error, tournament, children }: ActionFormProps) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  // What was pressed to come here is gone: the keyboard goes on at the first field.
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) form.current?.querySelector<HTMLElement>(field)?.focus();
  }, []);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !off) onSubmit();
      }}
    >
      {children}
      <Refused error={error} tournament={tournament} />
      <div className="flex flex-wrap gap-3 pt-1">
        <Button type="submit" kind="primary" state={busy ? 'busy' : off ? 'off' : 'ready'}>
          {verb}
        </Button>
        <Button onClick={onBack}>{formatMessage(words.back)}</Button>
      </div>
    </form>
  );
}
