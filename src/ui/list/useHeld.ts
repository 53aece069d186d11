import { deepEqual } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same object in every render for as long as it says the same. */
export function useHeld<T>(value: T): T {
  const held = useRef(value);
  if (!deepEqual(held.current, value)) held.current = value;
  return held.current;
}

/** One function for all renders, which does what the latest one does. */
export function useLatest<A extends readonly unknown[], R>(act: (...given: A) => R): (...given: A) => R {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
