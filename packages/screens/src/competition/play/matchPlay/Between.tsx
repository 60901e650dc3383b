import type { ReactNode } from 'react';
import { bothSides } from '@oche/darts/match/structure';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { Skeleton } from '@oche/ui/Skeleton';
import { gameOfSheet } from '../../../parts/match/gameOfSheet.ts';
import { MatchHead } from '../../../parts/match/MatchHead.tsx';
import { messages as shared } from '../../../parts/match/messages.ts';
import { QueueState } from '../../../parts/match/QueueState.tsx';
import { versusText } from '../../../parts/game/slotText.ts';
import { messages as scoring } from '../../../parts/scoring/messages.ts';
import { Boundary } from '../../../shell/Boundary.tsx';
import { MatchBar } from './MatchBar.tsx';
import { messages } from './messages.ts';
import { NamePlayers } from './NamePlayers.tsx';
import { usePlayedMatch } from './usePlayedMatch.ts';

/** What there is to do before the next game: lineups, the toss, the confirmation. It changes by itself when the captains have done it. */
export function Between() {
  const { formatMessage } = useIntl();
  const { match, next, sheetHref } = usePlayedMatch();
  const { home, away } = match.sheet.match;
  return (
    <MatchBar>
      <div className="bg-page">
        <div className="mx-auto grid max-w-3xl gap-6 px-6 py-6 md:py-10">
          <h1 className="sr-only">{formatMessage(shared.title, { home: home.name, away: away.name })}</h1>
          <QueueState match={match} />
          <MatchHead match={match} />
          <Step />
          {sheetHref !== null && (
            <Button asChild size="lg" kind={next.kind === 'game' ? 'outline' : 'primary'} className="justify-self-start max-sm:w-full">
              <Link href={sheetHref}>{formatMessage(messages.sheet)}</Link>
            </Button>
          )}
        </div>
      </div>
    </MatchBar>
  );
}

const Panel = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <section aria-live="polite" className="grid gap-3">
    <h2 className="text-title-2 wrap-break-word hyphens-auto">{title}</h2>
    {text !== undefined && <p className="max-w-measure text-body text-ink-2">{text}</p>}
    {children}
  </section>
);

function Step() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { match, next, open } = usePlayedMatch();
  const { home, away } = match.sheet.match;
  const teams = [home.name, away.name] as const;
  switch (next.kind) {
    case 'game':
      return <NextGame game={next.game} isNamed={next.missing.length === 0} />;
    case 'lineup':
    case 'reveal': {
      const missing = next.kind === 'lineup' ? next.missing : bothSides;
      return (
        <Panel
          title={formatMessage(messages.lineupTitle)}
          text={formatMessage(messages.lineup, {
            teams: formatList(
              intl.locale,
              missing.map((side) => teams[side]),
            ),
          })}
        />
      );
    }
    case 'toss':
      return (
        <Panel title={formatMessage(messages.tossTitle)}>
          <div className="grid gap-3 sm:grid-cols-2">
            {bothSides.map((side) => (
              <Button
                key={side}
                size="lg"
                full
                className="min-h-20 text-heading wrap-break-word hyphens-auto"
                onClick={() => match.record([{ kind: 'toss', payload: { side } }])}
              >
                {teams[side]}
              </Button>
            ))}
          </div>
        </Panel>
      );
    case 'confirm':
      return <Panel title={formatMessage(messages.overTitle)} text={formatMessage(messages.over)} />;
    case 'nothing': {
      const playing = match.state.games.filter(({ status }) => status === 'playing');
      if (playing.length === 0) return <Panel title={formatMessage(messages.decided)} text={formatMessage(messages.decidedHow)} />;
      return (
        <Panel title={formatMessage(messages.elsewhere, { count: playing.length })} text={formatMessage(messages.elsewhereHow)}>
          {playing.map(({ key, number }) => (
            <Button key={key} size="lg" className="justify-self-start" onClick={() => open(key)}>
              {formatMessage(messages.playGame, { number })}
            </Button>
          ))}
        </Panel>
      );
    }
  }
}

function NextGame({ game: key, isNamed }: { game: string; isNamed: boolean }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { match, open } = usePlayedMatch();
  const game = match.state.games.find((each) => each.key === key);
  const number = game?.number ?? 0;
  const summary = gameOfSheet(intl, match, key);
  if (!isNamed && game?.block.lineup === 'free' && match.rights.mayRun)
    return (
      <Panel title={formatMessage(messages.nameTitle, { number })}>
        <Boundary skeleton={<Skeleton shape="row" count={2} />}>
          <NamePlayers key={key} game={game} />
        </Boundary>
      </Panel>
    );
  if (!isNamed) return <Panel title={formatMessage(messages.players, { number })} text={formatMessage(messages.playersHow)} />;
  if (game?.other != null)
    return <Panel title={formatMessage(messages.resultOnly, { number })} text={formatMessage(messages.resultOnlyHow)} />;
  return (
    <Panel title={formatMessage(messages.next, { number })} {...(summary && { text: versusText(intl, summary) })}>
      <Button kind="primary" size="lg" className="justify-self-start max-sm:w-full" onClick={() => open(key)}>
        {formatMessage(scoring.nextGame)}
      </Button>
    </Panel>
  );
}
