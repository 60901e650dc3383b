import type { GameState, Leg } from '@oche/darts/x01/state';
type Props = { game: GameState; names: readonly string[]; shown: Leg; onShow: (leg: number) => void };
export function LegByLeg({ shown }: Props) {
  return <p>{shown.number}</p>;
}
