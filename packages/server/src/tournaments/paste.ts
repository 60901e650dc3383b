import type { PastedName } from '@oche/api/contract/tournament';
import { playersOf, readTable } from '@oche/api/playerList';
import { foldName } from '@oche/darts/names/foldName';

type Known = { id: string; name: string; searchName: string };

/** Other ways in which one name is often written: umlauts as two letters, words in another order or joined. */
const keysOf = (name: string): string[] => {
  const folded = foldName(name);
  const spelled = foldName(name.replace(/[äöüÄÖÜ]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter.toLowerCase()] ?? letter));
  const joined = (text: string) => text.replace(/ /g, '');
  const sorted = (text: string) => text.split(' ').sort().join('');
  return [...new Set([joined(folded), joined(spelled), sorted(folded)])];
};

/** First name and all that follows, folded; a single word has no family name to be told by. */
const partsOf = (name: string): { first: string; family: string } | null => {
  const [first = '', ...rest] = foldName(name).split(' ');
  return first && rest.length > 0 ? { first, family: rest.join(' ') } : null;
};

/** A first name shortened or in another form, the family name being the same: `Rob` and `Robert`, `R.`, `Tom` and `Tomas`. */
const sameFirst = (a: string, b: string): boolean =>
  a.startsWith(b) || b.startsWith(a) || (a.length > 3 && a.slice(0, 3) === b.slice(0, 3));

/** Finds names that may be the same person as another one, without comparing all with all. */
const createTwins = () => {
  const byKey = new Map<string, string>();
  // by initial and family name: few have both in common
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
      return parts ? families.get(bucketOf(parts))?.find(({ first }) => sameFirst(first, parts.first))?.name : undefined;
    },
  };
};

/**
 * What pasted text would do to a list of entries: names, or a table whose columns are guessed. Every line that holds a character
 * is answered; where there is no name on it, it is `invalid` and its name is the line.
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
  for (const { line, name, problem } of playersOf(readTable(text))) {
    const row = { line, name, playerId: null, like: null };
    const folded = foldName(name);
    const player = byName.get(folded);
    if (problem) rows.push({ ...row, state: 'invalid' });
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
