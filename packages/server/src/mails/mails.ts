import { createIntl, type IntlShape } from '@oche/i18n/createIntl';
import { loadMessages } from '@oche/i18n/loadMessages';
import type { Locale } from '@oche/i18n/locales';
import { messages } from './messages.ts';

/** A mail as it is sent: plain text, which every reader shows, and which hides no address behind a word. */
export type Mail = { to: string; subject: string; text: string };

const paragraphs = (intl: IntlShape, name: string, ...lines: string[]): string =>
  [intl.formatMessage(messages.hello, { name }), ...lines, intl.formatMessage(messages.goodBye)].join('\n\n') + '\n';

/** In the language of the account. */
export const intlOf = async (locale: Locale): Promise<IntlShape> => createIntl({ locale, messages: await loadMessages(locale) });

/** The way to a new password. */
export const passwordReset = (
  intl: IntlShape,
  { to, name, url, minutes }: { to: string; name: string; url: string; minutes: number },
): Mail => ({
  to,
  subject: intl.formatMessage(messages.resetSubject),
  text: paragraphs(
    intl,
    name,
    `${intl.formatMessage(messages.resetText)}\n${url}`,
    intl.formatMessage(messages.linkLives, { minutes }),
    intl.formatMessage(messages.resetNotYou),
  ),
});
