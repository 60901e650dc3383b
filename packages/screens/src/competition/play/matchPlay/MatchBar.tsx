import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { decidingScore } from '@oche/darts/match/state';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { LogoKey } from '@oche/ui/LogoKey';
import type { MenuItem } from '@oche/ui/Menu';
import { MatchScore } from '../../../parts/scoring/MatchScore.tsx';
import { ScoringFrame } from '../../../parts/scoring/ScoringFrame.tsx';
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

function Score() {
  const { formatMessage } = useIntl();
  const { match, current } = usePlayedMatch();
  const { state, sheet } = match;
  const { home, away } = sheet.match;
  const score = decidingScore(state);
  const number = state.games.find(({ key }) => key === current)?.number;
  return (
    <>
      <MatchScore home={home} away={away} score={score} />
      {number !== undefined && (
        <span className="text-ink-3 max-md:hidden">{formatMessage(messages.gameOf, { number, count: state.games.length })}</span>
      )}
    </>
  );
}
