import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printed. Then the whole bracket has to be in the document, not only what is in view. */
export const usePrinting = () => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const media = matchMedia('print');
    // The browser lays out the pages as soon as the listeners return, so React has to render before that.
    const set = (to: boolean) => flushSync(() => setIsPrinting(to));
    const before = () => set(true);
    const after = () => set(media.matches);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    media.addEventListener('change', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      media.removeEventListener('change', after);
    };
  }, []);
  return isPrinting;
};
