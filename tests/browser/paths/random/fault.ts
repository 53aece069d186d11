/** The promises that every screen keeps, whatever is done to it. */
export const LAWS = {
  answers: 'Lo que está encendido hace algo, o dice por qué no',
  offers: 'Se ofrece lo que permite la vida, y nada más',
  keeps: 'Lo escrito se conserva',
  agrees: 'La pantalla y el servidor dicen lo mismo',
  once: 'Lo que se guarda se envía una vez',
  leaves: 'De toda ventana se puede salir',
} as const;

export type Law = keyof typeof LAWS;

/** A promise that a screen broke: what was expected of it, and what was seen, as whole Spanish sentences. */
export class Fault extends Error {
  readonly law: Law;
  readonly expected: string;
  readonly seen: string;

  constructor(law: Law, expected: string, seen: string) {
    super(`${expected} ${seen}`);
    this.law = law;
    this.expected = expected;
    this.seen = seen;
  }

  /** Alike for the same fault of two records: their numbers are none of it, nor the other buttons that there are. */
  get signature(): string {
    return `${this.law}: ${this.expected} ${this.seen}`.replaceAll(/\d+/g, '#').replace(/Los botones son: .*$/, '');
  }
}
