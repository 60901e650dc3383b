import { useEffect, useRef, type ReactNode } from 'react';
import type { Entry, PlayList, Tournament, TournamentStatus } from '@oche/api/contract/tournament';
import type { ApiError } from '@oche/api/errors';
import { useWrite } from '@oche/api/query';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHref } from '../../../shell/useHref.ts';
import { DrawButton } from './DrawButton.tsx';
import { messages as frameMessages } from '../messages.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';
import { Steps } from './Steps.tsx';

type NextStepProps = { tournament: Tournament; playList: PlayList; entries: readonly Entry[]; onDrawn: () => void };

/** The current state of the tournament in a sentence, and the next action. */
export function NextStep({ tournament, playList, entries, onDrawn }: NextStepProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const { id, status, drawnAt, winner, timeZone } = tournament;
  const { mutate, isPending } = useWrite('setTournamentStatus');
  const row = useRef<HTMLDivElement>(null);
  const requested = useRef<TournamentStatus>(null);
  useEffect(() => {
    if (requested.current !== status) return;
    requested.current = null;
    // The pressed button is gone, so the focus moves to the button of the next step.
    if (document.activeElement === document.body) row.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [status]);
  const entered = entries.filter(({ waiting, withdrawn }) => !waiting && !withdrawn);
  const go = (to: TournamentStatus, label: string, kind: 'primary' | 'outline' = 'primary') => (
    <Button
      kind={kind}
      state={isPending ? 'busy' : 'ready'}
      onClick={() => {
        requested.current = to;
        const onError = (error: ApiError) => {
          requested.current = null;
          toast.error(errorMessage(intl, error));
        };
        mutate({ id, status: to }, { onError });
      }}
    >
      {label}
    </Button>
  );
  // The React keys keep the focus on a link, or in the dialog of the draw, when the step changes.
  const link = (to: string, label: string, kind: 'primary' | 'outline' = 'primary') => (
    <Button key={to} asChild kind={kind}>
      <Link href={to}>{label}</Link>
    </Button>
  );
  const toPlayers = (kind: 'primary' | 'outline') => link(href('tournamentPlayers', { id }), formatMessage(frameMessages.toPlayers), kind);

  const describeStep = (): { text: string; actions: ReactNode } => {
    if (status === 'draft')
      return { text: formatMessage(messages.draft), actions: go('registration', formatMessage(messages.openRegistration)) };
    if (status === 'cancelled') return { text: formatMessage(messages.cancelled), actions: go('draft', formatMessage(messages.takeUp)) };
    if (status === 'finished') {
      return {
        text: formatMessage(messages.finished, { winner: winner ?? 'none' }),
        actions: link(href('playResults', { id }), formatMessage(messages.toResults)),
      };
    }
    if (status === 'running') {
      const end = playList.expectedEnd === null ? 'none' : formatInstant(locale, playList.expectedEnd, timeZone, 'time');
      return {
        text: formatMessage(messages.running, { toGo: playList.counts.toGo, playing: playList.counts.playing, end }),
        actions: link(href('playList', { id }), formatMessage(messages.toPlayList)),
      };
    }
    if (drawnAt !== null) {
      return {
        text: formatMessage(messages.drawn, { games: tournament.games.total }),
        actions: go('running', formatMessage(words.startTournament)),
      };
    }
    if (status === 'registration') {
      return {
        text:
          tournament.plan.pairs === 'chosen'
            ? formatMessage(messages.registrationPairs, { pairs: entered.length })
            : formatMessage(messages.registration, { players: entered.length }),
        actions:
          entered.length === 0 ? (
            toPlayers('primary')
          ) : (
            <>
              {go('check-in', formatMessage(messages.startCheckIn))}
              {toPlayers('outline')}
            </>
          ),
      };
    }
    const present = entered.filter(({ checkedIn }) => checkedIn).length;
    const needsPairs = tournament.plan.pairs === 'drawn' && tournament.pairsNumber === null;
    const arePairs = tournament.pairs && !needsPairs;
    return {
      text: [
        arePairs
          ? formatMessage(messages.checkInPairs, { here: present, pairs: entered.length })
          : formatMessage(messages.checkIn, { here: present, players: entered.length }),
        ...(needsPairs ? [formatMessage(messages.drawPairsFirst)] : []),
      ].join(' '),
      // A disabled button is not the next step.
      actions:
        present < 2 || needsPairs ? (
          <>
            {toPlayers('primary')}
            <DrawButton key="draw" tournament={tournament} players={present} kind="outline" onDrawn={onDrawn} />
          </>
        ) : (
          <>
            <DrawButton key="draw" tournament={tournament} players={present} kind="primary" onDrawn={onDrawn} />
            {toPlayers('outline')}
          </>
        ),
    };
  };
  const { text, actions } = describeStep();
  return (
    <section aria-label={formatMessage(messages.now)}>
      <Steps tournament={tournament} />
      <p role="status" className="mt-6 max-w-measure text-[1.1875rem] leading-7 print:hidden">
        {text}
      </p>
      <div ref={row} className="mt-4 flex flex-wrap gap-3">
        {actions}
      </div>
    </section>
  );
}
