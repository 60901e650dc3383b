import { createIntl as createFormatjsIntl, createIntlCache } from '@formatjs/intl';
import type { ReactNode } from 'react';
import { defaultLocale, locales } from './locales.ts';
import type { Locale } from './locales.ts';
import type { Message, PlainValues, RichValues, TagFunction, ValuesArgument } from './messages.ts';

/** The texts of one language by id. */
export type Messages = Readonly<Record<string, string>>;

/** What a screen or a mail formats its texts with. */
export type IntlShape = {
  locale: Locale;
  /** For `lang` and `Intl`: `nl-BE`, never the seed's `be-NL`. */
  tag: string;
  /** The text in this language, in English where the catalogue lacks it. A message with tags or node values gives a node. */
  formatMessage<M extends Message>(message: M, ...values: ValuesArgument<PlainValues<M>>): string;
  formatMessage<M extends Message>(message: M, ...values: ValuesArgument<RichValues<M>>): ReactNode;
};

export type IntlOptions = {
  locale: Locale;
  /** The catalogue; may be empty for English, whose texts are in the code. */
  messages: Messages;
  /** Told once for every text that is missing or malformed; `console.warn` if not given. */
  onWarning?: (warning: string) => void;
  /** Makes one node of the parts of a rich text; the React provider gives each part a key. */
  join?: (parts: ReactNode[]) => ReactNode;
};

const cache = createIntlCache();

/** What stands for something else in a text. */
const syntax = /[{}<']/;

/** `formatMessage` in one language. Never throws: a text that cannot be formatted is shown in English, or as its source. */
export function createIntl({ locale, messages, onWarning = console.warn, join = (parts) => parts }: IntlOptions): IntlShape {
  const warned = new Set<string>();
  const tag = locales[locale].intl;
  const intl = createFormatjsIntl<ReactNode>(
    {
      locale: tag,
      defaultLocale: locales[defaultLocale].intl,
      messages: { ...messages },
      onError(error) {
        if (warned.has(error.message)) return;
        warned.add(error.message);
        onWarning(error.message);
      },
    },
    cache,
  );
  // The types of the two overloads say which values fit; here they are only handed on.
  function formatMessage(message: Message, values?: Record<string, ReactNode | Date | TagFunction>): string;
  function formatMessage(message: Message, values?: Record<string, ReactNode | Date | TagFunction>): ReactNode {
    if (!values) {
      // Most texts are only words. Parsing them all is a good part of what a phone does before a page can be used.
      const words = Object.hasOwn(messages, message.id)
        ? messages[message.id]
        : locale === defaultLocale
          ? message.defaultMessage
          : undefined;
      if (words && !syntax.test(words)) return words;
    }
    const wrapped = Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [
        name,
        typeof value === 'function' ? (chunks: ReactNode[]) => value(chunks.length === 1 ? chunks[0] : join(chunks)) : value,
      ]),
    );
    const text: ReactNode = intl.formatMessage(message, wrapped);
    return Array.isArray(text) ? join(text) : text;
  }
  return { locale, tag, formatMessage };
}
