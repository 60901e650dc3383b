import type { Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import type { Context, Work } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { LinkPayloads, LinkPurpose } from '../platform/db/schema.ts';
import { issueLink, linkMinutes, mailLink } from '../accounts/links.ts';
import { invitationDays, invitationToken } from '../organisations/members/token.ts';
import {
  emailChange,
  emailChanged,
  intlOf,
  memberInvitation,
  nameChange,
  passwordChanged,
  passwordReset,
  playerInvitation,
} from './mails.ts';
import { announcementMail } from './announcementMail.ts';
import { registrationMails } from './registrationMails.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** The kinds of jobs that write an e-mail. */
type MailKind = Exclude<keyof Work, 'announcement' | 'announcement-digests' | 'fix-substitutes' | 'check-lineups' | 'push'>;

/** Writes the e-mail of a job; null if its recipient no longer exists. */
type Write<K extends keyof Work> = (work: Work[K], context: Context) => Promise<Mail | null>;

/** The page that a link leads to, by its purpose. */
const pages = { 'reset-password': 'resetPassword', 'change-name': 'confirmNameChange', 'change-email': 'confirmEmailChange' } as const;

const accountOf = (column: 'id' | 'email', value: string) =>
  db().selectFrom('users').select(['id', 'name', 'email', 'langcode']).where(column, '=', value).executeTakeFirst();

/** The e-mails by kind of job, in the language of the account. `webOrigin` is the origin of the pages, for links. */
export const mailsOf = (webOrigin: string): { [K in MailKind]: Write<K> } => {
  const urlOf = (purpose: LinkPurpose, token: string, langcode: Locale) => `${webOrigin}${href(pages[purpose], {}, langcode, { token })}`;
  type User = NonNullable<Awaited<ReturnType<typeof accountOf>>>;
  const withLink = ({ name, email, langcode }: User, purpose: LinkPurpose, token: string) => ({
    ...{ to: email, name, minutes: linkMinutes },
    url: urlOf(purpose, token, langcode),
  });
  /** A stored link with its user and a new token; null if it has been deleted in the meantime. */
  const linkOf = async <P extends LinkPurpose>(linkId: string, _purpose: P, context: Context) => {
    const link = await mailLink(linkId, context);
    const user = link && (await accountOf('id', link.userId));
    return user ? { user, token: link.token, payload: link.payload as LinkPayloads[P], intl: await intlOf(user.langcode) } : null;
  };
  return {
    'password-reset': async ({ email }, context) => {
      const user = await accountOf('email', email);
      if (!user) return null;
      const token = await issueLink({ purpose: 'reset-password', userId: user.id, payload: {} }, context);
      return passwordReset(await intlOf(user.langcode), withLink(user, 'reset-password', token));
    },
    'password-changed': async ({ userId }) => {
      const user = await accountOf('id', userId);
      if (!user) return null;
      const url = `${webOrigin}${href('resetPassword', {}, user.langcode)}`;
      return passwordChanged(await intlOf(user.langcode), { to: user.email, name: user.name, url });
    },
    'name-change': async ({ linkId }, context) => {
      const link = await linkOf(linkId, 'change-name', context);
      return link && nameChange(link.intl, withLink(link.user, 'change-name', link.token), link.payload.name);
    },
    'email-change': async ({ linkId }, context) => {
      const link = await linkOf(linkId, 'change-email', context);
      return link && emailChange(link.intl, withLink({ ...link.user, email: link.payload.email }, 'change-email', link.token));
    },
    'email-changed': async ({ userId, before }) => {
      const user = await accountOf('id', userId);
      return user ? emailChanged(await intlOf(user.langcode), { to: before, name: user.name, email: user.email }) : null;
    },
    ...registrationMails,
    'announcement-mail': (work, context) => announcementMail(work, webOrigin, context),
    invitation: async ({ id }, { random }) => {
      const invitation = await db()
        .selectFrom('invitations')
        .innerJoin('organisations', 'organisations.id', 'invitations.organisationId')
        .leftJoin('users as hosts', 'hosts.id', 'invitations.userId')
        .leftJoin('players', 'players.id', 'invitations.playerId')
        .select(['invitations.email', 'invitations.role', 'organisations.name as organisation'])
        .select(['hosts.name as from', 'hosts.langcode', 'players.name as player'])
        .where('invitations.id', '=', id)
        .executeTakeFirst();
      if (!invitation) return null;
      const { email, role, organisation, from, player } = invitation;
      const user = await accountOf('email', email);
      // Without an account, the language of the inviter is the best guess.
      const langcode = user?.langcode ?? invitation.langcode ?? 'en';
      const url = `${webOrigin}${href('profile', {}, langcode, { invitation: await invitationToken(id, random) })}`;
      const invited = { to: email, name: player ?? user?.name ?? null, from, organisation, url, days: invitationDays };
      const intl = await intlOf(langcode);
      return role === null ? playerInvitation(intl, invited, player!) : memberInvitation(intl, invited, role);
    },
  };
};
