import { Delete } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { VisitPayload } from '@oche/darts/x01/event';
import type { Visit } from '@oche/darts/x01/state';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
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

/** What the user has typed. If the darts or doubles are empty, the rules supply them. */
type Typed = { total: string; bust: boolean; darts: string; doubles: string };

/** The visit that the typed numbers describe; null if there is no total yet. */
function replacementOf({ total, bust, darts, doubles }: Typed, side: number): VisitPayload | null {
  const points = whole(total);
  const used = {
    ...(whole(darts) !== undefined && { darts: whole(darts)! }),
    ...(whole(doubles) !== undefined && { doubles: whole(doubles)! }),
  };
  if (bust) return { side, bust, ...used };
  return points === undefined ? null : { side, total: points, ...used };
}

const typedFrom = (visit: Visit): Typed => ({
  total: visit.bust ? '' : String(visit.scored),
  bust: visit.bust,
  darts: visit.darts === 3 ? '' : String(visit.darts),
  doubles: visit.doubles === null ? '' : String(visit.doubles),
});

/**
 * Corrects one visit with the keys of a keypad and shows the consequences first. The first digit replaces the old total; the device's
 * keyboard stays closed. Pass a `key` for each visit, so that the state is reset.
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
  const [typed, setTyped] = useState(() => typedFrom(visit));
  // The old total is shown until the first digit is typed.
  const [isOld, setIsOld] = useState(true);
  const [reason, setReason] = useState('');
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const setTotal = (text: string) => {
    setIsOld(false);
    change({ bust: false, ...(text.length <= 3 && { total: text.replace(/^0+(?=\d)/, '') }) });
  };
  const addDigit = (digit: string) => setTotal(isOld || typed.bust ? digit : `${typed.total}${digit}`);
  const replacement = replacementOf(typed, visit.side);
  const result = replacement && check(replacement);
  const isReady = result?.kind === 'allowed' && (!needsReason || reason.trim() !== '');
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
            state={busy ? 'busy' : isReady ? 'ready' : 'off'}
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
            value={typed.bust ? '' : typed.total}
            onValueChange={setTotal}
            onFocus={(event) => event.currentTarget.select()}
            disabled={typed.bust}
          />
          <TextField label={labels.darts} inputMode="numeric" size="lg" value={typed.darts} onValueChange={(darts) => change({ darts })} />
          <TextField
            label={labels.doubles}
            inputMode="numeric"
            size="lg"
            value={typed.doubles}
            onValueChange={(doubles) => change({ doubles })}
          />
        </div>
        <div className="grid grid-cols-3 gap-2">
          {digits.map((digit) => (
            <Key key={digit} className="h-14" onPress={() => addDigit(digit)}>
              {digit}
            </Key>
          ))}
          <Key
            look="word"
            className="h-14"
            aria-label={labels.deleteDigit}
            onPress={() => setTotal(typed.bust ? '' : typed.total.slice(0, -1))}
          >
            <Delete aria-hidden strokeWidth={1.75} className="size-7" />
          </Key>
          <Key className="h-14" onPress={() => addDigit('0')}>
            0
          </Key>
          <Key
            role="checkbox"
            aria-checked={typed.bust}
            look={typed.bust ? 'on' : 'bust'}
            className="h-14 font-stretch-[70%]"
            onPress={() => change({ bust: !typed.bust })}
          >
            {labels.bust}
          </Key>
        </div>
        {needsReason && <TextField label={labels.reason} value={reason} onValueChange={setReason} required />}
        {result && <Outcome result={result} />}
      </div>
    </Dialog>
  );
}

/** Why the correction is refused, or its consequences. */
function Outcome({ result }: { result: CorrectionCheck }) {
  if (result.kind === 'allowed') return result.consequences !== undefined && <Banner kind="warning" title={result.consequences} />;
  return (
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
  );
}
