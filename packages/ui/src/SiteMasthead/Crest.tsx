import { useEffect, useRef, useState } from 'react';

/** ms that a logo may take once the page is there. */
const logoPatience = 1500;

/** Four strokes and one across: what a marker chalks up. */
function TallyCrest() {
  return (
    <svg viewBox="0 0 56 56" aria-hidden className="fill-none stroke-on-ink stroke-[3.5]">
      <rect width="56" height="56" className="fill-ink stroke-none" />
      <path d="M11 44V12M20 44V12M29 44V12M38 44V12M6 36 46 18" />
    </svg>
  );
}

/** The logo of an organisation; the tally crest where it has none, and where its logo does not come, or not in time. */
export function Crest({ logo }: { logo?: string | undefined }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const shown = image.current;
    if (!shown || logo === undefined) return;
    const fail = (why: string) => {
      clearTimeout(timer);
      console.warn(`The logo ${logo} ${why}.`);
      setFailed(logo);
    };
    const timer = setTimeout(() => fail(`is not there after ${logoPatience} ms`), logoPatience);
    const stop = new AbortController();
    shown.addEventListener('load', () => clearTimeout(timer), stop);
    shown.addEventListener('error', () => fail('cannot be shown'), stop);
    // It may have come, or not, before this ran.
    if (shown.complete) clearTimeout(timer);
    if (shown.complete && shown.naturalWidth === 0) fail('cannot be shown');
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [logo]);
  if (logo === undefined || failed === logo) return <TallyCrest />;
  return <img ref={image} src={logo} alt="" width={56} height={56} />;
}
