import { Plus, X } from 'lucide-react';
import { matchGames } from '@oche/darts/match/games';
import { gameSizes, lineupKinds, type GameRow, type GameSize, type MatchStructure } from '@oche/darts/match/structure';
import type { StructureProblem } from '@oche/darts/match/checkStructure';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { FormatField } from '@oche/ui/FormatField';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { formatLabels } from '../../parts/game/formatWords.ts';
import { formatSentence } from '../../parts/game/gameName.ts';
import { blockText } from '../../parts/league/structureText.ts';
import { CountField } from './CountField.tsx';
import { Problems } from './Problems.tsx';
import { problemTexts } from './problemText.ts';
import { gameFormatText } from '../../parts/league/SheetTable.tsx';
import { editableFormat, formatOfRow, storedFormat, withBlock, withDecider, withNewRow, withoutRow, withRow } from './structureEdit.ts';
import { messages } from './structureMessages.ts';

type BlockProps = {
  structure: MatchStructure;
  at: number;
  problems: readonly StructureProblem[];
  onChange: (structure: MatchStructure) => void;
};

/** The games of a block, the kind of its lineup, and how often a player may play in it. */
export function BlockFields({ structure, at, problems, onChange }: BlockProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const block = structure.blocks[at]!;
  const isByPosition = block.lineup === 'positions';
  const isLast = at === structure.blocks.length - 1;
  const lineups = isByPosition ? lineupKinds : lineupKinds.filter((kind) => kind !== 'positions');
  const title = formatMessage(messages.block, { number: at + 1 });
  return (
    <fieldset className="min-w-0 border-t-2 border-rule pt-3">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="flex flex-wrap items-baseline gap-x-3 pb-3">
        <span className="text-heading">{title}</span>
        <span className="text-body-small text-ink-3">{blockText(intl, block)}</span>
      </p>
      <div className="grid gap-4">
        {block.games.map((row, index) => (
          <RowFields key={index} {...{ structure, at, onChange, row, index }} />
        ))}
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <Select
            label={formatMessage(messages.lineup)}
            value={block.lineup}
            disabled={isByPosition}
            onValueChange={(lineup) => onChange(withBlock(structure, at, { lineup }))}
            options={lineups.map((kind) => ({
              value: kind,
              label: formatMessage(messages.lineupKind, { kind: kind.replace('-', '') }),
            }))}
          />
          <CountField
            label={formatMessage(messages.most)}
            value={block.most ?? 1}
            least={1}
            most={40}
            onChange={(most) => onChange(withBlock(structure, at, { most }))}
          />
        </div>
        {isLast && structure.blocks.length > 1 && (
          <Checkbox
            label={formatMessage(messages.decider)}
            checked={block.onlyIf === 'level'}
            onCheckedChange={(isDecider) => onChange(withDecider(structure, at, isDecider))}
          />
        )}
        <Problems texts={problemTexts(intl, structure, problems)} />
        {!isByPosition && (
          <div>
            <Button kind="quiet" icon={<Plus />} onClick={() => onChange(withNewRow(structure, at))}>
              {formatMessage(messages.addRow)}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}

type RowProps = Omit<BlockProps, 'problems'> & { row: GameRow; index: number };

const seatsText = ({ formatMessage, locale }: IntlShape, seats: NonNullable<GameRow['at']>): string =>
  formatMessage(messages.seats, {
    pairs: formatList(
      locale,
      seats.map(([home, away]) => `${home}–${away}`),
      'unit',
    ),
  });

function RowFields({ structure, at, onChange, row, index }: RowProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const own = formatOfRow(structure, row);
  const change = (changed: Parameters<typeof withRow>[3]) => onChange(withRow(structure, at, index, changed));
  const games = blockText(intl, { games: [row] });
  return (
    <div className="flex items-end gap-2">
      <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[6rem_9rem_minmax(0,1fr)]">
        {row.at ? (
          <p className="text-body-small text-ink-2 sm:col-span-2">{seatsText(intl, row.at)}</p>
        ) : (
          <>
            <CountField label={formatMessage(messages.count)} value={row.n ?? 1} least={1} most={40} onChange={(n) => change({ n })} />
            <Select
              label={formatMessage(messages.kindOfGame)}
              value={String(row.size)}
              onValueChange={(size) => change({ size: (size === 'team' ? size : Number(size)) as GameSize })}
              options={gameSizes.map((size) => ({
                value: String(size),
                label: formatMessage(messages.size, { size: String(size) }),
              }))}
            />
          </>
        )}
        {'other' in own ? (
          <TextField
            label={formatMessage(messages.format)}
            readOnly
            value={gameFormatText(
              intl,
              matchGames(structure).find(({ block }) => block === structure.blocks[at])!,
            )}
          />
        ) : (
          <FormatField
            label={formatMessage(messages.format)}
            value={editableFormat(own)}
            onValueChange={(format) => change({ own: storedFormat(format) })}
            sentence={formatSentence(intl, editableFormat(own))}
            labels={matchFormatLabels(intl)}
          />
        )}
      </div>
      <Button
        kind="quiet"
        icon={<X />}
        label={formatMessage(messages.removeRow, { games })}
        state={structure.blocks.length === 1 && structure.blocks[0]!.games.length === 1 ? 'off' : 'ready'}
        onClick={() => onChange(withoutRow(structure, at, index))}
      />
    </div>
  );
}

/** The structure says who throws first. */
const matchFormatLabels = (intl: IntlShape) => {
  const { starter: _starter, ...labels } = formatLabels(intl);
  return labels;
};
