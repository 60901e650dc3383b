import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printed. Then the whole bracket has to be in the document, not only the games in view. */
export const usePrinting = () => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const media = matchMedia('print');
    // The browser lays out the pages as soon as the listeners return, so React has to render before that.
    const set = (to: boolean) => flushSync(() => setIsPrinting(to));
    const onBeforePrint = () => set(true);
    const onChange = () => set(media.matches);
    addEventListener('beforeprint', onBeforePrint);
    addEventListener('afterprint', onChange);
    media.addEventListener('change', onChange);
    return () => {
      removeEventListener('beforeprint', onBeforePrint);
      removeEventListener('afterprint', onChange);
      media.removeEventListener('change', onChange);
    };
  }, []);
  return isPrinting;
};
