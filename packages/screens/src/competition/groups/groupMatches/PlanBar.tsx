import { useEffect, useId, useState } from 'react';
import { ApiError } from '@oche/api/errors';
import type { Break, FixturePlan } from '@oche/api/contract/fixture';
import { useWrite } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { Section } from '@oche/ui/Section';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { errorMessage, fieldMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { useDivisionLines } from '../../parts/publish/divisionLines.ts';
import { messages } from './messages.ts';
import { keysOfBreak } from './planView.ts';
import type { PlanChoice } from './PlanOptions.tsx';
import type { Planner } from './usePlanner.ts';

/** Shown while a plan is computed. The seconds show that it goes on. */
export function Planning({ teams, onCancel }: { teams: number; onCancel: () => void }) {
  const { formatMessage } = useIntl();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="my-6 max-w-measure border-l-4 border-rule bg-sunken px-4 py-4">
      <p role="status" className="text-heading">
        {formatMessage(messages.planning, { teams })}
      </p>
      <p className="mt-1 text-ink-2">{formatMessage(messages.planningText)}</p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <progress aria-label={formatMessage(messages.planning, { teams })} className="h-1.5 w-48 accent-ink" />
        <span className="text-body-small text-ink-2 tabular">{formatMessage(messages.elapsed, { count: seconds })}</span>
        <Button kind="quiet" onClick={onCancel}>
          {formatMessage(words.cancel)}
        </Button>
      </div>
    </div>
  );
}

type PreviewBarProps = {
  planner: Planner;
  plan: FixturePlan;
  choice: PlanChoice;
  onAnother: () => void;
  onOptions: () => void;
  onDiscard: () => void;
  onApplied: () => void;
};

/** Says that a plan is only a preview, and what it would change. A plan with conflicts needs a reason. */
export function PreviewBar({ planner, plan, choice, onAnother, onOptions, onDiscard, onApplied }: PreviewBarProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useId();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const apply = useWrite('applyFixtures');
  const send = async () => {
    const { version, drawNumber } = plan;
    const from = choice.from === undefined ? {} : { from: choice.from };
    await apply.mutateAsync({ seasonId: planner.season.id, version, drawNumber, ...from, ...(reason.trim() && { reason: reason.trim() }) });
    setAsking(false);
    toast.success(formatMessage(messages.applied));
    onApplied();
  };
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(plan.broken.length > 0 && !reason.trim() && { reason: 'missing' }) }),
    send,
  });
  const added = plan.changes.filter(({ from }) => from === null).length;
  const removed = plan.changes.filter(({ to }) => to === null).length;
  const changed = plan.changes.length - added - removed;
  const asks = plan.broken.length > 0 || planner.isPublished;
  const stale = (failed: unknown) => errorMessage(intl, failed, { changed: messages.stale });
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 bg-bed px-4 py-4 text-on-bed">
      <div className="min-w-0 flex-[1_1_20rem]">
        <p role="status" className="text-heading">
          {formatMessage(messages.previewTitle, { drawNumber: String(plan.drawNumber) })}
        </p>
        <p className="text-body-small text-on-bed-2">
          {plan.changes.length === 0
            ? formatMessage(messages.noChanges)
            : `${formatMessage(messages.previewCounts, { added, changed, removed })} ${formatMessage(messages.previewMoves)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 bg-page p-2 text-ink">
        <Button kind="quiet" onClick={onDiscard}>
          {formatMessage(messages.discard)}
        </Button>
        <Button onClick={onOptions}>{formatMessage(messages.planOptions)}</Button>
        <Button onClick={onAnother}>{formatMessage(messages.anotherPlan)}</Button>
        <Button
          kind="primary"
          state={apply.isPending ? 'busy' : plan.changes.length === 0 ? 'off' : 'ready'}
          reason={plan.changes.length === 0 ? formatMessage(messages.noChanges) : undefined}
          onClick={() => (asks ? setAsking(true) : void send().catch((failed: unknown) => toast.error(stale(failed))))}
        >
          {formatMessage(messages.apply)}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={formatMessage(messages.applyTitle, { count: plan.broken.length })}
        description={[
          formatMessage(messages.previewCounts, { added, changed, removed }),
          ...(planner.isPublished ? [formatMessage(messages.applyRunning)] : []),
        ].join(' ')}
        close={formatMessage(words.close)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{formatMessage(words.cancel)}</Button>
            <Button type="submit" form={form} kind="primary" state={state === 'saving' ? 'busy' : 'ready'}>
              {formatMessage(messages.apply)}
            </Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
          {error instanceof ApiError && error.code === 'changed' ? (
            <p className="text-danger">{stale(error)}</p>
          ) : (
            <FormError error={error} />
          )}
          {plan.broken.length > 0 && (
            <>
              <ul className="border-t-2 border-rule text-body-small">
                {plan.broken.map((found, index) => (
                  <li key={index} className="border-b border-line py-2 wrap-anywhere">
                    <BreakText {...{ planner, found }} />
                  </li>
                ))}
              </ul>
              <TextField
                label={formatMessage(messages.reason)}
                maxLength={500}
                value={reason}
                onValueChange={(value) => (setReason(value), touch('reason'))}
                error={fieldMessage(intl, fieldErrors['reason'], { missing: reasonMessages.missing })}
              />
            </>
          )}
          <AddedByDivision {...{ planner, plan }} />
          <Changes {...{ planner, plan }} />
        </form>
      </Dialog>
    </div>
  );
}

/** A broken rule and its matches. */
function BreakText({ planner: { say, view }, found }: { planner: Planner; found: Break }) {
  const keys = keysOfBreak(found);
  return (
    <>
      {say.ofBreak(found)}
      {view.matches
        .filter(({ key }) => keys.includes(key))
        .map((match) => (
          <span key={match.key} className="block text-ink-2">
            {say.matchOn(match)}
          </span>
        ))}
    </>
  );
}

function AddedByDivision({ planner, plan }: { planner: Planner; plan: FixturePlan }) {
  const { formatMessage } = useIntl();
  const lines = useDivisionLines(
    [...planner.names.groups.values()],
    plan.changes.flatMap(({ from, to }) => (from === null && to ? [to] : [])),
  );
  if (lines.length === 0) return null;
  return (
    <Section title={formatMessage(messages.newMatches)} rule size="heading">
      <ul className="text-body-small">
        {lines.map((line) => (
          <li key={line} className="border-b border-line py-2 wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Every match that a plan moves or drops. New matches are in the grid. */
export function Changes({ planner, plan }: { planner: Planner; plan: FixturePlan }) {
  const { formatMessage, locale } = useIntl();
  const changes = plan.changes.flatMap(({ from, to }) => (from ? [{ from, to }] : []));
  if (changes.length === 0) return null;
  const day = (of: string | null) => (of === null ? '–' : formatPlanned(locale, of, 'day'));
  return (
    <Section title={formatMessage(messages.changes)} rule size="heading" className="mt-6">
      <ul className="max-h-96 overflow-y-auto text-body-small" tabIndex={0}>
        {changes.map(({ from, to }) => (
          <li key={from.key} className="border-b border-line py-2">
            <span className="block font-[600] wrap-anywhere">{planner.say.match(to ?? from)}</span>
            <span className="text-ink-2">
              {to ? formatMessage(messages.changeFromTo, { from: day(from.day), to: day(to.day) }) : formatMessage(messages.dropped)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
