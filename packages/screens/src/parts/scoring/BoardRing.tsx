/** The number of a board in its ring. */
export function BoardRing({ number, label, size = 34 }: { number: number; label: string; size?: number }) {
  return (
    <span
      role="img"
      aria-label={label}
      style={{ width: size, height: size, fontSize: size * 0.55, borderWidth: Math.max(3, size / 16) }}
      className="grid shrink-0 place-items-center rounded-ring border-current leading-none font-[800] tabular font-stretch-[72%]"
    >
      {number}
    </span>
  );
}
