import { createIntl, type IntlShape } from '@oche/i18n/createIntl';
import { isLocale } from '@oche/i18n/locales';
import type { Message, PlainValues, ValuesArgument } from '@oche/i18n/messages';
import { messagesOf } from '@oche/screens/shell/Shell';

/** What the page says in the language of the story: `say(messages.draw)`, `say(words.boardNumber, { number: 3 })`. */
export type Say = <M extends Message>(message: M, ...values: ValuesArgument<PlainValues<M>>) => string;

/** For `play`, which finds what a page shows in whatever language it is shown. */
export const sayIn = async (language: unknown): Promise<Say> => {
  const locale = isLocale(language) ? language : 'en';
  const { formatMessage }: IntlShape = createIntl({ locale, messages: await messagesOf(locale) });
  return formatMessage;
};
