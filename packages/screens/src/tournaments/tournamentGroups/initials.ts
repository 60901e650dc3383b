/** Two or three letters for each name; those that would be the same get a letter of the last name more. */
export function initials(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(/[\s-]+/).filter(Boolean));
  const short = words.map((parts) =>
    parts
      .map((part) => part.charAt(0).toUpperCase())
      .join('')
      .slice(0, 3),
  );
  return short.map((letters, index) => {
    const twice = short.filter((other) => other === letters).length > 1;
    return twice ? letters + (words[index]?.at(-1)?.charAt(1) ?? '') : letters;
  });
}
