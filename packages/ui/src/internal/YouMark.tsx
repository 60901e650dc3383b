/** "(you)" after the reader's name, because the colour of the row alone must not carry the meaning. */
export function YouMark({ word }: { word: string }) {
  return (
    <>
      {' '}
      <span className="font-[450] text-ink-2">({word})</span>
    </>
  );
}
