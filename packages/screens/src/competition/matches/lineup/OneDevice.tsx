import { CircleAlert, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { OwnLineup } from '@oche/api/contract/match';
import { sha256 } from '@oche/api/sha256';
import { randomBytes } from '@oche/api/uuid';
import type { Lineup } from '@oche/darts/match/event';
import { lineupText } from '@oche/darts/match/lineup';
import { otherSide, type BySide, type Side } from '@oche/darts/match/structure';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { errorMessage } from '../../../shell/errorMessage.ts';
import type { Recording, UsedMatch } from '../../../parts/match/useMatch.ts';
import { LineupForm, Line } from './LineupForm.tsx';
import type { LineupTask } from '../../../parts/match/lineupTask.ts';
import { messages } from '../../../parts/match/lineupMessages.ts';
import { useOwnLineup } from './useOwnLineup.ts';

const empty = ({ slots }: LineupTask): Lineup => slots.map(() => null);

/** Sixteen random bytes in hexadecimal digits. */
const newSalt = (): string =>
  [...randomBytes(), ...randomBytes().subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The events of two lineups that were entered on one device: both are handed in, then both are revealed. */
export function bothHandedIn(matchId: string, part: string, players: BySide<Lineup>, drawNumber?: number): Recording[] {
  const salts = [newSalt(), newSalt()] as const;
  const hash = (side: Side) => sha256(lineupText(matchId, part, side, players[side], salts[side]));
  return [
    { kind: 'handed-in', payload: { side: 0, part, hash: hash(0) } },
    { kind: 'handed-in', payload: { side: 1, part, hash: hash(1) } },
    { kind: 'revealed', payload: { part, players, salts, ...(drawNumber !== undefined && { drawNumber }) } },
  ];
}

type OneDeviceProps = { match: UsedMatch; task: LineupTask; side: Side; own: OwnLineup; onClose: () => void };

/** Both captains fill in their lineups on one device, one after the other. The second one signs with the code of their team. */
export function OneDevice({ match, task, side, own, onClose }: OneDeviceProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { sheet, state, rights } = match;
  const other = otherSide(side);
  const theirs = useOwnLineup(match, task, other);
  const teams = [sheet.match.home.name, sheet.match.away.name] as const;
  const [step, setStep] = useState<'own' | 'handing-over' | 'other'>('own');
  const [lineups, setLineups] = useState<BySide<Lineup>>(() => [empty(task), empty(task)]);
  const [code, setCode] = useState('');
  const [isCodeMissing, setCodeMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const needsCode = !rights.sides.includes(other);
  const put = (of: Side) => (lineup: Lineup) => {
    setError(undefined);
    setLineups(([home, away]) => (of === 0 ? [lineup, away] : [home, lineup]));
  };
  const isDrawn = task.slots.some(
    (slot) => 'game' in slot && state.games.some(({ key, block }) => key === slot.game && block.lineup === 'drawn'),
  );
  const reveal = async () => {
    if (needsCode && !/^\d{6}$/.test(code)) return setCodeMissing(true);
    const drawNumber = isDrawn ? crypto.getRandomValues(new Uint32Array(1))[0] : undefined;
    const recordings = bothHandedIn(sheet.match.id, task.id, lineups, drawNumber);
    setBusy(true);
    try {
      await match.send(recordings, needsCode ? code : undefined);
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  if (step === 'handing-over')
    return (
      <div className="grid min-h-[60vh] max-w-measure content-center justify-items-start gap-4">
        <EyeOff aria-hidden className="size-8 text-ink-3" />
        <h2 className="text-title-2">{formatMessage(messages.handOver, { team: teams[other] })}</h2>
        <p className="text-ink-2">{formatMessage(messages.handOverMeans, { own: teams[side], team: teams[other] })}</p>
        <Button kind="primary" size="lg" className="w-full md:w-auto" onClick={() => setStep('other')}>
          {formatMessage(messages.takeOver, { team: teams[other] })}
        </Button>
      </div>
    );
  const isOwn = step === 'own';
  const now = isOwn ? side : other;
  return (
    <>
      <h2 className="pt-4 text-title-2 wrap-anywhere">{formatMessage(messages.title, { team: teams[now] })}</h2>
      <LineupForm
        key={now}
        {...{ match, task }}
        side={now}
        own={isOwn ? own : theirs}
        value={lineups[now]}
        onValueChange={put(now)}
        submit={formatMessage(isOwn ? messages.ready : messages.reveal)}
        isBusy={isBusy}
        onSubmit={isOwn ? () => setStep('handing-over') : () => void reveal()}
        notice={
          error !== undefined && (
            <Line icon={<CircleAlert aria-hidden />} danger>
              {errorMessage(intl, error, { 'wrong-code': messages.wrongCode })}
            </Line>
          )
        }
        fields={
          !isOwn &&
          needsCode && (
            <TextField
              label={formatMessage(messages.code, { team: teams[other] })}
              hint={formatMessage(messages.codeHint)}
              className="w-full max-w-64"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={code}
              onValueChange={(text) => {
                setCode(text.replaceAll(/\D/g, ''));
                setCodeMissing(false);
              }}
              {...(isCodeMissing && { error: formatMessage(messages.codeMissing) })}
            />
          )
        }
        others={
          <Button kind="quiet" className="w-full md:w-auto" onClick={onClose}>
            {formatMessage(messages.stop)}
          </Button>
        }
      />
    </>
  );
}
