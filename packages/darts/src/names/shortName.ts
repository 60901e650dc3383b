/** Words that belong to the family name after them, in several languages: "van den Berg", "D’ Hondt", "de la Cruz", "von Ahn". */
const particles = new Set(
  [
    ...[
      'van',
      'vande',
      'vanden',
      'vander',
      'de',
      'den',
      'der',
      'des',
      'het',
      't',
      's',
      'in',
      'op',
      'ten',
      'ter',
      'te',
      'tot',
      'aan',
      'uit',
    ],
    ...['von', 'vom', 'zu', 'zum', 'zur', 'af', 'av'],
    ...[
      'd',
      'du',
      'la',
      'le',
      'les',
      'l',
      'da',
      'das',
      'do',
      'dos',
      'di',
      'del',
      'della',
      'degli',
      'dello',
      'y',
      'el',
      'al',
      'bin',
      'ibn',
      'st',
    ],
  ].flatMap((word) => [word, `${word}'`, `'${word}`]),
);
const isParticle = (word: string) => particles.has(word.toLowerCase().replaceAll('’', "'").replace(/\.$/, ''));

type Parts = { given: string[]; family: string[]; isFamilyFirst: boolean };

/** The parts of names like "Kees van den Berg" and "van den Berg, Kees". A single word is a family name. */
function partsOf(name: string): Parts {
  const [beforeComma = '', afterComma = ''] = name.split(/,(.*)/s).map((part) => part.trim().split(/\s+/).filter(Boolean).join(' '));
  const words = beforeComma.split(' ');
  if (afterComma !== '') return { given: afterComma.split(' '), family: words, isFamilyFirst: true };
  const particle = words.findIndex((word, index) => index > 0 && index < words.length - 1 && isParticle(word));
  // A name that begins with a particle has no first name: "van Gerwen".
  const familyStart = words.length > 1 && isParticle(words[0] as string) ? 0 : particle > 0 ? particle : words.length - 1;
  return { given: words.slice(0, familyStart), family: words.slice(familyStart), isFamilyFirst: false };
}

/** Shortens each name of a pair. */
const shortenEach = (name: string, shorten: (one: string) => string): string => name.split(' / ').map(shorten).join(' / ');

/** The family name, for narrow places: `Dubbeltop`, `van der Berg`. A pair keeps both family names. */
export const familyName = (name: string): string => shortenEach(name, (one) => partsOf(one).family.join(' '));

const initialsOf = (word: string): string =>
  word
    .split('-')
    .map((part) => `${[...part].slice(0, 1).join('')}.`)
    .join('-');

/**
 * A name with the initials of its first name: "Karl-Heinz Scheibenbauer-Doppelmann" → "K.-H. Scheibenbauer-Doppelmann", "van den Berg, Kees" →
 * "van den Berg, K.". A single word is unchanged.
 */
export const withInitials = (name: string): string =>
  shortenEach(name, (one) => {
    const { given, family, isFamilyFirst } = partsOf(one);
    const [first, ...others] = given;
    if (first === undefined) return one;
    const short = [initialsOf(first), ...others].join(' ');
    return isFamilyFirst ? `${family.join(' ')}, ${short}` : `${short} ${family.join(' ')}`;
  });

/**
 * The first name and the initial of the family name, for players whose name is not public: "Kees van den Berg" → "Kees B.", "van den Berg, Kees"
 * → "Kees B.". A single word is shortened to its initial.
 */
export const firstNameAndInitial = (name: string): string =>
  shortenEach(name, (one) => {
    const { given, family } = partsOf(one);
    const word = family.find((part) => !isParticle(part)) ?? family.join(' ');
    return [...given.slice(0, 1), initialsOf(word)].join(' ');
  });
