import { Printer, Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Ranking as RankingData } from '@oche/api/contract/ranking';
import { useRead } from '@oche/api/query';
import { useSession } from '@oche/api/session';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { NativeSelect } from '@oche/ui/NativeSelect';
import { PageHeader } from '@oche/ui/PageHeader';
import { Section } from '@oche/ui/Section';
import { Pages } from '../../parts/forms/Pages.tsx';
import { HowPointsAreMade } from '../../parts/rankings/HowPointsAreMade.tsx';
import { RankedPlayers } from '../../parts/rankings/RankedPlayers.tsx';
import { messages as tableMessages } from '../../parts/rankings/rankingMessages.ts';
import { shareMessages } from '../../parts/site/shareMessages.ts';
import { useSharePage } from '../../parts/share/useSharePage.ts';
import { useIsOrganiser } from '../../parts/tournament/ManageLink.tsx';
import { Boundary } from '../../shell/Boundary.tsx';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { descriptionOf } from './descriptionOf.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

const PlayerSheet = lazy(async () => ({ default: (await import('../../parts/rankings/PlayerSheet.tsx')).PlayerSheet }));

/** A ranking: its table, how points are made, and the next tournament. `?person=` opens the results of a player over it. */
export function Ranking() {
  const { ranking, search, params } = usePage(page);
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const category = search.get('category') || undefined;
  const person = search.get('person');
  return (
    <>
      <PageHeader
        size="quiet"
        title={<span className="wrap-anywhere hyphens-auto">{ranking.name}</span>}
        description={descriptionOf(intl, ranking)}
        actions={<Actions ranking={ranking} category={category} />}
      />
      {ranking.description !== '' && (
        <p className="max-w-measure pt-3 wrap-anywhere whitespace-pre-line text-ink-2">{ranking.description}</p>
      )}
      <div className="grid gap-x-12 gap-y-10 pt-5 xl:grid-cols-[minmax(0,1fr)_16.5rem]">
        <div className="min-w-0">
          {ranking.rows.items.length === 0 && ranking.out.length === 0 ? (
            <EmptyState>{formatMessage(category === undefined ? tableMessages.none : tableMessages.noneOfCategory)}</EmptyState>
          ) : (
            <Players ranking={ranking} category={category} />
          )}
          <Pages
            list={{ ...ranking.rows, total: ranking.rows.total + ranking.outTotal }}
            href={(to) => href('ranking', params, { category, page: to > 1 ? to : undefined })}
          />
        </div>
        <div className="grid min-w-0 content-start gap-8 max-xl:sm:grid-cols-2">
          <NextTournament ranking={ranking} />
          <Section title={formatMessage(messages.howMade)} size="heading" className="xl:order-first">
            <HowPointsAreMade scheme={ranking.scheme} />
          </Section>
        </div>
      </div>
      {person !== null && (
        <Suspense>
          <PlayerSheet key={person} ranking={ranking} playerId={person} />
        </Suspense>
      )}
    </>
  );
}

type PartProps = { ranking: RankingData; category: string | undefined };

/** The table. The row of the user who is logged in is marked as soon as it is known. */
function Players({ ranking, category }: PartProps) {
  const { user } = useSession();
  const table = <RankedPlayers ranking={ranking} />;
  if (!user) return table;
  return (
    <Boundary skeleton={table}>
      <WithMine ranking={ranking} category={category} />
    </Boundary>
  );
}

function WithMine({ ranking, category }: PartProps) {
  const mine = useRead('getMyRankingRow', { ranking: ranking.id, ...(category !== undefined && { category }) });
  return <RankedPlayers ranking={ranking} mine={mine} />;
}

function Actions({ ranking, category = '' }: PartProps) {
  const { formatMessage } = useIntl();
  const { navigate, pathname } = useHost();
  const href = useHref();
  const isOrganiser = useIsOrganiser(ranking);
  const share = useSharePage(ranking.name);
  const show = (chosen: string) =>
    navigate(chosen === '' ? pathname : `${pathname}?${new URLSearchParams({ category: chosen })}`, { inPlace: true });
  return (
    <div className="flex flex-wrap items-end gap-2.5 print:hidden">
      {ranking.categories.length > 0 && (
        <form method="get" action={pathname}>
          <NativeSelect
            name="category"
            label={formatMessage(words.players)}
            value={category}
            options={[
              { value: '', label: formatMessage(messages.allPlayers) },
              ...ranking.categories.map((each) => ({ value: each, label: each })),
            ]}
            onValueChange={show}
          />
          <noscript>
            <Button type="submit">{formatMessage(messages.show)}</Button>
          </noscript>
        </form>
      )}
      <Button className="noscript:hidden" icon={<Share2 aria-hidden />} onClick={() => void share()}>
        {formatMessage(shareMessages.share)}
      </Button>
      <Button className="max-sm:hidden noscript:hidden" icon={<Printer aria-hidden />} onClick={() => print()}>
        {formatMessage(words.print)}
      </Button>
      {isOrganiser && (
        <Button asChild>
          <Link href={href('rankingManage', { id: ranking.id })}>{formatMessage(words.manage)}</Link>
        </Button>
      )}
    </div>
  );
}

function NextTournament({ ranking: { next } }: Pick<PartProps, 'ranking'>) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  if (!next) return null;
  return (
    <Section title={formatMessage(messages.nextEvent)} size="heading" className="print:hidden">
      <p className="text-body-small text-ink-2">{formatPlanned(locale, next.startsAt, 'appointment')}</p>
      <p className="text-name wrap-anywhere">{next.name}</p>
      {next.location !== null && <p className="text-body-small wrap-anywhere text-ink-2">{next.location}</p>}
      <Button asChild kind="primary" className="mt-3 w-full">
        <Link href={href('tournament', { tournament: next.slug })}>{formatMessage(messages.toNext)}</Link>
      </Button>
    </Section>
  );
}
