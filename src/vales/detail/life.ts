import { hechosDeVale } from '#domain/hechosDeVale';
import type { RefusalReason } from '#domain/life';
import { fromPesos } from '#domain/money';
import type { Sesion } from '#domain/sesion';
import type { AccionVale } from '#domain/trabajosVale';
import { refusalTextVale } from '#domain/trabajosVale';
import type { Vale } from '#domain/vales';
import { decide } from '#machines/life';
import type { VidaValeContext } from '#machines/vidaVale.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';

/** Who works, and where. */
export type Person = Pick<Sesion, 'numiden' | 'permisos' | 'tienda'>;

/** Whether a work may be done; if not, why, and the text that says so. */
export type VoucherDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: RefusalReason; readonly text: string };

/** Whether a person may do something to a voucher at a moment, by the same chart as the server. */
export function decisionOn(vale: Vale, person: Person, work: AccionVale, now: Date): VoucherDecision {
  const decision = decide(vidaValeMachine, vale.estado.id, factsOf(vale, person, now), { type: work });
  return decision.allowed ? decision : { ...decision, text: refusalTextVale(work, vale.estado.id, decision.reason) };
}

function factsOf(vale: Vale, person: Person, now: Date): VidaValeContext {
  const { estado, tienda, autores, total, depreciacion, condonacion, saldo, fechaVigencia, devoluciones, nota } = vale;
  const facts = {
    estado: estado.id,
    tienda: tienda.cvetda,
    autores,
    total: fromPesos(total),
    depreciacion: fromPesos(depreciacion),
    condonacion: fromPesos(condonacion),
    saldo: fromPesos(saldo),
    fechaVigencia: new Date(fechaVigencia),
    enCurso: devoluciones.some((devolucion) => devolucion.estado === 'pendiente'),
    acreditado: nota !== null,
  };
  return hechosDeVale(facts, person, now);
}
