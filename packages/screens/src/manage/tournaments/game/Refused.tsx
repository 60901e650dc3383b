import { CircleAlert } from 'lucide-react';
import type { Tournament } from '@oche/api/contract/tournament';
import { ApiError } from '@oche/api/errors';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { Boundary } from '../../../shell/Boundary.tsx';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { messages as errors } from '../../../shell/errorMessages.ts';
import { useHref } from '../../../shell/useHref.ts';
import { messages as frameMessages } from '../messages.ts';
import { Dependents, dependentsOf } from './Dependents.tsx';
import { messages } from '../../parts/gameMessages.ts';

/** The error of a rejected decision, or the later games that depend on the result. */
export function Refused({ error, tournament }: { error: unknown; tournament: Pick<Tournament, 'id'> }) {
  const intl = useIntl();
  const href = useHref();
  if (error === undefined) return null;
  const keys = dependentsOf(error);
  if (keys.length > 0) {
    return (
      <Boundary skeleton={null}>
        <Dependents tournament={tournament} keys={keys} />
      </Boundary>
    );
  }
  const isWithdrawn = error instanceof ApiError && error.code === 'withdrawn';
  return (
    <div role="alert" className="flex items-start gap-1.5 text-danger">
      <CircleAlert aria-hidden className="mt-0.75 size-4.5 shrink-0" />
      <p>
        {errorMessage(intl, error, {
          behind: messages.otherScreen,
          'game-over': messages.otherScreen,
          // The sheet offers only actions that were possible when it was opened, so the game has changed since.
          'not-ready': errors.behind,
          'invalid-result': messages.countInvalid,
          'draw-not-allowed': messages.noDraw,
          'reason-needed': messages.reasonMissing,
          'breaks-later': messages.breaksLater,
          taken: messages.boardTaken,
          'no-free-board': messages.noBoardFree,
        })}
        {isWithdrawn && (
          <>
            {' '}
            <Link href={href('tournamentPlayers', { id: tournament.id })}>{intl.formatMessage(frameMessages.toPlayers)}</Link>
          </>
        )}
      </p>
    </div>
  );
}
