import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { PageHeader } from '@oche/ui/PageHeader';
import { Section } from '@oche/ui/Section';
import { useHref } from '../../../shell/useHref.ts';
import { useLive } from '../../../shell/useLive.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { useRefresh } from '../../../shell/useRefresh.ts';
import { words } from '../../../shell/words.ts';
import { BoardCalls } from '../../parts/boardCalls/BoardCalls.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { messages as boardWords } from '../../../parts/boards/boardMessages.ts';
import { PairForm } from '../../../parts/boards/PairForm.tsx';
import { BoardsOfEvent } from './BoardsOfEvent.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The boards of an event with their tablets, games and reservations. */
export function EventBoards() {
  const { event, boards, params, search } = usePage(page);
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const reads = page.reads(params, search);
  useLive(reads, { prompt: true });
  useRefresh(reads.boards);
  const { id } = event;
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{formatMessage(messages.title, { event: event.name })}</span>}
        back={{ href: href('eventsLocations'), label: formatMessage(shared.places) }}
        description={[formatPlanned(locale, event.startsAt, 'appointment'), event.location?.name]
          .filter((part) => part !== undefined)
          .join(', ')}
        actions={
          <>
            <Button asChild>
              <Link href={href('eventEdit', { id })}>{formatMessage(messages.change)}</Link>
            </Button>
            <Button asChild>
              <Link href={href('tournamentCreate', {}, { event: id })}>{formatMessage(shared.newTournament)}</Link>
            </Button>
          </>
        }
      />
      <BoardCalls boards={boards} timeZone={event.timeZone} className="-mx-4 mt-4 md:-mx-6" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-6">
        {boards.length > 0 && (
          <Section title={formatMessage(boardWords.pair)}>
            <p className="mb-4 max-w-measure text-ink-2">{formatMessage(boardWords.pairSteps)}</p>
            <div className="max-w-[52rem]">
              <PairForm choices={[{ place: event.location?.name ?? event.name, boards: boards.map(({ board }) => board) }]} />
            </div>
          </Section>
        )}
        <Section title={formatMessage(words.boards)}>
          <p className="mb-2 text-body-small text-ink-3">{formatMessage(messages.reservedHint)}</p>
          <BoardsOfEvent
            eventId={id}
            boards={boards}
            empty={
              <EmptyState
                action={
                  <Button asChild kind="primary">
                    <Link href={href('eventEdit', { id })}>{formatMessage(messages.change)}</Link>
                  </Button>
                }
              >
                {formatMessage(messages.empty)}
              </EmptyState>
            }
          />
        </Section>
      </div>
    </>
  );
}
