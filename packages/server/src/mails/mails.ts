import { createIntl, type IntlShape } from '@oche/i18n/createIntl';
import { loadMessages } from '@oche/i18n/loadMessages';
import type { Locale } from '@oche/i18n/locales';
import type { Role } from '../platform/actor.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { messages } from './messages.ts';

/** A plain text of paragraphs that ends with the usual last lines. */
export const paragraphs = (intl: IntlShape, hello: string, ...lines: string[]): string =>
  [hello, ...lines, intl.formatMessage(messages.goodBye)].join('\n\n') + '\n';

export const intlOf = async (locale: Locale): Promise<IntlShape> => createIntl({ locale, messages: await loadMessages(locale) });

/** The recipient of an e-mail and its link, which is valid for `minutes`. */
type WithLink = { to: string; name: string; url: string; minutes: number };

/** An e-mail that asks for a confirmation by a link. `notYou` is the text for users who did not request the e-mail. */
const confirmation = (intl: IntlShape, { to, name, url, minutes }: WithLink, subject: string, text: string, notYou: string): Mail => ({
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

/** The e-mail with the link to set a new password. */
export const passwordReset = (intl: IntlShape, link: WithLink): Mail =>
  confirmation(
    intl,
    link,
    intl.formatMessage(messages.resetSubject),
    intl.formatMessage(messages.resetText),
    intl.formatMessage(messages.resetNotYou),
  );

/** The e-mail that confirms a new name of an account. */
export const nameChange = (intl: IntlShape, link: WithLink, to: string): Mail =>
  confirmation(
    intl,
    link,
    intl.formatMessage(messages.nameSubject),
    intl.formatMessage(messages.nameText, { to }),
    intl.formatMessage(messages.nameNotYou),
  );

/** The e-mail that confirms a new e-mail address, sent to this address. */
export const emailChange = (intl: IntlShape, link: WithLink): Mail =>
  confirmation(
    intl,
    link,
    intl.formatMessage(messages.emailSubject),
    intl.formatMessage(messages.emailText, { email: link.to }),
    intl.formatMessage(messages.nothingChanges),
  );

type Invited = {
  to: string;
  /** of the account or the player; null if neither is known */
  name: string | null;
  /** name of the inviter; null if their account has been deleted */
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

/** Invites a user to help run an organisation. */
export const memberInvitation = (intl: IntlShape, invited: Invited, role: Role): Mail => {
  const values = { organisation: invited.organisation, from: invited.from ?? intl.formatMessage(messages.somebody) };
  return invitation(
    intl,
    invited,
    intl.formatMessage(messages.memberSubject, values),
    intl.formatMessage(messages.memberText, { ...values, role }),
  );
};

/** Invites a user to link their account to a player. */
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

/** Notifies the old e-mail address of the new one. */
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

/** Notifies a user of a new password, with a link for users who did not set it. */
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
