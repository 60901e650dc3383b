import { join } from 'node:path';

/** The path of the checkout. */
export const root = join(import.meta.dirname, '../..');

/** An error that is printed without a stack, because its message is sufficient for the user of a script. */
export class Failure extends Error {}

/** Whether `parseArgs` threw this error because of a wrong option. */
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
