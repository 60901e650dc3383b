import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Notice } from '../../shell/Notice.tsx';
import { TournamentTable } from '../../parts/tournament/TournamentTable.tsx';
import { useHref } from '../../shell/useHref.ts';
import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { Best } from './Best.tsx';
import { LivePanel } from './LivePanel.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The front page: a live game, the next tournaments, and this week's best. */
export function Home() {
  const {
    home: { live, liveCount, tournaments, best },
  } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <>
      <Notice />
      <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-x-14 gap-y-10 pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:pt-11 xl:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
        <div>
          <h1 className="max-w-[12em] text-title-1 text-balance wrap-anywhere hyphens-auto max-[22rem]:text-[2.125rem] max-[22rem]:leading-[2.375rem] xl:text-display xl:hyphens-manual">
            {formatMessage(messages.title)}
          </h1>
          <p className="mt-5 max-w-[30em] text-[1.1875rem] leading-7 text-ink-2">{formatMessage(messages.description)}</p>
          <div className="mt-6.5 flex flex-wrap gap-3">
            <Button asChild kind="primary" size="lg">
              <Link href={href('tournamentCreate')}>{formatMessage(messages.start)}</Link>
            </Button>
            <Button asChild size="lg">
              <Link href={href('tournaments')}>{formatMessage(messages.find)}</Link>
            </Button>
          </div>
        </div>
        {live && <LivePanel key={live.id} game={live} more={liveCount - 1} />}
      </div>
      <div aria-hidden className="mt-10 h-2.5 bg-you-fill" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pt-7.5 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <Section
          title={formatMessage(words.tournaments)}
          link={{ href: href('tournaments'), label: formatMessage(messages.allTournaments) }}
        >
          <TournamentTable
            tournaments={tournaments}
            caption={formatMessage(words.tournaments)}
            empty={<EmptyState>{formatMessage(messages.noTournaments)}</EmptyState>}
          />
        </Section>
        {best.length > 0 && <Best best={best} />}
      </div>
    </>
  );
}
