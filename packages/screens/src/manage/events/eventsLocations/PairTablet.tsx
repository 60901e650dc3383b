import type { EventSummary, Location } from '@oche/api/contract/place';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { useHost } from '../../../shell/host.tsx';
import { isComing } from '../../parts/isComing.ts';
import { messages } from '../boardMessages.ts';
import { PairForm } from '../PairForm.tsx';

type PairTabletProps = {
  locations: readonly Location[];
  events: readonly EventSummary[];
  /** the code of the tablet whose QR code led here */
  scanned: string | null;
};

/** Pairs a tablet with any board of the club, including boards of events without a location. Renders nothing if there are no boards. */
export function PairTablet({ locations, events, scanned }: PairTabletProps) {
  const { formatMessage } = useIntl();
  const { pathname, search, navigate } = useHost();
  const withoutLocation = events.filter((event) => event.location === null && isComing(event));
  const own = useReads(Object.fromEntries(withoutLocation.map(({ id }) => [id, read('listEventBoards', { id })])));
  const choices = [
    ...locations.filter(({ archived }) => !archived).map(({ name, boards }) => ({ place: name, boards })),
    ...withoutLocation.map(({ id, name }) => ({ place: name, boards: (own[id] ?? []).map(({ board }) => board) })),
  ].filter(({ boards }) => boards.length > 0);
  const onPaired = () => {
    if (scanned === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('pair');
    navigate(rest.size ? `${pathname}?${rest}` : pathname, { replace: true });
  };
  if (choices.length === 0) return null;
  return (
    <Section
      title={formatMessage(messages.pair)}
      className={scanned === null ? '' : 'border-l-4 border-you-fill bg-you-wash px-4 py-4 sm:px-6'}
    >
      <p className="mb-4 max-w-measure text-ink-2">
        {scanned === null ? formatMessage(messages.pairSteps) : formatMessage(messages.pairFromQr, { code: scanned.toUpperCase() })}
      </p>
      <div className="max-w-[52rem]">
        <PairForm prominent={scanned !== null} choices={choices} {...(scanned !== null && { code: scanned })} onPaired={onPaired} />
      </div>
    </Section>
  );
}
