import { useEffect, useMemo, useRef, useState } from 'react';
import type { RankingLaboratory, RankingScheme } from '@oche/api/contract/ranking';
import { ApiError } from '@oche/api/errors';
import { useInvalidate, useWrite } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { numbersOf, schemeChanges } from './changes.ts';
import { messages } from './messages.ts';
import { factsOf, namesOf, Preview } from './Preview.tsx';
import { previewOf, type SaveKind } from './preview.ts';
import { SaveBar } from './SaveBar.tsx';
import { SaveQuestion } from './SaveQuestion.tsx';
import { SchemeFields } from './SchemeFields.tsx';
import { SchemeRules } from './SchemeRules.tsx';
import { useSchemeDraft } from './useSchemeDraft.ts';
import { useSchemeHistory } from './useSchemeHistory.ts';
import { useSchemeKeys } from './useSchemeKeys.ts';

/**
 * The editor of a ranking's scheme, with a preview of what a change moves. Nothing is saved until one of the two buttons is pressed, but
 * changes stay while other pages are open.
 */
export function Laboratory({ laboratory }: { laboratory: RankingLaboratory }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const invalidate = useInvalidate();
  const { mutateAsync, isPending } = useWrite('saveRankingScheme');
  const root = useRef<HTMLDivElement>(null);
  // The scheme that the changes started from. Another organiser may save a later one.
  const [draft, storeDraft] = useSchemeDraft(laboratory.id);
  const [base, setBase] = useState(draft?.base ?? { scheme: laboratory.scheme, version: laboratory.version });
  const history = useSchemeHistory(draft?.edited ?? { scheme: laboratory.scheme, past: [] });
  // Texts that are no numbers are gone if the fields mount again.
  const [resets, setResets] = useState(0);
  const { scheme } = history;
  const changes = schemeChanges(intl, base.scheme, scheme);
  useEffect(() => storeDraft(changes.length > 0 ? { base, edited: history.edited } : null));
  const saved = new Map(numbersOf(intl, base.scheme).map(({ id, value }) => [id, value]));
  const [shown, setShown] = useState<SaveKind>('recompute');
  const previews = useMemo(
    () => ({ later: previewOf(laboratory, scheme, 'later'), recompute: previewOf(laboratory, scheme, 'recompute') }),
    [laboratory, scheme],
  );
  const names = namesOf(laboratory);
  const isStale = laboratory.version > base.version;
  const restart = (next: typeof base, isKept = false) => {
    setBase(next);
    if (isKept) return;
    history.reset(next.scheme);
    setResets((count) => count + 1);
  };
  const [asking, setAsking] = useState<SaveKind>();
  /** Saves the scheme. It asks first if finished tournaments are recomputed or the table changes at once. */
  const request = (kind: SaveKind) => {
    const invalid = root.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (invalid) return invalid.focus();
    if (isPending || isStale || (changes.length === 0 && kind === 'later')) return;
    if (kind === 'recompute' || previews.later.changesAnything) setAsking(kind);
    else void save(kind);
  };
  const save = async (kind: SaveKind) => {
    setAsking(undefined);
    const recompute = kind === 'recompute';
    try {
      // The form only offers what the contract allows, but the rules allow more criteria.
      const { version } = await mutateAsync({ id: laboratory.id, scheme: scheme as RankingScheme, version: base.version, recompute });
      restart({ scheme: scheme as RankingScheme, version });
      toast.success(formatMessage(recompute ? messages.savedRecomputed : messages.savedLater));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed') await invalidate([read('getRankingLaboratory', { id: laboratory.id })]);
      else toast.error(errorMessage(intl, error));
    }
  };
  useSchemeKeys({ onSave: () => request('later'), onUndo: history.undo });
  return (
    <div ref={root}>
      {isStale && (
        <Banner
          kind="warning"
          title={formatMessage(messages.otherTitle)}
          className="mt-4"
          action={
            <span className="flex flex-wrap gap-2">
              <Button onClick={() => restart(laboratory)}>{formatMessage(messages.takeTheirs)}</Button>
              <Button onClick={() => restart(laboratory, true)}>{formatMessage(messages.keepMine)}</Button>
            </span>
          }
        >
          {formatMessage(messages.otherMeans)}
        </Banner>
      )}
      <div className="grid gap-x-14 gap-y-10 pt-5 pb-8 lg:grid-cols-[24.5rem_minmax(0,1fr)]">
        <div key={resets} className="grid min-w-0 content-start gap-7">
          <SchemeFields history={history} saved={saved} tournaments={laboratory.tournaments.length} />
          <SchemeRules history={history} />
        </div>
        <section
          aria-labelledby="what-moves"
          // The keyboard can scroll a long table.
          tabIndex={0}
          className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-7.5rem)] lg:self-start lg:overflow-y-auto lg:pr-1"
        >
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-2">
            <h2 id="what-moves" className="text-heading">
              {formatMessage(messages.moves)}
            </h2>
            <p className="text-caption text-ink-3">
              {formatMessage(messages.movesHint, { kind: shown, count: laboratory.tournaments.length })}
            </p>
          </div>
          {laboratory.tournaments.length === 0 ? (
            <EmptyState>{formatMessage(messages.noneYet)}</EmptyState>
          ) : (
            <>
              <SegmentedControl<SaveKind>
                label={formatMessage(messages.moves)}
                segments={(['later', 'recompute'] as const).map((value) => ({
                  value,
                  label: formatMessage(messages.saveKind, { kind: value }),
                }))}
                value={shown}
                onValueChange={setShown}
                className="mb-3"
              />
              <Preview preview={previews[shown]} names={names} bands={scheme.counting.bands ?? []} />
            </>
          )}
        </section>
      </div>
      <SaveBar
        changes={changes}
        facts={factsOf(intl, previews[shown], names)}
        canUndo={history.canUndo}
        canRecompute={!isStale && (changes.length > 0 || previews.recompute.changesAnything)}
        canSave={!isStale && changes.length > 0}
        isBusy={isPending}
        onUndo={history.undo}
        onDiscard={() => restart(base)}
        onSave={request}
      />
      {asking !== undefined && (
        <SaveQuestion
          kind={asking}
          facts={factsOf(intl, previews[asking], names)}
          onSave={() => void save(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
