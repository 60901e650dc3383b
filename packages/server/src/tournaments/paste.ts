import type { PastedName } from '@oche/api/contract/tournament';
import { playersOf, readTable } from '@oche/api/playerList';
import { foldName } from '@oche/darts/names/foldName';

type Known = { id: string; name: string; searchName: string };

/** Keys of a name. Different spellings of a name have a key in common: umlauts as two letters, words joined or in another order. */
const keysOf = (name: string): string[] => {
  const folded = foldName(name);
  const withUmlautsSpelledOut = foldName(
    name.replace(/[äöüÄÖÜ]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter.toLowerCase()] ?? letter),
  );
  const joined = (text: string) => text.replace(/ /g, '');
  const sorted = (text: string) => text.split(' ').sort().join('');
  return [...new Set([joined(folded), joined(withUmlautsSpelledOut), sorted(folded)])];
};

/** First name and family name, folded; null for a single word. */
const partsOf = (name: string): { first: string; family: string } | null => {
  const [first = '', ...rest] = foldName(name).split(' ');
  return first && rest.length > 0 ? { first, family: rest.join(' ') } : null;
};

/** Whether two first names before the same family name may mean the same person: `Rob` and `Robert`, `R.`, `Tom` and `Tomas`. */
const isSimilarFirstName = (a: string, b: string): boolean =>
  a.startsWith(b) || b.startsWith(a) || (a.length > 3 && a.slice(0, 3) === b.slice(0, 3));

/** An index of names. It finds a name that may mean the same person as another name, without comparing all pairs. */
const createNameIndex = () => {
  const byKey = new Map<string, string>();
  // Few people share an initial and a family name, so these buckets are small.
  const families = new Map<string, { first: string; name: string }[]>();
  const bucketOf = ({ first, family }: { first: string; family: string }) => `${first.slice(0, 1)} ${family}`;
  return {
    add: (name: string) => {
      for (const key of keysOf(name)) if (!byKey.has(key)) byKey.set(key, name);
      const parts = partsOf(name);
      if (!parts) return;
      const bucket = families.get(bucketOf(parts));
      if (bucket) bucket.push({ first: parts.first, name });
      else families.set(bucketOf(parts), [{ first: parts.first, name }]);
    },
    find: (name: string): string | undefined => {
      for (const key of keysOf(name)) if (byKey.has(key)) return byKey.get(key);
      const parts = partsOf(name);
      return parts ? families.get(bucketOf(parts))?.find(({ first }) => isSimilarFirstName(first, parts.first))?.name : undefined;
    },
  };
};

/**
 * A preview of entries from pasted text: names, or a table whose columns are detected. Every line that is not blank has a row. A line without
 * a name is `invalid`, and its `name` is the whole line.
 * `known`: players of the organisation; `entered`: ids of players in the tournament.
 */
export const previewPaste = (text: string, known: readonly Known[], entered: ReadonlySet<string>): PastedName[] => {
  const byName = new Map(known.map((player) => [player.searchName, player]));
  const byExactName = new Map(known.map((player) => [player.name, player]));
  const knownNames = createNameIndex();
  for (const { name } of known) knownNames.add(name);
  const pastedNames = createNameIndex();
  const seen = new Map<string, string>();
  const rows: PastedName[] = [];
  for (const { line, name, problem } of playersOf(readTable(text))) {
    const row = { line, name, playerId: null, like: null };
    const folded = foldName(name);
    const player = byName.get(folded);
    if (problem) rows.push({ ...row, state: 'invalid' });
    else if (seen.has(folded)) rows.push({ ...row, state: 'duplicate', like: seen.get(folded)! });
    else if (player && entered.has(player.id)) rows.push({ ...row, state: 'duplicate', playerId: player.id, like: player.name });
    else if (player) rows.push({ ...row, state: 'known', playerId: player.id });
    else {
      const similarPlayer = byExactName.get(knownNames.find(name) ?? '');
      const similarLine = pastedNames.find(name);
      rows.push(
        similarPlayer
          ? { ...row, state: 'similar', playerId: similarPlayer.id, like: similarPlayer.name }
          : similarLine
            ? { ...row, state: 'similar', like: similarLine }
            : { ...row, state: 'new' },
      );
    }
    seen.set(folded, name);
    pastedNames.add(name);
  }
  return rows;
};
