import type { Organisation, User } from '@oche/api/contract/account';
import type { Board, EventSummary, Location } from '@oche/api/contract/place';
import type { Player } from '@oche/api/contract/tournament';
import { localTime, now, secondsFromNow, timeZone } from './clock.ts';
import { createIds } from './ids.ts';
import { locationAddress, locationName, organisationName, organiserName, playerNames, type PlayerName } from './names.ts';

const createdAt = secondsFromNow(-400 * 86_400).getTime();

/** `Krijtdorp Friday Open 12` → `krijtdorp-friday-open-12`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The path of every logo in the mocked worlds. */
export const logoPath = `/files/${'0c4e'.repeat(16)}`;

export const buildOrganisation = (overrides: Partial<Organisation> = {}): Organisation => {
  const name = overrides.name ?? organisationName;
  return { id: createIds(11)(createdAt), slug: slugOf(name), name, kind: 'club', timeZone, logo: null, ...overrides };
};

/** An organiser who is an admin of the club. */
export const buildUser = (overrides: Partial<User> = {}): User => ({
  id: createIds(13)(createdAt),
  name: organiserName,
  email: 'joke@bordmeester.example',
  isSuperAdmin: false,
  langcode: 'en',
  notifications: [],
  memberships: [{ role: 'admin', organisation: buildOrganisation() }],
  isCaptain: false,
  ...overrides,
});

/** Numbered boards with paired tablets. With three boards or more, the last one has no tablet yet. */
export const buildBoards = (count: number): Board[] => {
  const id = createIds(14);
  return Array.from({ length: count }, (_, i) => {
    const paired = count < 3 || i < count - 1;
    return {
      id: id(createdAt),
      number: i + 1,
      name: `Board ${i + 1}`,
      outOfOrder: false,
      paired,
      lastSeenAt: paired ? secondsFromNow(-4 - i).toISOString() : null,
    };
  });
};

export const buildLocation = ({ boards = 6, ...overrides }: Partial<Omit<Location, 'boards'>> & { boards?: number } = {}): Location => ({
  id: createIds(15)(createdAt),
  organisationId: buildOrganisation().id,
  name: locationName,
  address: locationAddress,
  timeZone,
  boards: buildBoards(boards),
  evenings: [],
  archived: false,
  ...overrides,
});

export const buildEvent = (overrides: Partial<EventSummary> = {}): EventSummary => {
  const { id, name, address } = buildLocation();
  const eventName = overrides.name ?? 'Krijtdorp Darts Weekend';
  return {
    id: createIds(16)(createdAt),
    slug: slugOf(eventName),
    organisationId: buildOrganisation().id,
    name: eventName,
    startsAt: localTime(now),
    timeZone,
    location: { id, name, address },
    boards: 6,
    tournaments: [],
    ...overrides,
  };
};

/** Players of the address book. The same position in the list always has the same id. */
export const buildPlayers = (count: number, names: readonly PlayerName[] = playerNames): Player[] => {
  if (count > names.length)
    throw new Error(`There are ${names.length} fictional names, not ${count}: add some to names.ts or pass \`names\``);
  const id = createIds(17);
  const invitationId = createIds(18);
  return names.slice(0, count).map(({ name, nickname, club }, i) => ({
    id: id(createdAt),
    ...{ name, number: null, nickname, club },
    email: i % 3 === 0 ? `${slugOf(name)}@players.example` : null,
    entries: 1 + (i % 12),
    archived: false,
    account: i % 5 === 0 ? name : null,
    invitation:
      i % 5 === 3
        ? { id: invitationId(createdAt), email: `${slugOf(name)}@players.example`, expiresAt: secondsFromNow(5 * 86_400).toISOString() }
        : null,
  }));
};
