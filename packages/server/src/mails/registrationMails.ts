import type { Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import type { Context, Work } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { newToken, sha256 } from '../platform/secrets.ts';
import { firstTeamAccess } from '../league/matches/access.ts';
import { registrationHours } from '../league/teamRegistrations.ts';
import { siteOriginOf } from '../organisations/competition/domains.ts';
import { intlOf, paragraphs } from './mails.ts';
import { messages } from './messages.ts';

/**
 * The name of a team that a stranger has chosen. It is the only text of the stranger in these e-mails. A space after the signs of an address keeps mail
 * programs from making a link of it: "evil. example".
 */
const withoutLinks = (name: string): string => name.replace(/([.:/@])(?=\S)/gu, '$1 ');

/** A season with its competition. */
const seasonOf = (seasonId: string) =>
  db()
    .selectFrom('seasons')
    .innerJoin('organisations', 'organisations.id', 'seasons.organisationId')
    .select(['organisationId', 'seasons.name as season', 'organisations.name as organisation', 'organisations.languages'])
    .where('seasons.id', '=', seasonId)
    .executeTakeFirstOrThrow();

/** An unconfirmed or an unanswered request; undefined if it has been deleted in the meantime. */
const registrationOf = (id: string) => db().selectFrom('teamRegistrations').selectAll().where('id', '=', id).executeTakeFirst();

/** Stores the hash of a new token for an unconfirmed request. The link of an earlier e-mail stops working. */
const issueRegistrationToken = async (id: string, { random }: Pick<Context, 'random'>): Promise<string> => {
  const token = newToken(random);
  await db()
    .updateTable('teamRegistrations')
    .set({ hash: sha256(token) })
    .where('id', '=', id)
    .where('confirmedAt', 'is', null)
    .execute();
  return token;
};

/** The page of the site that a link opens. Sites have only the languages that their organisers have chosen. */
const pageOf = (origin: string, token: string, langcode: Locale, languages: readonly Locale[]): string => {
  const [first = 'en'] = languages;
  const shown = languages.includes(langcode) ? langcode : first;
  return `${origin}${href('competitionHome', {}, shown, { registration: token }, first)}`;
};

/** The e-mails to the captain of a team that asks to play, by kind of job; null if nobody is left to get one. */
export const registrationMails = {
  'team-registration': async ({ id }: Work['team-registration'], context: Context): Promise<Mail | null> => {
    const asked = await registrationOf(id);
    if (!asked || asked.confirmedAt !== null) return null;
    const { organisationId, languages, ...names } = await seasonOf(asked.seasonId);
    const origin = await siteOriginOf(organisationId, context);
    if (origin === null) return null;
    const intl = await intlOf(asked.langcode);
    const { formatMessage } = intl;
    const values = { ...names, team: withoutLinks(asked.name) };
    const url = pageOf(origin, await issueRegistrationToken(id, context), asked.langcode, languages);
    return {
      to: asked.email,
      subject: formatMessage(messages.registerSubject, values),
      text: paragraphs(
        intl,
        formatMessage(messages.helloThere),
        `${formatMessage(messages.registerText, values)}\n${url}`,
        formatMessage(messages.registerLives, { hours: registrationHours }),
        formatMessage(messages.registerNotYou),
      ),
    };
  },

  'registration-waits': async ({ id }: Work['registration-waits']): Promise<Mail | null> => {
    const asked = await registrationOf(id);
    if (!asked) return null;
    const intl = await intlOf(asked.langcode);
    const values = { ...(await seasonOf(asked.seasonId)), team: withoutLinks(asked.name) };
    return {
      to: asked.email,
      subject: intl.formatMessage(messages.waitsSubject, values),
      text: paragraphs(
        intl,
        intl.formatMessage(messages.helloThere),
        intl.formatMessage(messages.waitsText, values),
        intl.formatMessage(messages.nothingChanges),
      ),
    };
  },

  'team-accepted': async ({ seasonTeamId, langcode }: Work['team-accepted'], context: Context): Promise<Mail | null> => {
    const team = await db()
      .selectFrom('seasonTeams')
      .innerJoin('seasonTeamCaptains', 'seasonTeamCaptains.seasonTeamId', 'seasonTeams.id')
      .select(['seasonTeams.seasonId', 'seasonTeams.name', 'seasonTeamCaptains.email'])
      .where('seasonTeams.id', '=', seasonTeamId)
      .where('position', '=', 0)
      .executeTakeFirst();
    if (!team?.email) return null;
    const intl = await intlOf(langcode);
    const { formatMessage } = intl;
    const values = { ...(await seasonOf(team.seasonId)), team: withoutLinks(team.name) };
    const { token, code } = await firstTeamAccess(seasonTeamId, context);
    const url = `${context.webOrigin}${href('profile', {}, langcode, { team: token })}`;
    return {
      to: team.email,
      subject: formatMessage(messages.acceptedSubject, values),
      text: paragraphs(
        intl,
        formatMessage(messages.helloThere),
        formatMessage(messages.acceptedText, values),
        `${formatMessage(messages.newsTeamLink, { count: 1 })}\n${url}`,
        ...(code === null ? [] : [formatMessage(messages.acceptedCode, { code })]),
      ),
    };
  },

  'team-refused': async ({ seasonId, email, name, reason, langcode }: Work['team-refused']): Promise<Mail> => {
    const intl = await intlOf(langcode);
    const values = { ...(await seasonOf(seasonId)), team: withoutLinks(name), reason };
    return {
      to: email,
      subject: intl.formatMessage(messages.refusedSubject, values),
      text: paragraphs(intl, intl.formatMessage(messages.helloThere), intl.formatMessage(messages.refusedText, values)),
    };
  },
};
