import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { focusHeading } from '../../../shell/focusHeading.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { messages as frameMessages } from '../messages.ts';
import { TournamentFrame } from '../TournamentFrame.tsx';
import { UndecidedGroups } from '../UndecidedGroups.tsx';
import { CancelTournament } from './CancelTournament.tsx';
import { Draw } from './Draw.tsx';
import { EditPlan } from './EditPlan.tsx';
import { EditSettings } from './EditSettings.tsx';
import { messages as settingsMessages } from './settingsMessages.ts';
import { NextStep } from './NextStep.tsx';
import { page } from './page.ts';
import { Settings } from './Settings.tsx';

/** The overview of a managed tournament: its state, the next step, the draw, and its settings. */
export function TournamentManage() {
  const { tournament, playList, entries, winners } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const [editing, setEditing] = useState<'settings' | 'plan' | null>(null);
  const drawSection = useRef<HTMLDivElement>(null);
  const [draws, setDraws] = useState(0);
  const onDrawn = () => setDraws((count) => count + 1);
  // Runs after the dialog has returned the focus to its button, which no longer exists after the first draw.
  useEffect(() => {
    if (draws > 0) focusHeading(drawSection.current?.querySelector('h2'));
  }, [draws]);
  // An approximation of the server's condition (no game is on a board or has begun). The server decides.
  const canMove = playList.counts.finished === 0 && !playList.boards.some(({ game }) => game?.parent?.id === tournament.id);
  return (
    <TournamentFrame tournament={tournament} playList={playList}>
      <UndecidedGroups tournament={tournament} playList={playList} />
      <div className="grid gap-x-14 gap-y-10 pt-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 content-start gap-y-10">
          <NextStep tournament={tournament} playList={playList} entries={entries} onDrawn={onDrawn} />
          <div ref={drawSection}>
            <Draw tournament={tournament} playList={playList} entries={entries} winners={winners} onDrawn={onDrawn} />
          </div>
        </div>
        <div className="min-w-0">
          <Section
            title={formatMessage(settingsMessages.settings)}
            rule
            actions={
              <Button icon={<Pencil aria-hidden />} onClick={() => setEditing('settings')}>
                {formatMessage(words.edit)}
              </Button>
            }
          >
            <Settings tournament={tournament} />
          </Section>
          {tournament.drawnAt !== null && <p className="mt-3 text-body-small text-ink-3">{formatMessage(settingsMessages.planStays)}</p>}
          <div className="mt-5 flex flex-wrap gap-3">
            {tournament.drawnAt === null && (
              <Button onClick={() => setEditing('plan')}>{formatMessage(settingsMessages.changePlan)}</Button>
            )}
            <Button asChild>
              <Link href={href('tournament', { tournament: tournament.slug })}>{formatMessage(frameMessages.publicPage)}</Link>
            </Button>
            <Button asChild>
              <Link href={href('tournamentCreate', {}, { copy: tournament.id })}>{formatMessage(settingsMessages.copy)}</Link>
            </Button>
            <CancelTournament tournament={tournament} />
          </div>
        </div>
      </div>
      {editing === 'settings' && <EditSettings tournament={tournament} canMove={canMove} onClose={() => setEditing(null)} />}
      {editing === 'plan' && <EditPlan tournament={tournament} onClose={() => setEditing(null)} />}
    </TournamentFrame>
  );
}
