import type { RefusalReason } from '#domain/life';
import { permissionsOf } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import type { AccionVale } from '#domain/trabajosVale';
import { refusalTextVale } from '#domain/trabajosVale';
import type { Vale } from '#domain/vales';
import { esVencido } from '#domain/vidaVale';
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
  const decision = decide(vidaValeMachine, vale.estado.id, lifeContextOf(vale, person, now), { type: work });
  return decision.allowed ? decision : { ...decision, text: refusalTextVale(work, vale.estado.id, decision.reason) };
}

function lifeContextOf(vale: Vale, { numiden, permisos, tienda }: Person, now: Date): VidaValeContext {
  const { estado, fechaVigencia, autores, devoluciones } = vale;
  const given = devoluciones.filter((devolucion) => devolucion.estado !== 'rechazada');
  const enCurso = given.some((devolucion) => devolucion.estado === 'pendiente');
  return {
    permisos: permissionsOf(permisos),
    numiden,
    autores,
    mismaTienda: tienda.id === vale.tienda.cvetda,
    pideAutorizacion: false,
    // What has begun before the voucher ran out can still be finished.
    vencido: !enCurso && esVencido({ estado: estado.id, fechaVigencia: new Date(fechaVigencia) }, now),
    empezado: given.length > 0,
    enCurso,
    devuelveTodo: false,
  };
}
