/**
 * A broken rule is a value, never an exception: `{ ok: false, code }` with a code that a screen can put into words.
 * `events` names the events of a log that stand in the way, where there are any.
 */
export type Result<T, Code extends string = string> = { ok: true; value: T } | { ok: false; code: Code; events?: string[] };

/** A value that keeps the rules. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
/** A broken rule by its code, with the events of a log that stand in the way. */
export const broken = <Code extends string>(code: Code, events?: string[]): { ok: false; code: Code; events?: string[] } =>
  events ? { ok: false, code, events } : { ok: false, code };
