import { useEffect, useState } from 'react';

/** A value once it has stood for so many milliseconds; until then the one before. */
export function useSettled<V>(value: V, pauseMs: number): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
