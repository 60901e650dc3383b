/**
 * A value, or a broken rule. A broken rule is not an exception. Screens have a message for each code. `events`: the ids of the log events
 * that caused it, if there are any.
 */
export type Result<T, Code extends string = string> = { ok: true; value: T } | { ok: false; code: Code; events?: string[] };

/** A result without a broken rule. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
/** A broken rule, with the ids of the log events that caused it. */
export const broken = <Code extends string>(code: Code, events?: string[]): { ok: false; code: Code; events?: string[] } =>
  events ? { ok: false, code, events } : { ok: false, code };
