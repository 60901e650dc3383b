import { useEffect, useRef, type ReactNode } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { words } from '../../../shell/words.ts';
import { Refused } from './Refused.tsx';

/** Props of every form that changes a game. */
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

/** The frame of a form that changes a game: fields, error and buttons. The fields keep their values after an error. */
export function ActionForm({ verb, busy, off = false, onSubmit, onBack, error, tournament, children }: ActionFormProps) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone, so the focus moves to the first field.
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
