/** What a player is called where there is room for one word: `Dubbeltop`, `van der Berg`; a pair keeps both. */
export const shortName = (name: string): string => {
  if (name.includes(' / ')) return name.split(' / ').map(shortName).join(' / ');
  const parts = name.trim().split(/\s+/);
  const particle = parts.findIndex((part, index) => index > 0 && index < parts.length - 1 && /^\p{Ll}/u.test(part));
  return parts.slice(particle > 0 ? particle : -1).join(' ');
};
