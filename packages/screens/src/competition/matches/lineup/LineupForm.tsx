import { Lock, TriangleAlert, Users } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { OwnLineup } from '@oche/api/contract/match';
import { checkLineup, choices, type LineupProblem } from '@oche/darts/match/checkLineup';
import type { Lineup } from '@oche/darts/match/event';
import type { Side } from '@oche/darts/match/structure';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { LineupEditor } from '@oche/ui/LineupEditor';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../../parts/match/messages.ts';
import type { UsedMatch } from '../../../parts/match/useMatch.ts';
import { Later } from './Later.tsx';
import type { LineupTask } from '../../../parts/match/lineupTask.ts';
import { lineupBlocks, placedText, problemText, slotLabel } from './lineupTexts.ts';
import { messages } from '../../../parts/match/lineupMessages.ts';
import { choosePlayer, swapSlots } from './slots.ts';

type LineupFormProps = {
  match: UsedMatch;
  side: Side;
  task: LineupTask;
  own: OwnLineup;
  value: Lineup;
  onValueChange: (value: Lineup) => void;
  submit: string;
  /** what the button means for a sealed lineup, if it is not that the lineup stays sealed */
  means?: string;
  isBusy?: boolean;
  /** Called with a lineup that breaks no rule. */
  onSubmit: (value: Lineup) => void;
  /** an error, or what happens to the lineup; above the button */
  notice?: ReactNode;
  /** fields above the button */
  fields?: ReactNode;
  /** other ways to go on; below the button */
  others?: ReactNode;
};

