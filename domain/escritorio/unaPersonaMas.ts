import { percentil, type Tiempos, vecesDe } from './uso.ts';

/**
 * The waits for a decision with more people who decide (docs/decisions/290).
 *
 * A decision takes seconds: a record waits until somebody looks. People who look on their own, each as often as the others, are found after a
 * time that is inversely proportional to how many they are. So every time shrinks by `personas / (personas + más)`, and no more than that: what
 * comes while the store is closed waits for its opening.
 */

/** The states in which a record waits for whoever may decide it, with the acts that do so. */
const DECISIONES: Readonly<Record<string, readonly string[]>> = {
  'vidaCaso.pendiente': ['autorizar', 'noAutorizar'],
  'vidaVale.porAutorizar': ['autorizar', 'rechazar'],
};

/** An arrow of a chart: the state that it leaves, its event, and where it leads. */
interface Flecha {
  readonly from: string;
  readonly type: string;
  readonly to: readonly string[];
}

/** Whether an arrow decides what waited for it, and does not only refuse to. */
export function esDecision({ from, type, to }: Flecha): boolean {
  return (DECISIONES[from]?.includes(type) ?? false) && to.some((state) => state !== from);
}

/** The measures of a state that waits for a decision, in some days. */
export interface Espera {
  /** How many records came into it, and how many were decided. */
  readonly llegaron: number;
  readonly decididos: number;
  /** How many people decided on a day on which somebody did, on average; 0 where it is not known. */
  readonly personas: number;
  /** How long the decided ones had waited. */
  readonly tiempos: Tiempos;
}

/** So few decisions say nothing. */
const POCAS = 30;
/** A tenth more came than was decided: it piles up, and no wait can be told. */
function seAcumula({ llegaron, decididos }: Pick<Espera, 'llegaron' | 'decididos'>): boolean {
  return 10 * llegaron > 11 * decididos;
}

/** How it would be with more people: the waits, in milliseconds, or why they cannot be told. */
export type ConMas =
  | { readonly clase: 'pocas' }
  | { readonly clase: 'sinContar' }
  | { readonly clase: 'seAcumula' }
  | { readonly clase: 'espera'; readonly mediana: number; readonly p90: number };

/** @param mas how many people more decide; 0 for as it is. */
export function conMasPersonas(espera: Espera, mas: number): ConMas {
  const { personas, tiempos } = espera;
  const [mediana, p90] = [percentil(tiempos, 0.5), percentil(tiempos, 0.9)];
  if (vecesDe(tiempos) < POCAS || mediana === null || p90 === null) return { clase: 'pocas' };
  if (personas === 0) return { clase: 'sinContar' };
  if (seAcumula(espera)) return { clase: 'seAcumula' };
  const part = personas / (personas + mas);
  return { clase: 'espera', mediana: mediana * part, p90: p90 * part };
}
