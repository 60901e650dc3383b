import { Share2 } from 'lucide-react';
import type { GameSummary } from '@oche/api/contract/game';
import type { GameState } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { formatSentence, gameTitle, stageName } from '../../parts/game/gameName.ts';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { ManageLink } from '../../parts/tournament/ManageLink.tsx';
import { useSharePage } from '../../parts/share/useSharePage.ts';
import { useHost } from '../../shell/host.tsx';
import { contextOf } from '../../shell/site.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { teamMatchOf, tournamentOf } from '../../parts/game/gameParent.ts';

/** The title of the game, its tournament, stage, board and format. */
export function LiveHeader({ summary, game }: { summary: GameSummary; game: GameState | null }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { board } = summary;
  const tournament = tournamentOf(summary);
  const title = gameTitle(intl, summary);
  const share = useSharePage(title);
  const stage = stageName(intl, summary);
  const number = board?.number ?? 0;
  const place = board
    ? stage
      ? formatMessage(messages.stageOnBoard, { stage, number })
      : formatMessage(messages.onBoard, { number })
    : stage;
  const isOver = game?.next.kind === 'over';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 pb-3 text-body-small text-ink-2">
      <h1 className="text-title-2 text-ink">{title}</h1>
      {isOver && <LiveBadge state="finished">{formatMessage(words.finished)}</LiveBadge>}
      {!isOver && game && game.undoable !== null && <LiveBadge state="live">{formatMessage(words.live)}</LiveBadge>}
      <p className="flex flex-wrap gap-x-2">
        {tournament && <LoneLink href={href('tournament', { tournament: tournament.slug })}>{tournament.name}</LoneLink>}
        <TeamMatch summary={summary} />
        <span>{place}</span>
      </p>
      <span className="lg:ml-auto">{formatSentence(intl, summary.format)}</span>
      {tournament && <ManageLink tournament={tournament} />}
      <Button icon={<Share2 aria-hidden />} onClick={() => void share()} className="max-lg:ml-auto">
        {formatMessage(messages.share)}
      </Button>
    </div>
  );
}

/** The match that the game belongs to. On the site of its competition, it leads to the match, if that is of the current season. */
function TeamMatch({ summary }: { summary: GameSummary }) {
  const href = useHref();
  const season = contextOf(useHost().site)?.season;
  const match = teamMatchOf(summary);
  if (!match) return null;
  const begun = summary.startedAt ?? summary.calledAt;
  if (!season || begun === null || begun.slice(0, 10) < season.startsOn) return <span>{match.name}</span>;
  return <LoneLink href={href('competitionMatch', { match: match.slug })}>{match.name}</LoneLink>;
}
