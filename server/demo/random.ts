/** Chance that repeats itself: the same seed gives the same sample data on every machine. */
export interface Random {
  /** A whole number from `from` to `until`, both included. */
  whole(from: number, until: number): number;
  /** One element of a list that is not empty. */
  one<const L extends readonly [unknown, ...unknown[]]>(options: L): L[number];
  /** True once in `howMany` times on average. */
  onceIn(howMany: number): boolean;
}

/** Starts a sequence (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const following = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mix = Math.imul(state ^ (state >>> 15), state | 1);
    mix = (mix + Math.imul(mix ^ (mix >>> 7), mix | 61)) ^ mix;
    return ((mix ^ (mix >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, until: number): number => from + Math.floor(following() * (until - from + 1));
  return {
    whole,
    one: (options) => options[whole(0, options.length - 1)] ?? options[0],
    onceIn: (howMany) => whole(1, howMany) === 1,
  };
}

/** The element that a running number falls on when a list is walked round and round. */
export function byTurn<const L extends readonly [unknown, ...unknown[]]>(options: L, turn: number): L[number] {
  return options[turn % options.length] ?? options[0];
}
