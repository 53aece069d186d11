import type { AvisosRef, NoticeKind } from '#machines/avisos.machine';

/** Shows one alert at the foot of the screen. */
export type Notify = (kind: NoticeKind, texto: string) => void;

/** The one function by which screens and machines speak to the person; the machine itself needs nothing from outside. */
export function connectNotices(avisos: AvisosRef): Notify {
  return (kind, texto) => avisos.send({ type: 'avisar', tipo: kind, texto });
}
