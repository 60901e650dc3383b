import { Delete } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { VisitPayload } from '@oche/darts/x01/event';
import type { Visit } from '@oche/darts/x01/state';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Key } from '../internal/Key.tsx';
import { TextField } from '../TextField/TextField.tsx';

export type CorrectVisitLabels = {
  title: ReactNode;
  /** The player, the leg and the current score of the visit. */
  description: ReactNode;
  close: string;
  total: string;
  /** Accessible name of the key that deletes the last digit. */
  deleteDigit: string;
  bust: string;
  darts: string;
  doubles: string;
  reason: string;
  cancel: string;
  correct: string;
};

/** The effect of a correction, according to the rules of the game. */
export type CorrectionCheck =
  | { kind: 'allowed'; consequences?: ReactNode }
  | {
      kind: 'refused';
      reason: ReactNode;
      /** The obstacles, one line each. */
      list?: readonly string[];
    };

export type CorrectVisitProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  visit: Visit;
  labels: CorrectVisitLabels;
  check: (replacement: VisitPayload) => CorrectionCheck;
  onCorrect: (replacement: VisitPayload, reason: string) => void;
  /** Whether a reason is required, as for finished games. */
  needsReason?: boolean;
  busy?: boolean;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const whole = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);

/**
 * Corrects one visit with the keys of a keypad and shows the consequences first. The first digit replaces the old total; the device's
 * keyboard stays closed. Give each visit its own `key`, so that the state starts fresh.
 */
export function CorrectVisit({
  open,
  onOpenChange,
  visit,
  labels,
  check,
  onCorrect,
  needsReason = false,
  busy = false,
}: CorrectVisitProps) {
  const [total, setTotal] = useState(String(visit.bust ? '' : visit.scored));
  // The old total is shown until the first digit is tapped.
  const [isOld, setIsOld] = useState(true);
  const type = (text: string) => {
    setBust(false);
    setIsOld(false);
    if (text.length <= 3) setTotal(text.replace(/^0+(?=\d)/, ''));
  };
  const [bust, setBust] = useState(visit.bust);
  const [darts, setDarts] = useState(visit.darts === 3 ? '' : String(visit.darts));
  const [doubles, setDoubles] = useState(visit.doubles === null ? '' : String(visit.doubles));
  const [reason, setReason] = useState('');
  const used = {
    ...(whole(darts) !== undefined && { darts: whole(darts)! }),
    ...(whole(doubles) !== undefined && { doubles: whole(doubles)! }),
  };
  const points = whole(total);
  const replacement: VisitPayload | null = bust
    ? { side: visit.side, bust: true, ...used }
    : points === undefined
      ? null
      : { side: visit.side, total: points, ...used };
  const result = replacement && check(replacement);
  const ready = result?.kind === 'allowed' && (!needsReason || reason.trim() !== '');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      description={labels.description}
      close={labels.close}
      actions={
        <>
          <Button kind="quiet" onClick={() => onOpenChange(false)}>
            {labels.cancel}
          </Button>
          <Button
            kind="primary"
            state={busy ? 'busy' : ready ? 'ready' : 'off'}
            onClick={() => replacement && onCorrect(replacement, reason.trim())}
          >
            {labels.correct}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-3 gap-3">
          <TextField
            label={labels.total}
            inputMode="none"
            size="lg"
            value={bust ? '' : total}
            onValueChange={type}
            onFocus={(event) => event.currentTarget.select()}
            disabled={bust}
          />
          <TextField label={labels.darts} inputMode="numeric" size="lg" value={darts} onValueChange={setDarts} />
          <TextField label={labels.doubles} inputMode="numeric" size="lg" value={doubles} onValueChange={setDoubles} />
        </div>
        <div className="grid grid-cols-3 gap-2">
          {digits.map((digit) => (
            <Key key={digit} className="h-14" onPress={() => type(isOld || bust ? digit : `${total}${digit}`)}>
              {digit}
            </Key>
          ))}
          <Key look="word" className="h-14" aria-label={labels.deleteDigit} onPress={() => type(bust ? '' : total.slice(0, -1))}>
            <Delete aria-hidden strokeWidth={1.75} className="size-7" />
          </Key>
          <Key className="h-14" onPress={() => type(isOld || bust ? '0' : `${total}0`)}>
            0
          </Key>
          <div className="grid content-center pl-2">
            <Checkbox label={labels.bust} checked={bust} onCheckedChange={(next) => setBust(next === true)} />
          </div>
        </div>
        {needsReason && <TextField label={labels.reason} value={reason} onValueChange={setReason} required />}
        {result?.kind === 'refused' && (
          <div>
            <Banner kind="danger" title={result.reason} />
            {result.list && (
              <ul className="divide-y divide-line border-b border-line">
                {result.list.map((line) => (
                  <li key={line} className="py-2 pl-9.5 text-body-small">
                    {line}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {result?.kind === 'allowed' && result.consequences !== undefined && <Banner kind="warning" title={result.consequences} />}
      </div>
    </Dialog>
  );
}
