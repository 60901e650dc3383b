import { rulesOf, type MatchStructure, type ThrowsFirst } from '@oche/darts/match/structure';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { Select } from '@oche/ui/Select';
import { CountField } from './CountField.tsx';
import { messages } from './structureMessages.ts';

type OptionsProps = { structure: MatchStructure; onChange: (structure: MatchStructure) => void };

const starts = ['home', 'away', 'toss', 'bull-up'] as const satisfies readonly ThrowsFirst['first'][];
const follows = ['alternate', 'same', 'bull-up'] as const satisfies readonly ThrowsFirst['then'][];

/** The players of a team, the boards, who throws first, and the end of a match. */
export function StructureOptions({ structure, onChange }: OptionsProps) {
  const { formatMessage } = useIntl();
  const { sheet, throwsFirst } = structure;
  const { boards, late, play, pairsOnce, score } = rulesOf(structure);
  const set = (change: Partial<MatchStructure>) => onChange({ ...structure, ...change });
  const numbers = [
    { label: messages.least, value: sheet.least, change: (least: number) => ({ sheet: { ...sheet, least } }) },
    { label: messages.full, value: sheet.full, change: (full: number) => ({ sheet: { ...sheet, full } }) },
    { label: messages.mostPlayers, value: sheet.most, change: (most: number) => ({ sheet: { ...sheet, most } }) },
    { label: messages.leastBoards, value: boards[0], change: (least: number) => ({ boards: [least, boards[1]] as const }) },
    { label: messages.mostBoards, value: boards[1], change: (most: number) => ({ boards: [boards[0], most] as const }) },
  ];
  return (
    <div className="grid gap-4 pt-3">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] items-end gap-3">
        {numbers.map(({ label, value, change }) => (
          <CountField
            key={label.id}
            label={formatMessage(label)}
            value={value}
            least={1}
            most={20}
            onChange={(number) => set(change(number))}
          />
        ))}
        <CountField
          label={formatMessage(messages.wait)}
          unit={formatMessage(messages.minutes)}
          value={late.wait}
          least={0}
          most={240}
          onChange={(wait) => set({ late: { ...late, wait } })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={formatMessage(messages.first)}
          value={throwsFirst.first}
          onValueChange={(first) => set({ throwsFirst: { ...throwsFirst, first } })}
          options={starts.map((first) => ({ value: first, label: formatMessage(messages.firstSide, { first: first.replace('-', '') }) }))}
        />
        <Select
          label={formatMessage(messages.then)}
          value={throwsFirst.then}
          onValueChange={(then) => set({ throwsFirst: { ...throwsFirst, then } })}
          options={follows.map((then) => ({ value: then, label: formatMessage(messages.thenSide, { then: then.replace('-', '') }) }))}
        />
      </div>
      <div>
        <Checkbox
          label={formatMessage(messages.untilDecided)}
          checked={play === 'until-decided'}
          onCheckedChange={(stops) => set({ play: stops ? 'until-decided' : 'all' })}
        />
        <Checkbox label={formatMessage(messages.pairsOnce)} checked={pairsOnce} onCheckedChange={(once) => set({ pairsOnce: once })} />
        <Checkbox
          label={formatMessage(messages.byLegs)}
          checked={score === 'legs'}
          onCheckedChange={(legs) => set({ score: legs ? 'legs' : 'points' })}
        />
      </div>
    </div>
  );
}
