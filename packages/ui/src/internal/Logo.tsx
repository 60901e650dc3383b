/** A ring above a line in the colour of sisal. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden className="shrink-0">
      <circle cx="14" cy="10" r="6.75" fill="none" stroke="currentColor" strokeWidth="4.5" />
      <rect x="1" y="22" width="26" height="4.5" className="fill-you-fill" />
    </svg>
  );
}
