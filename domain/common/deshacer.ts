/** Taking back one's own last act on a record, for a moment (233). It is no undoing of money that was given. */

/** For so long the screen offers it, in milliseconds. */
export const DESHACER_MS = 8_000;

/** A request that left in time may be so long on its way, in milliseconds. */
const EN_CAMINO_MS = 2_000;

/**
 * For so long the server takes it back, by its own clock, in milliseconds. Debts of an act to the outside are owed from then on, so that
 * nobody hears of what is taken back.
 */
export const SE_DESHACE_MS = DESHACER_MS + EN_CAMINO_MS;

/** The work on a record that takes back the last one. */
export type Deshacer = 'deshacer';

/** All that taking back an act needs; it stands in the last entry that the act made in the history. */
export interface LoDeshacible {
  readonly trabajo: string;
  /** The columns that it changed, as they were before and as JSON has them. */
  readonly antes: Readonly<Record<string, unknown>>;
  /** The facts of the act that stand outside of the record's columns. */
  readonly con: Readonly<Record<string, unknown>>;
}

/** An entry of a history; what can be taken back says so. */
export interface EntradaQueSeDeshace {
  readonly deshace?: LoDeshacible;
}

/** The last entry of a record's history. */
export interface UltimaEntrada {
  readonly accion: EntradaQueSeDeshace;
  /** The version of the record after it. */
  readonly version: number;
  readonly fecha: Date;
  readonly numiden: number;
}

/** Who wants to take back which work, when, and the version of the record by now. */
export interface QuienDeshace {
  readonly numiden: number;
  readonly trabajo: string;
  readonly version: number;
  readonly now: Date;
}

/** Why an act is not taken back: there is none of this person that nothing followed, or its time is over. */
export type ContraDeshacer = 'nada' | 'tarde';

/**
 * Whether a person takes back the last act on a record. It is the rule: the server judges by it under the record's lock.
 * @param ultima null where nothing ever happened.
 * @returns what the act kept, or why it stays.
 */
export function loQueSeDeshace(
  ultima: UltimaEntrada | null,
  { numiden, trabajo, version, now }: QuienDeshace,
): LoDeshacible | ContraDeshacer {
  const { deshace } = ultima?.accion ?? {};
  if (ultima === null || deshace === undefined) return 'nada';
  const isTheirs = ultima.numiden === numiden && deshace.trabajo === trabajo;
  if (!isTheirs || ultima.version !== version) return 'nada';
  // Another server's clock may be ahead of this one's.
  return Math.abs(now.getTime() - ultima.fecha.getTime()) > SE_DESHACE_MS ? 'tarde' : deshace;
}

/** The words of a refusal; the last one is of an act that somebody outside knows already. */
export const CONTRA_DESHACER: Readonly<Record<ContraDeshacer | 'salio', string>> = {
  nada: 'Ya no se puede deshacer: después se hizo algo más.',
  tarde: 'Ya no se puede deshacer: pasaron los ocho segundos.',
  salio: 'Ya no se puede deshacer: el aviso ya salió.',
};

/** What became of one of several records on which something was to be taken back. */
export interface Deshecho {
  /** 'Caso 7001'. */
  readonly nombre: string;
  readonly resultado: 'deshecho' | 'queda' | 'sinPedir';
  /** Why it stays, or why nobody knows; empty in the others. */
  readonly texto: string;
}

/** So many records are named beside one reason. */
const SE_NOMBRAN = 3;

/**
 * What became of several, in one text: 'Deshecho: 3 casos tomados', or 'Se deshicieron 2 de 3. Caso 7001: Ya no se puede deshacer: ...'.
 * @param hecho how it was said that they were done: '3 casos tomados'.
 */
export function deshechosEnPalabras(hecho: string, registros: readonly Deshecho[]): string {
  const count = (resultado: Deshecho['resultado']) => registros.filter((one) => one.resultado === resultado).length;
  const [undone, left] = [count('deshecho'), count('sinPedir')];
  if (undone === registros.length) return `Deshecho: ${hecho}`;
  const stays = registros.filter(({ resultado }) => resultado === 'queda');
  const reasons = [...new Set(stays.map(({ texto }) => texto))].map((reason) => {
    const names = stays.filter(({ texto }) => texto === reason).map(({ nombre }) => nombre);
    const more = names.length - SE_NOMBRAN;
    return `${names.slice(0, SE_NOMBRAN).join(', ')}${more > 0 ? ` y ${more} más` : ''}: ${reason}`;
  });
  return [
    `${undone === 1 ? 'Se deshizo' : 'Se deshicieron'} ${undone} de ${registros.length}.`,
    ...reasons,
    ...(left > 0 ? [`Sin pedir: ${left}.`] : []),
  ].join(' ');
}
