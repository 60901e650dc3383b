import { EllipsisVertical, Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PointsTable } from '@oche/darts/standings/rankingScheme';
import type { RankingScheme } from '@oche/darts/standings/rankingTotals';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Menu } from '@oche/ui/Menu';
import { SchemeForm, type SchemeLine, type SchemeSection } from '@oche/ui/SchemeForm';
import { Select } from '@oche/ui/Select';
import { placeLists, placesOf, sectionsOf, tablesOf, type PlaceList, type PointsSection } from '../../../parts/rankings/schemeWords.ts';
import { messages as shared } from '../../parts/messages.ts';
import { words } from '../../../shell/words.ts';
import { AddBonus } from './AddBonus.tsx';
import { AddSize } from './AddSize.tsx';
import {
  addPlaces,
  countingId,
  countingNumbers,
  joinPlaces,
  numberId,
  removeBonus,
  removePlaces,
  removeTable,
  setCounting,
  setNumber,
  setTable,
  splitPlaces,
  addBonus,
  addTable,
  type CountingNumber,
} from './edits.ts';
import { messages } from './messages.ts';
import type { SchemeHistory } from './useSchemeHistory.ts';

const pointsLimits = { min: -10_000, max: 10_000, decimals: 2 };
const countingLimits: Record<CountingNumber, { min: number; max: number }> = {
  best: { min: 1, max: 200 },
  months: { min: 1, max: 120 },
  leastAttended: { min: 1, max: 200 },
  mostMissed: { min: 0, max: 200 },
};
const isPlaceList = (id: PointsSection['id']): id is PlaceList => placeLists.some((list) => list === id);

type SchemeFieldsProps = {
  history: SchemeHistory;
  /** the saved numbers, by id */
  saved: ReadonlyMap<string, number | null>;
  /** the number of tournaments that have counted so far */
  tournaments: number;
};

/** The numbers of a scheme. A number that differs from the saved one shows what it was. */
export function SchemeFields({ history, saved, tournaments }: SchemeFieldsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { scheme, change } = history;
  const [size, setSize] = useState(scheme.points.tables[0]!.fromEntries);
  const tables = tablesOf(intl, scheme.points);
  const { table } = tables.find((each) => each.table.fromEntries === size) ?? tables[0]!;
  const showNumber = (value: number) => formatNumber(locale, value, { useGrouping: false });
  const wasOf = (id: string, value: number | null, empty?: string) => {
    const before = saved.get(id);
    if (before === value || before === undefined) return {};
    return { was: formatMessage(messages.was, { value: before === null ? (empty ?? '–') : showNumber(before) }) };
  };
  const countingLine = (name: CountingNumber): SchemeLine => {
    const [id, label, value] = [countingId(name), formatMessage(messages[name]), scheme.counting[name] ?? null];
    const empty = formatMessage(name === 'best' ? messages.all : messages.noLimit);
    return {
      ...{ id, label, value, empty, ...countingLimits[name], ...wasOf(id, value, empty) },
      ...(name === 'best' && {
        hint: formatMessage(messages.soFar, { count: tournaments }),
        steps: { less: formatMessage(messages.less, { name: label }), more: formatMessage(messages.more, { name: label }) },
      }),
    };
  };
  const edit = (field: string, update: (table: PointsTable) => PointsTable) =>
    change(`${table.fromEntries}/${field}`, (previous) => setTable(previous, table.fromEntries, update));
  const sections = sectionsOf(intl, table);
  const pointsSection = (section: PointsSection): SchemeSection => ({
    id: section.id,
    title: section.title,
    lines: section.lines.map(({ id, label, points }, at) => ({
      ...{ id: numberId(table, id), label, value: points, ...pointsLimits, ...wasOf(numberId(table, id), points) },
      ...(isPlaceList(section.id) && { actions: <PlaceActions label={label} table={table} list={section.id} at={at} edit={edit} /> }),
      ...(section.id === 'bonuses' && {
        actions: (
          <IconButton
            label={formatMessage(messages.removeLine, { name: label })}
            onClick={() => edit(id, (each) => removeBonus(each, id.slice('bonus/'.length)))}
          >
            <X aria-hidden />
          </IconButton>
        ),
      }),
    })),
    after: afterOf(section),
  });
  const afterOf = (section: PointsSection): ReactNode => {
    const { id } = section;
    if (id === 'bonuses') return <AddBonus table={table} onAdd={(bonus) => edit('bonuses', (each) => addBonus(each, bonus))} />;
    return isPlaceList(id) ? <AfterPlaces section={section} list={id} table={table} edit={edit} /> : undefined;
  };
  const unused = sections.filter(({ id, lines }) => isPlaceList(id) && lines.length === 0);
  const shown = sections.filter(({ lines, id }) => lines.length > 0 || id === 'bonuses');
  return (
    <div className="grid gap-5">
      <SchemeForm
        sections={[
          {
            id: 'counts',
            title: formatMessage(messages.counts),
            lines: countingNumbers.map(countingLine),
            after: <ScoreField history={history} />,
          },
        ]}
        onValueChange={(id, value) => change(id, (previous) => setNumber(previous, id, value))}
        formatNumber={showNumber}
        invalid={({ min, max }) => formatMessage(messages.invalidWhole, { min, max })}
      />
      {tables.length > 1 && (
        <Select
          label={formatMessage(messages.size)}
          value={String(table.fromEntries)}
          onValueChange={(value) => setSize(Number(value))}
          options={tables.map((each) => ({ value: String(each.table.fromEntries), label: each.title }))}
        />
      )}
      <SchemeForm
        // Another table has other numbers, which are not the drafts of these.
        key={table.fromEntries}
        sections={shown.map(pointsSection)}
        onValueChange={(id, value) => change(id, (previous) => setNumber(previous, id, value))}
        formatNumber={showNumber}
        invalid={({ min, max }) => formatMessage(messages.invalid, { min: showNumber(min), max: showNumber(max) })}
      />
      <div className="flex flex-wrap items-center gap-2">
        {unused.length > 0 && (
          <Menu
            align="start"
            items={unused.map(({ id, title }) => ({
              label: title,
              onSelect: () => isPlaceList(id) && edit(`${id}/new`, (each) => addPlaces(addPlaces(each, id), id)),
            }))}
          >
            <Button icon={<Plus aria-hidden />}>{formatMessage(messages.addList)}</Button>
          </Menu>
        )}
        <AddSize
          tables={scheme.points.tables}
          onAdd={(fromEntries) => {
            change(`table/${fromEntries}`, (previous) => addTable(previous, table, fromEntries));
            setSize(fromEntries);
          }}
        />
        {tables.length > 1 && (
          <Button kind="quiet" onClick={() => change(`table/${table.fromEntries}`, (previous) => removeTable(previous, table.fromEntries))}>
            {formatMessage(messages.removeSize)}
          </Button>
        )}
      </div>
    </div>
  );
}

