/** Reads a report of Stryker and compares its survivors with those that a document explains. */

type Place = { line: number; column: number };
type Mutant = {
  mutatorName: string;
  replacement?: string;
  status: 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending';
  location: { start: Place; end: Place };
};
/** Stryker's mutation-testing report, with mutants by file. Lines and columns count from 1. */
export type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

/**
 * A mutant that no test detected. `code` is one line, `ORIGINAL → MUTATED`, which also identifies the mutant in the document. `covered`:
 * whether a test runs the code.
 */
export type Survivor = { file: string; line: number; mutator: string; code: string; covered: boolean };

export type Score = { folder: string; killed: number; survived: number; ignored: number; percent: number };

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const shortened = (text: string) => (text.length > 150 ? `${text.slice(0, 149)}…` : text);
/** Formats a text as code in Markdown, even if it contains backticks. */
const quoted = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

function codeOf(source: string, { location: { start, end }, replacement = '' }: Mutant): string {
  const lines = source.split('\n');
  const head = lines[start.line - 1]!.slice(0, start.column - 1);
  const tail = lines[end.line - 1]!.slice(end.column - 1);
  const original = inOneLine(lines.slice(start.line - 1, end.line).join('\n'));
  return `${quoted(shortened(original))} → ${quoted(shortened(inOneLine(head + replacement + tail)))}`;
}

const isSurvivor = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

/** The survivors, ordered by file and line. */
export function survivorsOf({ files }: Report): Survivor[] {
  return Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, { source, mutants }]) =>
      mutants
        .filter(isSurvivor)
        .sort((a, b) => a.location.start.line - b.location.start.line || a.location.start.column - b.location.start.column)
        .map((mutant) => ({
          file,
          line: mutant.location.start.line,
          mutator: mutant.mutatorName,
          code: codeOf(source, mutant),
          covered: mutant.status === 'Survived',
        })),
    );
}

/** The share of detected mutants in each folder (two levels, such as `src/x01`). A mutant that times out counts as detected. */
export function scoresOf({ files }: Report): Score[] {
  const folders = new Map<string, Mutant[]>();
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = file.split('/').slice(0, 2).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), ...mutants]);
  }
  return [...folders].map(([folder, mutants]) => {
    const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
    const survived = mutants.filter(isSurvivor).length;
    const ignored = mutants.filter(({ status }) => status === 'Ignored').length;
    return { folder, killed, survived, ignored, percent: killed + survived === 0 ? 100 : (killed / (killed + survived)) * 100 };
  });
}

/** The entries of the document by file: lines `- CODE: reason` after a heading `## FILE`, with CODE as in `Survivor`. */
function explanations(document: string): Map<string, string[]> {
  const sections = document.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title.trim(), lines.filter((line) => line.startsWith('- '))] as const;
    }),
  );
}

/**
 * The survivors that the document does not explain, and the outdated entries of the document. An entry explains one survivor and must have a
 * reason. Entries of files that were not mutated are ignored.
 */
export function unexplained(survivors: readonly Survivor[], document: string, mutated: readonly string[]) {
  const unusedEntries = explanations(document);
  const missing = survivors.filter(({ file, code }) => {
    const entries = unusedEntries.get(file) ?? [];
    const found = entries.findIndex((line) => line.startsWith(`- ${code}: `) && line.length > code.length + 14);
    if (found >= 0) entries.splice(found, 1);
    return found < 0;
  });
  const outdated = [...unusedEntries].flatMap(([file, entries]) =>
    mutated.includes(file) ? entries.map((entry) => `${file}: ${entry.slice(2)}`) : [],
  );
  return { missing, outdated };
}
