import { useEffect, useState } from 'react';

/** Below this, in milliseconds, a person takes an answer for immediate, and a sign of waiting would only flicker. */
const PATIENCE_MS = 250;

/** True once something has been going on for so long that the page should show it. */
export function useLate(going: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) return;
    const clock = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(clock);
      setLate(false);
    };
  }, [going]);
  return going && late;
}
