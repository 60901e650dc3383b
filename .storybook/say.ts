import { createIntl } from '@oche/i18n/createIntl';
import { isLocale } from '@oche/i18n/locales';
import type { Message, PlainValues, ValuesArgument } from '@oche/i18n/messages';
import { messagesOf } from '@oche/screens/app/texts';

/** Formats a message in the story's language: `say(messages.draw)`, `say(words.boardNumber, { number: 3 })`. */
export type Say = <M extends Message>(message: M, ...values: ValuesArgument<PlainValues<M>>) => string;
/** A pattern for a message with unknown values: `like(messages.bye)` matches "Lotte Bullens has a bye". Pass the counts of plurals as values. */
export type Like = <M extends Message>(message: M, values?: Partial<PlainValues<M>>) => RegExp;

const unknown = '\u0000';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Creates `say` and `like` for a language, so that `play` finds texts in any language. */
export const createSay = async (language: unknown): Promise<{ say: Say; like: Like }> => {
  const locale = isLocale(language) ? language : 'en';
  const { formatMessage } = createIntl({ locale, messages: await messagesOf(locale, 'app') });
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
