import type { EventSummary, Location } from '@oche/api/contract/place';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { useDropQuery } from '../useDropQuery.ts';
import { isComing } from '../../parts/isComing.ts';
import { messages } from '../../../parts/boards/boardMessages.ts';
import { PairForm } from '../../../parts/boards/PairForm.tsx';

type PairTabletProps = {
  locations: readonly Location[];
  events: readonly EventSummary[];
  /** the code from the scanned QR code of a tablet; null if none was scanned */
  scannedCode: string | null;
};

/** Pairs a tablet with any board of the club, including boards of events without a location. Renders nothing if there are no boards. */
export function PairTablet({ locations, events, scannedCode }: PairTabletProps) {
  const { formatMessage } = useIntl();
  const dropCode = useDropQuery('pair');
  const withoutLocation = events.filter((event) => event.location === null && isComing(event));
  const ownBoards = useReads(Object.fromEntries(withoutLocation.map(({ id }) => [id, read('listEventBoards', { id })])));
  const choices = [
    ...locations.filter(({ archived }) => !archived).map(({ name, boards }) => ({ place: name, boards })),
    ...withoutLocation.map(({ id, name }) => ({ place: name, boards: (ownBoards[id] ?? []).map(({ board }) => board) })),
  ].filter(({ boards }) => boards.length > 0);
  if (choices.length === 0) return null;
  return (
    <Section
      title={formatMessage(messages.pair)}
      className={scannedCode === null ? '' : 'border-l-4 border-you-fill bg-you-wash px-4 py-4 sm:px-6'}
    >
      <p className="mb-4 max-w-measure text-ink-2">
        {scannedCode === null ? formatMessage(messages.pairSteps) : formatMessage(messages.pairFromQr, { code: scannedCode.toUpperCase() })}
      </p>
      <div className="max-w-[52rem]">
        <PairForm
          prominent={scannedCode !== null}
          choices={choices}
          {...(scannedCode !== null && { code: scannedCode })}
          onPaired={dropCode}
        />
      </div>
    </Section>
  );
}
