import { createIntl } from '@oche/i18n/createIntl';
import { isLocale } from '@oche/i18n/locales';
import type { Message, PlainValues, ValuesArgument } from '@oche/i18n/messages';
import { messagesOf } from '@oche/screens/app/texts';

/** What the page says in the language of the story: `say(messages.draw)`, `say(words.boardNumber, { number: 3 })`. */
export type Say = <M extends Message>(message: M, ...values: ValuesArgument<PlainValues<M>>) => string;
/** The same where a value is not known: `like(messages.bye)` finds "Lotte Bullens has a bye". Counts have to be known. */
export type Like = <M extends Message>(message: M, values?: Partial<PlainValues<M>>) => RegExp;

const unknown = '\u0000';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** For `play`, which finds what a page shows in whatever language it is shown. */
export const speak = async (language: unknown): Promise<{ say: Say; like: Like }> => {
  const locale = isLocale(language) ? language : 'en';
  const { formatMessage } = createIntl({ locale, messages: await messagesOf(locale) });
  const say = formatMessage as (message: Message, values?: object) => string;
  return {
    say,
    like: (message, values) => {
      const names = [...message.defaultMessage.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
      const text = say(message, { ...Object.fromEntries(names.map((name) => [name, unknown])), ...values });
      return new RegExp(text.split(unknown).map(escaped).join('.+'));
    },
  };
};
