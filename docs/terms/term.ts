import type { SourceName } from './sources.ts';

/** A word of the sport with more than one possible translation, and the translation that was chosen. */
export type Term = {
  /** the English word of the glossary */
  en: string;
  /** the chosen word in one or more forms, separated by commas or semicolons; the message `shown` contains one of them */
  word: string;
  /** words that others use */
  others: string;
  /** the reason for the choice */
  why: string;
  /** sources that contain the word; if there is none, players have to confirm it */
  checked: readonly SourceName[];
  /** id of a message that contains the word */
  shown?: string;
  /** whole words that no message may contain; list every form */
  never?: readonly string[];
};
