/** "(you)" after the reader's name: the tint of the row never says it alone. */
export function YouMark({ word }: { word: string }) {
  return (
    <>
      {' '}
      <span className="font-[450] text-ink-2">({word})</span>
    </>
  );
}
