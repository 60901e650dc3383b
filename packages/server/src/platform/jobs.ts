import type { Kysely } from 'kysely';
import type { Schema } from './db/schema.ts';

/** What a job does, by its kind; the payload is what was queued. It may run more than once: a process can end between doing and noting. */
export type JobRunners = { [kind: string]: (payload: unknown) => Promise<void> };

const attemptsAtMost = 8;
/** 5 s, 10 s, 20 s … eleven minutes. */
const backOff = (attempts: number): number => 5_000 * 2 ** attempts;

/** Queues work that must not be lost and need not be done at once. */
export const enqueue = async (db: Kysely<Schema>, job: { id: string; kind: string; payload: unknown; runAt: Date }): Promise<void> => {
  await db
    .insertInto('jobs')
    .values({ ...job, payload: JSON.stringify(job.payload) })
    .execute();
};

/** Takes the next job that is due and keeps others from it for a minute, without holding a transaction open meanwhile. */
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
 * Runs what is due, each job by one process only. What fails is tried again later, eight times in all; then it stays in the
 * table with its error. Answers how many were done.
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
      const failedAt = job.attempts >= attemptsAtMost ? now : null;
      const runAt = new Date(now.getTime() + backOff(job.attempts));
      await db
        .updateTable('jobs')
        .set({ error: String(error), runAt, failedAt })
        .where('id', '=', job.id)
        .execute();
    }
  }
};
