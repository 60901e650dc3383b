import { join } from 'node:path';

/** The folder of the checkout. */
export const root = join(import.meta.dirname, '../..');

/** An error whose message is enough for the person who runs a script: it is printed without a stack. */
export class Failure extends Error {}

/** Whether an error of `parseArgs` is about a wrong option. */
const isWrongOption = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs a script's main function. Prints the message of a `Failure` and the stack of any other error, then exits with 1. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isWrongOption(error)) console.error(`${error.message.split('. ')[0]}. Add --help to see all options.`);
    else console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}
