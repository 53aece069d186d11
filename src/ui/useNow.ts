import { useEffect, useState } from 'react';
import { onClockSet, serverNow } from '../api/clock.ts';

const MINUTE_MS = 60_000;

/** The server's time, brought up to date every minute while the page can be seen, and when it can be seen again. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setNow(serverNow());
    };
    const timer = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    const stop = onClockSet(look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, []);
  return now;
}
