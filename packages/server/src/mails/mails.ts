import { createIntl, type IntlShape } from '@oche/i18n/createIntl';
import { loadMessages } from '@oche/i18n/loadMessages';
import type { Locale } from '@oche/i18n/locales';
import type { Role } from '../platform/actor.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { messages } from './messages.ts';

const paragraphs = (intl: IntlShape, hello: string, ...lines: string[]): string =>
  [hello, ...lines, intl.formatMessage(messages.goodBye)].join('\n\n') + '\n';

/** In the language of the account. */
export const intlOf = async (locale: Locale): Promise<IntlShape> => createIntl({ locale, messages: await loadMessages(locale) });

/** Whom a mail is for, and the link that it brings. */
type WithLink = { to: string; name: string; url: string; minutes: number };

/** What is asked, the link, how long it works, and what to do if somebody else asked. */
const asking = (intl: IntlShape, { to, name, url, minutes }: WithLink, subject: string, text: string, notYou: string): Mail => ({
  to,
  subject,
  text: paragraphs(
    intl,
    intl.formatMessage(messages.hello, { name }),
    `${text}\n${url}`,
    intl.formatMessage(messages.linkLives, { minutes }),
    notYou,
  ),
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

type Invited = {
  to: string;
  /** of the account or the player; null where neither is known */
  name: string | null;
  /** who asks; null where the account is deleted since */
  from: string | null;
  organisation: string;
  url: string;
  days: number;
};

const invitation = (intl: IntlShape, { to, name, url, days }: Invited, subject: string, text: string): Mail => {
  const hello = name === null ? intl.formatMessage(messages.helloThere) : intl.formatMessage(messages.hello, { name });
  const lines = [`${text}\n${url}`, intl.formatMessage(messages.invitationLives, { days }), intl.formatMessage(messages.invitationNotYou)];
  return { to, subject, text: paragraphs(intl, hello, ...lines) };
};

/** Asks whether somebody helps to run an organisation. */
export const memberInvitation = (intl: IntlShape, invited: Invited, role: Role): Mail => {
  const values = { organisation: invited.organisation, from: invited.from ?? intl.formatMessage(messages.somebody) };
  return invitation(
    intl,
    invited,
    intl.formatMessage(messages.memberSubject, values),
    intl.formatMessage(messages.memberText, { ...values, role }),
  );
};

/** Asks whether somebody is a player. */
export const playerInvitation = (intl: IntlShape, invited: Invited, player: string): Mail => {
  const { organisation } = invited;
  const from = invited.from ?? intl.formatMessage(messages.somebody);
  return invitation(
    intl,
    invited,
    intl.formatMessage(messages.playerSubject, { player, organisation }),
    intl.formatMessage(messages.playerText, { from, player, organisation }),
  );
};

/** Tells the old address which one took its place. */
export const emailChanged = (intl: IntlShape, { to, name, email }: { to: string; name: string; email: string }): Mail => ({
  to,
  subject: intl.formatMessage(messages.changedSubject),
  text: paragraphs(
    intl,
    intl.formatMessage(messages.hello, { name }),
    intl.formatMessage(messages.changedText, { email }),
    intl.formatMessage(messages.changedNotYou),
  ),
});

/** Tells that there is a new password, and what to do if somebody else set it. */
export const passwordChanged = (intl: IntlShape, { to, name, url }: { to: string; name: string; url: string }): Mail => ({
  to,
  subject: intl.formatMessage(messages.passwordChangedSubject),
  text: paragraphs(
    intl,
    intl.formatMessage(messages.hello, { name }),
    intl.formatMessage(messages.passwordChangedText),
    `${intl.formatMessage(messages.passwordChangedNotYou)}\n${url}`,
  ),
});
