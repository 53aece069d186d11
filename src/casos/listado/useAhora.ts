import { useEffect, useState } from 'react';

const MINUTO_MS = 60_000;

/** The time, brought up to date every minute while the page can be seen, and when it can be seen again. */
export const useAhora = (): Date => {
  const [ahora, setAhora] = useState(() => new Date());
  useEffect(() => {
    const mirar = () => {
      if (document.visibilityState === 'visible') setAhora(new Date());
    };
    const reloj = setInterval(mirar, MINUTO_MS);
    document.addEventListener('visibilitychange', mirar);
    return () => {
      clearInterval(reloj);
      document.removeEventListener('visibilitychange', mirar);
    };
  }, []);
  return ahora;
};
