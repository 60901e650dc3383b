import type { Account, Impersonation, OrganisationDetails } from '@oche/api/contract/admin';
import { logoPath, slugOf } from './builders.ts';
import { now, secondsFromNow, timeZone } from './clock.ts';
import { createIds } from './ids.ts';
import { clubs } from './names.ts';
import type { World } from './world.ts';

const day = 86_400;
const at = (seconds: number) => secondsFromNow(seconds).toISOString();

/** The account of the logged-in user, here a super admin, and one for each player. One player is also a super admin, and one account is locked. */
export const accountsOf = ({ user, players }: World): Account[] => {
  const id = createIds(31);
  const { name, email, langcode } = user;
  return [
    {
      ...{ id: user.id, name, email, langcode, isSuperAdmin: true, locked: false },
      ...{ createdAt: at(-400 * day), lastLogInAt: at(-3 * 3600), organisations: user.memberships.length },
    },
    ...players.map((player, i): Account => {
      const slug = slugOf(player.name);
      return {
        id: id(now.getTime() - (i + 9) * day * 1000),
        name: player.name,
        email: `${slug}@players.example`,
        langcode: (['nl', 'de', 'fr', 'en'] as const)[i % 4] ?? 'en',
        isSuperAdmin: i === 1,
        locked: i === 5,
        createdAt: at(-(i + 9) * day),
        lastLogInAt: i % 7 === 6 ? null : at(-(i + 1) * 0.7 * day),
        organisations: i % 3 === 0 ? 1 : 0,
      };
    }),
  ];
};

/** The club of the world, a competition with two members, and three other clubs. */
export const organisationsOf = (world: World): OrganisationDetails[] => {
  const id = createIds(32);
  const accounts = accountsOf(world);
  const member = (place: number, role: 'admin' | 'editor') => {
    const account = accounts[place];
    return account ? [{ user: { id: account.id, name: account.name, email: account.email }, role }] : [];
  };
  const build = (name: string, overrides: Partial<OrganisationDetails>): OrganisationDetails => ({
    ...{ id: id(now.getTime() - 300 * day * 1000), slug: slugOf(name), name, kind: 'club', timeZone, logo: null, domains: [] },
    ...{ languages: ['en'], colour: null, description: '', contactEmail: null, connectedDomains: [] },
    ...{ createdAt: at(-300 * day), members: overrides.memberList?.length ?? 0, memberList: [], tournaments: 0, players: 0, events: 0 },
    ...overrides,
  });
  const others = clubs.filter((name) => name !== world.organisation.name).slice(0, 3);
  return [
    build(world.organisation.name, {
      ...world.organisation,
      ...{ memberList: member(0, 'admin'), tournaments: world.tournaments.length, players: world.players.length, events: 3 },
    }),
    build('Dartsliga Onder Den Toren', {
      kind: 'competition',
      logo: logoPath,
      domains: ['league.example', 'dartsliga.example'],
      connectedDomains: ['league.example'],
      ...{ languages: ['nl', 'fr'], colour: '#d3222a', contactEmail: 'liga@toren.example' },
      memberList: [...member(1, 'admin'), ...member(7, 'editor')],
      players: 164,
    }),
    ...others.map((name, i) =>
      build(name, { tournaments: 4 + i * 7, players: 20 + i * 11, events: 2 + i, memberList: member(2 + i, 'admin') }),
    ),
  ];
};

/** Three impersonations: one in progress, one with writes, and one of an account that was deleted afterwards. */
export const impersonationsOf = (world: World): Impersonation[] => {
  const id = createIds(33);
  const [actor, first, second, third] = accountsOf(world);
  if (!actor || !first || !second || !third) return [];
  const person = ({ id: personId, name }: Account) => ({ id: personId, name });
  const { tournament } = world;
  const write = (endpoint: string, path: string, count: number, seconds: number) => ({ endpoint, path, count, lastAt: at(seconds) });
  return [
    {
      ...{ id: id(now.getTime() - 600_000), actor: person(second), user: person(third) },
      ...{ startedAt: at(-600), endedAt: null, writes: [] },
    },
    {
      ...{ id: id(now.getTime() - day * 1000), actor: person(actor), user: person(first) },
      ...{ startedAt: at(-day), endedAt: at(-day + 1500) },
      writes: [
        write('updateTournament', `/tournaments/${tournament.id}`, 2, -day + 1400),
        write('checkInAll', `/tournaments/${tournament.id}/check-in`, 1, -day + 900),
        write('updateLocale', '/user/update-locale', 1, -day + 60),
      ],
    },
    {
      ...{ id: id(now.getTime() - 20 * day * 1000), actor: person(actor), user: { id: id(now.getTime() - 90 * day * 1000), name: null } },
      ...{ startedAt: at(-20 * day), endedAt: at(-19 * day), writes: [] },
    },
  ];
};
