import { useState } from 'react';
import { protestOutcomes, type ProtestOutcome } from '@oche/darts/match/event';
import type { Protest } from '@oche/darts/match/state';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Button } from '@oche/ui/Button';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { Section } from '@oche/ui/Section';
import { protestText } from '../../parts/match/matchTexts.ts';
import type { UsedMatch } from '../../parts/match/useMatch.ts';
import { messages } from './protestMessages.ts';
import { RecordDialog } from './RecordDialog.tsx';

/** The protests of a match for organisers and captains: open ones first. Organisers decide them, and captains take back those of their team. */
export function Protests({ match }: { match: UsedMatch }) {
  const { formatMessage } = useIntl();
  const { rights, state } = match;
  const protests = Object.entries(state.protests).sort(([, a], [, b]) => Number(a.decision !== null) - Number(b.decision !== null));
  if (protests.length === 0 || (!rights.isEditor && rights.sides.length === 0)) return null;
  return (
    <Section title={formatMessage(messages.title)} rule>
      <ul>
        {protests.map(([id, protest]) => (
          <Row key={id} {...{ match, id, protest }} />
        ))}
      </ul>
    </Section>
  );
}

type RowProps = { match: UsedMatch; id: string; protest: Protest };

function Row({ match, id, protest }: RowProps) {
  const { formatMessage } = useIntl();
  const { side, decision, isOfServer } = protest;
  const takenBack = { kind: 'undo', payload: { target: id } } as const;
  const isOwn = !isOfServer && match.rights.sides.includes(side);
  return (
    <li className="grid justify-items-start gap-1.5 border-b border-line py-3 wrap-anywhere">
      <Quote {...{ match, id, protest }} />
      {decision === null ? (
        <Badge meaning="warning">{formatMessage(messages.open)}</Badge>
      ) : (
        <Badge meaning={decision.outcome === 'rejected' ? 'neutral' : 'success'}>
          {formatMessage(messages.decided, { outcome: decision.outcome ?? 'other', reason: decision.reason })}
        </Badge>
      )}
      <div className="flex flex-wrap gap-3 pt-1 empty:hidden print:hidden">
        {match.allows({ kind: 'decide', payload: { protest: id, outcome: 'upheld', reason: '-' } }) && (
          <Decide {...{ match, id, protest }} />
        )}
        {isOwn && match.allows(takenBack) && <Button onClick={() => match.record([takenBack])}>{formatMessage(messages.takeBack)}</Button>}
      </div>
    </li>
  );
}

/** What a protest says, for which team, who noted it, and when. */
function Quote({ match, id, protest }: RowProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { events, sheet } = match;
  const { home, away } = sheet.match;
  const event = events.find((each) => each.id === id)!;
  const author = sheet.authors.find((each) => each.author === event.author)?.name;
  const time = formatInstant(intl.locale, event.serverTime ?? event.deviceTime, sheet.match.timeZone, 'appointment');
  return (
    <>
      <p className="text-name">
        {protest.isOfServer
          ? formatMessage(messages.byServer)
          : formatMessage(messages.of, { team: protest.side === 0 ? home.name : away.name })}
      </p>
      <p>{protestText(intl, match, protest)}</p>
      <p className="text-caption text-ink-3">{[time, author].filter(Boolean).join(' · ')}</p>
    </>
  );
}

function Decide({ match, id, protest }: RowProps) {
  const { formatMessage } = useIntl();
  const [outcome, setOutcome] = useState<ProtestOutcome>();
  return (
    <RecordDialog
      match={match}
      trigger={
        protest.decision === null ? (
          <Button>{formatMessage(messages.decide)}</Button>
        ) : (
          <Button kind="quiet">{formatMessage(messages.decideAgain)}</Button>
        )
      }
      title={formatMessage(messages.decideTitle)}
      description={formatMessage(messages.decideMeans)}
      verb={formatMessage(messages.decide)}
      reason="captains"
      incomplete={formatMessage(messages.chooseOutcome)}
      recordings={(reason) => (outcome === undefined ? null : [{ kind: 'decide', payload: { protest: id, outcome, reason } }])}
    >
      <div className="grid gap-1.5 border-l-4 border-line pl-3 wrap-anywhere">
        <Quote {...{ match, id, protest }} />
      </div>
      <RadioGroup
        label={formatMessage(messages.outcome)}
        options={protestOutcomes.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        {...(outcome && { value: outcome })}
        onValueChange={setOutcome}
      />
    </RecordDialog>
  );
}
