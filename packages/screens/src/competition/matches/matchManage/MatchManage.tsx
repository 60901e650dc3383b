import { useState } from 'react';
import type { Match } from '@oche/api/contract/fixture';
import type { GameSummary } from '@oche/api/contract/game';
import { hasBegun } from '@oche/darts/match/results';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Button } from '@oche/ui/Button';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { MatchSheet } from '@oche/ui/MatchSheet';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { Actions } from '../Actions.tsx';
import { Confirmation } from '../Confirmation.tsx';
import { CorrectScore, EnterScore } from '../CorrectScore.tsx';
import { Contacts } from '../Contacts.tsx';
import { Course } from '../Course.tsx';
import { GameDetail } from '../GameDetail.tsx';
import { Lineups, Revealed } from '../lineup/Lineups.tsx';
import { GameActions, isInPlay, Play } from '../Play.tsx';
import { useSheets } from '../../../parts/match/useSheets.ts';
import { Annulled, WalkedOver } from '../../../parts/match/Outcome.tsx';
import { MatchHead } from '../../../parts/match/MatchHead.tsx';
import { matchdayText, sheetStatus, startText, stateText, type SheetStatus } from '../../../parts/match/matchTexts.ts';
import { isTooEarly } from '../../../parts/match/isTooEarly.ts';
import { messages } from '../../../parts/match/messages.ts';
import { Figures } from '../paper/Figures.tsx';
import { PaperSheet } from '../paper/PaperSheet.tsx';
import { useUnsavedPaper } from '../paper/usePaperDraft.ts';
import { messages as paperMessages } from '../../../parts/match/paperMessages.ts';
import { Postponement } from '../Postponement.tsx';
import { QueueState } from '../../../parts/match/QueueState.tsx';
import { Protests } from '../Protests.tsx';
import { useMatch } from '../../../parts/match/useMatch.ts';
import { useSheetBlocks } from '../../../parts/match/useSheetBlocks.tsx';
import { useSquads } from '../../../parts/match/useSquads.ts';
import { page } from './page.ts';

/** A match between two teams: its sheet, and what organisers and its captains do with it. */
export function MatchManage() {
  const { managed } = usePage(page);
  const intl = useIntl();
  const href = useHref();
  const match = managed.match!;
  const { home, away } = match;
  const { params } = seasonOfPage(managed);
  return (
    <SeasonFrame
      managed={managed}
      tab="matchesManage"
      teams={[home.slug, away.slug]}
      header={{
        title: <span className="sr-only">{intl.formatMessage(messages.title, { home: home.name, away: away.name })}</span>,
        back: { href: href('matchesManage', params), label: intl.formatMessage(shared.matches) },
        badge: <StateBadge match={match} />,
        description: [matchdayText(intl, match), startText(intl, match), match.location.name].filter(Boolean).join(', '),
        className: 'pb-4',
      }}
    >
      {(season) => <Sheet season={season} match={match} />}
    </SeasonFrame>
  );
}

const meanings = {
  ...{ planned: 'neutral', lineups: 'neutral', 'one-lineup-in': 'neutral', revealed: 'success' },
  ...{ 'to-confirm': 'warning', confirmed: 'success', disputed: 'warning' },
  ...{ postponed: 'warning', walkover: 'neutral', cancelled: 'neutral', annulled: 'danger' },
} as const satisfies Record<Exclude<SheetStatus, 'playing'>, 'neutral' | 'warning' | 'success' | 'danger'>;

function StateBadge({ match: { id, state: known } }: { match: Match }) {
  const [sheet] = useSheets([id]);
  const state = sheetStatus(known, sheet!.state);
  const text = stateText(useIntl(), { state });
  return state === 'playing' ? <LiveBadge state="live">{text}</LiveBadge> : <Badge meaning={meanings[state]}>{text}</Badge>;
}

function Sheet({ season, match: planned }: { season: SeasonOfPage; match: Match }) {
  const { formatMessage } = useIntl();
  const squads = useSquads(season, planned);
  const match = useMatch(planned.id, { players: squads.flat() });
  const unsaved = useUnsavedPaper(planned.id);
  // After a reload, entries that have not been saved are shown again.
  const [isEntering, setEntering] = useState(unsaved.isKept);
  /** how often a button has opened the form */
  const [presses, setPresses] = useState(0);
  const enter = () => {
    setPresses(presses + 1);
    setEntering(true);
  };
  const { home, away } = match.sheet.match;
  const { rights, state } = match;
  const href = useHref();
  const playHref = (game: GameSummary) => href('matchPlay', { ...season.params, match_slug: planned.slug, game_id: game.id });
  const blocks = useSheetBlocks(match, {
    game: (game, summary) => ({
      ...(game.hasVisits && summary && { detail: <GameDetail id={summary.id} names={summary.sides.map(({ name }) => name)} /> }),
      ...(isInPlay(match, game) && { action: <GameActions match={match} game={game} playHref={playHref} /> }),
    }),
  });
  const isPlayed = ['to-confirm', 'confirmed', 'disputed'].includes(state.status) && state.games.some(hasBegun);
  const isOpen = state.status !== 'confirmed' && state.status !== 'disputed';
  const counts = state.status !== 'walkover' && !state.isAnnulled;
  const mayEnter = counts && (rights.isEditor || (rights.sides.length > 0 && isOpen && season.rules.paper !== 'no' && !isTooEarly(match)));
  const isForm = isEntering && mayEnter;
  return (
    <>
      <QueueState match={match} />
      <Postponement match={match} season={season} />
      <Revealed match={match} />
      <Lineups match={match} season={season} />
      <MatchHead match={match} />
      <Annulled match={match} />
      <WalkedOver match={match} />
      <Play match={match} playHref={playHref} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        {isForm ? (
          <PaperSheet
            key={presses}
            {...{ match, squads, season }}
            isPressed={presses > 0}
            title={formatMessage(isPlayed ? paperMessages.correct : paperMessages.title)}
            onDone={() => setEntering(false)}
          />
        ) : (
          <div className="min-w-0">
            <MatchSheet
              className="mt-4"
              teams={[home.name, away.name]}
              blocks={blocks}
              labels={{
                sheet: formatMessage(messages.sheet),
                game: formatMessage(words.game),
                players: formatMessage(words.players),
                legs: formatMessage(words.legs),
                status: formatMessage(messages.score),
                throwsFirst: formatMessage(messages.throwsFirst),
                unknown: formatMessage(messages.unknown),
                open: ({ number }) => formatMessage(messages.openGame, { number }),
              }}
            />
            <Figures match={match} />
          </div>
        )}
        <div className="grid content-start gap-8 pt-4">
          <Protests match={match} />
          <Confirmation
            match={match}
            season={season}
            isEntering={isForm}
            unsaved={{
              isKept: () => mayEnter && unsaved.isKept(),
              show: enter,
              discard: () => {
                unsaved.discard();
                setEntering(false);
              },
            }}
          />
          {!isEntering && <CorrectScore match={match} />}
          {mayEnter && !isEntering && (
            <Button full className="print:hidden" onClick={enter}>
              {formatMessage(isPlayed ? paperMessages.correct : paperMessages.open)}
            </Button>
          )}
          {!isEntering && <EnterScore match={match} />}
          <Actions match={match} squads={squads} season={season} />
          <Contacts match={match} season={season} />
          <Course match={match} />
        </div>
      </div>
    </>
  );
}
