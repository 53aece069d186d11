import { useEffect, useState } from 'react';

/** Below this a person takes an answer for immediate, and a sign of waiting would only flicker. */
const PACIENCIA_MS = 250;

/** True once something has been going on for so long that the page should show it. */
export const useTarda = (ocurre: boolean): boolean => {
  const [tarda, setTarda] = useState(false);
  useEffect(() => {
    if (!ocurre) return;
    const reloj = setTimeout(() => setTarda(true), PACIENCIA_MS);
    return () => {
      clearTimeout(reloj);
      setTarda(false);
    };
  }, [ocurre]);
  return ocurre && tarda;
};
