/**
 * The debts of a work: a thing that goes on after it, in its transaction or because of it. An arrow of a life says its own
 * (`LifeArrowMeta`), the server refuses a work that owes another, and the diagrams show them (docs/decisions/265).
 */
const DEUDAS = {
  correo: 'un correo',
  aviso: 'un aviso en la campana de a quien le toca',
  recolecta: 'una recolección en logística, con su guía',
  retiro: 'cancelar en logística lo que se iba a recoger',
  guias: 'cancelar en guías lo que no se va a entregar',
  caso: 'un paso en su caso',
  vale: 'un vale nuevo en su lugar',
} as const;

export type Deuda = keyof typeof DEUDAS;

/** Debts as the end of a sentence: 'un correo y un paso en su caso'; one that only an earlier version knew, by its name there. */
export function deudasEnPalabras(deudas: readonly Deuda[]): string {
  return new Intl.ListFormat('es').format(deudas.map((deuda) => DEUDAS[deuda] ?? deuda));
}
