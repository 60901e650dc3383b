import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { Button } from '@oche/ui/Button';
import { words } from '../../shell/words.ts';
import { messages } from './actionMessages.ts';
import { keyOf } from './matchTexts.ts';
import type { UsedMatch } from './useMatch.ts';

/** What this device has not sent, what the server has rejected, and what another device has entered differently. */
export function QueueState({ match: { queue } }: { match: UsedMatch }) {
  const { formatMessage } = useIntl();
  const { pending, isOffline, rejected, conflicts } = queue.now;
  return (
    <>
      {isOffline && (
        <Banner kind="offline" title={formatMessage(words.noNetwork)} className="mb-3">
          {pending.length > 0 && formatMessage(messages.kept, { count: pending.length })}
        </Banner>
      )}
      {conflicts.length > 0 && (
        <Banner
          kind="warning"
          className="mb-3"
          title={formatMessage(messages.conflict)}
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => queue.resolve('mine')}>
                {formatMessage(messages.keepMine)}
              </Button>
              <Button size="sm" onClick={() => queue.resolve('theirs')}>
                {formatMessage(messages.keepTheirs)}
              </Button>
            </span>
          }
        />
      )}
      {rejected.map(({ event, code }) => (
        <Banner
          key={event.id}
          kind="danger"
          className="mb-3"
          title={formatMessage(messages.notAccepted)}
          action={
            <Button size="sm" onClick={queue.dismiss}>
              {formatMessage(words.close)}
            </Button>
          }
        >
          {formatMessage(messages.rejected, { code: keyOf(code) })}
        </Banner>
      ))}
    </>
  );
}
