import type { Kysely } from 'kysely';
import type { Schema } from './db/schema.ts';

/** The functions that run jobs, by kind. They must be idempotent: if the process ends before the job is deleted, it runs again. */
export type JobRunners = { [kind: string]: (payload: unknown) => Promise<void> };

const maxAttempts = 8;
/** Milliseconds before the next attempt: 10 s, 20 s, 40 s, up to eleven minutes. */
const backOff = (attempts: number): number => 5_000 * 2 ** attempts;

/** Queues jobs, for work that must not be lost and need not be done immediately. */
export const enqueue = async (
  db: Kysely<Schema>,
  ...jobs: { id: string; kind: string; payload: unknown; runAt: Date }[]
): Promise<void> => {
  if (jobs.length === 0) return;
  await db
    .insertInto('jobs')
    .values(jobs.map((job) => ({ ...job, payload: JSON.stringify(job.payload) })))
    .execute();
};

/** Claims the next due job for a minute, so that no other process runs it. No transaction is open while it runs. */
const claim = (db: Kysely<Schema>, now: Date) =>
  db
    .updateTable('jobs')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), runAt: new Date(now.getTime() + 60_000) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs as due')
        .select('due.id')
        .where('due.failedAt', 'is', null)
        .where('due.runAt', '<=', now)
        .orderBy('due.runAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/**
 * Runs the due jobs, each in only one process. A failed job is retried with exponential backoff. After eight attempts it remains in the table
 * with its error. Returns the number of jobs that succeeded.
 */
export const runDueJobs = async (db: Kysely<Schema>, runners: JobRunners, now: Date): Promise<number> => {
  for (let done = 0; ;) {
    const job = await claim(db, now);
    if (!job) return done;
    try {
      const run = runners[job.kind];
      if (!run) throw new Error(`There is no runner for jobs of the kind ${job.kind}.`);
      await run(job.payload);
      await db.deleteFrom('jobs').where('id', '=', job.id).execute();
      done += 1;
    } catch (error) {
      const failedAt = job.attempts >= maxAttempts ? now : null;
      const runAt = new Date(now.getTime() + backOff(job.attempts));
      await db
        .updateTable('jobs')
        .set({ error: String(error), runAt, failedAt })
        .where('id', '=', job.id)
        .execute();
    }
  }
};
