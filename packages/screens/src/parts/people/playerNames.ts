import type { PlayerRef } from '@oche/api/contract/seasonMember';
import type { IntlShape } from '@oche/i18n/createIntl';
import { messages } from './playerMessages.ts';

/** A player with the number in the organisation, if they have one. */
export type Numbered = Pick<PlayerRef, 'id' | 'name' | 'number'>;

/** The names of players in a list. Players with the same name are told apart by their member numbers. */
export function playerNames(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  players: readonly Numbered[],
): (player: Numbered) => string {
  const ids = Map.groupBy(players, ({ name }) => name);
  const isShared = ({ name }: Numbered) => new Set(ids.get(name)?.map(({ id }) => id)).size > 1;
  return (player) =>
    isShared(player) && player.number !== null
      ? formatMessage(messages.withNumber, { name: player.name, number: String(player.number) })
      : player.name;
}
