import { useState } from 'react';
import type { CupBracket, CupRound } from '@oche/api/contract/cup';
import type { SeasonGroup } from '@oche/api/contract/group';
import { isPublished } from '@oche/api/contract/season';
import { useRead, useWrite } from '@oche/api/query';
import { cupRoundText } from '@oche/i18n/cupRoundText';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { EmptyState } from '@oche/ui/EmptyState';
import { FixtureList } from '@oche/ui/FixtureList';
import { Section } from '@oche/ui/Section';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { useHref } from '../../../shell/useHref.ts';
import { useFixtures } from '../../../parts/match/useFixtures.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages } from '../../../parts/league/cupMessages.ts';
import { DrawRound } from './DrawRound.tsx';

type CupProps = { season: SeasonOfPage; group: SeasonGroup };

/** The rounds of a cup, the newest first. Organisers draw the next one. */
export function Cup({ season, group }: CupProps) {
  const { formatMessage } = useIntl();
  const bracket = useRead('getCupBracket', { id: group.id });
  const { rounds, champion } = bracket;
  const canEdit = !season.isOver;
  return (
    <>
      {champion && <Banner kind="info" title={formatMessage(messages.champion, { team: champion.name })} className="mt-7" />}
      <Section title={formatMessage(messages.rounds)} className="pt-7">
        <Next season={season} bracket={bracket} canEdit={canEdit} />
        {rounds.length === 0 && <EmptyState className="border-t-2 border-rule">{formatMessage(messages.notDrawn)}</EmptyState>}
      </Section>
      {rounds.toReversed().map((round, at) => (
        <Round key={round.round} season={season} bracket={bracket} round={round} canUndo={canEdit && at === 0 && bracket.redrawable} />
      ))}
    </>
  );
}

type NextProps = { season: SeasonOfPage; bracket: CupBracket; canEdit: boolean };

/** The next round: what it waits for, or the button that draws it. */
function Next({ season, bracket, canEdit }: NextProps) {
  const { formatMessage, locale } = useIntl();
  const [isDrawing, setDrawing] = useState(false);
  const { next } = bracket;
  if (!next) return bracket.rounds.length === 0 && canEdit ? <p className="pb-5">{formatMessage(messages.tooFew)}</p> : null;
  const { teams, waiting, open } = next;
  const facts = [
    ...(teams.length > 0 ? [formatMessage(messages.stillIn, { count: teams.length })] : []),
    ...(waiting.length > 0 ? [formatMessage(messages.waiting, { count: waiting.length })] : []),
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
      <p className="text-ink-2">
        {formatList(locale, facts, 'unit')}
        {facts.length > 0 && '. '}
        {open > 0 && formatMessage(messages.open, { count: open })}
      </p>
      {canEdit && open === 0 && (
        <Button kind="primary" onClick={() => setDrawing(true)}>
          {formatMessage(messages.draw)}
        </Button>
      )}
      {isDrawing && <DrawRound season={season} bracket={bracket} next={next} onClose={() => setDrawing(false)} />}
    </div>
  );
}

type RoundProps = { season: SeasonOfPage; bracket: CupBracket; round: CupRound; canUndo: boolean };

/** A round that has been drawn: its matches, the teams with a bye, and what the draw could not keep. */
function Round({ season, bracket, round: { round, name, ties, drawNumber, unmet }, canUndo }: RoundProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const { fixtureOf, labels } = useFixtures(({ slug }) => href('matchManage', { ...season.params, match_slug: slug }));
  const title = cupRoundText(intl, name);
  const matches = ties.flatMap(({ match }) => match ?? []);
  const byes = ties.flatMap(({ teams: [team], match }) => (match ? [] : [team.name]));
  const annulled = matches.filter((match) => match.annulled);
  const undated = matches.filter(({ startsAt, state }) => startsAt === null && state === 'planned').length;
  return (
    <section className="pt-7">
      <FixtureList
        matchdays={[
          {
            ...{ id: String(round), title, note: formatMessage(messages.drawNumber, { number: String(drawNumber) }) },
            fixtures: matches.map(fixtureOf),
            ...(byes.length > 0 && { bye: formatMessage(messages.byes, { count: byes.length, teams: formatList(locale, byes) }) }),
          },
        ]}
        labels={labels}
      />
      {annulled.map(({ id, home, away }) => (
        <p key={id} className="pt-3 text-body-small text-danger">
          {formatMessage(messages.annulled, { match: `${home.name} – ${away.name}` })}
        </p>
      ))}
      {undated > 0 && <p className="pt-3 text-body-small text-danger">{formatMessage(messages.noDate, { count: undated })}</p>}
      {unmet.length > 0 && (
        <>
          <h3 className="pt-3 text-body-small font-[600]">{formatMessage(messages.unmetTitle)}</h3>
          <ul className="text-body-small text-ink-2">
            {unmet.map(({ tie, wish }) => {
              const [home, away] = ties.find(({ key }) => key === tie)!.teams;
              const names = { match: `${home.name} – ${away?.name}`, away: away?.name ?? '' };
              return <li key={`${tie} ${wish}`}>{formatMessage(messages.unmet, { wish, ...names })}</li>;
            })}
          </ul>
        </>
      )}
      {canUndo && <Undo season={season} groupId={bracket.groupId} round={round} title={title} count={matches.length} />}
    </section>
  );
}

type UndoProps = { season: SeasonOfPage; groupId: string; round: number; title: string; count: number };

function Undo({ season, groupId, round, title, count }: UndoProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useWrite('undoCupRound');
  const undo = () =>
    mutate(
      { id: groupId, round },
      {
        onSuccess: () => toast.success(formatMessage(messages.undone)),
        onError: (error) => toast.error(errorMessage(intl, error, { 'has-dependents': messages.begun })),
        onSettled: () => setOpen(false),
      },
    );
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button kind="quiet" className="mt-3">
          {formatMessage(messages.undo)}
        </Button>
      }
      title={formatMessage(messages.undoTitle, { round: title })}
      description={formatMessage(isPublished(season) ? messages.undoMeans : messages.undoMeansDraft, { count })}
      confirm={formatMessage(messages.undo)}
      cancel={formatMessage(words.cancel)}
      danger
      busy={isPending}
      onConfirm={undo}
    />
  );
}
