import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/**
 * Tells whether a table is wider than the region that holds it. Only then does the region scroll, and only then is it a
 * stop of the Tab key: a region that has nothing to scroll would be an empty one.
 */
export const useDesborda = (): readonly [RefObject<HTMLDivElement | null>, boolean] => {
  const region = useRef<HTMLDivElement>(null);
  const [desborda, setDesborda] = useState(false);
  useEffect(() => {
    const elemento = region.current;
    const tabla = elemento?.firstElementChild;
    if (!elemento || !(tabla instanceof HTMLElement)) return;
    const medir = () => setDesborda(tabla.offsetWidth > elemento.clientWidth);
    const observador = new ResizeObserver(medir);
    // It reports once at the start too, after the layout that the browser makes anyway: to measure here would force one.
    observador.observe(elemento);
    return () => observador.disconnect();
  }, []);
  return [region, desborda];
};
