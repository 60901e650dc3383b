import type { Tournament } from '@oche/api/contract/tournament';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { messages } from './settingsMessages.ts';

type RankingsFieldProps = {
  tournament: Tournament;
  value: readonly string[];
  onValueChange: (ids: string[]) => void;
  /** the error code of the field */
  error: string | undefined;
};

/** Chooses the rankings of the club for which a tournament counts. Renders nothing if the club has none. */
export function RankingsField({ tournament, value, onValueChange, error }: RankingsFieldProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { items } = useRead('listManagedRankings', { organisationId: tournament.organisation.id, perPage: 200 });
  if (items.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-label">{formatMessage(messages.rankings)}</legend>
      {items.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={value.includes(id)}
          onCheckedChange={(isOn) => onValueChange(isOn === true ? [...value, id] : value.filter((each) => each !== id))}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className="text-danger">
          {fieldMessage(intl, error, { too_big: messages.rankingsTooMany })}
        </p>
      )}
    </fieldset>
  );
}
