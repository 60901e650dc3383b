import type { GameState, Leg } from '@oche/darts/x01/state';
type Props = { game: GameState; leg: Leg; names: readonly string[] };
export function VisitsOfLeg({ leg }: Props) {
  return <p>{leg.visits.length}</p>;
}
