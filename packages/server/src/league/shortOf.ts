/** A short name for a team without one: its name, or the first letters of its words. */
export const shortOf = (name: string): string => {
  if (name.length <= 12) return name.length < 2 ? `${name}1` : name;
  const initials = name
    .split(' ')
    .map((word) => word[0]!.toUpperCase())
    .join('')
    .slice(0, 12);
  return initials.length < 2 ? name.slice(0, 12).trim() : initials;
};
