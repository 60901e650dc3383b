import type { Entry, Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { Button } from '@oche/ui/Button';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { messages } from './messages.ts';

/** Warnings about seeds before the draw: equal seeds, and seeds that the draw does not use. */
export function SeedNotes({ tournament, entries }: { tournament: Tournament; entries: readonly Entry[] }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { id, plan } = tournament;
  const { mutate, isPending } = useWrite('updateTournament');
  const bySeed = Map.groupBy(
    entries.filter(({ seed }) => seed !== null),
    ({ seed }) => seed!,
  );
  const shared = [...bySeed].filter(([, players]) => players.length > 1).sort(([a], [b]) => a - b);
  const isIgnored = bySeed.size > 0 && plan.groups?.method === 'random' && !plan.groups.swiss;
  const useSeeds = () =>
    plan.groups &&
    mutate(
      { id, plan: { ...plan, groups: { ...plan.groups, method: 'seeded' } } },
      { onError: (error) => toast.error(errorMessage(intl, error)) },
    );
  if (shared.length === 0 && !isIgnored) return null;
  return (
    <div role="status" className="-mx-4 grid gap-2 pt-5 md:-mx-6">
      {isIgnored && (
        <Banner
          kind="info"
          className="md:px-6"
          title={formatMessage(messages.seedsIgnored)}
          action={
            <Button state={isPending ? 'busy' : 'ready'} onClick={useSeeds}>
              {formatMessage(messages.drawBySeed)}
            </Button>
          }
        >
          {formatMessage(messages.seedsIgnoredMeans)}
        </Banner>
      )}
      {shared.map(([seed, players]) => (
        <Banner key={seed} kind="warning" className="md:px-6" title={formatMessage(messages.sharedSeed, { seed })}>
          {formatMessage(messages.sharedSeedMeans, {
            names: formatList(
              locale,
              players.map(({ name }) => name),
            ),
          })}
        </Banner>
      ))}
    </div>
  );
}
