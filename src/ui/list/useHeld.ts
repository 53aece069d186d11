import { deepEqual } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

/** The same object in every render for as long as it says the same. */
export function useHeld<T>(value: T): T {
  const held = useRef(value);
  if (!deepEqual(held.current, value)) held.current = value;
  return held.current;
}

/** One function for all renders, which does what the latest one does. */
export function useLatest<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...given: A) => latest.current(...given), []);
}
