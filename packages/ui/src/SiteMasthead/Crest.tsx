import { useEffect, useRef, useState } from 'react';

/** How many ms a logo may take after the page is mounted. */
const logoTimeout = 1500;

/** Five tally marks, as a marker chalks them: four strokes and one across. */
function TallyCrest() {
  return (
    <svg viewBox="0 0 56 56" aria-hidden className="fill-none stroke-on-ink stroke-[3.5]">
      <rect width="56" height="56" className="fill-ink stroke-none" />
      <path d="M11 44V12M20 44V12M29 44V12M38 44V12M6 36 46 18" />
    </svg>
  );
}

/** The logo of an organisation. The tally crest is the fallback if there is no logo, or if it cannot be displayed or takes too long. */
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
    const timer = setTimeout(() => fail(`did not load within ${logoTimeout} ms`), logoTimeout);
    const stop = new AbortController();
    shown.addEventListener('load', () => clearTimeout(timer), stop);
    shown.addEventListener('error', () => fail('cannot be displayed'), stop);
    // The image may have loaded or failed before this effect ran.
    if (shown.complete) clearTimeout(timer);
    if (shown.complete && shown.naturalWidth === 0) fail('cannot be displayed');
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [logo]);
  if (logo === undefined || failed === logo) return <TallyCrest />;
  return <img ref={image} src={logo} alt="" width={56} height={56} />;
}
