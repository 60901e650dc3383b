import type { TeamRef } from '@oche/api/contract/team';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';

type Props = { home: TeamRef; away: TeamRef; score: readonly [number, number] };

/** Teams have a short name for narrow screens. */
const Team = ({ name, short }: TeamRef) => (
  <>
    <span className="font-[650] font-stretch-[88%] lg:hidden">{short}</span>
    <span className="line-clamp-2 font-[650] text-balance max-lg:hidden">{name}</span>
  </>
);

/** The score of a match between its two teams, for the bar of a scoring screen. */
export function MatchScore({ home, away, score }: Props) {
  const { locale } = useIntl();
  const [ours, theirs] = score.map((points) => formatNumber(locale, points));
  return (
    <span
      role="img"
      data-match
      aria-label={`${home.name} – ${away.name}: ${ours}–${theirs}`}
      className="flex min-w-0 flex-wrap items-center gap-x-2 lg:gap-x-3"
    >
      <Team {...home} />
      <span className="score-xs whitespace-nowrap">
        {ours}
        <span className="text-ink-3"> – </span>
        {theirs}
      </span>
      <Team {...away} />
    </span>
  );
}
