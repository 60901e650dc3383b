import { longPlayerNames, longTournamentName } from '@oche/mocks/names';
import { longGermanNames, type World } from '@oche/mocks/world';
import type { TextLength } from './toolbar.ts';

/** Maximum lengths in the contract (packages/api/src/contract): names, a player's club, a postal address. */
const maxLength = { name: 120, club: 80, address: 200 };

/** Replaces all strings in a value, at any depth. `change` gets each string and its key. */
const mapStrings = <T>(value: T, change: (text: string, key: string) => string, key = ''): T => {
  if (typeof value === 'string') return change(value, key) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, change, key)) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if ('$$typeof' in value) return value; // a React element
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapStrings(item, change, name)])) as T;
};

const personAt = (i: number): string => {
  const { name } = longPlayerNames[i % longPlayerNames.length] ?? { name: '' };
  return i < longPlayerNames.length ? name : `${name} ${Math.floor(i / longPlayerNames.length) + 1}.`;
};

/** Lengthens a name to the limit with hyphenated parts, as in double names. Different names stay different. */
const atLimit = (name: string, limit = maxLength.name): string => {
  const parts = longPlayerNames.map((player) => player.name.split(' ').at(-1) ?? '');
  const first = parts.findIndex((part) => name.endsWith(part)) + 1;
  let text = name;
  for (let i = first; text.length < limit; i += 1) text += `-${parts[i % parts.length]}`;
  return text.slice(0, limit).replace(/-$/, 'n');
};

/** The same world with other names. Every occurrence is replaced, so that games, groups, results and lists still agree. */
export const renamed = (world: World, text: TextLength): World => {
  if (text === 'real') return world;
  const german = longGermanNames({ stage: 'draft', players: 0 });
  const longer = (name: string, limit?: number) => (text === 'limit' ? atLimit(name, limit) : name);
  const names = new Map<string, string>();
  const add = (from: string | null | undefined, to: string) => {
    if (from && !names.has(from)) names.set(from, to);
  };
  [...world.players, ...world.entries].forEach(({ name }) => add(name, longer(personAt(names.size))));
  world.tournaments.forEach(({ name }, i) => add(name, longer(i === 0 ? longTournamentName : `${longTournamentName} ${i + 1}`)));
  add(world.organisation.name, longer(german.organisation.name));
  add(world.competition.organisation.name, longer(german.competition.organisation.name));
  add(world.location.name, longer(german.location.name));
  add(world.location.address, longer(german.location.address, maxLength.address));
  add(world.user.name, longer(german.user.name));
  add(world.event.name, longer(`Wochenende der ${longTournamentName}`));
  new Set(world.players.map(({ club }) => club)).forEach((club) => add(club, longer(`${club} von 1894 e. V.`, maxLength.club)));
  return mapStrings(world, (value) => names.get(value) ?? value);
};

/** The names of props that contain visible text. */
const textProps = /^(name|label|title|children|text|description|hint|help|message|club|nickname|placeholder|summary|\w+Label)$/;

/** Lengthens the texts in a component's args. Names become long names. Other texts get a long German word, or are repeated three times. */
export const lengthened = <T>(args: T, text: TextLength): T => {
  if (text === 'real') return args;
  let people = 0;
  return mapStrings(args, (value, key) => {
    if (!textProps.test(key) || !/\p{L}{3}/u.test(value)) return value;
    if (key === 'name') return text === 'limit' ? atLimit(personAt(people++)) : personAt(people++);
    return text === 'limit' ? `${value} ${value} ${value}` : `${value} und Scheibenranddrahtbefestigung`;
  });
};
