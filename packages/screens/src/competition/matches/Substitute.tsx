import { useState } from 'react';
import { replacements } from '@oche/darts/match/checkLineup';
import type { Lineup, MatchPayloads } from '@oche/darts/match/event';
import { matchPart, slotsOf, type LineupSlot } from '@oche/darts/match/lineup';
import { bothSides, type Side } from '@oche/darts/match/structure';
import type { IntlShape } from '@oche/i18n/createIntl';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Select } from '@oche/ui/Select';
import { messages as gameMessages } from '../../parts/game/gameMessages.ts';
import { messages } from '../../parts/match/actionMessages.ts';
import { playersText } from '../../parts/match/matchTexts.ts';
import { because, type UsedMatch } from '../../parts/match/useMatch.ts';
import type { Squads } from '../../parts/match/useSquads.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { SideField } from './SideField.tsx';
import { apart, limitsOf, reasonText } from './squadOptions.tsx';

type SubstituteProps = { match: UsedMatch; squads: Squads; season: SeasonOfPage };
type Substitution = MatchPayloads['substitute'];

/** A place on the sheet where a player can be replaced. `part`: the part or game whose lineup it is in */
type Place = { value: string; at: Substitution['at']; part: string; label: string; players: Lineup };

/** The places of a side where a player can be replaced, with those who are there. */
function placesOf(intl: IntlShape, { state, nameOf }: UsedMatch, side: Side): Place[] {
  const { formatMessage } = intl;
  const withPlayers = (label: string, players: Lineup) => `${label} · ${playersText(intl, players, nameOf)}`;
  const seats = (state.seats?.[side] ?? []).map((player, index) => {
    const seat = index + 1;
    const label = withPlayers(formatMessage(messages.seat, { number: String(seat) }), [player]);
    return { value: `s${seat}`, at: { seat }, part: matchPart, label, players: [player] };
  });
  const games = state.games.flatMap(({ key, number, length, players, seats: at }) => {
    const named = players[side];
    if (length > 0 || !named || at) return [];
    return [
      {
        value: key,
        at: { game: key },
        part: key,
        label: withPlayers(formatMessage(gameMessages.ofMatch, { number }), named),
        players: named,
      },
    ];
  });
  return [...seats, ...games];
}

/** The player of a side in a slot. */
const playerIn = ({ state }: UsedMatch, side: Side, slot: LineupSlot): string | null =>
  'seat' in slot
    ? (state.seats?.[side][slot.seat - 1] ?? null)
    : (state.games.find(({ key }) => key === slot.game)?.players[side]?.[slot.place] ?? null);

/** Replaces a player of a side before a game. Those who break a rule there stand apart with the reason, and get a protest of the server. */
export function Substitute({ match, squads, season }: SubstituteProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [side, setSide] = useState<Side>(match.rights.sides[0] ?? 0);
  const [at, setAt] = useState('');
  const [out, setOut] = useState('');
  const [into, setInto] = useState('');
  const sides = match.rights.isEditor ? bothSides : match.rights.sides;
  const isRevealed = sides.some((each) => placesOf(intl, match, each).length > 0);
  if (!isRevealed || !['planned', 'lineups', 'playing'].includes(match.state.status)) return null;
  const places = placesOf(intl, match, side);
  const place = places.find(({ value }) => value === at);
  const leaving = place?.players.length === 1 ? place.players[0] : out || null;
  const choices =
    place && leaving !== undefined ? choicesFor(place, leaving) : squads[side].map(({ id, name }) => ({ id, name, reason: undefined }));
  const against = choices.find(({ id }) => id === into)?.reason;
  return (
    <RecordDialog
      match={match}
      trigger={<Button>{formatMessage(messages.substitute)}</Button>}
      title={formatMessage(messages.substitute)}
      verb={formatMessage(messages.substitute)}
      reason="editor"
      recordings={(reason) => {
        if (!place || into === '' || leaving === undefined) return null;
        return [{ kind: 'substitute', payload: { side, at: place.at, out: leaving, in: into, ...because(reason) } }];
      }}
    >
      {sides.length > 1 && <SideField match={match} label={formatMessage(messages.team)} side={side} onSide={setSide} />}
      <Select
        label={formatMessage(messages.place)}
        value={at}
        onValueChange={setAt}
        options={places.map(({ value, label }) => ({ value, label }))}
      />
      {place && place.players.length > 1 && (
        <Select
          label={formatMessage(messages.out)}
          value={out}
          onValueChange={setOut}
          options={place.players.flatMap((player) => (player ? [{ value: player, label: match.nameOf(player) }] : []))}
        />
      )}
      <Select
        label={formatMessage(messages.in)}
        value={into}
        onValueChange={setInto}
        options={apart(choices, formatMessage(messages.againstRules))}
      />
      {against !== undefined && (
        <p role="status" className="text-warning">
          {formatMessage(messages.doubtful)}
        </p>
      )}
    </RecordDialog>
  );

  /** The players who can come in, with the rules that they would break. */
  function choicesFor({ at: where, part, players }: Place, gone: string | null) {
    const slots = slotsOf(match.state.structure, part) ?? [];
    const lineup = slots.map((slot) => playerIn(match, side, slot));
    const slot = 'seat' in where ? slots.findIndex((each) => 'seat' in each && each.seat === where.seat) : players.indexOf(gone);
    const facts = squads[side].map((player) => player.facts);
    const reasons = replacements(match.state, side, part, lineup, slot, facts, limitsOf(match, season));
    return squads[side].flatMap(({ id, name }, index) => {
      if (players.includes(id)) return [];
      const [reason] = reasons[index]!.reasons;
      return [{ id, name, reason: reason && reasonText(intl, reason, squads[side]) }];
    });
  }
}
