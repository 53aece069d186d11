import type { CSSProperties } from 'react';

/** Lays the browser's own control unseen over what is drawn for it: it takes the pointer, says its title and shows no second mark. */
export const OVER: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'inherit',
};
