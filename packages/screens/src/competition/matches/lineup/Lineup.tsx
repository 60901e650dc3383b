import { CircleAlert, CloudOff, Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@oche/api/errors';
import { checkLineup } from '@oche/darts/match/checkLineup';
import type { Lineup as Players } from '@oche/darts/match/event';
import { otherSide, type Side } from '@oche/darts/match/structure';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { errorMessage } from '../../../shell/errorMessage.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages as actionMessages } from '../../../parts/match/actionMessages.ts';
import type { UsedMatch } from '../../../parts/match/useMatch.ts';
import { Deadline } from './Deadline.tsx';
import { deadlineOf, opensAt } from '../../../parts/match/deadline.ts';
import { LineupForm, Line } from './LineupForm.tsx';
import { lineupTask, type LineupTask } from '../../../parts/match/lineupTask.ts';
import { problemText, slotLabel } from './lineupTexts.ts';
import { messages } from '../../../parts/match/lineupMessages.ts';
import { OneDevice } from './OneDevice.tsx';
import { useLineupDraft } from './useLineupDraft.ts';
import { useOwnLineup } from './useOwnLineup.ts';

type LineupProps = {
  match: UsedMatch;
  season: SeasonOfPage;
  side: Side;
  /** an editor hands it in, with a reason */
  isForCaptain?: boolean;
};

const day = 24 * 3_600_000;

/** The next lineup of a side: to fill in, or handed in and waiting for the other side. */
export function Lineup({ match, season, side, isForCaptain = false }: LineupProps) {
  const task = lineupTask(match.state, side);
  if (!task) return null;
  return <Task key={task.id} {...{ match, season, side, task, isForCaptain }} />;
}

/** When a lineup was handed in, and by whom. */
function handedIn({ state, events }: UsedMatch, { id }: LineupTask, side: Side) {
  const event = events.find((each) => each.id === state.parts.find((part) => part.id === id)?.handedIn[side]);
  return event ? { id: event.id, author: event.author, at: event.serverTime ?? event.deviceTime } : null;
}

function Task({ match, season, side, task, isForCaptain = false }: LineupProps & { task: LineupTask }) {
  const { formatMessage } = useIntl();
  const { sheet } = match;
  const own = useOwnLineup(match, task, side);
  const draft = useLineupDraft(sheet.match.id, side, task.id);
  const [isChanging, setChanging] = useState(false);
  const [isTogether, setTogether] = useState(false);
  const deadline = deadlineOf(sheet, task, season.rules);
  // Before the last day the lineup is not what the page is about.
  const [isOpened, open] = useState(() => isForCaptain || draft.players !== null || deadline === null || deadline - Date.now() < day);
  const done = handedIn(match, task, side);
  const other = handedIn(match, task, otherSide(side));
  const teams = [sheet.match.home.name, sheet.match.away.name] as const;
  const isIn = done !== null && !isChanging;
  const opens = isForCaptain || !task.isSealed ? null : opensAt(sheet, task, season.rules);
  const state = isIn ? 'in' : draft.isWaiting ? 'waiting' : 'open';
  const showTop = useShowTop(isIn, draft.error !== null && draft.error !== undefined);
  if (isTogether) return <OneDevice match={match} task={task} side={side} own={own} onClose={() => setTogether(false)} />;
  return (
    <>
      <Deadline
        match={sheet.match}
        side={side}
        deadline={deadline}
        opens={opens}
        own={{ state, at: done?.at ?? null }}
        other={other?.at ?? null}
      />
      {isIn ? (
        <HandedIn
          {...{ match, side, task, own, done }}
          onChange={() => setChanging(true)}
          // The server forgets a lineup that is taken back.
          onTakeBack={(players) => draft.set(players)}
        />
      ) : task.isBehindOther ? (
        <p className="flex gap-2 py-6 text-ink-2">
          <Clock aria-hidden className="mt-0.5 size-5 shrink-0" />
          {formatMessage(messages.otherFirst, { team: teams[otherSide(side)] })}
        </p>
      ) : !isOpened ? (
        <Button className="mt-4" onClick={() => open(true)}>
          {formatMessage(messages.fillIn)}
        </Button>
      ) : (
        <Filling
          {...{ match, side, task, own, draft, opens, isForCaptain }}
          isOtherIn={other !== null}
          onHandedIn={() => {
            showTop();
            setChanging(false);
          }}
          onTogether={() => setTogether(true)}
        />
      )}
    </>
  );
}

/**
 * Returns a function to call when a lineup is handed in. The page then shows its top, which says that it is in, or both lineups. On a phone, the
 * button is far below. A lineup that is refused stays in view, with the error.
 */
function useShowTop(isIn: boolean, isRefused: boolean): () => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isAwaited.current && isIn) scrollTo({ top: 0 });
    if (isIn || isRefused) isAwaited.current = false;
  }, [isIn, isRefused]);
  // The second lineup reveals both, and the sheet takes the place of this part.
  useEffect(() => () => void (isAwaited.current && scrollTo({ top: 0 })), []);
  return () => {
    isAwaited.current = true;
  };
}

