import type { Fact } from '@oche/darts/match/event';
import type { IntlShape } from '@oche/i18n/createIntl';
import { messages as gameMessages } from '../../../parts/game/gameMessages.ts';
import { keyOf } from '../../../parts/match/matchTexts.ts';
import { messages } from '../../../parts/match/paperMessages.ts';
import type { UsedMatch } from '../../../parts/match/useMatch.ts';

/** A select argument of a message cannot begin with a digit. */
export const kindKey = (kind: Fact['kind']): string => (/^\d/.test(kind) ? `k${kind}` : keyOf(kind));

/** A figure of a player: "Lotte: High checkout 120", with its game if that is known. */
export function figureText({ formatMessage }: IntlShape, { nameOf }: UsedMatch, { player, game, kind, value }: Fact): string {
  const text = formatMessage(messages.figureOf, {
    name: nameOf(player),
    figure: formatMessage(messages.kindOf, { kind: kindKey(kind) }),
    value,
  });
  return game === undefined ? text : `${formatMessage(gameMessages.ofMatch, { number: Number(game.slice(1)) })} · ${text}`;
}
