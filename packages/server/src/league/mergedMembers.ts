import { addDays } from '@oche/darts/days';
import { matchesLeft, mostAtOnce } from '@oche/darts/league/eligibility';
import { isOver } from '@oche/api/contract/season';
import type { Selectable } from 'kysely';
import { db } from '../platform/db/current.ts';
import type { MergedMember, MergedMemberFields, SeasonMembers } from '../platform/db/leagueTables.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Context } from '../platform/context.ts';
import { requireRoomInSeason } from '../organisations/quotas.ts';
import { formerOf, stillTaken } from './formerValues.ts';
import { openRequests } from './memberRequests.ts';
import { openStates } from './memberRows.ts';
import { rosterOf, rosterOfTeam, writeRoster, type Entry } from './rosters.ts';
import { rulesOf, todayOf, type SeasonRow } from './seasonRows.ts';
import { servedDays } from './suspensions.ts';

type MemberRow = Selectable<SeasonMembers>;

/** The fields that say how long a member is suspended, and why. */
const suspensionOf = ({ suspendedFrom, suspendedTo, suspendedMatches, suspendedReason }: MergedMemberFields) => ({
  ...{ suspendedFrom, suspendedTo, suspendedMatches, suspendedReason },
});

const fieldsOf = (member: MemberRow): MergedMemberFields => {
  const { activeFrom, activeTo, class: level } = member;
  return { activeFrom, activeTo, class: level, ...suspensionOf(member) };
};

/** The first and the last day of a membership. Both are null for a member who has not been accepted. */
type Days = Pick<MergedMemberFields, 'activeFrom' | 'activeTo'>;

/** A membership on all days of two. */
const daysOfBoth = (own: Days, other: Days): Days => {
  if (own.activeFrom === null || other.activeFrom === null) {
    const { activeFrom, activeTo } = own.activeFrom === null ? other : own;
    return { activeFrom, activeTo };
  }
  return {
    activeFrom: own.activeFrom < other.activeFrom ? own.activeFrom : other.activeFrom,
    activeTo: latest(own.activeTo, other.activeTo),
  };
};

/** The later of two last days; null for no end. */
const latest = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return null;
  return one > other ? one : other;
};

/** A member with the days of the matches that count for a suspension. */
type SuspendableRow = MemberRow & { served: readonly string[] };

/** The matches that a suspension still has, of those that have been served so far. */
const leftOf = ({ suspendedMatches, served }: SuspendableRow): number => matchesLeft(suspendedMatches ?? 0, served, '9999-12-31');

/** The suspension that stays of two: the one with more matches left, otherwise the one that ends later. */
const stayingSuspension = (own: SuspendableRow, other: SuspendableRow): SuspendableRow => {
  const [ofOwn, ofOther] = [leftOf(own), leftOf(other)];
  if (ofOwn !== ofOther) return ofOwn > ofOther ? own : other;
  return (own.suspendedTo ?? '') >= (other.suspendedTo ?? '') ? own : other;
};

/** The fields of a member who was entered twice: their own, and what they lack from the other membership. One suspension stays. */
const fieldsOfBoth = (own: SuspendableRow, other: SuspendableRow): MergedMemberFields => ({
  ...{ ...daysOfBoth(own, other), class: own.class ?? other.class },
  ...suspensionOf(stayingSuspension(own, other)),
});

/** The roster of a member who was entered twice. Entries for the same team at the same time become one, with the kind of the earlier one. */
export const rosterOfBoth = (own: readonly Entry[], other: readonly Entry[]): Entry[] => {
  const joined: Entry[] = [];
  for (const entry of [...own, ...other].toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const at = joined.findIndex(({ teamId, to }) => teamId === entry.teamId && (to === null || to >= entry.from));
    if (at < 0) joined.push({ ...entry });
    else joined[at] = { ...joined[at]!, to: latest(joined[at]!.to, entry.to) };
  }
  return joined;
};

/** The entries that are in force on a day or later, from this day on. */
const since = (day: string, roster: readonly Entry[]): Entry[] =>
  roster.flatMap((entry) => (entry.to !== null && entry.to < day ? [] : [{ ...entry, from: entry.from < day ? day : entry.from }]));

