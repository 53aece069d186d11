import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, brought up to date every minute while the page can be seen, and when it can be seen again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setNow(new Date());
    };
    const clock = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
