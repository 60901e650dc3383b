/** A broken rule is a value, never an exception: `{ ok: false, code }` with a code that a screen can put into words. */
export type Result<T, Code extends string = string> = { ok: true; value: T } | { ok: false; code: Code };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const broken = <Code extends string>(code: Code): { ok: false; code: Code } => ({ ok: false, code });
