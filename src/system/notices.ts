import { createLiveRegion } from '@zag-js/live-region';
import type { AvisosRef, NoticeKind } from '#machines/avisos.machine';

/** Shows one alert at the foot of the screen. */
export type Notify = (kind: NoticeKind, texto: string) => void;

/** The one function by which screens and machines speak to the person; the machine itself needs nothing from outside. */
export function connectNotices(avisos: AvisosRef): Notify {
  return (kind, texto) => avisos.send({ type: 'avisar', tipo: kind, texto });
}

/** Reads a text aloud to a person who hears the screen. Everybody else sees on the page that it is so. */
export type Say = (texto: string) => void;

/** Screen readers miss a text that comes in the same moment as its region, in milliseconds. */
const HEARD_MS = 100;

/** The one voice of the page; it outlives every window, and an open one does not silence it. */
export function connectVoice(): Say {
  const region = createLiveRegion({ level: 'polite', delay: HEARD_MS });
  return (texto) => region.announce(texto);
}
