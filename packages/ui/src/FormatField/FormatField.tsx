import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Format, Mode, Starter, Target } from '@oche/darts/x01/format';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { controlClass, describedBy, Field, hasError, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import { Popover } from '../Popover/Popover.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';

export type FormatFieldLabels = {
  presets: string;
  start: string;
  in: string;
  out: string;
  modes: Record<Mode, string>;
  legs: string;
  sets: string;
  withSets: string;
  firstTo: string;
  bestOf: string;
  /** Who throws first in leg 1. Without it, no starter is offered, because other rules decide it. */
  starter?: { label: string; names: Record<Starter, string> };
  roundLimit: string;
  noLimit: string;
  reBull: string;
  /** For a single game: its sides, and the name of an unchanged start. Without it, no handicap is offered. */
  handicap?: { title: string; sides: [string, string]; asFormat: string };
};

export type FormatFieldProps = FieldText & {
  value: Format;
  onValueChange: (format: Format) => void;
  /** The format as a sentence: "501, double out, first to 3". */
  sentence: ReactNode;
  labels: FormatFieldLabels;
  presets?: readonly { key: string; label: ReactNode; format: Format }[];
  /** The available starts. */
  starts?: readonly number[];
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  defaultOpen?: boolean;
  readOnly?: boolean;
  className?: string;
};

const numberOf = (target: Target) => ('firstTo' in target ? target.firstTo : target.bestOf);
const kindOf = (target: Target): 'firstTo' | 'bestOf' => ('firstTo' in target ? 'firstTo' : 'bestOf');
const targetOf = (kind: 'firstTo' | 'bestOf', n: number): Target => (kind === 'firstTo' ? { firstTo: n } : { bestOf: n });
const without = <K extends keyof Format>(format: Format, key: K): Format => {
  const { [key]: _, ...rest } = format;
  return rest as Format;
};

/** The starts that a side may have instead of that of the format: the available starts, and the current start of the side. */
const sideStarts = (starts: readonly number[], format: Format, side: number) => {
  const current = format.handicap?.[side]?.start;
  return [...new Set([...starts, ...(current === undefined ? [] : [current])])].filter((n) => n !== format.start).sort((a, b) => a - b);
};

/** The format with a changed start of one side; without a handicap if no side has one. */
function withHandicap(format: Format, side: number, start: number | undefined): Format {
  const handicap = [0, 1].map((at) => {
    const { start: previous, ...rest } = format.handicap?.[at] ?? {};
    const sideStart = at === side ? start : previous;
    const next = sideStart === undefined ? rest : { ...rest, start: sideStart };
    return Object.keys(next).length === 0 ? null : next;
  });
  return handicap.every((each) => each === null) ? without(format, 'handicap') : { ...format, handicap };
}

type TargetFieldProps = { label: string; value: Target; labels: FormatFieldLabels; onValueChange: (target: Target) => void };

/** "First to 3" and "best of 5" are the same length. If one is changed to the other, the number changes with it. */
function TargetField({ label, value, labels, onValueChange }: TargetFieldProps) {
  const n = numberOf(value);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5rem] items-end gap-2">
      <div>
        <div className="mb-1.5 text-label">{label}</div>
        <SegmentedControl
          label={label}
          value={kindOf(value)}
          onValueChange={(kind) => onValueChange(targetOf(kind, kind === 'bestOf' ? n * 2 - 1 : Math.ceil((n + 1) / 2)))}
          segments={[
            { value: 'firstTo', label: labels.firstTo },
            { value: 'bestOf', label: labels.bestOf },
          ]}
        />
      </div>
      <TextField
        label={label}
        labelHidden
        type="number"
        min={1}
        max={99}
        value={n}
        onValueChange={(text) => Number(text) >= 1 && onValueChange(targetOf(kindOf(value), Math.min(99, Math.floor(Number(text)))))}
      />
    </div>
  );
}

