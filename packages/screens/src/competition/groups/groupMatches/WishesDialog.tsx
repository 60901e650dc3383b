import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Wish } from '@oche/api/contract/calendar';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Combobox, type ComboboxOption } from '@oche/ui/Combobox';
import { Dialog } from '@oche/ui/Dialog';
import { Section } from '@oche/ui/Section';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { errorMessage, fieldMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit, type FieldErrors } from '../../../parts/forms/useSubmit.ts';
import { playingIn } from '../../../parts/league/playing.ts';
import { messages as planner } from './messages.ts';
import { useListLabels } from '../../../parts/forms/useListLabels.ts';
import type { Fixtures, Planner } from './usePlanner.ts';
import { draftErrors, emptyDraft, hasDay, hasOther, wishKinds, wishOf, type WishDraft } from './wishDraft.ts';
import { messages } from './wishMessages.ts';

type WishesDialogProps = { planner: Pick<Planner, 'season' | 'say'>; data: Fixtures; onClose: () => void };

type PlayingTeam = { option: ComboboxOption; wrote: string; divisionSize: number };

/** The teams that are planned, by name. */
function teamsOf({ groups, teams }: Fixtures, compare: (a: string, b: string) => number): PlayingTeam[] {
  const wrote = new Map(teams.map(({ id, wishes = '' }) => [id, wishes.trim()]));
  return groups
    .filter(({ kind, follows }) => kind === 'league' && follows === null)
    .flatMap((group) =>
      playingIn(group).map(({ id, name }) => ({
        option: { value: id, label: name, note: group.name },
        ...{ wrote: wrote.get(id) ?? '', divisionSize: playingIn(group).length },
      })),
    )
    .toSorted((a, b) => compare(a.option.label, b.option.label));
}