/**
 * Refuses a roster with more teams at the same time than the season allows, from tomorrow on: that one person was entered for two teams before is what
 * the merge corrects.
 * @throws Refusal 422 `other-team` with the name of the season
 */
const requireTeams = (season: SeasonRow, own: readonly Entry[], other: readonly Entry[], tomorrow: string): void => {
  if (isOver(season)) return;
  const teams = (roster: readonly Entry[]) => mostAtOnce(since(tomorrow, roster));
  const most = Math.max(rulesOf(season).teamsPerMember, teams(own), teams(other));
  if (teams(rosterOfBoth(own, other)) > most)
    throw new Refusal('other-team', 'The players are in more teams at the same time than one player may be.', { season: season.name });
};

/** Refuses two members of a season who both ask for one team, because one person can ask for it once. @throws Refusal 409 `taken` */
const requireOtherRequests = async (season: SeasonRow, one: MemberRow, other: MemberRow): Promise<void> => {
  const shared = await openRequests(one.id)
    .where('toTeamId', 'in', (eb) =>
      eb.selectFrom('transfers').select('toTeamId').where('memberId', '=', other.id).where('state', 'in', openStates),
    )
    .executeTakeFirst();
  if (shared) throw new Refusal('taken', 'Both players ask for one team. Answer one of the requests first.', { season: season.name });
};

/** Refuses two players who cannot be one member of a season. @throws Refusal 422 `other-team`, 409 `taken` */
export const requireOneMember = async (
  keptId: string,
  mergedId: string,
  seasons: readonly SeasonRow[],
  context: Context,
): Promise<void> => {
  const present = new Map((await membersOf(keptId)).map((member) => [member.seasonId, member]));
  for (const merged of await membersOf(mergedId)) {
    const [kept, season] = [present.get(merged.seasonId), seasons.find(({ id }) => id === merged.seasonId)!];
    if (!kept) continue;
    await requireOtherRequests(season, kept, merged);
    requireTeams(season, await rosterOf(kept.id), await rosterOf(merged.id), addDays(await todayOf(season, context), 1));
  }
};

/** Merges the memberships of a player in a season, who is entered there twice. Returns what the kept membership was before. */
const mergeTwice = async (
  kept: SuspendableRow,
  merged: SuspendableRow,
  roster: readonly Entry[],
): Promise<NonNullable<MergedMember['other']>> => {
  const own = await rosterOf(kept.id);
  const both = rosterOfBoth(own, roster);
  const fields = fieldsOfBoth(kept, merged);
  await db().updateTable('transfers').set({ memberId: kept.id }).where('memberId', '=', merged.id).execute();
  await db().deleteFrom('seasonMembers').where('id', '=', merged.id).execute();
  await db().updateTable('seasonMembers').set(fields).where('id', '=', kept.id).execute();
  await writeRoster(kept.id, both);
  return { former: formerOf(fieldsOf(kept), fields), roster: own };
};

const membersOf = (playerId: string) =>
  db().selectFrom('seasonMembers').selectAll().select(servedDays).where('playerId', '=', playerId).execute();

/**
 * Gives the memberships of a player to another one, with rosters and transfers. Returns what `splitMembers` needs to give them back. The seasons
 * are locked, and `requireOneMember` has checked the two.
 */
export const mergeMembers = async (mergedId: string, keptId: string): Promise<MergedMember[]> => {
  const present = new Map((await membersOf(keptId)).map((member) => [member.seasonId, member]));
  const before: MergedMember[] = [];
  for (const member of await membersOf(mergedId)) {
    const { id, seasonId, createdAt } = member;
    const roster = await rosterOf(id);
    const transfers = await db().selectFrom('transfers').select('id').where('memberId', '=', id).execute();
    const kept = present.get(seasonId);
    if (!kept) await db().updateTable('seasonMembers').set({ playerId: keptId }).where('id', '=', id).execute();
    const other = kept ? await mergeTwice(kept, member, roster) : null;
    before.push({
      ...{ seasonId, id, createdAt: createdAt.toISOString(), fields: fieldsOf(member), roster, other },
      transfers: transfers.map((transfer) => transfer.id),
    });
  }
  return before;
};

const isSame = (one: Entry, other: Entry): boolean =>
  one.teamId === other.teamId && one.from === other.from && one.to === other.to && one.kind === other.kind;

