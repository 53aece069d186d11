import type { AvisosRef, TipoAviso } from '#machines/avisos.machine';

/** Shows one alert at the foot of the screen. */
export type Avisar = (tipo: TipoAviso, texto: string) => void;

/** The one function by which screens and machines speak to the person; the machine itself needs nothing from outside. */
export const conectarAvisos =
  (avisos: AvisosRef): Avisar =>
  (tipo, texto) =>
    avisos.send({ type: 'avisar', tipo, texto });
