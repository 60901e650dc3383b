import type { IntlShape } from './createIntl.ts';
import { cupRoundMessages as messages } from './cupRoundMessages.ts';

/** A cup and a round of it, in the form of the API, which this package does not know. */
export type CupFacts = { name: string; round: { kind: string; number: number } };

/** The name of a round of a cup: "Quarter-finals". */
export const cupRoundText = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>, { kind, number }: CupFacts['round']): string =>
  formatMessage(messages.name, { kind: kind.replace('-', ''), number });

/** The name of a round with that of its cup: "Krijtland Cup: Quarter-finals". */
export const cupText = (intl: Pick<IntlShape, 'formatMessage'>, cup: CupFacts): string =>
  intl.formatMessage(messages.ofCup, { cup: cup.name, round: cupRoundText(intl, cup.round) });
