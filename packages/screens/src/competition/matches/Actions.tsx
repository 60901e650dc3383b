import { useState } from 'react';
import { isPublished } from '@oche/api/contract/season';
import type { Side } from '@oche/darts/match/structure';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { Section } from '@oche/ui/Section';
import { TextField } from '@oche/ui/TextField';
import { messages } from '../../parts/match/actionMessages.ts';
import { Arrivals } from '../../parts/match/Arrival.tsx';
import { BlankSheet } from './BlankSheet.tsx';
import { SideField, teamsOf } from './SideField.tsx';
import { Substitute } from './Substitute.tsx';
import { endedDisputeText } from './disputeTexts.ts';
import { MoveMatch } from './MoveMatch.tsx';
import { messages as protestMessages } from './protestMessages.ts';
import { RecordDialog } from './RecordDialog.tsx';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { replacedText, walkoverText } from '../../parts/match/matchTexts.ts';
import type { Squads } from '../../parts/match/useSquads.ts';
import type { UsedMatch } from '../../parts/match/useMatch.ts';

type OfMatch = { match: UsedMatch };

/** What captains and organisers do during a match. An action that the user may not take, or that is not possible now, is absent. */
export function Actions({ match, squads, season }: OfMatch & { squads: Squads; season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const { rights } = match;
  if (!rights.isEditor && rights.sides.length === 0) return null;
  return (
    <Section title={formatMessage(messages.more)} rule className="print:hidden">
      <div className="grid justify-items-start pt-4 empty:hidden">
        <Arrivals match={match} />
      </div>
      <div className="grid grid-cols-2 gap-3 pt-4">
        <Substitute {...{ match, squads, season }} />
        <Protest match={match} />
        <Note match={match} />
        <MoveMatch match={match} isPublic={isPublished(season)} />
        <Interruption match={match} />
        <Walkover match={match} />
        <Annul match={match} />
        <TakeBack match={match} />
        <Button onClick={() => window.print()}>{formatMessage(messages.printSheet)}</Button>
        <BlankSheet {...{ match, squads, season }} />
      </div>
    </Section>
  );
}

function Protest({ match }: OfMatch) {
  const { formatMessage } = useIntl();
  const [side, setSide] = useState<Side>(match.rights.sides[0] ?? 0);
  const [text, setText] = useState('');
  if (match.rights.sides.length === 0) return null;
  return (
    <RecordDialog
      match={match}
      trigger={<Button>{formatMessage(messages.protest)}</Button>}
      title={formatMessage(messages.protest)}
      description={formatMessage(messages.protestHint)}
      verb={formatMessage(messages.protest)}
      recordings={() => (text.trim() === '' ? null : [{ kind: 'protest', payload: { side, about: '', text: text.trim() } }])}
    >
      {match.rights.sides.length > 1 && <SideField match={match} label={formatMessage(messages.team)} side={side} onSide={setSide} />}
      <TextField label={formatMessage(messages.text)} rows={3} maxLength={500} value={text} onValueChange={setText} />
    </RecordDialog>
  );
}

function Note({ match }: OfMatch) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  return (
    <RecordDialog
      match={match}
      trigger={<Button>{formatMessage(messages.note)}</Button>}
      title={formatMessage(messages.note)}
      description={formatMessage(messages.noteHint)}
      verb={formatMessage(messages.note)}
      recordings={() => (text.trim() === '' ? null : [{ kind: 'note', payload: { text: text.trim() } }])}
    >
      <TextField label={formatMessage(messages.text)} rows={3} maxLength={500} value={text} onValueChange={setText} />
    </RecordDialog>
  );
}

