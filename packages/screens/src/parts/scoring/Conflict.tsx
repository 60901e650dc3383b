import type { GameSync } from '@oche/api/gameSync';
import { useGamePart } from '@oche/api/useGame';
import type { GameState } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { messages } from './messages.ts';

type Props = { play: GameSync; game: GameState; names: readonly string[]; onPutAside: () => void };

/** Replaces the keypad while a person has to decide, for example between two versions of the log. No visit is lost until then. */
export function Conflict({ play, game, names, onPutAside }: Props) {
  const { formatMessage } = useIntl();
  const conflict = useGamePart(play, (state) => state.conflict);
  const notScorer = useGamePart(play, (state) => state.notScorer);
  const { takeOver, resolveConflict } = play;
  if (!conflict) {
    return notScorer ? (
      <Panel title={formatMessage(messages.scoredElsewhere)}>
        <Button kind="primary" size="lg" full onClick={() => void takeOver()}>
          {formatMessage(messages.scoreHere)}
        </Button>
      </Panel>
    ) : null;
  }
  const keepMine = () => resolveConflict('mine');
  const takeTheirs = () => resolveConflict('theirs');
  const visits = formatMessage(messages.kept, { count: conflict.mine.length });
  if (conflict.code === 'not-scorer') {
    return (
      <Panel title={formatMessage(messages.scoredElsewhere)} text={visits}>
        <Choice kind="primary" onClick={() => void takeOver()} label={formatMessage(messages.scoreHere)} />
        <Choice onClick={takeTheirs} label={formatMessage(messages.discard)} />
      </Panel>
    );
  }
  if (conflict.code === 'not-found') {
    return (
      <Panel title={formatMessage(messages.lostTitle)} text={formatMessage(messages.lostText)}>
        <Score title={formatMessage(messages.thisDevice)} game={game} names={names} />
        <Choice onClick={onPutAside} label={formatMessage(messages.putAside)} />
      </Panel>
    );
  }
  if (conflict.theirs.length === 0) {
    return (
      <Panel title={formatMessage(messages.refusedTitle)} text={formatMessage(messages.refusedText, { code: conflict.code })}>
        <Choice kind="primary" onClick={keepMine} label={formatMessage(messages.sendAgain)} />
        <Choice onClick={takeTheirs} label={formatMessage(messages.discard)} />
      </Panel>
    );
  }
  return (
    <Panel title={formatMessage(messages.conflictTitle)} text={formatMessage(messages.conflictText)}>
      <Score title={formatMessage(messages.thisDevice)} game={game} names={names} />
      <Choice kind="primary" onClick={keepMine} label={formatMessage(messages.mine)} />
      <Score title={formatMessage(messages.otherDevice)} game={conflict.theirGame} names={names} />
      <Choice onClick={takeTheirs} label={formatMessage(messages.theirs)} />
    </Panel>
  );
}

const Panel = ({ title, text, children }: { title: string; text?: string; children: React.ReactNode }) => (
  <section role="alert" className="flex h-full flex-col gap-4 overflow-auto border-t-4 border-warning-fill bg-warning-wash p-5">
    <h2 className="text-title-3 text-warning">{title}</h2>
    {text && <p className="text-body text-ink-2">{text}</p>}
    {children}
  </section>
);

const Choice = ({ label, kind = 'outline', onClick }: { label: string; kind?: 'primary' | 'outline'; onClick: () => void }) => (
  <Button kind={kind} size="lg" full onClick={onClick}>
    {label}
  </Button>
);

/** One version of the game: legs and points to go of each side. */
function Score({ title, game, names }: { title: string; game: GameState | null; names: readonly string[] }) {
  return (
    <table className="w-full border-t-2 border-rule">
      <caption className="pb-1 text-left text-caption text-ink-2">{title}</caption>
      <tbody>
        {names.map((name, side) => (
          <tr key={`${side} ${name}`} className="h-11 border-b border-line">
            <th scope="row" className="text-left text-name">
              {name}
            </th>
            <td className="score-xs px-3 text-right">{game?.totalLegs[side] ?? 0}</td>
            <td className="w-16 text-right score-sm">{game?.legs.at(-1)?.remaining[side] ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
