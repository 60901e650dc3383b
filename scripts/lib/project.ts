import { join } from 'node:path';

/** The folder of the checkout. */
export const root = join(import.meta.dirname, '../..');

/** A mistake of whoever runs a script, told in one sentence and without a stack. */
export class Failure extends Error {}

/** What `parseArgs` says of an option that does not exist. */
const isWrongOption = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs a script's main function: a `Failure` is printed as its sentence, anything else with its stack; both exit with 1. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isWrongOption(error)) console.error(`${error.message.split('. ')[0]}. Add --help to see all options.`);
    else console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}