/** Stops the match for tonight, or continues it. */
function Interruption({ match }: OfMatch) {
  const { formatMessage } = useIntl();
  if (match.check({ kind: 'resume', payload: {} }) === null)
    return <Button onClick={() => match.record([{ kind: 'resume', payload: {} }])}>{formatMessage(messages.resume)}</Button>;
  if (match.state.status !== 'playing') return null;
  return (
    <RecordDialog
      match={match}
      trigger={<Button>{formatMessage(messages.stop)}</Button>}
      title={formatMessage(messages.stop)}
      description={formatMessage(messages.stopHint)}
      verb={formatMessage(messages.stop)}
      reason="everybody"
      recordings={(reason) => [{ kind: 'stop', payload: { reason } }]}
    />
  );
}

function Walkover({ match }: OfMatch) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [absent, setAbsent] = useState<'home' | 'away' | 'both' | undefined>();
  const [home, away] = teamsOf(match);
  if (!match.rights.isEditor || match.check({ kind: 'walkover', payload: { absent: 'both', reason: '-' } }) !== null) return null;
  return (
    <RecordDialog
      match={match}
      trigger={<Button>{formatMessage(messages.walkover)}</Button>}
      title={formatMessage(messages.walkover)}
      verb={formatMessage(messages.walkover)}
      danger
      reason="everybody"
      recordings={(reason) => (absent === undefined ? null : [{ kind: 'walkover', payload: { absent, reason } }])}
    >
      <RadioGroup
        label={formatMessage(messages.absent)}
        options={[
          { value: 'home', label: home },
          { value: 'away', label: away },
          { value: 'both', label: formatMessage(messages.both) },
        ]}
        {...(absent && { value: absent })}
        onValueChange={setAbsent}
      />
      <p className="text-warning empty:hidden">{replacedText(intl, match.state)}</p>
      <WhatIsOpen match={match} />
      {absent && <p role="status">{walkoverText(intl, match, match.after({ kind: 'walkover', payload: { absent, reason: '-' } }))}</p>}
    </RecordDialog>
  );
}

/** The dispute that ends when the match is awarded or annulled, and the protests that still need a decision. */
function WhatIsOpen({ match: { state } }: OfMatch) {
  const intl = useIntl();
  const count = Object.values(state.protests).filter(({ decision }) => decision === null).length;
  return (
    <>
      <p className="text-warning wrap-anywhere empty:hidden">{endedDisputeText(intl, state)}</p>
      {count > 0 && <p className="text-warning">{intl.formatMessage(protestMessages.stayOpen, { count })}</p>}
    </>
  );
}

/** Makes the match count for nothing. */
function Annul({ match }: OfMatch) {
  const { formatMessage } = useIntl();
  if (!match.rights.isEditor || match.check({ kind: 'annul', payload: { reason: '-' } }) !== null) return null;
  return (
    <RecordDialog
      match={match}
      trigger={<Button>{formatMessage(messages.annul)}</Button>}
      title={formatMessage(messages.annulTitle)}
      description={formatMessage(messages.annulMeans)}
      verb={formatMessage(messages.annul)}
      danger
      reason="everybody"
      recordings={(reason) => [{ kind: 'annul', payload: { reason } }]}
    >
      <WhatIsOpen match={match} />
    </RecordDialog>
  );
}

/** Takes back that the match counts for nothing, otherwise its walkover. */
function TakeBack({ match }: OfMatch) {
  const { formatMessage } = useIntl();
  const { events, isAnnulled, status } = match.state;
  const kind = isAnnulled ? 'annul' : 'walkover';
  const decision = events.findLast((event) => event.kind === kind);
  if (!match.rights.isEditor || !decision || (!isAnnulled && status !== 'walkover')) return null;
  return (
    <RecordDialog
      match={match}
      trigger={<Button>{formatMessage(messages.takeBack, { kind })}</Button>}
      title={formatMessage(messages.takeBackTitle, { kind })}
      description={formatMessage(messages.takeBackMeans, { kind })}
      verb={formatMessage(messages.takeBack, { kind })}
      reason="everybody"
      recordings={(reason) => [{ kind: 'undo', payload: { target: decision.id, reason } }]}
    />
  );
}
