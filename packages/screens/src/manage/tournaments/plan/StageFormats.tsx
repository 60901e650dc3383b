import { Plus, X } from 'lucide-react';
import type { Format } from '@oche/darts/x01/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { FormatField } from '@oche/ui/FormatField';
import { Menu } from '@oche/ui/Menu';
import { formatSentence } from '../../../parts/game/gameName.ts';
import { withinSentence } from '../../../parts/game/slotText.ts';
import { doubleRoundTitle } from '../../../parts/tournament/bracketParts.ts';
import { formatLabels } from '../../../parts/game/formatWords.ts';
import { words } from '../../../shell/words.ts';
import type { FieldErrors } from '../../../parts/forms/useSubmit.ts';
import { formMessages as messages } from './messages.ts';
import type { KnockoutValues } from './planValues.ts';

/** Rounds that may have their own format, counted back from the final. */
const rounds = ['1', '2', '3', '4', '5'] as const;

/** E.g. "quarter-finals" for round 3, counted back from the final; in a double elimination "2 rounds before the final". */
const roundName = (intl: IntlShape, round: string, isDouble: boolean): string => {
  const { formatMessage } = intl;
  if (isDouble) return withinSentence(intl, doubleRoundTitle(intl, Number(round) - 1));
  const known = { '1': messages.final, '2': messages.semiFinals, '3': messages.quarterFinals }[round];
  return known ? formatMessage(known) : formatMessage(messages.lastOf, { count: 2 ** Number(round) });
};

type FormatProps = { label: string; value: Format; onValueChange: (format: Format) => void; error: string | undefined };

/** The format of a stage or a round. */
export function StageFormat({ label, value, onValueChange, error }: FormatProps) {
  const intl = useIntl();
  return (
    <FormatField
      className="min-w-0 flex-1"
      label={label}
      value={value}
      onValueChange={onValueChange}
      sentence={formatSentence(intl, value)}
      labels={formatLabels(intl)}
      error={error && intl.formatMessage(messages.notPlayable)}
    />
  );
}

type KnockoutFormatsProps = {
  /** field name of the stage */
  name: 'winners' | 'losers';
  title: string;
  /** A double elimination has no game for third place. */
  isDouble?: boolean;
  value: KnockoutValues;
  onChange: (value: KnockoutValues, ...fields: string[]) => void;
  fieldErrors: FieldErrors;
};

/** The default format of a knockout, formats of its last rounds, and whether it has a game for third place. */
export function KnockoutFormats({ name, title, isDouble = false, value, onChange, fieldErrors }: KnockoutFormatsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const customRounds = rounds.filter((round) => value.rounds[round]).toReversed();
  const otherRounds = rounds.filter((round) => !value.rounds[round]);
  const setRound = (round: string, format: Format) =>
    onChange({ ...value, rounds: { ...value.rounds, [round]: format } }, `${name}.${round}`);
  const remove = (round: string) => {
    const { [round]: _removed, ...rest } = value.rounds;
    onChange({ ...value, rounds: rest }, `${name}.${round}`);
  };
  return (
    <div className="grid gap-4">
      <StageFormat
        label={formatMessage(customRounds.length > 0 ? messages.formatBefore : messages.formatOf, { stage: title })}
        value={value.format}
        onValueChange={(format) => onChange({ ...value, format }, name)}
        error={fieldErrors[name]}
      />
      {customRounds.map((round) => (
        <div key={round} className="flex items-end gap-2">
          <StageFormat
            label={formatMessage(messages.roundOf, { stage: title, round: roundName(intl, round, isDouble) })}
            value={value.rounds[round] ?? value.format}
            onValueChange={(format) => setRound(round, format)}
            error={fieldErrors[`${name}.${round}`]}
          />
          <Button
            kind="quiet"
            icon={<X aria-hidden />}
            label={formatMessage(messages.sameFormat, { round: roundName(intl, round, isDouble) })}
            onClick={() => remove(round)}
          />
        </div>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {!isDouble && (
          <Checkbox
            label={formatMessage(messages.thirdPlace)}
            aria-label={formatMessage(words.labelled, { label: title, text: formatMessage(messages.thirdPlace) })}
            checked={value.thirdPlace}
            onCheckedChange={(checked) => onChange({ ...value, thirdPlace: checked === true })}
          />
        )}
        {otherRounds.length > 0 && (
          <Menu
            items={otherRounds.map((round) => ({
              label: roundName(intl, round, isDouble),
              onSelect: () => setRound(round, value.rounds[String(Number(round) - 1)] ?? value.format),
            }))}
          >
            <Button kind="quiet" icon={<Plus aria-hidden />}>
              {formatMessage(messages.otherFormat)}
            </Button>
          </Menu>
        )}
      </div>
    </div>
  );
}
