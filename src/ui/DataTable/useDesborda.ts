import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/**
 * Tells whether a scrolling region holds more than it shows. Only then is it a stop of the Tab key: a region that has
 * nothing to scroll would be an empty one.
 */
export const useDesborda = (): readonly [RefObject<HTMLDivElement | null>, boolean] => {
  const region = useRef<HTMLDivElement>(null);
  const [desborda, setDesborda] = useState(false);
  useEffect(() => {
    const elemento = region.current;
    if (elemento === null) return;
    const medir = () => {
      const corre = getComputedStyle(elemento).overflowX !== 'visible';
      setDesborda(
        corre && (elemento.scrollWidth > elemento.clientWidth || elemento.scrollHeight > elemento.clientHeight),
      );
    };
    const observador = new ResizeObserver(medir);
    observador.observe(elemento);
    // The table may grow inside a region whose own size stays.
    if (elemento.firstElementChild) observador.observe(elemento.firstElementChild);
    return () => observador.disconnect();
  }, []);
  return [region, desborda];
};
