import type { LineaMarcada } from '#domain/avanceRecolecta';
import { esperaDeRecolecta } from '#domain/avanceRecolecta';
import { hechosDeVale, hechosDeValeLeido } from '#domain/hechosDeVale';
import type { DecisionInWords } from '#domain/life';
import { PERMISOS } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import type { AccionVale } from '#domain/trabajosVale';
import { refusalTextVale } from '#domain/trabajosVale';
import type { Vale } from '#domain/vales';
import { decide } from '#machines/life';
import { vidaValeMachine } from '#machines/vidaVale.machine';

/** Who works, and where. */
export type Person = Pick<Sesion, 'numiden' | 'permisos' | 'tienda' | 'limite'>;

/**
 * Why the life of a voucher does not let a person save it as it is written; undefined where it does.
 * @param vale the partial one that is gone on with; null for a new one.
 * @param marcadas the lines that are to be fetched, as they are written.
 */
export function refusalToSave(
  vale: Vale | null,
  marcadas: readonly LineaMarcada[],
  { person, now }: { readonly person: Person; readonly now: Date },
  work: 'guardar' | 'guardarParcial',
): string | undefined {
  const known =
    vale === null ? hechosDeVale(null, { ...person, limite: null }, now) : hechosDeValeLeido(vale, person, now);
  // Of goods that the customer does not have the lines say it, as they are written.
  const facts = { ...known, recolecta: esperaDeRecolecta(marcadas, vale?.recolectas ?? []), sinEntregar: false };
  const estado = vale?.estado.id ?? 0;
  const decision = decide(vidaValeMachine, estado, facts, { type: work });
  // One that is filled in no more is told of by who saved it.
  if (decision.allowed || decision.reason === 'state') return undefined;
  return refusalTextVale(work, estado, decision.reason);
}

/** Whether a colleague who may authorize any amount, and did not make the voucher, could do it now at this person's computer. */
export function colleagueOnVoucher(
  vale: Vale,
  person: Person,
  work: 'autorizar' | 'rechazar',
  now: Date,
): DecisionInWords {
  const colleague = { ...person, numiden: NOBODY, permisos: [PERMISOS.autorizarVale.id], limite: null };
  return decisionOnVoucher(vale, colleague, work, now);
}

/** No employee has this number. */
const NOBODY = 0;

/** Whether a person may do something to a voucher at a moment, by the same chart as the server. */
export function decisionOnVoucher(vale: Vale, person: Person, work: AccionVale, now: Date): DecisionInWords {
  const facts = hechosDeValeLeido(vale, person, now);
  const decision = decide(vidaValeMachine, vale.estado.id, facts, { type: work });
  if (decision.allowed) return decision;
  return { ...decision, text: refusalTextVale(work, vale.estado.id, decision.reason, facts.limitePasado) };
}