/** The wishes that the plan respects. Each change is saved at once. What teams wrote is beside it, to be entered as wishes. */
export function WishesDialog({ planner: { season, say }, data, onClose }: WishesDialogProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const kindId = useId();
  const { mutateAsync, isPending } = useWrite('setWishes');
  const [wishes, setWishes] = useState<readonly Wish[]>(data.wishes);
  const [draft, setDraft] = useState(emptyDraft);
  const teams = teamsOf(data, (a, b) => a.localeCompare(b, locale));
  const isPlanned = (team: string) => teams.some(({ option }) => option.value === team);
  /** The list may change between a removal and its undo. */
  const current = useRef(wishes);
  const save = async (next: readonly Wish[]) => {
    const saved = await mutateAsync({ seasonId: season.id, wishes: [...next] });
    current.current = saved;
    setWishes(saved);
  };
  const { fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => draftErrors(draft, wishes, season),
    send: async () => {
      const wish = wishOf(draft);
      await save([wish, ...wishes]);
      toast.success(formatMessage(messages.added, { wish: say.wish(wish) }));
      setDraft({ ...emptyDraft, kind: draft.kind, team: draft.team });
    },
  });
  const change = (next: Partial<WishDraft>) => {
    setDraft((now) => ({ ...now, ...next }));
    touch('team', 'other', 'day', 'wishes');
  };
  const failed = (thrown: unknown) => toast.error(errorMessage(intl, thrown));
  const remove = (index: number) => {
    const wish = wishes[index]!;
    return save(wishes.toSpliced(index, 1))
      .then(() =>
        toast(formatMessage(messages.removed), {
          action: { label: formatMessage(planner.undo), onClick: () => void save(current.current.toSpliced(index, 0, wish)).catch(failed) },
        }),
      )
      .catch(failed);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(messages.title)}
      description={formatMessage(messages.intro)}
      close={formatMessage(words.close)}
      actions={<Button onClick={onClose}>{formatMessage(words.close)}</Button>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Section title={formatMessage(messages.enter)} size="heading" rule>
          <form noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-3">
            <FormError error={error} />
            {fieldErrors['wishes'] !== undefined && (
              <p role="alert" className="text-danger">
                {formatMessage(messages.unknown)}
              </p>
            )}
            <WishFields {...{ season, teams, draft, fieldErrors, kindId }} onChange={change} />
            <Button
              type="submit"
              kind="primary"
              icon={<Plus aria-hidden />}
              state={isPending ? 'busy' : 'ready'}
              className="justify-self-start"
            >
              {formatMessage(messages.add)}
            </Button>
          </form>
        </Section>
        <Written
          teams={teams}
          onEnter={(team) => {
            change({ ...emptyDraft, team });
            document.getElementById(kindId)?.focus();
          }}
        />
        <Section title={formatMessage(messages.list, { count: wishes.length })} size="heading" rule>
          <ul>
            {wishes.map((wish, index) => (
              <li key={JSON.stringify(wish)} className="flex items-center gap-2 border-b border-line py-1">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {say.wish(wish)}
                  {![wish.team, ...('other' in wish ? [wish.other] : [])].every(isPlanned) && (
                    <span className="block text-body-small text-warning">{formatMessage(messages.notPlanned)}</span>
                  )}
                </span>
                <Button
                  kind="quiet"
                  icon={<Trash2 aria-hidden />}
                  label={formatMessage(messages.removeNamed, { wish: say.wish(wish) })}
                  state={isPending ? 'off' : 'ready'}
                  onClick={() => void remove(index)}
                />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </Dialog>
  );
}

type WrittenProps = { teams: readonly PlayingTeam[]; onEnter: (team: string) => void };

/** The wishes in the words of the teams. */
function Written({ teams, onEnter }: WrittenProps) {
  const { formatMessage } = useIntl();
  const written = teams.filter(({ wrote }) => wrote !== '');
  return (
    <Section title={formatMessage(messages.written)} size="heading" rule>
      {written.length === 0 && <p className="py-2 text-ink-2">{formatMessage(messages.nothingWritten)}</p>}
      <ul>
        {written.map(({ option: { value, label }, wrote }) => (
          <li key={value} className="flex items-start gap-3 border-b border-line py-2">
            <p className="min-w-0 flex-1 wrap-anywhere">
              <span className="block text-label">{label}</span>
              <span className="whitespace-pre-line text-body-small text-ink-2">{wrote}</span>
            </p>
            <Button size="sm" aria-label={formatMessage(messages.enterFor, { team: label })} onClick={() => onEnter(value)}>
              {formatMessage(messages.add)}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const kindMessages = {
  ...{ 'not-home': messages.notHome, 'not-playing': messages.notPlaying, opposite: messages.opposite, 'same-weeks': messages.sameWeeks },
  ...{ 'first-home': messages.firstHome, 'last-home': messages.lastHome, 'key-number': messages.keyNumber },
};

type WishFieldsProps = {
  season: { startsOn: string; endsOn: string };
  teams: readonly PlayingTeam[];
  draft: WishDraft;
  onChange: (next: Partial<WishDraft>) => void;
  fieldErrors: FieldErrors;
  kindId: string;
};

/** The team, the kind, and what the kind needs: another team, a day or a number. */
function WishFields({ season, teams, draft, onChange, fieldErrors, kindId }: WishFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const labels = useListLabels();
  const { kind, team, other, day, number } = draft;
  const chosen = teams.find(({ option }) => option.value === team);
  const options = teams.map(({ option }) => option);
  const optionOf = (id: string | null) => options.find(({ value }) => value === id) ?? null;
  return (
    <>
      <Combobox
        label={formatMessage(messages.team)}
        options={options}
        value={optionOf(team)}
        onValueChange={(next) => onChange({ team: next?.value ?? null, number: '1' })}
        labels={labels}
        hint={chosen && chosen.wrote !== '' ? formatMessage(messages.wrote, { text: chosen.wrote }) : undefined}
        error={fieldMessage(intl, fieldErrors['team'], { missing: messages.teamMissing, repeated: messages.repeated })}
      />
      <Select
        id={kindId}
        label={formatMessage(messages.kind)}
        value={kind}
        options={wishKinds.map((value) => ({ value, label: formatMessage(kindMessages[value]) }))}
        onValueChange={(next) => onChange({ kind: next })}
      />
      {hasOther(kind) && (
        <Combobox
          label={formatMessage(messages.other)}
          options={options.filter(({ value }) => value !== team)}
          value={optionOf(other)}
          onValueChange={(next) => onChange({ other: next?.value ?? null })}
          labels={labels}
          error={fieldMessage(intl, fieldErrors['other'], { missing: messages.teamMissing, 'same-team': messages.sameTeam })}
        />
      )}
      {hasDay(kind) && (
        <TextField
          type="date"
          className="max-w-48"
          label={formatMessage(messages.day)}
          min={season.startsOn}
          max={season.endsOn}
          value={day}
          onValueChange={(next) => onChange({ day: next })}
          error={fieldMessage(intl, fieldErrors['day'], { missing: messages.dayMissing, 'outside-season': messages.dayOutside })}
        />
      )}
      {kind === 'key-number' && (
        <Select
          className="max-w-48"
          label={formatMessage(messages.keyNumber)}
          hint={formatMessage(messages.keyNumberHint)}
          value={number}
          options={Array.from({ length: chosen?.divisionSize ?? 12 }, (_, index) => ({ value: String(index + 1), label: index + 1 }))}
          onValueChange={(next) => onChange({ number: next })}
        />
      )}
    </>
  );
}
