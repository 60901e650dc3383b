import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Match } from '@oche/api/contract/fixture';
import { useCall, useRead } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { matchEventVersion } from '@oche/darts/match/event';
import type { Side } from '@oche/darts/match/structure';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { messages } from './messages.ts';

/** The button with which a captain says that the team has arrived. Afterwards it says so. */
export function WeAreHere({ match: { id }, side }: { match: Match; side: Side }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { events, length } = useRead('getMatch', { id });
  const call = useCall();
  const [isBusy, setBusy] = useState(false);
  if (events.some(({ kind, payload }) => kind === 'here' && payload.side === side))
    return (
      <p role="status" className="inline-flex min-h-14 items-center gap-2">
        <Check aria-hidden className="size-5" />
        {formatMessage(messages.arrived)}
      </p>
    );
  const arrive = async () => {
    setBusy(true);
    try {
      const event = { id: uuidv7(Date.now(), randomBytes()), v: matchEventVersion, kind: 'here' as const, payload: { side } };
      await call('recordMatchEvents', { id, after: length, events: [{ ...event, deviceTime: new Date().toISOString() }] });
    } catch (error) {
      toast.error(errorMessage(intl, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="lg" state={isBusy ? 'busy' : 'ready'} onClick={() => void arrive()}>
      {formatMessage(messages.weAreHere)}
    </Button>
  );
}
