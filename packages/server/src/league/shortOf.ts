const longest = 12;

/** A short name for a team without one, of 2 to 12 characters: its name, or the first letters of its words. */
export const shortOf = (name: string): string => {
  const characters = [...name];
  if (characters.length <= longest) return characters.length < 2 ? `${name}1` : name;
  const initials = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? []);
  return [...(initials.length < 2 ? characters : initials).join('')].slice(0, longest).join('').trim();
};
