import { useEffect } from 'react';

/** The page is printed in light colours, which paper needs, whatever the screen has and whoever asks: a button or the browser. */
export function usePrintInLight(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let wasDark = false;
    const lighten = () => {
      wasDark = classList.contains('dark');
      if (wasDark) classList.replace('dark', 'light');
    };
    const darken = () => {
      if (wasDark) classList.replace('light', 'dark');
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', darken);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', darken);
    };
  }, []);
}
