import { randomInt } from 'node:crypto';
import { foldName } from '@oche/darts/names/foldName';
import { attemptOfTransaction, db } from './db/current.ts';
import { isUuid } from './ids.ts';

/** Slugs that would hide a page with a fixed path. */
const reservedSlugs = new Set([
  'en',
  'nl',
  'fr',
  'de',
  'api',
  '_next',
  '_i18n',
  'builds',
  'create',
  'edit',
  'new',
  'overview',
  'games',
  'groups',
  'results',
]);

/** `Krijtdorp Friday Open 12` → `krijtdorp-friday-open-12`; letters without a Latin base are dropped. */
export const slugify = (name: string): string =>
  foldName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'x';

/** Whether a slug is free: it is not reserved and not an id, and nothing else uses it or has used it. */
export const isFreeSlug = async (kind: 'organisation', slug: string, ownId: string): Promise<boolean> => {
  if (reservedSlugs.has(slug) || isUuid(slug)) return false;
  const owners = [
    ...(await db().selectFrom(`${kind}s`).select('id').where('slug', '=', slug).execute()),
    ...(await db().selectFrom('oldSlugs').select('targetId as id').where('kind', '=', kind).where('slug', '=', slug).execute()),
  ];
  return owners.every(({ id }) => id === ownId);
};

/** A free slug for a name, with the lowest free number as a suffix if needed. Never a reserved word or an id. If several attempts have lost a race, the number is random. */
export const freeSlug = async (table: 'events' | 'tournaments' | 'organisations' | 'rankings', name: string): Promise<string> => {
  // Many requests with one name take the same number. A retry that fails again gets one that nobody else takes.
  const base = attemptOfTransaction() > 3 ? `${slugify(name)}-${randomInt(1_000_000)}` : slugify(name);
  const kind = ({ events: 'event', tournaments: 'tournament', organisations: 'organisation', rankings: 'ranking' } as const)[table];
  const taken = new Set([
    ...(await db().selectFrom(table).select('slug').where('slug', 'like', `${base}%`).execute()).map(({ slug }) => slug),
    ...(await db().selectFrom('oldSlugs').select('slug').where('kind', '=', kind).where('slug', 'like', `${base}%`).execute()).map(
      ({ slug }) => slug,
    ),
  ]);
  return firstFree(base, new Set([...taken, ...reservedSlugs]));
};

/** The slug `base`, with the lowest free number as a suffix if it is taken or an id. */
export const firstFree = (base: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(base) && !isUuid(base)) return base;
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
};
