import { foldName } from '@oche/darts/names/foldName';
import { mapRows } from './mapRows.ts';

/** Shorter names are all similar, and longer ones would need much memory. */
const [shortest, longest] = [4, 40];

/** The name without spaces and signs, and without one of its letters. Two names that share one of these differ by one letter or two. */
const variantsOf = (name: string): string[] => {
  const bare = foldName(name).replace(/[^\p{L}\p{N}]/gu, '');
  if (bare.length < shortest || bare.length > longest) return [bare];
  return [bare, ...Array.from(bare, (_, at) => bare.slice(0, at) + bare.slice(at + 1))];
};

/** Finds names that are probably those of the same team or person, with a slip of the pen. */
export class SimilarNames {
  readonly #byVariant = new Map<string, string>();

  static async of(names: readonly string[]): Promise<SimilarNames> {
    const similar = new SimilarNames();
    await mapRows(names, (name) => similar.#add(name));
    return similar;
  }

  #add(name: string): void {
    for (const variant of variantsOf(name)) if (!this.#byVariant.has(variant)) this.#byVariant.set(variant, name);
  }

  /** The first name that is similar to this one; null if there is none */
  find(name: string): string | null {
    for (const variant of variantsOf(name)) {
      const found = this.#byVariant.get(variant);
      if (found !== undefined) return found;
    }
    return null;
  }
}
