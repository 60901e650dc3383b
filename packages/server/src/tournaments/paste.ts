import type { PastedName } from '@oche/api/contract/tournament';
import { foldName } from '../slugs.ts';

type Known = { id: string; name: string; searchName: string };

/** One name a line. Takes off list numbers, bullets, ranks in brackets and what stands behind a tab or semicolon; keeps every letter. */
export const cleanLine = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .split(/[\t;]/)[0]!
    .replace(/^\s*(?:\d{1,4}\s*[.)\]:-]|[-*•–])\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Other ways in which one name is often written: umlauts as two letters, words in another order or joined. */
const keysOf = (name: string): string[] => {
  const folded = foldName(name);
  const spelled = foldName(name.replace(/[äöüÄÖÜ]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter.toLowerCase()] ?? letter));
  const joined = (text: string) => text.replace(/ /g, '');
  const sorted = (text: string) => text.split(' ').sort().join('');
  return [...new Set([joined(folded), joined(spelled), sorted(folded)])];
};

/** First name shortened or in another form behind the same family name: `Rob` and `Robert Owen`, `R. Owen`. */
const perhapsSame = (a: string, b: string): boolean => {
  const [first, ...rest] = foldName(a).split(' ');
  const [otherFirst, ...otherRest] = foldName(b).split(' ');
  if (!first || !otherFirst || rest.length === 0 || rest.join(' ') !== otherRest.join(' ')) return false;
  return first.startsWith(otherFirst) || otherFirst.startsWith(first) || (first.length > 3 && first.slice(0, 3) === otherFirst.slice(0, 3));
};

/** What `perhapsSame` names have in common, so that only few need to be compared. */
const familyOf = (name: string): string => {
  const [first = '', ...rest] = foldName(name).split(' ');
  return `${first.slice(0, 1)} ${rest.join(' ')}`;
};

/** Finds names that may be the same person as another one, without comparing all with all. */
const createTwins = () => {
  const byKey = new Map<string, string>();
  const families = new Map<string, string[]>();
  return {
    add: (name: string) => {
      for (const key of keysOf(name)) if (!byKey.has(key)) byKey.set(key, name);
      const family = familyOf(name);
      families.set(family, [...(families.get(family) ?? []), name]);
    },
    find: (name: string): string | undefined =>
      keysOf(name)
        .map((key) => byKey.get(key))
        .find(Boolean) ?? families.get(familyOf(name))?.find((other) => perhapsSame(other, name)),
  };
};

/**
 * What pasted text would do to a list of entries.
 * `known`: players of the address book; `entered`: ids of those who are in the tournament already.
 */
export const previewPaste = (text: string, known: readonly Known[], entered: ReadonlySet<string>): PastedName[] => {
  const byName = new Map(known.map((player) => [player.searchName, player]));
  const exactly = new Map(known.map((player) => [player.name, player]));
  const likeKnown = createTwins();
  for (const { name } of known) likeKnown.add(name);
  const likeLine = createTwins();
  const seen = new Map<string, string>();
  const rows: PastedName[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const name = cleanLine(raw);
    if (!name) continue;
    const row = { line: index + 1, name, playerId: null, like: null };
    const folded = foldName(name);
    const player = byName.get(folded);
    if (name.length > 120 || !/\p{L}/u.test(name)) rows.push({ ...row, state: 'invalid' });
    else if (seen.has(folded)) rows.push({ ...row, state: 'duplicate', like: seen.get(folded)! });
    else if (player && entered.has(player.id)) rows.push({ ...row, state: 'duplicate', playerId: player.id, like: player.name });
    else if (player) rows.push({ ...row, state: 'known', playerId: player.id });
    else {
      const like = exactly.get(likeKnown.find(name) ?? '');
      const twin = likeLine.find(name);
      rows.push(
        like
          ? { ...row, state: 'similar', playerId: like.id, like: like.name }
          : twin
            ? { ...row, state: 'similar', like: twin }
            : { ...row, state: 'new' },
      );
    }
    seen.set(folded, name);
    likeLine.add(name);
  }
  return rows;
};