type FillingProps = {
  match: UsedMatch;
  side: Side;
  task: LineupTask;
  own: Parameters<typeof LineupForm>[0]['own'];
  draft: ReturnType<typeof useLineupDraft>;
  opens: number | null;
  isForCaptain: boolean;
  /** whether the lineup of the other side is in, so that this one reveals both */
  isOtherIn: boolean;
  onHandedIn: () => void;
  onTogether: () => void;
};

function Filling({ match, side, task, own, draft, opens, isForCaptain, isOtherIn, onHandedIn, onTogether }: FillingProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const [isTooEarly, setTooEarly] = useState(false);
  const value = draft.players ?? own.sealed?.players ?? firstDraft(match, side, task, own);
  // An organiser may know the other lineup, even one who is a captain in this match.
  const needsReason = !task.isSealed && match.check({ kind: 'slot', payload: { game: task.id, side, players: [] } }) === 'reason-needed';
  const asksReason = isForCaptain || needsReason;
  const submit = (players: Players) => {
    if (asksReason && !reason.trim()) return setReasonMissing(true);
    const isEarly = opens !== null && opens > Date.now();
    setTooEarly(isEarly);
    if (isEarly) return;
    if (task.isSealed) {
      draft.handIn(players, isForCaptain ? reason.trim() : undefined);
      onHandedIn();
      return;
    }
    const payload = { game: task.id, side, players, ...(asksReason && { reason: reason.trim() }) };
    setCode(match.record([{ kind: 'slot', payload }]));
    draft.forget();
  };
  const error = draft.error ?? (code === null ? undefined : new ApiError(422, { code, message: code } as never));
  return (
    <LineupForm
      {...{ match, side, task, own, value }}
      onValueChange={draft.set}
      submit={formatMessage(isOtherIn ? messages.handInBoth : task.isSealed ? messages.handIn : messages.name)}
      {...(isOtherIn && { means: formatMessage(messages.otherIsIn) })}
      isBusy={draft.isSending}
      onSubmit={submit}
      notice={
        <>
          {error !== undefined && (
            <Line icon={<CircleAlert aria-hidden />} danger>
              {errorMessage(intl, error, refusals)}
            </Line>
          )}
          {isTooEarly && <Line icon={<Clock aria-hidden />}>{formatMessage(messages.tooEarly)}</Line>}
          {draft.isWaiting && !draft.isSending && <Line icon={<CloudOff aria-hidden />}>{formatMessage(messages.kept)}</Line>}
        </>
      }
      fields={
        asksReason && (
          <TextField
            label={formatMessage(isForCaptain ? messages.reason : messages.changeReason)}
            hint={formatMessage(actionMessages.reasonHint)}
            className="w-full max-w-measure"
            maxLength={500}
            value={reason}
            onValueChange={(text) => {
              setReason(text);
              setReasonMissing(false);
            }}
            {...(isReasonMissing && { error: formatMessage(reasonMessages.missing) })}
          />
        )
      }
      others={
        task.isSealed &&
        !isForCaptain && (
          <Button kind="quiet" className="w-full md:w-auto" onClick={onTogether}>
            {formatMessage(messages.together)}
          </Button>
        )
      }
    />
  );
}

