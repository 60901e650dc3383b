import { useState } from 'react';
import { gameSlots } from '@oche/darts/match/lineup';
import type { SheetGame } from '@oche/darts/match/state';
import { bothSides, type Side } from '@oche/darts/match/structure';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { messages as actionMessages } from '../../../parts/match/actionMessages.ts';
import { messages as lineupMessages } from '../../../parts/match/lineupMessages.ts';
import { because } from '../../../parts/match/useMatch.ts';
import { useRosters } from '../../../parts/match/useSquads.ts';
import type { Numbered } from '../../../parts/people/playerNames.ts';
import { messages } from './messages.ts';
import { usePlayedMatch } from './usePlayedMatch.ts';

/** The players of a free game, whom both teams name at the board. */
export function NamePlayers({ game }: { game: SheetGame }) {
  const { formatMessage } = useIntl();
  const { match, addNames } = usePlayedMatch();
  const { home, away } = match.sheet.match;
  const squads = useRosters(match.sheet.seasonId, { home, away });
  const slots = gameSlots(match.state.structure, game).length;
  const [chosen, choose] = useState<Readonly<Record<string, string>>>({});
  const missing = bothSides.filter((side) => game.players[side] === null);
  const playersOf = (side: Side) => Array.from({ length: slots }, (_, place) => chosen[`${side}-${place}`] ?? null);
  const isComplete = missing.every((side) => playersOf(side).every((player) => player !== null));
  const [why, setWhy] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const slotsWith = (reason: string) =>
    missing.map((side) => ({ kind: 'slot' as const, payload: { game: game.key, side, players: playersOf(side), ...because(reason) } }));
  const asksReason = slotsWith('').some((slot) => match.check(slot) === 'reason-needed');
  const save = () => {
    const reason = asksReason ? why.trim() : '';
    if (asksReason && reason === '') return setReasonMissing(true);
    addNames(squads.flat());
    match.record(slotsWith(reason));
  };
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {missing.map((side) => (
          <fieldset key={side} className="grid content-start gap-3">
            <legend className="text-heading">{(side === 0 ? home : away).name}</legend>
            {playersOf(side).map((player, place) => (
              <Select
                key={place}
                label={formatMessage(messages.playerOf, { number: place + 1, team: (side === 0 ? home : away).name })}
                labelHidden
                placeholder={formatMessage(messages.choosePlayer)}
                {...(player !== null && { value: player })}
                options={optionsOf(
                  squads[side],
                  playersOf(side).filter((other) => other !== player),
                )}
                onValueChange={(id) => choose({ ...chosen, [`${side}-${place}`]: id })}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {asksReason && (
        <TextField
          className="max-w-measure"
          label={formatMessage(lineupMessages.changeReason)}
          hint={formatMessage(actionMessages.reasonHint)}
          maxLength={500}
          value={why}
          onValueChange={(text) => {
            setWhy(text);
            setReasonMissing(false);
          }}
          {...(isReasonMissing && { error: formatMessage(reasonMessages.missing) })}
        />
      )}
      <Button
        kind="primary"
        size="lg"
        className="justify-self-start max-sm:w-full"
        {...(isComplete ? { onClick: save } : { state: 'off', reason: formatMessage(messages.choosePlayers) })}
      >
        {formatMessage(messages.savePlayers)}
      </Button>
    </>
  );
}

/** The players of a team who are not in another place of the game. */
const optionsOf = (squad: readonly Numbered[], others: readonly (string | null)[]) =>
  squad.filter(({ id }) => !others.includes(id)).map(({ id, name }) => ({ value: id, label: name }));
