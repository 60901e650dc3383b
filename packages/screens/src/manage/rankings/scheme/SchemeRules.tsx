import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { rankingTieBreakers } from '@oche/api/contract/ranking';
import type { Counting, RankingCriterion } from '@oche/darts/standings/rankingTotals';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { Section } from '@oche/ui/Section';
import { TextField } from '@oche/ui/TextField';
import { TieBreakOrder } from '@oche/ui/TieBreakOrder';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { tieBreakLabels } from '../../../parts/forms/tieBreakLabels.ts';
import { bandText, criterionName } from '../../../parts/rankings/schemeWords.ts';
import { messages as organiser } from '../../parts/messages.ts';
import { setCounting } from './edits.ts';
import { messages } from './messages.ts';
import type { SchemeHistory } from './useSchemeHistory.ts';

type Band = NonNullable<Counting['bands']>[number];

/** The rules of a scheme that are not numbers: ties, places that matter, guests and categories. */
export function SchemeRules({ history }: { history: SchemeHistory }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { scheme, change } = history;
  const { counting, points } = scheme;
  const label = (criterion: RankingCriterion) => {
    const name = criterionName(intl, criterion);
    return name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1);
  };
  return (
    <div className="grid gap-7">
      <Section title={formatMessage(messages.ties)} size="heading">
        <TieBreakOrder<RankingCriterion>
          label={formatMessage(messages.ties)}
          // Points always come first.
          options={rankingTieBreakers.filter((value) => value !== 'points').map((value) => ({ value, label: label(value) }))}
          value={counting.tieBreakers.filter((value) => value !== 'points')}
          onValueChange={(next) => change('tieBreakers', (previous) => setCounting(previous, 'tieBreakers', ['points', ...next]))}
          labels={tieBreakLabels(intl)}
        />
      </Section>
      <Bands
        bands={counting.bands ?? []}
        onChange={(bands) => change('bands', (previous) => setCounting(previous, 'bands', bands.length > 0 ? bands : undefined))}
      />
      <Checkbox
        label={formatMessage(messages.guests)}
        hint={formatMessage(messages.guestsHint)}
        checked={points.guests === 'counted'}
        onCheckedChange={(isOn) =>
          change('guests', (previous) => ({ ...previous, points: { ...previous.points, guests: isOn ? 'counted' : 'excluded' } }))
        }
      />
      <Section title={formatMessage(messages.categories)} size="heading" rule>
        <div className="grid gap-4 pt-3">
          {(['categories', 'playerCategories'] as const).map((name) => (
            <CategoriesField
              key={name}
              label={formatMessage(name === 'categories' ? messages.tournamentCategories : messages.playerCategories)}
              value={counting[name] ?? []}
              onChange={(next) => change(name, (previous) => setCounting(previous, name, next.length > 0 ? next : undefined))}
            />
          ))}
        </div>
      </Section>
    </div>
  );
}

const namesIn = (text: string): string[] => [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '');

/** Names separated by commas. The text stays as it is typed, unless the names are changed elsewhere. */
function CategoriesField({ label, value, onChange }: { label: string; value: readonly string[]; onChange: (names: string[]) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(value.join(', '));
  const isCurrent = namesIn(text).join() === value.join();
  return (
    <TextField
      label={label}
      hint={formatMessage(messages.categoriesHint)}
      value={isCurrent ? text : value.join(', ')}
      onValueChange={(next) => {
        setText(next);
        onChange(namesIn(next));
      }}
    />
  );
}

function Bands({ bands, onChange }: { bands: readonly Band[]; onChange: (bands: Band[]) => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [isAdding, setAdding] = useState(false);
  return (
    <Section title={formatMessage(messages.bands)} size="heading" rule>
      <p className="py-2 text-body-small text-ink-3">{formatMessage(messages.bandsHint)}</p>
      <ul>
        {bands.map((band, at) => (
          <li key={at} className="flex min-h-12.5 items-center justify-between gap-2 border-b border-line">
            <span className="min-w-0 wrap-anywhere">{bandText(intl, band)}</span>
            <Button
              kind="quiet"
              icon={<X aria-hidden />}
              aria-label={formatMessage(messages.removeLine, { name: bandText(intl, band) })}
              onClick={() => onChange(bands.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      <Button kind="quiet" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
        {formatMessage(messages.addBand)}
      </Button>
      {isAdding && (
        <BandDialog
          bands={bands}
          onAdd={(band) => {
            onChange([...bands, band].sort((a, b) => a.from - b.from));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  );
}

const lastPlace = 9999;

function BandDialog({ bands, onAdd, onClose }: { bands: readonly Band[]; onAdd: (band: Band) => void; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const first = (bands.at(-1)?.to ?? 0) + 1;
  const [values, setValues] = useState({ name: '', from: String(first), to: String(first + 7) });
  const [isChecked, setChecked] = useState(false);
  const isPlace = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= lastPlace;
  const outside = formatMessage(messages.invalidWhole, { min: 1, max: lastPlace });
  const overlapping = bands.find(({ from, to }) => Number(values.from) <= to && Number(values.to) >= from);
  const toError = () => {
    if (!isPlace(values.to)) return outside;
    if (Number(values.to) < Number(values.from)) return formatMessage(messages.toTooLow);
    return overlapping && formatMessage(messages.bandTaken, { name: overlapping.name });
  };
  const errors = {
    name: values.name.trim() === '' ? formatMessage(organiser.nameMissing) : undefined,
    from: isPlace(values.from) ? undefined : outside,
    to: toError(),
  };
  const submit = () => {
    setChecked(true);
    if (Object.values(errors).every((error) => error === undefined))
      onAdd({ name: values.name.trim(), from: Number(values.from), to: Number(values.to) });
  };
  const field = (name: keyof typeof values, label: string) => (
    <TextField
      label={label}
      value={values[name]}
      maxLength={name === 'name' ? 40 : 4}
      {...(name !== 'name' && { inputMode: 'numeric' as const })}
      onValueChange={(value) => setValues({ ...values, [name]: value })}
      error={isChecked ? errors[name] : undefined}
    />
  );
  return (
    <FormDialog
      title={formatMessage(messages.addBand)}
      verb={formatMessage(messages.add)}
      isBusy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {field('name', formatMessage(messages.bandName))}
      <div className="grid grid-cols-2 gap-4">
        {field('from', formatMessage(messages.bandFrom))}
        {field('to', formatMessage(messages.bandTo))}
      </div>
    </FormDialog>
  );
}
