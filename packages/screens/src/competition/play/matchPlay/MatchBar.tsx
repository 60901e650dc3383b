import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { LogoKey } from '@oche/ui/LogoKey';
import type { MenuItem } from '@oche/ui/Menu';
import { ScoringFrame } from '../../../parts/scoring/ScoringFrame.tsx';
import { pointsText } from '../../parts/match/matchTexts.ts';
import { messages } from './messages.ts';
import { usePlayedMatch } from './usePlayedMatch.ts';

type Props = { state?: ReactNode; items?: MenuItem[]; children: ReactNode };

/** The frame of the page: in the bar, the way back to the sheet, and the score of the match between both teams. */
export const MatchBar = ({ state, items = [], children }: Props) => (
  <ScoringFrame lead={<Back />} title={<Score />} state={state} items={items}>
    {children}
  </ScoringFrame>
);

function Back() {
  const { formatMessage } = useIntl();
  const { sheetHref } = usePlayedMatch();
  if (sheetHref === null) return <LogoKey />;
  return (
    <Link
      href={sheetHref}
      aria-label={formatMessage(messages.sheet)}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-pressed md:size-12"
    >
      <ArrowLeft aria-hidden className="size-6" />
    </Link>
  );
}

/** Teams have a short name for narrow screens. */
const Team = ({ name, short }: { name: string; short: string }) => (
  <>
    <span className="font-[650] font-stretch-[88%] lg:hidden">{short}</span>
    <span className="line-clamp-2 font-[650] text-balance max-lg:hidden">{name}</span>
  </>
);

function Score() {
  const intl = useIntl();
  const { match, current } = usePlayedMatch();
  const { state, sheet } = match;
  const { home, away } = sheet.match;
  const score = state.structure.score === 'legs' ? state.legs : state.points;
  const number = state.games.find(({ key }) => key === current)?.number;
  return (
    <>
      <span
        role="img"
        data-match
        aria-label={`${home.name} – ${away.name}: ${pointsText(intl.locale, score)}`}
        className="flex min-w-0 flex-wrap items-center gap-x-2 lg:gap-x-3"
      >
        <Team {...home} />
        <span className="score-xs whitespace-nowrap">
          {formatNumber(intl.locale, score[0])}
          <span className="text-ink-3"> – </span>
          {formatNumber(intl.locale, score[1])}
        </span>
        <Team {...away} />
      </span>
      {number !== undefined && (
        <span className="text-ink-3 max-md:hidden">{intl.formatMessage(messages.gameOf, { number, count: state.games.length })}</span>
      )}
    </>
  );
}
