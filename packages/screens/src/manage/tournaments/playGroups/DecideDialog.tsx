import type { Entry, Group, Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { groupLetter } from '../../../parts/game/gameName.ts';
import { DecideTie } from '../../../parts/ties/DecideTie.tsx';
import { messages } from '../../../parts/ties/messages.ts';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { dependentsOf } from '../game/Dependents.tsx';
import { Refused } from '../game/Refused.tsx';
import { messages as frameMessages } from '../messages.ts';

/** Entries of a group that no tie-breaker separates. */
export type Tie = { group: Pick<Group, 'number' | 'swiss'>; entries: readonly Entry[] };

/** Settles a tie of a group. */
export function DecideDialog({ tournament, tie, onClose }: { tournament: Tournament; tie: Tie; onClose: () => void }) {
  const intl = useIntl();
  const { mutate, isPending, error } = useWrite('decideGroup');
  return (
    <DecideTie
      title={
        tie.group.swiss
          ? intl.formatMessage(frameMessages.decideStandings)
          : intl.formatMessage(frameMessages.decideTitle, { letter: groupLetter(tie.group.number) })
      }
      tied={tie.entries}
      busy={isPending}
      onClose={onClose}
      onDecide={({ way, order, reason }) =>
        mutate(
          {
            ...{ id: tournament.id, group: String(tie.group.number), how: way === 'manual' ? 'decision' : way, reason },
            ...(way !== 'lot' && { order }),
          },
          { onSuccess: onClose },
        )
      }
    >
      {error &&
        (dependentsOf(error).length > 0 ? (
          <Refused error={error} tournament={tournament} />
        ) : (
          <p role="alert" className="text-danger">
            {errorMessage(intl, error, { 'nothing-to-decide': messages.settled })}
          </p>
        ))}
    </DecideTie>
  );
}
