import { foldName } from '@oche/darts/names/foldName';

/** The kinds of columns in a list. `ignored` columns, such as list numbers, countries and e-mail addresses, are not read. */
export const listColumns = ['name', 'first-name', 'family-name', 'nickname', 'club', 'seed', 'ignored'] as const;
/** One of `listColumns`. */
export type ListColumn = (typeof listColumns)[number];

/** A pasted text or a CSV file, split into cells. Empty lines are left out. */
export type PlayerTable = {
  /** `line` counts from 1 in the pasted text; `text` is the line itself */
  rows: { line: number; text: string; cells: string[] }[];
  /** the probable kind of each column */
  columns: ListColumn[];
  /** whether the first row has the headings of the columns */
  hasHeading: boolean;
};

/** One player of a list. If the line is not valid, `problem` is the reason and `name` is the text of the line. */
export type ListedPlayer = {
  line: number;
  name: string;
  nickname?: string;
  club?: string;
  seed?: number;
  problem?: 'no-name' | 'too-long';
  /** text in the column of seeds that is not a positive number */
  noSeed?: string;
};

/** The longest name of a player, in characters. */
const longest = 120;

const headings: Record<ListColumn, readonly string[]> = {
  name: [
    ...['name', 'names', 'full name', 'player', 'players', 'player name', 'participant', 'participants', 'entry'],
    ...['naam', 'namen', 'volledige naam', 'speler', 'spelers', 'deelnemer', 'deelnemers'],
    ...['nom', 'noms', 'nom complet', 'nom et prenom', 'joueur', 'joueurs', 'joueuse'],
    ...['spieler', 'spielerin', 'spielername', 'teilnehmer', 'vollstandiger name', 'vor und nachname'],
  ],
  'first-name': ['first name', 'firstname', 'given name', 'forename', 'voornaam', 'prenom', 'vorname', 'rufname'],
  'family-name': [
    ...['last name', 'lastname', 'surname', 'family name', 'achternaam', 'familienaam'],
    ...['nom de famille', 'nachname', 'familienname', 'zuname'],
  ],
  nickname: ['nickname', 'nick', 'alias', 'bijnaam', 'surnom', 'pseudo', 'spitzname'],
  club: ['club', 'team', 'vereniging', 'ploeg', 'cercle', 'equipe', 'verein', 'mannschaft', 'dartclub'],
  seed: ['seed', 'seeding', 'reekshoofd', 'plaatsing', 'tete de serie', 'setzplatz', 'setznummer', 'setzliste', 'gesetzt'],
  ignored: [],
};
const columnOfHeading = new Map(listColumns.flatMap((column) => headings[column].map((heading) => [heading, column] as const)));
const columnNamedBy = (cell: string): ListColumn | undefined => columnOfHeading.get(foldName(cell.replace(/[:*]/g, '')));

/** A number, tick or bullet before a name in a list: `1.`, `12`, `#3`, `(4)`, `5e`, `-`, `•`, `[x]`. */
const listMarker =
  /^\s*(?:\[[ x✓✔]?\]\s*|[-*–—]\s+|[•·▪◦‣●○☐☑✓✔]\s*|[#(\[]?\d{1,4}(?:\s*[.)\]:°º]+\s*|\s*[-–]\s+|(?:e|st|nd|rd|th)?\s+))/iu;

/** A cell without its number, tick or bullet. */
export const cleanCell = (cell: string): string => {
  let text = cell
    .normalize('NFC')
    .replace(/[\s;]+/gu, ' ')
    .trim();
  for (let rest = text.replace(listMarker, ''); rest !== text && rest !== ''; rest = text.replace(listMarker, '')) text = rest.trim();
  return text;
};

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
const isNumber = (cell: string): boolean => /^[#(]?\d{1,4}[.)]?$/.test(cell.trim());

/** Splits a text into cells as in RFC 4180: quotes surround cells with separators or line ends, and a quote inside is doubled. */
function parseCells(text: string, separator: string): PlayerTable['rows'] {
  const rows: PlayerTable['rows'] = [];
  // If the number of quotes is odd, one is never closed and would swallow the rest of the list. Quotes are then ordinary characters.
  const hasQuotes = text.split('"').length % 2 === 1;
  let [line, from, start] = [1, 0, 1];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = (at: number) => {
    rows.push({ line: start, text: text.slice(from, at).trim(), cells: [...cells, cell] });
    [cells, cell] = [[], ''];
  };
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    const isBreak = letter === '\n' || (letter === '\r' && text[i + 1] !== '\n');
    if (isBreak) line++;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[i + 1] === '"') cell += text[++i]!;
      else isQuoted = false;
    } else if (hasQuotes && letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (isBreak) {
      endRow(i);
      [from, start] = [i + 1, line];
    } else if (letter !== '\r') cell += letter;
  }
  endRow(text.length);
  return rows.filter((row) => row.cells.some((each) => each.trim() !== ''));
}

/**
 * Finds the separator of the cells: tabs as copied from spreadsheets, semicolons, or commas. A comma can also be part of a name
 * (`Bakker, Kees`). It separates cells only if the text looks like a CSV file: it has headings, quotes, or commas without spaces.
 */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t';
  if (text.includes(';')) return ';';
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const withComma = lines.filter((line) => line.includes(','));
  if (withComma.length === 0) return '\t';
  const hasHeadings = lines[0]!.includes(',') && lines[0]!.split(',').some((cell) => columnNamedBy(cell.replaceAll('"', '')));
  const hasQuotes = /(?:^|,)\s*"[^"\n]*"\s*(?:,|$)/m.test(text);
  const isTight = withComma.length * 2 > lines.length && withComma.every((line) => !/,\s/.test(line));
  return hasHeadings || hasQuotes || isTight ? ',' : '\t';
}