/** Whether an entry is part of one that `rosterOfBoth` returned. */
const isPartOf = (entry: Entry, whole: Entry): boolean =>
  entry.teamId === whole.teamId && entry.from >= whole.from && (whole.to === null || entry.from <= whole.to);

/** The rosters of two players who are split: each gets its entries back, as far as nobody has changed them since the merge. */
const splitRoster = (current: readonly Entry[], own: readonly Entry[], merged: readonly Entry[]): { kept: Entry[]; back: Entry[] } => {
  const added = rosterOfBoth(own, merged).filter(
    (whole) => merged.some((entry) => isPartOf(entry, whole)) && current.some((entry) => isSame(entry, whole)),
  );
  const parts = (entries: readonly Entry[]) => entries.filter((entry) => added.some((whole) => isPartOf(entry, whole)));
  return { kept: [...current.filter((entry) => !added.some((whole) => isSame(entry, whole))), ...parts(own)], back: parts(merged) };
};

/**
 * Refuses a split after which a team would have more players than the season allows, from tomorrow on: somebody has taken the place since the merge.
 * A team that had too many before may keep them.
 * @throws Refusal 422 `too-many` with the name of the team
 */
const requirePlaces = async (season: SeasonRow, kept: readonly Entry[], back: readonly Entry[], memberId: string, tomorrow: string) => {
  if (isOver(season)) return;
  const { mostPlayers } = rulesOf(season);
  for (const teamId of new Set(back.map((entry) => entry.teamId))) {
    const ofTeam = await rosterOfTeam(teamId);
    const after = [
      ...ofTeam.filter((entry) => entry.memberId !== memberId),
      ...[...kept, ...back].filter((entry) => entry.teamId === teamId),
    ];
    const most = Math.max(mostPlayers, mostAtOnce(since(tomorrow, ofTeam)));
    if (mostAtOnce(since(tomorrow, after)) <= most) continue;
    const { name } = await db().selectFrom('seasonTeams').select('name').where('id', '=', teamId).executeTakeFirstOrThrow();
    throw new Refusal('too-many', `${name} would have more than ${mostPlayers} players.`, { most: mostPlayers, team: name });
  }
};

const splitMember = async (
  before: MergedMember,
  current: MemberRow,
  mergedId: string,
  season: SeasonRow,
  context: Context,
): Promise<void> => {
  const { seasonId, fields, roster, other, transfers } = before;
  const { kept, back } = splitRoster(await rosterOf(current.id), other?.roster ?? [], roster);
  if (other === null && kept.length === 0) {
    await db().updateTable('seasonMembers').set({ playerId: mergedId }).where('id', '=', current.id).execute();
    return;
  }
  await requirePlaces(season, kept, back, current.id, addDays(await todayOf(season, context), 1));
  await requireRoomInSeason('seasonMembers', seasonId);
  // If only the merged player was in the season, the other one keeps the membership. A new one may have taken the former id.
  const taken = await db().selectFrom('seasonMembers').select('id').where('id', '=', before.id).executeTakeFirst();
  const id = other === null || taken ? context.newId() : before.id;
  await db()
    .insertInto('seasonMembers')
    .values({ ...fields, id, seasonId, playerId: mergedId, createdAt: new Date(before.createdAt) })
    .execute();
  const former = stillTaken(fieldsOf(current), fields, other?.former ?? {});
  if (Object.keys(former).length > 0) await db().updateTable('seasonMembers').set(former).where('id', '=', current.id).execute();
  await writeRoster(current.id, kept);
  await writeRoster(id, back);
  if (transfers.length > 0)
    await db().updateTable('transfers').set({ memberId: id }).where('memberId', '=', current.id).where('id', 'in', transfers).execute();
};

/** Gives memberships back to a player who is split from another one. Seasons in which the other one is no longer are left out. */
export const splitMembers = async (
  before: readonly MergedMember[],
  mergedId: string,
  keptId: string,
  seasons: readonly SeasonRow[],
  context: Context,
): Promise<void> => {
  const present = new Map((await membersOf(keptId)).map((member) => [member.seasonId, member]));
  for (const each of before) {
    const current = present.get(each.seasonId);
    const season = seasons.find(({ id }) => id === each.seasonId);
    if (current && season) await splitMember(each, current, mergedId, season, context);
  }
};
