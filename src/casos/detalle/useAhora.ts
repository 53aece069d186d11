import { useEffect, useState } from 'react';

const CADA_MS = 30_000;

/** The present, for ages and traffic lights on screen; it moves every half minute. */
export const useAhora = (): Date => {
  const [ahora, setAhora] = useState(() => new Date());
  useEffect(() => {
    const reloj = setInterval(() => setAhora(new Date()), CADA_MS);
    return () => clearInterval(reloj);
  }, []);
  return ahora;
};
