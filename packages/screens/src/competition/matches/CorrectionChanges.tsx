import type { CorrectionEffects } from '@oche/api/contract/standings';
import { cupRoundText } from '@oche/i18n/cupRoundText';
import { useIntl } from '@oche/i18n/provider';
import { messages } from '../parts/placeMessages.ts';
import { PlaceChanges } from '../parts/PlaceChanges.tsx';

type CorrectionChangesProps = { effects: CorrectionEffects; /** whether the match is one of a cup */ isCup: boolean };

/** What a correction of a match would change: in the table of its division, or in the next round of its cup. */
export function CorrectionChanges({ effects: { places, cup }, isCup }: CorrectionChangesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (!isCup) return <PlaceChanges changes={places} />;
  if (!cup) return <p role="status">{formatMessage(messages.noCupChange)}</p>;
  const { round, stays, missing, redrawable } = cup;
  const teams = stays && missing ? 'both' : stays ? 'stays' : 'missing';
  const names = { stays: stays?.name, missing: missing?.name };
  return (
    <div role="status" className="grid gap-1 wrap-anywhere">
      <p className="text-warning">{formatMessage(messages.cup, { round: cupRoundText(intl, round), teams, ...names })}</p>
      <p>{formatMessage(redrawable ? messages.redraw : messages.noRedraw)}</p>
    </div>
  );
}
