import { useState } from 'react';
import type { SchemeLine } from './SchemeForm.tsx';

/** The number in a text with a comma, a point or a true minus; null if it is empty, and undefined if it is no number that the line allows. */
function numberIn(text: string, { min, max, decimals = 0, empty }: SchemeLine): number | null | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  if (plain === '') return empty === undefined ? undefined : null;
  const hasForm = decimals === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d*\\.?\\d{0,${decimals}}$`);
  const value = Number(plain);
  return hasForm.test(plain) && Number.isFinite(value) && value >= min && value <= max ? value : undefined;
}

/**
 * The text of a number while it is typed. A text that is no number stays in the field with an error, and the last number stays the value. If the
 * value is changed elsewhere, for example by undo, the field shows the value.
 */
export function useDraft(line: SchemeLine, formatNumber: (value: number) => string, onChange: (value: number | null) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null ? line.value : numberIn(draft, line);
  const isInvalid = typed === undefined;
  const isShown = draft !== null && (isInvalid || typed === line.value);
  return {
    text: isShown ? draft : line.value === null ? '' : formatNumber(line.value),
    isInvalid,
    onText: (text: string) => {
      setDraft(text);
      const value = numberIn(text, line);
      if (value !== undefined && value !== line.value) onChange(value);
    },
    onBlur: () => {
      if (!isInvalid) setDraft(null);
    },
    drop: () => setDraft(null),
  };
}
