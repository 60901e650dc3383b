import { Plus } from 'lucide-react';
import type { StructureProblem } from '@oche/darts/match/checkStructure';
import type { MatchStructure } from '@oche/darts/match/structure';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { Select } from '@oche/ui/Select';
import { presetOptions, type StructurePreset } from '../parts/structurePresets.ts';
import { BlockFields } from './BlockFields.tsx';
import { Problems } from './Problems.tsx';
import { problemTexts } from './problemText.ts';
import { presetOf, withNewBlock } from './structureEdit.ts';
import { messages } from './structureMessages.ts';
import { StructureOptions } from './StructureOptions.tsx';

type StructureFieldProps = {
  structure: MatchStructure;
  problems: readonly StructureProblem[];
  onChange: (structure: MatchStructure) => void;
  onPreset: (preset: StructurePreset) => void;
  /** shown below the title */
  notice?: string | undefined;
};

const own = 'own';
/** Most blocks of a match. */
const mostBlocks = 12;

/** The games of a match: a preset, its blocks, and folded options. Problems stand at their block, or at the end. */
export function StructureField({ structure, problems, onChange, onPreset, notice }: StructureFieldProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const blockOf = ({ block, format }: StructureProblem) =>
    structure.blocks.findIndex(({ id, games }) => id === block || (format !== undefined && games.some((row) => row.format === format)));
  return (
    <Section title={formatMessage(messages.title)}>
      <div className="grid gap-6">
        {notice !== undefined && <p className="text-body-small text-ink-2">{notice}</p>}
        <Select
          label={formatMessage(messages.preset)}
          hint={formatMessage(messages.presetHint)}
          value={presetOf(structure) ?? own}
          onValueChange={(preset) => preset !== own && onPreset(preset)}
          options={[...presetOptions(intl), { value: own, label: formatMessage(messages.own), disabled: presetOf(structure) !== null }]}
        />
        {structure.blocks.map((block, at) => (
          <BlockFields key={block.id} {...{ structure, at, onChange }} problems={problems.filter((problem) => blockOf(problem) === at)} />
        ))}
        {structure.blocks.length < mostBlocks && (
          <div>
            <Button icon={<Plus />} onClick={() => onChange(withNewBlock(structure))}>
              {formatMessage(messages.addBlock)}
            </Button>
          </div>
        )}
        <details className="border-y border-line py-1">
          <summary className="min-h-11 cursor-pointer py-2.5 text-label">{formatMessage(messages.more)}</summary>
          <StructureOptions structure={structure} onChange={onChange} />
        </details>
        <Problems
          texts={problemTexts(
            intl,
            structure,
            problems.filter((problem) => blockOf(problem) === -1),
          )}
        />
      </div>
    </Section>
  );
}
