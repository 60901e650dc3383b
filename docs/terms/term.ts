import type { SourceName } from './sources.ts';

/** A word of the sport that can be translated in more than one way, and how it was decided. */
export type Term = {
  /** the English word of the glossary */
  en: string;
  /** what the screens say, in forms; one of them stands in the message `shown` */
  word: string;
  /** what else is said */
  others: string;
  why: string;
  /** where it was read; none: players have to confirm it */
  checked: readonly SourceName[];
  /** id of a message that has the word */
  shown?: string;
  /** whole words that no message has, each form by itself */
  never?: readonly string[];
};
