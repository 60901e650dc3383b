import { memo, useCallback, useMemo, useState } from 'react';
import type { GameLog, GameSummary } from '@oche/api/contract/game';
import { useAddRead, useRead } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useSession } from '@oche/api/session';
import { isSettled } from '@oche/darts/match/results';
import type { FoldedGames } from '@oche/darts/match/state';
import { useIntl } from '@oche/i18n/provider';
import type { ParamsOf } from '@oche/routes/table';
import { Button } from '@oche/ui/Button';
import { ErrorState } from '@oche/ui/ErrorState';
import { Link } from '@oche/ui/Link';
import { Skeleton } from '@oche/ui/Skeleton';
import { CalledGame } from '../../../parts/scoring/CalledGame.tsx';
import type { FinishedProps } from '../../../parts/scoring/Finished.tsx';
import { LostGames } from '../../../parts/scoring/LostGames.tsx';
import { ScoredGame, type FramedGame } from '../../../parts/scoring/ScoredGame.tsx';
import { startText } from '../../../parts/scoring/startText.ts';
import { useKeepAwake } from '../../../parts/scoring/useKeepAwake.ts';
import { useSendWaiting } from '../../../parts/scoring/useSendWaiting.ts';
import { useHost } from '../../../shell/host.tsx';
import { HomeButton, NotFound } from '../../../shell/NotFound.tsx';
import { useUnderWay } from '../../../shell/underWay.ts';
import { useHref } from '../../../shell/useHref.ts';
import { useInBrowser } from '../../../shell/useInBrowser.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { gameOfSheet } from '../../../parts/match/gameOfSheet.ts';
import { useMatch } from '../../../parts/match/useMatch.ts';
import type { Numbered } from '../../../parts/people/playerNames.ts';
import { Between } from './Between.tsx';
import { MatchBar } from './MatchBar.tsx';
import { MatchFinished } from './MatchFinished.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { useEarlierSent } from './useEarlierSent.ts';
import { useGamesOnDevice } from './useGamesOnDevice.ts';
import { PlayedMatchContext, stepAfter, usePlayedMatch, type PlayedMatch } from './usePlayedMatch.ts';

/** Scores a game of a match between two teams on a phone or tablet, and leads on to the next game, with and without a network. */
export function MatchPlay() {
  const { log, params } = usePage(page);
  const inBrowser = useInBrowser();
  const { parent } = log.game;
  if (parent?.kind !== 'match' || parent.slug !== params.match_slug) return <NotFound />;
  return inBrowser ? <OfMatch matchId={parent.id} log={log} params={params} /> : <Skeleton shape="score" className="p-6" />;
}

type OfMatchProps = { matchId: string; log: GameLog; params: ParamsOf<'matchPlay'> };

function OfMatch({ matchId, log, params }: OfMatchProps) {
  const intl = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const addRead = useAddRead();
  const { games, slugs } = useRead('getMatch', { id: matchId });
  const kept = useGamesOnDevice(games);
  const [results, setResults] = useState<FoldedGames>({});
  const [isBetween, setBetween] = useState(false);
  const onDevice = useMemo(() => ({ ...kept, ...results }), [kept, results]);
  const [named, addNames] = useState<readonly Numbered[]>([]);
  const match = useMatch(matchId, { onDevice, players: named });
  const setResult = useCallback<PlayedMatch['setResult']>(
    (key, result) => setResults(({ [key]: _previous, ...others }) => (result === null ? others : { ...others, [key]: result })),
    [],
  );
  const { key: current } = log.game;
  const { state, rights } = match;
  const openBetween = useCallback(() => setBetween(true), []);
  const open = (key: string) => {
    const game = gameOfSheet(intl, match, key);
    if (!game) return;
    if (game.id === log.game.id) return setBetween(false);
    // Nobody has scored it, so its log is known.
    if (game.length === 0) addRead(read('getGame', { id: game.id }), { game, events: [], length: 0, scorerEpoch: 0 });
    navigate(href('matchPlay', { ...params, game_id: game.id }), { replace: true, shallow: true });
  };
  const played: PlayedMatch = {
    ...{ match, current, next: stepAfter(match, current), open, setResult, addNames },
    openBetween,
    sheetHref: rights.isEditor || rights.sides.length > 0 ? href('matchManage', params) : null,
  };
  const game = state.games.find(({ key }) => key === current);
  const isPlayable = game !== undefined && game.other === null && (game.length > 0 || !isSettled(game)) && game.status !== 'waiting';
  const summary = gameOfSheet(intl, match, current) ?? log.game;
  const isNamed = summary.length > 0 || summary.sides.every(({ players }) => players.length > 0);
  if (slugs.organisation !== params.org_slug || slugs.season !== params.season_slug) return <NotFound />;
  if (!rights.mayScore) return <Forbidden />;
  return (
    <PlayedMatchContext value={played}>
      {isBetween || !isPlayable || !isNamed ? (
        <Between />
      ) : (
        <Play log={log} game={summary} ids={games.map(({ id }) => id).join()} onPutAside={openBetween} />
      )}
    </PlayedMatchContext>
  );
}

const finished = (props: FinishedProps) => <MatchFinished {...props} />;
const frame = ({ state, items, children }: FramedGame) => (
  <MatchBar state={state} items={items}>
    {children}
  </MatchBar>
);
const called = (summary: GameSummary, start: () => void) => <Called game={summary} onStart={start} />;

type PlayProps = { log: GameLog; game: GameSummary; ids: string; onPutAside: () => void };

/** The game. It renders again only if the game has other players or has been called: every visit changes the match around it. */
const Play = memo(
  function Play({ log, game, ids, onPutAside }: PlayProps) {
    const earlierSent = useEarlierSent(game.id, ids.split(','));
    const lost = <LostGames games={useSendWaiting(game.id)} />;
    useKeepAwake();
    useUnderWay(true);
    return <ScoredGame {...{ game, earlierSent, lost, frame, called, finished, onPutAside }} initial={log} />;
  },
  (before, { game, ids }) =>
    before.ids === ids &&
    before.game.id === game.id &&
    before.game.board?.id === game.board?.id &&
    (game.length > 0 || JSON.stringify(before.game.sides) === JSON.stringify(game.sides)),
);

function Called({ game, onStart }: { game: GameSummary; onStart: () => void }) {
  const intl = useIntl();
  const { match, current } = usePlayedMatch();
  const number = match.state.games.find(({ key }) => key === current)?.number ?? 0;
  return (
    <CalledGame
      {...(game.board && { board: game.board })}
      game={game}
      heading={intl.formatMessage(messages.gameOf, { number, count: match.state.games.length })}
      notes={[startText(intl, game)]}
      onStart={onStart}
    />
  );
}

/** Shown to users who may see the match, but not score it. */
function Forbidden() {
  const { formatMessage } = useIntl();
  const { pathname } = useHost();
  const href = useHref();
  const { user } = useSession();
  return (
    <ErrorState
      title={formatMessage(messages.forbiddenTitle)}
      className="px-6"
      actions={
        <>
          {!user && (
            <Button asChild kind="primary">
              <Link href={href('login', {}, { next: pathname })}>{formatMessage(words.logIn)}</Link>
            </Button>
          )}
          <HomeButton kind="outline" />
        </>
      }
    >
      {formatMessage(messages.forbidden)}
    </ErrorState>
  );
}
