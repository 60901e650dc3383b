import type { ReactNode } from 'react';
import type { StageFormat, Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { formatSentence, knockoutName } from '../../../parts/game/gameName.ts';
import { tournamentStart } from '../../../parts/tournament/tournamentText.ts';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { formMessages } from '../plan/messages.ts';
import { messages } from './settingsMessages.ts';

/** The settings and plan of the tournament as a list. */
export function Settings({ tournament }: { tournament: Tournament }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { plan, event, maxEntries, restMinutes, visibility, location } = tournament;
  const format = (stage: StageFormat) => formatSentence(intl, stage.default);
  const knockout = (stage: { format: StageFormat; thirdPlace: boolean }) =>
    stage.thirdPlace ? formatMessage(messages.thirdPlace, { format: format(stage.format) }) : format(stage.format);
  return (
    <dl className="gap-x-12 md:grid md:grid-cols-2 xl:block">
      <Setting name={formatMessage(messages.starts)}>{tournamentStart(intl, tournament)}</Setting>
      <Setting name={formatMessage(words.event)}>
        <Link kind="underlined" href={href('eventEdit', { id: event.id })}>
          {event.name}
        </Link>
        {location !== null && <span className="block text-ink-2">{location}</span>}
      </Setting>
      {plan.pairs && <Setting name={formatMessage(formMessages.side)}>{formatMessage(formMessages[plan.pairs])}</Setting>}
      {plan.groups && (
        <>
          <Setting name={formatMessage(plan.groups.swiss ? formMessages.swiss : words.groups)}>
            {plan.groups.swiss
              ? formatMessage(messages.swiss, { rounds: plan.groups.swiss.rounds, format: format(plan.groups.format) })
              : formatMessage(messages.groups, {
                  kind: plan.groups.count === undefined ? 'size' : 'count',
                  number: plan.groups.count ?? plan.groups.size ?? 4,
                  format: format(plan.groups.format),
                })}
          </Setting>
          {!plan.groups.swiss && (
            <Setting name={formatMessage(messages.methodHead)}>
              {formatMessage(messages.method, { method: plan.groups.method, apart: String(plan.groups.clubsApart) })}
            </Setting>
          )}
        </>
      )}
      {plan.winners && <Setting name={knockoutName(intl, 'winners', tournament)}>{knockout(plan.winners)}</Setting>}
      {plan.losers && <Setting name={formatMessage(words.losersKnockout)}>{knockout(plan.losers)}</Setting>}
      <Setting name={formatMessage(messages.rest)}>{formatMessage(messages.minutes, { count: restMinutes })}</Setting>
      <Setting name={formatMessage(messages.places)}>{maxEntries ?? formatMessage(messages.noLimit)}</Setting>
      {tournament.rankings.length > 0 && (
        <Setting name={formatMessage(messages.rankings)}>
          {tournament.rankings.map(({ id, name }) => (
            <Link key={id} kind="underlined" href={href('rankingManage', { id })} className="block w-fit">
              {name}
            </Link>
          ))}
        </Setting>
      )}
      <Setting name={formatMessage(messages.visibility)}>{formatMessage(messages.visible, { visibility })}</Setting>
    </dl>
  );
}

function Setting({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2.5">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
