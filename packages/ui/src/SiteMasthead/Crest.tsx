import { useEffect, useRef, useState } from 'react';

/** The maximum time to load a logo after the page is mounted, in ms. */
const logoTimeout = 1500;

/** Five tally marks of a marker: four strokes and one across. */
function TallyCrest() {
  return (
    <svg viewBox="0 0 56 56" aria-hidden className="fill-none stroke-on-ink stroke-[3.5]">
      <rect width="56" height="56" className="fill-ink stroke-none" />
      <path d="M11 44V12M20 44V12M29 44V12M38 44V12M6 36 46 18" />
    </svg>
  );
}

/** The logo of an organisation. The fallback is the tally crest: if there is no logo, if it cannot be displayed, or if loading takes too long. */
export function Crest({ logo }: { logo?: string | undefined }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const element = image.current;
    if (!element || logo === undefined) return;
    const fail = (reason: string) => {
      clearTimeout(timer);
      console.warn(`The logo ${logo} ${reason}.`);
      setFailed(logo);
    };
    const timer = setTimeout(() => fail(`did not load within ${logoTimeout} ms`), logoTimeout);
    const listening = new AbortController();
    element.addEventListener('load', () => clearTimeout(timer), listening);
    element.addEventListener('error', () => fail('cannot be displayed'), listening);
    // The image may have loaded or failed before this effect ran.
    if (element.complete) clearTimeout(timer);
    if (element.complete && element.naturalWidth === 0) fail('cannot be displayed');
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [logo]);
  if (logo === undefined || failed === logo) return <TallyCrest />;
  return <img ref={image} src={logo} alt="" width={56} height={56} />;
}
