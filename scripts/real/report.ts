/**
 * The result of checking one file. The methods compare a value of the engine (`ours`) with one of the file (`theirs`), and label it with `what`.
 * Notes do not affect the result.
 */
export class Report {
  /** the number of equal values */
  agreed = 0;
  readonly differences: string[] = [];
  readonly notes: string[] = [];

  /** Checks that two values are equal. Arrays and objects are compared deeply. */
  same(what: string, ours: unknown, theirs: unknown): void {
    if (JSON.stringify(ours) === JSON.stringify(theirs)) this.agreed += 1;
    else this.differences.push(`${what}: the engine has ${JSON.stringify(ours)}, the file has ${JSON.stringify(theirs)}`);
  }

  /** Checks a published number that was rounded. It may differ by at most `tolerance`. */
  near(what: string, ours: number | null, theirs: number, tolerance = 0.0051): void {
    if (ours !== null && Math.abs(ours - theirs) <= tolerance) this.agreed += 1;
    else this.differences.push(`${what}: the engine has ${ours === null ? 'null' : ours.toFixed(4)}, the file has ${theirs}`);
  }

  /** Notes a figure that a source counts differently. It is not compared. */
  noteBoth(what: string, ours: unknown, theirs: unknown): void {
    this.notes.push(`${what}: ours ${JSON.stringify(ours)}, theirs ${JSON.stringify(theirs)} (not compared)`);
  }

  note(text: string): void {
    this.notes.push(text);
  }
}

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export const isObject = (json: Json | undefined): json is JsonObject => typeof json === 'object' && json !== null && !Array.isArray(json);
export const objects = (json: Json | undefined): JsonObject[] => (Array.isArray(json) ? json.filter(isObject) : []);
export const objectOf = (json: Json | undefined): JsonObject => (isObject(json) ? json : {});
export const strings = (json: Json | undefined): string[] => (Array.isArray(json) ? json.filter((item) => typeof item === 'string') : []);
export const numbers = (json: Json | undefined): number[] => (Array.isArray(json) ? json.filter((item) => typeof item === 'number') : []);
export const text = (json: Json | undefined, fallback = ''): string => (typeof json === 'string' ? json : fallback);
export const number = (json: Json | undefined, fallback = 0): number => (typeof json === 'number' ? json : fallback);

/** The names of sides 0 and 1 in the files. */
export const sideNames = ['A', 'B'] as const;
export const sideOf = (name: Json | undefined): number => (name === 'B' ? 1 : 0);

type Check = (report: Report, what: string, theirs: Json) => void;

/** Runs the handler of every field in `checks`, and notes fields without a handler. */
export function judgeFields(report: Report, what: string, checks: JsonObject, handlers: Record<string, Check>): void {
  for (const [field, theirs] of Object.entries(checks)) {
    const handler = handlers[field];
    if (handler) handler(report, `${what} ${field}`, theirs);
    else if (field !== 'note') report.note(`${what} ${field}: no check for this field`);
  }
}