/** Guesses the kinds of the columns from their headings or cells. */
function guessColumns(rows: PlayerTable['rows'], hasHeading: boolean): ListColumn[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const at = Array.from({ length: width }, (_, column) => column);
  if (hasHeading) {
    const columns = at.map((column) => columnNamedBy(rows[0]!.cells[column] ?? '') ?? 'ignored');
    // "Naam, Voornaam": beside a first name, the name is the family name.
    if (columns.includes('first-name') && !columns.includes('family-name'))
      return columns.map((column) => (column === 'name' ? 'family-name' : column));
    return columns;
  }
  const cellsOf = at.map((column) => rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((cell) => cell !== ''));
  const holdsNames = (cells: readonly string[]) =>
    cells.filter((cell) => hasLetter(cell) && !cell.includes('@')).length * 2 > cells.length && cells.length > 0;
  const texts = at.filter((column) => holdsNames(cellsOf[column]!));
  const isOneWord = (column: number) => {
    const words = cellsOf[column]!.map(
      (cell) =>
        cleanCell(cell)
          .replace(/^(?:\p{Ll}+['’]?\s+)+/u, '')
          .split(' ').length,
    );
    return words.filter((count) => count === 1).length * 2 > words.length;
  };
  const [first, second, ...more] = texts;
  const columns = at.map((): ListColumn => 'ignored');
  if (first === undefined) return columns;
  const isSplit = second !== undefined && isOneWord(first) && isOneWord(second);
  columns[first] = isSplit ? 'family-name' : 'name';
  if (isSplit) columns[second] = 'first-name';
  const others = isSplit ? more : texts.slice(1);
  if (others.length === 1) columns[others[0]!] = 'club';
  else for (const [place, column] of others.entries()) columns[column] = (['nickname', 'club'] as const)[place] ?? 'ignored';
  const seeds = at.find(
    (column) =>
      column > first &&
      cellsOf[column]!.length > 0 &&
      cellsOf[column]!.every(isNumber) &&
      new Set(cellsOf[column]).size === cellsOf[column]!.length,
  );
  if (seeds !== undefined) columns[seeds] = 'seed';
  return columns;
}

/** Parses a list in one of three forms: one name per line, cells of a spreadsheet, or a CSV file. Cells are not cleaned. */
export function readTable(text: string): PlayerTable {
  const clean = text.replace(/^\uFEFF/, '');
  const rows = parseCells(clean, separatorOf(clean));
  const hasHeading = rows[0]?.cells.some((cell) => ['name', 'first-name', 'family-name'].includes(columnNamedBy(cell) ?? '')) ?? false;
  return { rows, hasHeading, columns: guessColumns(rows, hasHeading) };
}

/** The players of a table, one for each row below the heading. */
export function playersOf({ rows, columns, hasHeading }: PlayerTable): ListedPlayer[] {
  return rows.slice(Number(hasHeading)).map(({ line, text, cells }): ListedPlayer => {
    const textOf = (column: ListColumn) =>
      columns
        .flatMap((each, at) => (each === column ? cleanCell(cells[at] ?? '') : []))
        .filter((cell) => cell !== '')
        .join(' ');
    const name = [textOf('first-name'), textOf('name'), textOf('family-name')].filter((part) => part !== '').join(' ');
    const problem = !hasLetter(name) ? 'no-name' : name.length > longest ? 'too-long' : undefined;
    if (problem) return { line, name: text, problem };
    const [nickname, club] = [textOf('nickname'), textOf('club')];
    const seedText = columns.flatMap((each, at) => (each === 'seed' ? (cells[at] ?? '').trim() : [])).join(' ');
    const seed = Number(seedText.replace(/^[#(]|[.)]$/g, ''));
    const isSeed = Number.isInteger(seed) && seed > 0;
    return {
      line,
      name,
      ...(nickname !== '' && { nickname }),
      ...(club !== '' && { club }),
      ...(seedText !== '' && (isSeed ? { seed } : { noSeed: seedText })),
    };
  });
}

/** Decodes a file as UTF-8. If that fails, decodes it as Windows-1252, which Excel writes in Western Europe. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
