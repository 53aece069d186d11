/** Chance that repeats itself: the same seed gives the same sample data on every machine. */
export interface Azar {
  /** A whole number from `desde` to `until`, both included. */
  entero(desde: number, until: number): number;
  /** One element of a list that is not empty. */
  uno<const L extends readonly [unknown, ...unknown[]]>(options: L): L[number];
  /** True once in `deCada` times on average. */
  unaVezDeCada(deCada: number): boolean;
}

/** Starts a sequence (mulberry32). */
export function crearAzar(seed: number): Azar {
  let estado = seed >>> 0;
  const following = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let mix = Math.imul(estado ^ (estado >>> 15), estado | 1);
    mix = (mix + Math.imul(mix ^ (mix >>> 7), mix | 61)) ^ mix;
    return ((mix ^ (mix >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (desde: number, until: number): number => desde + Math.floor(following() * (until - desde + 1));
  return {
    entero: whole,
    uno: (options) => options[whole(0, options.length - 1)] ?? options[0],
    unaVezDeCada: (deCada) => whole(1, deCada) === 1,
  };
}

/** The element that a running number falls on when a list is walked round and round. */
export function inTurnOf<const L extends readonly [unknown, ...unknown[]]>(options: L, turn: number): L[number] {
  return options[turn % options.length] ?? options[0];
}
