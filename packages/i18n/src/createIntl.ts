import { createIntl as createFormatjsIntl, createIntlCache } from '@formatjs/intl';
import type { ReactNode } from 'react';
import { defaultLocale, locales } from './locales.ts';
import type { Locale } from './locales.ts';
import type { Message, PlainValues, RichValues, TagFunction, ValuesArgument } from './messages.ts';

/** The texts of one language by id. */
export type Messages = Readonly<Record<string, string>>;

/** Formats the texts of screens and e-mails in one language. */
export type IntlShape = {
  locale: Locale;
  /** The tag for `lang` and `Intl`: `nl-BE`, not the `be-NL` of settings. */
  tag: string;
  /** The text in this language, or in English if the catalogue lacks it. A message with tags or node values returns a node. */
  formatMessage<M extends Message>(message: M, ...values: ValuesArgument<PlainValues<M>>): string;
  formatMessage<M extends Message>(message: M, ...values: ValuesArgument<RichValues<M>>): ReactNode;
};

export type IntlOptions = {
  locale: Locale;
  /** The catalogue; may be empty for English, whose texts are in the code. */
  messages: Messages;
  /** Called once for each text that is missing or malformed; `console.warn` by default. */
  onWarning?: (warning: string) => void;
  /** Joins the parts of a rich text into one node; the React provider gives each part a key. */
  join?: (parts: ReactNode[]) => ReactNode;
};

const cache = createIntlCache();

/** Characters with a meaning in ICU MessageFormat. */
const syntax = /[{}<']/;

/** Creates `formatMessage` for one language. It never throws: a text that cannot be formatted is shown in English, or as its source. */
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
  // The overloads of `IntlShape` check the values; this implementation passes them on.
  function formatMessage(message: Message, values?: Record<string, ReactNode | Date | TagFunction>): string;
  function formatMessage(message: Message, values?: Record<string, ReactNode | Date | TagFunction>): ReactNode {
    if (!values) {
      // Most texts contain no ICU syntax. Parsing them all would noticeably delay the first interaction on a phone.
      const text = Object.hasOwn(messages, message.id)
        ? messages[message.id]
        : locale === defaultLocale
          ? message.defaultMessage
          : undefined;
      if (text && !syntax.test(text)) return text;
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