/** The format of a game as a sentence, which opens its parts. If the rules do not allow the format, pass the reason as `error`. */
export function FormatField({
  value,
  onValueChange,
  sentence,
  labels,
  presets = [],
  starts = [101, 170, 301, 501, 701, 1001],
  open,
  onOpenChange,
  defaultOpen,
  readOnly = false,
  className,
  ...text
}: FormatFieldProps) {
  const id = useId();
  const isInvalid = hasError(text);
  const set = (part: Partial<Format>) => onValueChange({ ...value, ...part });
  const modes = (['straight', 'double', 'master'] as const).map((mode) => ({ value: mode, label: labels.modes[mode] }));
  if (readOnly)
    return (
      <Field id={id} {...text} className={className}>
        <output id={id} className="flex min-h-11 items-center">
          {sentence}
        </output>
      </Field>
    );
  return (
    <Field id={id} {...text} className={className}>
      <Popover
        {...(open !== undefined && { open })}
        {...(defaultOpen !== undefined && { defaultOpen })}
        {...(onOpenChange !== undefined && { onOpenChange })}
        label={typeof text.label === 'string' ? text.label : ''}
        className="w-[min(26rem,calc(100vw-1rem))]"
        trigger={
          <button
            type="button"
            id={id}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy(id, text)}
            className={cx(
              controlClass(isInvalid),
              'flex items-center justify-between gap-2 py-2 text-left transition-colors hover:bg-pressed',
            )}
          >
            <span>{sentence}</span>
            <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-2" />
          </button>
        }
      >
        <div className="grid gap-4 text-body">
          {presets.length > 0 && (
            <div role="group" aria-label={labels.presets} className="flex flex-wrap gap-2 border-b border-line pb-4">
              {presets.map((preset) => (
                <button
                  key={preset.key}
                  type="button"
                  className="min-h-11 rounded-control px-3 text-label inset-ring-[1.5px] inset-ring-line-2 hover:bg-pressed"
                  onClick={() => onValueChange(preset.format)}
                >
                  {preset.label}
                </button>
              ))}
            </div>
          )}
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            <Select
              label={labels.start}
              className="max-sm:col-span-2"
              value={String(value.start)}
              onValueChange={(start) => set({ start: Number(start) })}
              options={[...new Set([...starts, value.start])].sort((a, b) => a - b).map((n) => ({ value: String(n), label: n }))}
            />
            <Select label={labels.in} value={value.in} onValueChange={(mode) => set({ in: mode })} options={modes} />
            <Select label={labels.out} value={value.out} onValueChange={(mode) => set({ out: mode })} options={modes} />
          </div>
          <TargetField label={labels.legs} value={value.legs} labels={labels} onValueChange={(legs) => set({ legs })} />
          <Checkbox
            label={labels.withSets}
            checked={value.sets !== undefined}
            onCheckedChange={(on) => onValueChange(on === true ? { ...value, sets: { firstTo: 2 } } : without(value, 'sets'))}
          />
          {value.sets && <TargetField label={labels.sets} value={value.sets} labels={labels} onValueChange={(sets) => set({ sets })} />}
          <div className="grid grid-cols-2 gap-3">
            {labels.starter && (
              <Select
                label={labels.starter.label}
                value={value.starter}
                onValueChange={(starter) => set({ starter })}
                options={Object.entries(labels.starter.names).map(([starter, label]) => ({ value: starter as Starter, label }))}
              />
            )}
            <TextField
              label={labels.roundLimit}
              type="number"
              min={1}
              placeholder={labels.noLimit}
              value={value.roundLimit ?? ''}
              onValueChange={(limit) =>
                onValueChange(Number(limit) >= 1 ? { ...value, roundLimit: Math.floor(Number(limit)) } : without(value, 'roundLimit'))
              }
            />
          </div>
          <Checkbox
            label={labels.reBull}
            checked={value.reBull === true}
            onCheckedChange={(on) => onValueChange(on === true ? { ...value, reBull: true } : without(value, 'reBull'))}
          />
          {labels.handicap && (
            <div role="group" aria-label={labels.handicap.title} className="grid grid-cols-2 gap-x-3 gap-y-2 border-t border-line pt-4">
              <p className="col-span-2 text-label">{labels.handicap.title}</p>
              {labels.handicap.sides.map((side, at) => (
                <Select
                  key={at}
                  label={side}
                  value={String(value.handicap?.[at]?.start ?? 'as-format')}
                  onValueChange={(start) => onValueChange(withHandicap(value, at, start === 'as-format' ? undefined : Number(start)))}
                  options={[
                    { value: 'as-format', label: labels.handicap?.asFormat },
                    ...sideStarts(starts, value, at).map((n) => ({ value: String(n), label: n })),
                  ]}
                />
              ))}
            </div>
          )}
        </div>
      </Popover>
    </Field>
  );
}
