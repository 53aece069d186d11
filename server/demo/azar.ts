/** Chance that repeats itself: the same seed gives the same sample data on every machine. */
export interface Azar {
  /** A whole number from `desde` to `hasta`, both included. */
  entero(desde: number, hasta: number): number;
  /** One element of a list that is not empty. */
  uno<const L extends readonly [unknown, ...unknown[]]>(opciones: L): L[number];
  /** True once in `deCada` times on average. */
  unaVezDeCada(deCada: number): boolean;
}

/** Starts a sequence (mulberry32). */
export const crearAzar = (semilla: number): Azar => {
  let estado = semilla >>> 0;
  const siguiente = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let mezcla = Math.imul(estado ^ (estado >>> 15), estado | 1);
    mezcla = (mezcla + Math.imul(mezcla ^ (mezcla >>> 7), mezcla | 61)) ^ mezcla;
    return ((mezcla ^ (mezcla >>> 14)) >>> 0) / 4_294_967_296;
  };
  const entero = (desde: number, hasta: number): number => desde + Math.floor(siguiente() * (hasta - desde + 1));
  return {
    entero,
    uno: (opciones) => opciones[entero(0, opciones.length - 1)] ?? opciones[0],
    unaVezDeCada: (deCada) => entero(1, deCada) === 1,
  };
};

/** The element that a running number falls on when a list is walked round and round. */
export const enTurno = <const L extends readonly [unknown, ...unknown[]]>(opciones: L, turno: number): L[number] =>
  opciones[turno % opciones.length] ?? opciones[0];