/** The slots of a lineup, the players to choose from, and the button. The button always works: it leads to the first slot that breaks a rule. */
export function LineupForm(props: LineupFormProps) {
  const { match, side, task, own, value, onValueChange, submit, means, isBusy = false, onSubmit, notice, fields, others } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const root = useRef<HTMLDivElement>(null);
  const { state } = match;
  const { slots } = task;
  const season = { day: own.day, mostAsSubstitute: own.mostAsSubstitute };
  const problemsOf = (lineup: Lineup) => checkLineup(state, side, task.id, lineup, own.players, season);
  const problems = problemsOf(value);
  const [active, setActive] = useState(() => nextSlot(value, -1));
  const [isAsked, setAsked] = useState(false);
  const [isPressed, setPressed] = useState(false);

  const wrong = problems.find(({ slot }) => slot !== null)?.slot ?? null;
  const whole = problems.filter(({ slot }) => slot === null);
  const gaps = slots.flatMap((slot, at) => (value[at] == null ? [slotLabel(intl, state, slot)] : []));
  const errors = new Map<number, string>();
  for (const problem of problems)
    if (problem.slot !== null && !errors.has(problem.slot))
      errors.set(problem.slot, formatMessage(messages.chooseOther, { reason: problemText(intl, problem, own.players) }));
  const count = new Set([...value, ...state.games.flatMap((game) => game.players[side] ?? [])].filter((player) => player != null)).size;

  /** The next empty slot after one, or the first that breaks a rule. Null if nothing is left to do, so that a stray tap replaces nobody. */
  function nextSlot(lineup: Lineup, from: number): number | null {
    const order = slots.map((_slot, index) => (from + 1 + index) % slots.length);
    return order.find((at) => lineup[at] == null) ?? problemsOf(lineup).find(({ slot }) => slot !== null)?.slot ?? null;
  }
  const change = (next: Lineup) => {
    setPressed(false);
    onValueChange(next);
  };
  const press = () => {
    setPressed(true);
    if (wrong !== null) {
      setActive(wrong);
      root.current?.querySelector<HTMLElement>(`[data-slot="${wrong}"] button`)?.focus();
    } else if (whole.length === 0 && gaps.length > 0) setAsked(true);
    else if (whole.length === 0) onSubmit(value);
  };
  return (
    <div ref={root}>
      <LineupEditor
        label={formatMessage(messages.slots)}
        blocks={lineupBlocks(intl, state, side, slots, errors)}
        value={value}
        active={active}
        onActiveChange={setActive}
        onChoose={(player) => {
          if (active === null) return;
          const next = choosePlayer(state, slots, value, active, player);
          change(next);
          setActive(nextSlot(next, active));
        }}
        onClear={(slot) => {
          change(slots.map((_slot, at) => (at === slot ? null : (value[at] ?? null))));
          setActive(slot);
        }}
        onSwap={(slot, other) => change(swapSlots(slots, value, slot, other))}
        players={choices(state, side, task.id, value, active ?? 0, own.players, season).map(({ player, reasons: [reason] }) => {
          const known = own.players.find((each) => each.player === player)!;
          const placed = placedText(intl, state, slots, value, player);
          return {
            ...{ id: player, name: known.name },
            ...(known.roster === 'substitute' && {
              note: formatMessage(isLastTime(known, own) ? messages.lastAsSubstitute : messages.substitute),
            }),
            ...(placed !== undefined && { placed }),
            ...(reason && !(placed !== undefined && isOfPlace(reason)) && { blocked: problemText(intl, reason, own.players) }),
          };
        })}
        team={formatMessage(messages.team)}
        teamNote={formatMessage(messages.onSheet, { count, most: state.structure.sheet.most })}
        labels={{
          empty: formatMessage(messages.empty),
          clear: ({ label }) => formatMessage(messages.clear, { slot: label }),
          choose: ({ label }) => label,
          next: ({ label }) => formatMessage(messages.choosePlayer, { slot: label }),
          moved: ({ label }, name) => formatMessage(messages.moved, { name: name ?? formatMessage(shared.missing), slot: label }),
          blocked: formatMessage(messages.notNow),
          keys: formatMessage(messages.keys),
        }}
      >
        <Later match={match} task={task} />
      </LineupEditor>
      <div className="sticky bottom-0 z-sticky -mx-4 mt-6 grid justify-items-start gap-2.5 border-t-2 border-rule bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mx-0">
        {fields}
        <div role="status" className="grid gap-1.5 empty:hidden">
          {isPressed && wrong !== null && (
            <Line icon={<TriangleAlert aria-hidden />} danger>
              {formatMessage(messages.notRight, { slot: slotLabel(intl, state, slots[wrong]!) })}
            </Line>
          )}
          {whole.map((problem) => (
            <Line key={`${problem.code}${problem.player}`} icon={<TriangleAlert aria-hidden />} danger={isPressed}>
              {problemText(intl, problem, own.players)}
            </Line>
          ))}
          {notice}
        </div>
        <Line icon={task.isSealed && means === undefined ? <Lock aria-hidden /> : <Users aria-hidden />}>
          {means ?? formatMessage(task.isSealed ? messages.sealed : messages.inTheOpen)}
        </Line>
        <Button
          kind="primary"
          size="lg"
          className="w-full md:w-auto"
          state={isBusy ? 'busy' : 'ready'}
          busyLabel={formatMessage(messages.handingIn)}
          onClick={press}
        >
          {submit}
        </Button>
        {others}
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={formatMessage(messages.staysEmpty, { count: gaps.length, slots: formatList(intl.locale, gaps) })}
        description={formatMessage(messages.emptyMeans)}
        confirm={formatMessage(messages.handInSo)}
        cancel={formatMessage(words.back)}
        onConfirm={() => {
          setAsked(false);
          onSubmit(value);
        }}
      />
    </div>
  );
}

/** Whether a substitute belongs to the team after this match. */
const isLastTime = ({ timesAsSubstitute }: OwnLineup['players'][number], { mostAsSubstitute }: OwnLineup): boolean =>
  timesAsSubstitute === mostAsSubstitute - 1;

/** Whether a player only breaks a rule because of their other place in the lineup, which a choice exchanges. */
const isOfPlace = ({ code }: LineupProblem): boolean => code === 'block-limit' || code === 'twice';

/** A sentence with an icon above the button. */
export function Line({ icon, danger = false, children }: { icon: ReactNode; danger?: boolean; children: ReactNode }) {
  return (
    <p
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-2 text-body-small [&>svg]:mt-0.5 [&>svg]:size-4 ${danger ? 'font-[550] text-danger' : 'text-ink-2'}`}
    >
      {icon}
      <span>{children}</span>
    </p>
  );
}
