import { announcementText } from '@oche/i18n/announcementText';
import type { IntlShape } from '@oche/i18n/createIntl';
import { href } from '@oche/routes/href';
import type { AnnouncementKind, Audience, LeagueNews } from '@oche/api/contract/notification';
import { limitGuestMails } from '../organisations/guestMails.ts';
import type { Context, Work } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { languageOf, leagueNewsOf, loadAnnouncements, type AnnouncementRow } from '../league/announcementRows.ts';
import { firstTeamAccess } from '../league/matches/access.ts';
import { ofStart, validTeamLinks } from '../league/teamRows.ts';
import { Refusal } from '../platform/refusal.ts';
import { intlOf, paragraphs } from './mails.ts';
import { messages } from './messages.ts';

/** The page of an announcement; null if its reader may not open one. */
const pathOf = (
  kind: AnnouncementKind,
  { competition, season, match, team, work }: LeagueNews,
  audience: Audience,
  locale: IntlShape['locale'],
): string | null => {
  if (audience === 'player') return null;
  const params = { org_slug: competition.slug, season_slug: season.slug };
  if (match) return href('matchManage', { ...params, match_slug: match.slug }, locale);
  if (team) return href('teamManage', { ...params, team_slug: team.slug }, locale);
  if (kind === 'team-registered') return href('teamsManage', params, locale);
  return work ? href('seasonManage', params, locale) : href('matchesManage', params, locale);
};

/** The teams of which this address is that of a captain without an account. Addresses are compared without case. */
const captaincies = (email: string, seasonIds: readonly string[]) =>
  db()
    .selectFrom('seasonTeamCaptains')
    .innerJoin('seasonTeams', 'seasonTeams.id', 'seasonTeamCaptains.seasonTeamId')
    .where((eb) => eb(eb.fn<string>('lower', ['seasonTeamCaptains.email']), '=', email))
    .where('seasonTeamCaptains.userId', 'is', null)
    .where('seasonTeams.seasonId', 'in', seasonIds)
    .distinct();

/** Those of these teams that play. */
const playingTeams = (email: string, seasonIds: readonly string[], now: Date) =>
  captaincies(email, seasonIds)
    .select(['seasonTeams.id', 'seasonTeams.seasonId', 'seasonTeams.name'])
    .select((eb) => eb.exists(validTeamLinks(now)).as('hasLink'))
    .where('seasonTeams.state', '=', 'accepted')
    .orderBy('seasonTeams.name')
    .execute();

/** The seasons of these teams. Somebody may have removed the address since the announcement. */
const seasonsOf = async (email: string, seasonIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (seasonIds.length === 0) return new Set();
  const rows = await captaincies(email, seasonIds).select('seasonTeams.seasonId').execute();
  return new Set(rows.map(({ seasonId }) => seasonId));
};

/** Announcements that show how something is now, so that only the last one about it is of use. */
const ofPresent: readonly AnnouncementKind[] = ['match-moved', 'fixtures-changed', 'lineup-in'];

type Item = { row: AnnouncementRow; audience: Audience };

/** The announcements of an e-mail, without those that a later one replaces. */
const withoutReplaced = (items: readonly Item[]): Item[] =>
  items.filter(({ row }, index) => {
    const isReplaced = (later: Item) =>
      later.row.kind === row.kind && later.row.seasonId === row.seasonId && later.row.matchSlug === row.matchSlug;
    return !ofPresent.includes(row.kind) || !items.slice(index + 1).some(isReplaced);
  });

/** The announcements to an address without an account, without those of organisations that have sent too many e-mails to such addresses today. */
const withinLimits = async (items: readonly Item[], email: string, { now, noteSecurity }: Context): Promise<Item[]> => {
  const allowed: Item[] = [];
  for (const [organisationId, own] of Map.groupBy(items, ({ row }) => row.organisationId))
    try {
      await limitGuestMails(organisationId, email, now);
      allowed.push(...own);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      noteSecurity('mail-limit-reached', { organisationId });
    }
  return allowed;
};

/**
 * Writes the e-mail with the announcements of the last minutes for an account or a captain without one; null if nobody is left to get it. Nobody has
 * confirmed the address of a captain without an account, so that e-mail has no text that somebody has written, only names. At the start of a season it
 * contains the link of the captain's team, which is the way into the app.
 */
export const announcementMail = async (
  { userId, email, announcements }: Work['announcement-mail'],
  webOrigin: string,
  context: Context,
): Promise<Mail | null> => {
  const rows = await loadAnnouncements(announcements.map(({ id }) => id));
  const all = announcements.flatMap(({ id, audience }): Item[] => {
    const row: AnnouncementRow | undefined = rows.get(id);
    return row ? [{ row, audience }] : [];
  });
  const seasonIds = all.map(({ row }) => row.seasonId);
  const ofCaptain = userId === null ? await seasonsOf(email!, seasonIds) : null;
  const still = all.filter(({ row }) => ofCaptain?.has(row.seasonId) ?? true);
  const known = userId === null ? await withinLimits(still, email!, context) : still;
  const user = userId === null ? null : await db().selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  const [first] = known;
  if (!first || (userId !== null && (!user || user.lockedAt))) return null;
  const intl = await intlOf(user?.langcode ?? languageOf(first.row));
  const { formatMessage } = intl;
  const own = user
    ? []
    : await playingTeams(
        email!,
        known.map(({ row }) => row.seasonId),
        context.now,
      );
  const items = withoutReplaced(known).map(({ row, audience }) => {
    const news = leagueNewsOf(row, audience);
    // Without the link of the team, the page asks for a log-in.
    const canOpenPages =
      user !== null || (!ofStart.includes(row.kind) && own.some(({ seasonId, hasLink }) => hasLink && seasonId === row.seasonId));
    const path = canOpenPages ? pathOf(row.kind, news, audience, intl.locale) : null;
    const text = announcementText(intl, row.kind, user ? news : { ...news, reason: null });
    return { text, whole: path === null ? `${text}.` : `${text}:\n${webOrigin}${path}` };
  });
  // Two announcements can read the same, such as those of two teams that ask to play.
  const paragraphsOfNews = [...new Set(items.map(({ whole }) => whole))];
  const organisation = first.row.name;
  const settings = `${webOrigin}${href('profileSettings', {}, intl.locale)}`;
  const started = new Set(known.flatMap(({ row }) => (ofStart.includes(row.kind) ? row.seasonId : [])));
  const links: string[] = [];
  const opened = own.filter(({ seasonId }) => started.has(seasonId));
  for (const { id, name } of opened) {
    const { token, code } = await firstTeamAccess(id, context);
    links.push(`${name}: ${webOrigin}${href('profile', {}, intl.locale, { team: token })}`);
    if (code !== null) links.push(formatMessage(messages.acceptedCode, { code }));
  }
  return {
    to: user?.email ?? email!,
    subject:
      paragraphsOfNews.length === 1
        ? items[0]!.text.slice(0, 150)
        : formatMessage(messages.newsSubject, { count: paragraphsOfNews.length, organisation }),
    text: paragraphs(
      intl,
      user ? formatMessage(messages.hello, { name: user.name }) : formatMessage(messages.helloThere),
      ...paragraphsOfNews,
      ...(user
        ? [`${formatMessage(messages.newsSettings)}\n${settings}`]
        : [
            links.length === 0
              ? formatMessage(messages.newsWithoutLink)
              : [formatMessage(messages.newsTeamLink, { count: opened.length }), ...links].join('\n'),
            formatMessage(messages.newsGuest, { organisation }),
          ]),
    ),
  };
};
