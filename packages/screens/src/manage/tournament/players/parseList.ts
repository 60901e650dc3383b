/** One line of a list, or one row of a CSV file: a name, and what stands beside it. */
export type ListedPlayer = { name: string; nickname?: string; club?: string; seed?: number };

const separators = [';', '\t', ','] as const;
const headings = /^(name|names|player|players|naam|speler|spelers|nom|joueur|joueurs|spieler)$/i;

/** Cells of a CSV text as RFC 4180 writes them: quotes around what holds separators or line ends, doubled inside. */
export function parseCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i] ?? '';
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (letter === separator) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[i + 1] === '\n') i++;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += letter;
  }
  rows.push([...row, cell]);
  return rows.filter((cells) => cells.some((each) => each.trim() !== ''));
}

/** The separator that the first line uses most; Excel writes `;` where the decimal mark is a comma. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => first.split(separator).length - 1;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
};

/** Players of a CSV file: name, then perhaps nickname, club and seed. A first row of headings is left out. */
export function playersOfCsv(text: string): ListedPlayer[] {
  const clean = text.replace(/^\uFEFF/, '');
  const rows = parseCsv(clean, separatorOf(clean));
  return rows.flatMap(([first = '', nickname = '', club = '', seed = ''], index): ListedPlayer[] => {
    const name = first.replace(/[\s;]+/g, ' ').trim();
    if (name === '' || (index === 0 && headings.test(name))) return [];
    const place = Number(seed.trim());
    return [
      {
        name,
        ...(nickname.trim() !== '' && { nickname: nickname.trim() }),
        ...(club.trim() !== '' && { club: club.trim() }),
        ...(seed.trim() !== '' && Number.isInteger(place) && place > 0 && { seed: place }),
      },
    ];
  });
}

/** Text of a file: UTF-8, and where it is not, what Excel in Western Europe writes, so that é and ß arrive. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
