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

/** Whom a mail is for, and the link that it brings. */
type WithLink = { to: string; name: string; url: string; minutes: number };

/** What is asked, the link, how long it works, and what to do if somebody else asked. */
const asking = (intl: IntlShape, { to, name, url, minutes }: WithLink, subject: string, text: string, notYou: string): Mail => ({
  to,
  subject,
  text: paragraphs(intl, name, `${text}\n${url}`, intl.formatMessage(messages.linkLives, { minutes }), notYou),
});

/** The way to a new password. */
export const passwordReset = (intl: IntlShape, link: WithLink): Mail =>
  asking(
    intl,
    link,
    intl.formatMessage(messages.resetSubject),
    intl.formatMessage(messages.resetText),
    intl.formatMessage(messages.resetNotYou),
  );

/** Asks whether the account is to be called so. */
export const nameChange = (intl: IntlShape, link: WithLink, to: string): Mail =>
  asking(
    intl,
    link,
    intl.formatMessage(messages.nameSubject),
    intl.formatMessage(messages.nameText, { to }),
    intl.formatMessage(messages.nameNotYou),
  );

/** Asks the new address whether it is theirs. */
export const emailChange = (intl: IntlShape, link: WithLink): Mail =>
  asking(
    intl,
    link,
    intl.formatMessage(messages.emailSubject),
    intl.formatMessage(messages.emailText, { email: link.to }),
    intl.formatMessage(messages.emailNotYou),
  );

/** Tells the old address which one took its place. */
export const emailChanged = (intl: IntlShape, { to, name, email }: { to: string; name: string; email: string }): Mail => ({
  to,
  subject: intl.formatMessage(messages.changedSubject),
  text: paragraphs(intl, name, intl.formatMessage(messages.changedText, { email }), intl.formatMessage(messages.changedNotYou)),
});
