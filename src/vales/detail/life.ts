import type { Deshacer } from '#domain/common/deshacer';
import type { DecisionInWords } from '#domain/common/life';
import { fromPesos } from '#domain/common/money';
import { PERMISOS } from '#domain/common/permisos';
import { limiteLeido } from '#domain/personas/limiteAutorizar';
import type { Sesion } from '#domain/personas/sesion';
import { esperaDeRecolecta, type LineaMarcada } from '#domain/vales/avanceRecolecta';
import { hechosDeDeshacer } from '#domain/vales/deshacerDevolucion';
import { hechosDeVale, hechosDeValeLeido } from '#domain/vales/hechosDeVale';
import { type AccionVale, limiteContra, refusalTextVale } from '#domain/vales/trabajosVale';
import type { Vale } from '#domain/vales/vales';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
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

/** The works that a colleague can do at this person's computer. */
export type Decided = 'autorizar' | 'rechazar' | 'deshacerDevolucion';

/** Whether a colleague who may authorize any amount, and did not make the voucher, could do it now at this person's computer. */
export function colleagueOnVoucher(vale: Vale, person: Person, work: Decided, now: Date): DecisionInWords {
  return decisionOnVoucher(vale, colleagueOf(person), work, now);
}

/** A colleague at this person's store, who may authorize any amount and made nothing. */
export function colleagueOf(person: Person): Person {
  return { ...person, numiden: NOBODY, permisos: [PERMISOS.autorizarVale.id], limite: null };
}

/** No employee has this number. */
const NOBODY = 0;

/** Whether a person may do something to a voucher at a moment, by the same chart as the server. */
export function decisionOnVoucher(vale: Vale, person: Person, work: AccionVale | Deshacer, now: Date): DecisionInWords {
  return decided(vale, hechosDeValeLeido(vale, person, now), work);
}

/** Whether a person may undo one refund of a voucher, by the same chart as the server. */
export function decisionOnRefund(vale: Vale, refund: RefundShown, person: Person, now: Date): DecisionInWords {
  const { metodo, monto, autor } = refund;
  const own = hechosDeDeshacer(
    { metodo: metodo.id as IdMetodo, monto: fromPesos(monto), numiden: autor.numiden },
    { numiden: person.numiden, limite: limiteLeido(person.limite) },
  );
  return decided(vale, { ...hechosDeValeLeido(vale, person, now), ...own }, 'deshacerDevolucion');
}

/** A refund of a voucher as it is on the wire. */
export type RefundShown = Vale['devoluciones'][number];

function decided(
  vale: Vale,
  facts: ReturnType<typeof hechosDeValeLeido>,
  work: AccionVale | Deshacer,
): DecisionInWords {
  const decision = decide(vidaValeMachine, vale.estado.id, facts, { type: work });
  if (decision.allowed) return decision;
  const limite = limiteContra(work, facts);
  return {
    ...decision,
    text: refusalTextVale(work, vale.estado.id, decision.reason, limite, facts.cambioPorAutorizar),
  };
}
