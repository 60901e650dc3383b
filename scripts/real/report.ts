/** The result of checking one file: how many values agreed, which did not, and notes that do not count. */
export class Report {
  agreed = 0;
  readonly wrong: string[] = [];
  readonly notes: string[] = [];

  /** Checks that two values are equal. Arrays and objects are compared deeply. */
  same(what: string, ours: unknown, theirs: unknown): void {
    if (JSON.stringify(ours) === JSON.stringify(theirs)) this.agreed += 1;
    else this.wrong.push(`${what}: we say ${JSON.stringify(ours)}, the file says ${JSON.stringify(theirs)}`);
  }

  /** Checks a published number that was rounded: it may differ by `by` at most. */
  near(what: string, ours: number | null, theirs: number, by = 0.0051): void {
    if (ours !== null && Math.abs(ours - theirs) <= by) this.agreed += 1;
    else this.wrong.push(`${what}: we say ${ours === null ? 'null' : ours.toFixed(4)}, the file says ${theirs}`);
  }

  /** Notes a figure that a source counts differently, without judging it. */
  compare(what: string, ours: unknown, theirs: unknown): void {
    this.notes.push(`${what}: ours ${JSON.stringify(ours)}, theirs ${JSON.stringify(theirs)} (not judged)`);
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
export const text = (json: Json | undefined, otherwise = ''): string => (typeof json === 'string' ? json : otherwise);
export const number = (json: Json | undefined, otherwise = 0): number => (typeof json === 'number' ? json : otherwise);

/** The files call sides 0 and 1 of a game A and B. */
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