type AfterPlacesProps = {
  section: PointsSection;
  list: PlaceList;
  table: PointsTable;
  edit: (field: string, update: (table: PointsTable) => PointsTable) => void;
};

/** Below the places of a list: a place that gives more than a better one, which is allowed, and a button that adds the next places. */
function AfterPlaces({ section: { lines }, list, table, edit }: AfterPlacesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const at = lines.findIndex(({ points }, i) => i > 0 && points > lines[i - 1]!.points);
  const longer = addPlaces(table, list);
  const next = sectionsOf(intl, longer)
    .find(({ id }) => id === list)!
    .lines.at(-1)!;
  return (
    <>
      {at !== -1 && (
        <p className="py-2 text-body-small text-warning">
          {formatMessage(messages.moreThanBetter, { place: lines[at]!.label, better: lines[at - 1]!.label })}
        </p>
      )}
      <Button kind="quiet" icon={<Plus aria-hidden />} onClick={() => edit(`${list}/${lines.length + 1}`, (each) => addPlaces(each, list))}>
        {formatMessage(messages.addPlaces, { places: next.label })}
      </Button>
    </>
  );
}

type PlaceActionsProps = {
  label: string;
  table: PointsTable;
  list: PlaceList;
  at: number;
  edit: (field: string, update: (table: PointsTable) => PointsTable) => void;
};

function PlaceActions({ label, table, list, at, edit }: PlaceActionsProps) {
  const { formatMessage } = useIntl();
  const places = placesOf(table, list);
  const { from, to } = places[at]!;
  const next = places[at + 1];
  const act = (verb: string, update: (table: PointsTable) => PointsTable) => () => edit(`${list}/${verb}/${from}`, update);
  return (
    <Menu
      items={[
        ...(from < to ? [{ label: formatMessage(messages.split), onSelect: act('split', (each) => splitPlaces(each, list, at)) }] : []),
        ...(next?.from === to + 1
          ? [{ label: formatMessage(messages.join), onSelect: act('join', (each) => joinPlaces(each, list, at)) }]
          : []),
        { label: formatMessage(words.remove), onSelect: act('remove', (each) => removePlaces(each, list, at)) },
      ]}
    >
      <IconButton label={formatMessage(shared.more, { name: label })}>
        <EllipsisVertical aria-hidden />
      </IconButton>
    </Menu>
  );
}

function IconButton({ label, children, ...props }: { label: string; onClick?: () => void; children: ReactNode }) {
  return <Button kind="quiet" aria-label={label} icon={children} className="-mr-2 -ml-2" {...props} />;
}

function ScoreField({ history: { scheme, change } }: Pick<SchemeFieldsProps, 'history'>) {
  const { formatMessage } = useIntl();
  return (
    <Select<RankingScheme['counting']['score']>
      className="pt-3"
      label={formatMessage(messages.score)}
      value={scheme.counting.score}
      onValueChange={(score) => change('score', (previous) => setCounting(previous, 'score', score))}
      options={(['sum', 'average'] as const).map((score) => ({ value: score, label: formatMessage(messages.scoreKind, { score }) }))}
    />
  );
}
