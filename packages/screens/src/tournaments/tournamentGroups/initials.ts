/** At most three initials for each name. Equal initials also get the second letter of the last name. */
export function initials(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(/[\s-]+/).filter(Boolean));
  const short = words.map((parts) =>
    parts
      .map((part) => part.charAt(0).toUpperCase())
      .join('')
      .slice(0, 3),
  );
  return short.map((letters, index) => {
    const isAmbiguous = short.filter((other) => other === letters).length > 1;
    return isAmbiguous ? letters + (words[index]?.at(-1)?.charAt(1) ?? '') : letters;
  });
}
