import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { FormatPicture, type PicturedFormat } from '@oche/ui/FormatPicture';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { formMessages as messages } from './messages.ts';
import { shapeChange, shapes, stagesOf, type PlanValues, type Shape } from './planValues.ts';

const choices = {
  both: { label: messages.both, hint: messages.bothHint, picture: 'groups-knockout' },
  groups: { label: messages.groupsOnly, hint: messages.groupsOnlyHint, picture: 'groups' },
  knockout: { label: messages.knockout, hint: messages.knockoutHint, picture: 'knockout' },
  double: { label: messages.double, hint: messages.doubleHint, picture: 'double-elimination' },
  swiss: { label: messages.swiss, hint: messages.swissHint, picture: 'swiss' },
  firstLoss: { label: messages.firstLoss, hint: messages.firstLossHint, picture: 'second-chance' },
} as const satisfies Record<Shape, { label: object; hint: object; picture: PicturedFormat }>;

const hints = { singles: messages.singlesHint, chosen: messages.chosenHint, drawn: messages.drawnHint } as const;

type FormatPickerProps = {
  plan: PlanValues;
  onChange: (change: Partial<PlanValues>) => void;
  /** the expected number of players or pairs */
  entries: number;
};

/** The choice of the way to play, in pictures, and of singles or pairs. */
export function FormatPicker({ plan, onChange, entries }: FormatPickerProps) {
  const { formatMessage } = useIntl();
  const { shape, pairs, withLosers, double, reset } = plan;
  const stages = stagesOf(plan);
  const hasChoices = stages.groups && stages.winners;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <RadioGroup
          look="cards"
          orientation="horizontal"
          label={formatMessage(messages.shape)}
          labelHidden
          options={shapes.map((value) => {
            const { label, hint, picture } = choices[value];
            return { value, label: formatMessage(label), hint: formatMessage(hint), picture: <FormatPicture format={picture} /> };
          })}
          value={shape}
          onValueChange={(next) => onChange(shapeChange(plan, next, entries))}
        />
        {hasChoices && (
          <Checkbox
            className="mt-1"
            label={formatMessage(messages.withLosers)}
            checked={withLosers}
            onCheckedChange={(checked) => onChange({ withLosers: checked })}
          />
        )}
        {hasChoices && (
          <Checkbox
            label={formatMessage(messages.withDouble)}
            checked={double}
            onCheckedChange={(checked) => onChange({ double: checked })}
          />
        )}
        {stages.double && (
          <Checkbox
            label={formatMessage(messages.reset)}
            hint={formatMessage(messages.resetHint)}
            checked={reset}
            onCheckedChange={(checked) => onChange({ reset: checked })}
          />
        )}
      </div>
      <div>
        <SegmentedControl
          label={formatMessage(messages.side)}
          value={pairs}
          onValueChange={(next) => onChange({ pairs: next })}
          segments={(['singles', 'chosen', 'drawn'] as const).map((value) => ({ value, label: formatMessage(messages[value]) }))}
        />
        <p className="mt-2 text-body-small text-ink-3">{formatMessage(hints[pairs])}</p>
      </div>
    </div>
  );
}
