/** "(you)" after the user's name, because the colour of the row must not be the only mark. */
export function YouMark({ word }: { word: string }) {
  return (
    <>
      {' '}
      <span className="font-[450] text-ink-2">({word})</span>
    </>
  );
}
