import type { ReactNode } from 'react';
import type { GameState, Visit } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { Tabs } from '@oche/ui/Tabs';
import { VisitList } from '@oche/ui/VisitList';
import { useVisitListLabels } from '../game/useVisitListLabels.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

type Props = {
  game: GameState;
  names: string[];
  onPick: (visit: Visit) => void;
  /** the visits of the current leg */
  children: ReactNode;
};

/** The visits of every leg, the current leg first. Visits of finished legs can also be corrected. */
export function LegsOfGame({ game, names, onPick, children }: Props) {
  const { formatMessage } = useIntl();
  const currentList = <div className="h-[60dvh]">{children}</div>;
  const [current, ...finished] = game.legs.toReversed();
  if (!current || finished.length === 0) return currentList;
  const tabs = [current, ...finished].map(({ number }) => ({
    value: String(number),
    label: formatMessage(words.legNumber, { number }),
    content: number === current.number ? currentList : <OneLeg key={number} game={game} names={names} leg={number} onPick={onPick} />,
  }));
  return <Tabs label={formatMessage(messages.visits)} tabs={tabs} />;
}

function OneLeg({ leg, ...list }: Omit<Props, 'children'> & { leg: number }) {
  const labels = useVisitListLabels(leg);
  return <VisitList {...list} leg={leg} labels={labels} startRow namesShown className="h-[60dvh]" />;
}
