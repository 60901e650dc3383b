import { useState } from 'react';
import { ApiError } from '@oche/api/errors';
import type { MergedPlayer } from '@oche/api/contract/mergedPlayer';
import { useRead, useWrite } from '@oche/api/query';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages } from './mergeMessages.ts';

type Organisation = SeasonOfPage['organisation'];

/** The merged players of an organisation that can still be split. Renders nothing without one. */
export function MergedPlayers({ organisation }: { organisation: Organisation }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const players = useRead('listMergedPlayers', { organisationId: organisation.id });
  const [asked, setAsked] = useState<MergedPlayer | null>(null);
  const { mutateAsync: splitPlayer, isPending } = useWrite('splitPlayer');
  const split = async ({ id, name }: MergedPlayer) => {
    try {
      await splitPlayer({ id });
      toast.success(formatMessage(messages.splitDone, { name }));
    } catch (error) {
      const isFull = error instanceof ApiError && error.code === 'too-many';
      toast.error(
        isFull
          ? formatMessage(messages.noPlace, { team: String(error.body['team']), most: Number(error.body['most']) })
          : errorMessage(intl, error, { 'too-late': messages.tooLate, 'wrong-state': messages.mergedSince }),
      );
    }
    setAsked(null);
  };
  return (
    <>
      {players.length > 0 && (
        <details className="max-w-[40rem] border-t-2 border-rule">
          <summary className="min-h-11 cursor-pointer py-2.5 text-label">
            {formatMessage(messages.mergedPlayers, { count: players.length })}
          </summary>
          <ul className="border-t border-line">
            {players.map((player) => (
              <MergedRow key={player.id} player={player} timeZone={organisation.timeZone} onSplit={() => setAsked(player)} />
            ))}
          </ul>
        </details>
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={formatMessage(messages.splitTitle, { name: asked.name, into: asked.into.name })}
          description={formatMessage(messages.splitMeans, { into: asked.into.name })}
          confirm={formatMessage(messages.split)}
          cancel={formatMessage(words.cancel)}
          busy={isPending}
          onConfirm={() => void split(asked)}
        />
      )}
    </>
  );
}

type MergedRowProps = { player: MergedPlayer; timeZone: string; onSplit: () => void };

function MergedRow({ player: { name, number, into, mergedAt, mergedBy, splitUntil }, timeZone, onSplit }: MergedRowProps) {
  const { formatMessage, locale } = useIntl();
  const day = (instant: string) => formatInstant(locale, instant, timeZone, 'date');
  const dates = { day: day(mergedAt), until: day(splitUntil) };
  const kept = into.number === null ? into.name : `${into.name} (${formatMessage(messages.numbered, { number: into.number })})`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-name wrap-anywhere">
          {number === null
            ? formatMessage(messages.mergedNumberless, { name, into: kept })
            : formatMessage(messages.mergedInto, { name, number, into: kept })}
        </p>
        <p className="text-body-small text-ink-2 wrap-anywhere">
          {mergedBy === null ? formatMessage(messages.mergedOn, dates) : formatMessage(messages.mergedOnBy, { ...dates, by: mergedBy })}
        </p>
      </div>
      <Button onClick={onSplit}>
        {formatMessage(messages.split)} <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
