import { useEffect } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import { useApi } from '@oche/api/provider';
import { useMatchOfLink } from '@oche/api/useMatchOfLink';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { PageHeader } from '@oche/ui/PageHeader';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../../shell/Boundary.tsx';
import { useHost } from '../../shell/host.tsx';
import { LinkEnded } from '../../shell/LinkEnded.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useInBrowser } from '../../shell/useInBrowser.ts';
import { words } from '../../shell/words.ts';
import { matchLinkMessages as messages } from './matchLinkMessages.ts';

const skeleton = <Skeleton shape="title" className="pt-4" />;

/** The link of a match: the device keeps it and continues to the game that is played now, or waits for the first one. */
export function MatchLink(props: { id: string; token: string }) {
  const inBrowser = useInBrowser();
  return <Boundary skeleton={skeleton}>{inBrowser ? <Linked {...props} /> : skeleton}</Boundary>;
}

/** The game to open: one on a board, otherwise the next one. After the last one, its page says what follows. */
const phases: readonly GameSummary['phase'][] = ['playing', 'called', 'ready', 'waiting', 'finished'];
const gameToOpen = (games: readonly GameSummary[]): GameSummary | undefined =>
  phases.flatMap((phase) => games.filter((game) => game.phase === phase))[0];

function Linked({ id, token }: { id: string; token: string }) {
  const { formatMessage, locale } = useIntl();
  const linked = useMatchOfLink(id, token);
  const { tokens } = useApi();
  const { navigate } = useHost();
  const href = useHref();
  const game = linked && gameToOpen(linked.sheet.games);
  const page =
    linked && game
      ? href('matchPlay', {
          ...{ org_slug: linked.sheet.slugs.organisation, season_slug: linked.sheet.slugs.season },
          ...{ match_slug: linked.sheet.match.slug, game_id: game.id },
        })
      : null;
  const kept = linked?.isNeeded === false ? null : token;
  useEffect(() => {
    if (page === null) return;
    tokens.set('match', kept);
    navigate(page, { replace: true });
  }, [tokens, kept, navigate, page]);
  if (!linked) return <LinkEnded of="match" />;
  if (page !== null) return skeleton;
  const { home, away, startsAt, location } = linked.sheet.match;
  return (
    <>
      <PageHeader
        title={formatMessage(words.versus, { a: home.name, b: away.name })}
        description={[...(startsAt === null ? [] : [formatPlanned(locale, startsAt, 'appointment')]), location.name].join(', ')}
      />
      <EmptyState>{formatMessage(messages.waits)}</EmptyState>
    </>
  );
}
