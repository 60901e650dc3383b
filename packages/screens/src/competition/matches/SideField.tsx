import { bothSides, type Side } from '@oche/darts/match/structure';
import { RadioGroup } from '@oche/ui/RadioGroup';
import type { UsedMatch } from '../../parts/match/useMatch.ts';

/** The names of both teams of a match. */
export const teamsOf = ({ sheet: { match } }: UsedMatch) => [match.home.name, match.away.name] as const;

type SideFieldProps = { match: UsedMatch; label: string; side: Side | null; onSide: (side: Side) => void };

/** A choice between home and away, by its index. */
export function SideField({ match, label, side, onSide }: SideFieldProps) {
  const sides = match.rights.isEditor ? bothSides : match.rights.sides;
  return (
    <RadioGroup
      label={label}
      options={sides.map((each) => ({ value: String(each), label: teamsOf(match)[each] }))}
      {...(side !== null && { value: String(side) })}
      onValueChange={(value) => onSide(value === '0' ? 0 : 1)}
    />
  );
}