const refusals = {
  'too-early': messages.tooEarly,
  'not-eligible': messages.refused,
  'already-revealed': messages.closed,
  'wrong-code': messages.wrongCode,
};

/** The slots before anything is filled in. A team game begins with everybody who has played. */
export function firstDraft({ state }: UsedMatch, side: Side, { id, slots }: LineupTask, { players }: FillingProps['own']): Players {
  const isTeam = state.games.some(({ key, size }) => key === id && size === 'team');
  const used = isTeam ? new Set(state.games.flatMap((game) => game.players[side] ?? [])) : new Set();
  const known = players.filter(({ player }) => used.has(player));
  return slots.map((_slot, at) => known[at]?.player ?? null);
}

type HandedInProps = {
  match: UsedMatch;
  side: Side;
  task: LineupTask;
  own: FillingProps['own'];
  done: { id: string; author: string };
  onChange: () => void;
  /** Called before the lineup is taken back, with its players who may still play. */
  onTakeBack: (players: Players) => void;
};

/** A lineup that waits for the other side. Its author takes it back; another captain of the team replaces it. */
function HandedIn({ match, side, task, own, done, onChange, onTakeBack }: HandedInProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { sheet, rights, state } = match;
  const teams = [sheet.match.home, sheet.match.away] as const;
  const players = own.sealed?.players;
  const season = { day: own.day, mostAsSubstitute: own.mostAsSubstitute };
  const problems = players ? checkLineup(state, side, task.id, players, own.players, season).filter(({ slot }) => slot !== null) : [];
  const isAuthor = match.check({ kind: 'undo', payload: { target: done.id } }) === null;
  const takeBack = () => {
    if (players) onTakeBack(players.map((player, at) => (problems.some(({ slot }) => slot === at) ? null : player)));
    onChange();
    match.record([{ kind: 'undo', payload: { target: done.id } }]);
  };
  return (
    <div className="grid justify-items-start gap-4 py-5">
      <p role="status" className="max-w-measure text-ink-2">
        {formatMessage(messages.waitsForOther, { team: teams[otherSide(side)].name })}
      </p>
      {problems.map((problem) => (
        <Line key={`${problem.slot}${problem.code}`} icon={<CircleAlert aria-hidden />} danger>
          {formatMessage(messages.noLonger, {
            name: own.players.find(({ player }) => player === problem.player)?.name ?? '–',
            slot: slotLabel(intl, state, task.slots[problem.slot!]!),
            reason: problemText(intl, problem, own.players),
          })}
        </Line>
      ))}
      {players === null && <p className="max-w-measure text-ink-2">{formatMessage(messages.beforeLink)}</p>}
      {players && (
        <details className="w-full max-w-160">
          <summary className="min-h-11 cursor-pointer py-2.5 text-label">{formatMessage(messages.show)}</summary>
          <ol className="border-t-2 border-rule">
            {task.slots.map((slot, at) => (
              <li key={at} className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
                <span className="text-body-small text-ink-3">{slotLabel(intl, state, slot)}</span>
                <span className="text-name wrap-anywhere">{own.players.find(({ player }) => player === players[at])?.name ?? '–'}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      {rights.sides.includes(side) && (
        <Button onClick={isAuthor ? takeBack : onChange} {...(problems.length > 0 && { kind: 'primary' })}>
          {formatMessage(isAuthor ? messages.takeBack : messages.change)}
        </Button>
      )}
    </div>
  );
}
