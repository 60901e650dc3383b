import { FileUp } from 'lucide-react';
import { useState } from 'react';
import {
  importFields,
  longestImport,
  mostImportRows,
  type ImportField,
  type ImportKind,
  type ImportPreview,
} from '@oche/api/contract/import';
import { decodeText } from '@oche/api/playerList';
import { useWrite } from '@oche/api/query';
import { structurePresets } from '@oche/darts/match/presets';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { FileButton } from '../../../parts/forms/FileButton.tsx';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { errorMessage, fieldErrors } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import type { SeasonOfPage } from '../SeasonFrame.tsx';
import { presetOptions, type StructurePreset } from '../structurePresets.ts';
import { hasForm, ImportRows } from './ImportRows.tsx';
import { messages } from './messages.ts';

type ImportProps = { season: SeasonOfPage; kind: ImportKind };

/** A button that opens the import of a kind of file. */
export function ImportButton(props: ImportProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FileUp aria-hidden />} onClick={() => setOpen(true)}>
        {formatMessage(messages.open)}
      </Button>
      {isOpen && <ImportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The columns whose values have a form to explain, one of each form. */
const formsOf = (kind: ImportKind): ImportField[] =>
  importFields[kind].filter((field) => field !== 'time_zone' && field !== 'active_from' && hasForm(field));

/** Reads a file, shows what it would change and what is wrong with it, and saves it: all of it, or nothing. */
function ImportDialog({ season, kind, onClose }: ImportProps & { onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [preset, setPreset] = useState<StructurePreset>();
  const [error, setError] = useState<string>();
  const check = useWrite('previewImport');
  const apply = useWrite('applyImport');
  const file = { seasonId: season.id, kind };
  // Fixtures are published some weeks before the season begins.
  const isPlayed = season.state === 'running' && localNow(season.organisation.timeZone).slice(0, 10) > season.startsOn;

  const fail = (thrown: unknown) => {
    const { text: ofText, columns } = fieldErrors(thrown);
    const code = ofText ?? columns;
    setError(
      code === undefined
        ? errorMessage(intl, thrown)
        : formatMessage(messages.unreadable, { code: code.replaceAll('-', ''), most: formatNumber(locale, mostImportRows) }),
    );
  };
  const read = async (content: string, columns?: (ImportField | null)[]) => {
    setError(undefined);
    setText(content);
    try {
      setPreview(await check.mutateAsync({ ...file, text: content, ...(columns && { columns }) }));
    } catch (thrown) {
      fail(thrown);
    }
  };
  const rows = preview?.rows ?? [];
  const countOf = (state: (typeof rows)[number]['state']) => rows.filter((row) => row.state === state).length;
  const [added, wrong] = [countOf('new'), countOf('error')];
  const save = async () => {
    if (preview === null) return;
    if (preview.newGroups.length > 0 && preset === undefined) return setError(formatMessage(messages.chooseStructure));
    setError(undefined);
    const columns = preview.columns.map(({ field }) => field);
    try {
      await apply.mutateAsync({ ...file, text, columns, ...(preset && { structure: structurePresets[preset] }) });
      toast.success(formatMessage(messages.done, { kind, count: added }));
      onClose();
    } catch (thrown) {
      fail(thrown);
    }
  };
  const ignored = (preview?.columns ?? []).flatMap(({ field, heading }) => (field === null && heading !== '' ? [heading] : []));
  const isBusy = check.isPending || apply.isPending;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(messages.title, { kind })}
      {...(preview === null && { description: formatMessage(messages.lead) })}
      close={formatMessage(words.close)}
      className="sm:w-[min(44rem,calc(100vw-2rem))]"
      actions={
        preview === null ? (
          <Button kind="primary" state={isBusy ? 'busy' : text.trim() === '' ? 'off' : 'ready'} onClick={() => void read(text)}>
            {formatMessage(messages.check)}
          </Button>
        ) : (
          <>
            <Button onClick={() => setPreview(null)}>{formatMessage(words.back)}</Button>
            <Button kind="primary" state={isBusy ? 'busy' : wrong > 0 || added === 0 ? 'off' : 'ready'} onClick={() => void save()}>
              {formatMessage(messages.add, { kind, count: added })}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {preview === null ? (
          <>
            <TextField
              label={formatMessage(messages.paste)}
              hint={[
                formatMessage(messages.columnsRead, {
                  fields: importFields[kind].map((field) => formatMessage(messages.field, { field })).join(', '),
                }),
                ...formsOf(kind).map((field) => formatMessage(messages.form, { field })),
              ].join(' ')}
              rows={8}
              maxLength={longestImport}
              value={text}
              onValueChange={setText}
              error={error}
              spellCheck={false}
            />
            <FileButton
              label={formatMessage(messages.file)}
              onFile={(chosen) => void chosen.arrayBuffer().then((bytes) => read(decodeText(bytes)))}
            />
          </>
        ) : (
          <>
            <p role="status" className="text-name">
              {formatMessage(messages.summary, { added, known: countOf('known'), wrong })}
            </p>
            {error !== undefined && (
              <p role="alert" className="text-danger">
                {error}
              </p>
            )}
            {ignored.length > 0 && (
              <p className="text-warning wrap-anywhere">{formatMessage(messages.ignored, { columns: ignored.join(', ') })}</p>
            )}
            {kind === 'members' && isPlayed && season.rules.waitDays > 0 && (
              <p className="text-ink-2">{formatMessage(messages.waits, { days: season.rules.waitDays })}</p>
            )}
            {wrong > 0 && <p className="text-ink-2">{formatMessage(messages.fixFirst)}</p>}
            {preview.newGroups.length > 0 && (
              <Select<StructurePreset>
                label={formatMessage(messages.structure)}
                hint={`${formatMessage(messages.newGroups, { count: preview.newGroups.length, names: preview.newGroups.join(', ') })}. ${formatMessage(messages.structureHint)}`}
                placeholder={formatMessage(messages.choose)}
                {...(preset && { value: preset })}
                onValueChange={setPreset}
                options={presetOptions(intl)}
              />
            )}
            <Columns preview={preview} kind={kind} onChange={(columns) => void read(text, columns)} />
            <ImportRows rows={rows} />
          </>
        )}
      </div>
    </Dialog>
  );
}

const none = 'none';
type ColumnsProps = { preview: ImportPreview; kind: ImportKind; onChange: (columns: (ImportField | null)[]) => void };

/** The field of each column. Open if no column has the names. */
function Columns({ preview: { columns }, kind, onChange }: ColumnsProps) {
  const { formatMessage } = useIntl();
  const isNameMissing = columns.every(({ field }) => field !== 'name');
  const change = (at: number, field: ImportField | null) =>
    // Only one column can have a field, so the column that had it before loses it.
    onChange(columns.map((column, index) => (index === at ? field : column.field === field ? null : column.field)));
  return (
    <details open={isNameMissing} className="border-y border-line py-1">
      <summary className="min-h-11 cursor-pointer py-2.5 text-label">{formatMessage(messages.columns)}</summary>
      {isNameMissing && (
        <p role="alert" className="pb-3 text-danger">
          {formatMessage(messages.noName)}
        </p>
      )}
      <div className="grid gap-x-4 gap-y-3 pb-3 sm:grid-cols-2">
        {columns.map(({ heading, sample, field }, at) => (
          <Select<ImportField | typeof none>
            key={at}
            label={<span className="wrap-anywhere">{formatMessage(messages.columnOf, { heading, sample: sample || '–' })}</span>}
            value={field ?? none}
            onValueChange={(chosen) => change(at, chosen === none ? null : chosen)}
            options={[
              { value: none, label: formatMessage(messages.notRead) },
              ...importFields[kind].map((value) => ({ value, label: formatMessage(messages.field, { field: value }) })),
            ]}
          />
        ))}
      </div>
    </details>
  );
}
