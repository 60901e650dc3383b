import type { GameSummary } from '@oche/api/contract/game';
import { ofParents } from '@oche/api/contract/topics';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { formatSentence, gameTitle, sideName } from '../../parts/game/gameName.ts';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useFollow } from '../../shell/useLive.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** One live game, with a row for each side. The row of the thrower is highlighted. */
export function LivePanel({ game, more }: { game: GameSummary; more: number }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  useFollow(ofParents([game]), undefined);
  const title = gameTitle(intl, game);
  return (
    <div className="@container/live flex flex-col border-t-4 border-b border-rule border-b-line bg-raised">
      <Link href={href('live', { id: game.id })} className="grid flex-1 grid-cols-[minmax(0,1fr)] outline-offset-4">
        <span className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-body-small text-ink-3 sm:px-6">
          <LiveBadge state="live">{formatMessage(words.live)}</LiveBadge>
          <span>{game.parent ? formatMessage(messages.where, { game: title, tournament: game.parent.name }) : title}</span>
        </span>
        {game.sides.map((side, index) => (
          <Side
            key={side.id ?? index}
            name={sideName(intl, side)}
            legs={game.live?.legs[index] ?? 0}
            remaining={game.live?.remaining[index] ?? game.format.start}
            throws={game.live?.thrower === index}
          />
        ))}
        <span className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-2 text-body-small text-ink-3 sm:px-6">
          {formatSentence(intl, game.format)}
        </span>
      </Link>
      {more > 0 && (
        <LoneLink href={href('tournaments')} className="border-t border-line px-4 py-2 text-body-small sm:px-6">
          {formatMessage(messages.moreLive, { count: more })}
        </LoneLink>
      )}
    </div>
  );
}

function Side({ name, legs, remaining, throws }: { name: string; legs: number; remaining: number; throws: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <span
      className={`grid min-h-24 grid-cols-[1.5rem_minmax(0,1fr)] items-center @min-[14rem]/live:grid-cols-[minmax(0,1fr)_1.5rem_6.5rem] gap-x-2 px-4 py-2 @min-[20rem]/live:grid-cols-[minmax(0,1fr)_2rem_minmax(7rem,max-content)] @min-[30rem]/live:min-h-31 @min-[30rem]/live:grid-cols-[minmax(0,1fr)_2.5rem_10.5rem] @min-[30rem]/live:px-6 ${throws ? 'lit' : ''}`}
    >
      <b className="col-span-full @min-[14rem]/live:col-auto text-title-3 leading-6.5 font-[720] font-stretch-[72%] @min-[24rem]/live:font-stretch-[88%] text-balance wrap-anywhere hyphens-auto">
        {name}
      </b>
      <span aria-hidden className="text-center text-[1.75rem] font-[650] text-ink-2 tabular font-stretch-[72%]">
        {legs}
      </span>
      <span aria-hidden className="text-right font-score text-[4.5rem] @min-[20rem]/live:text-[5.5rem] @min-[30rem]/live:text-[7.25rem]">
        {remaining}
      </span>
      <span className="sr-only">{formatMessage(messages.toGo, { legs, remaining })}</span>
    </span>
  );
}
