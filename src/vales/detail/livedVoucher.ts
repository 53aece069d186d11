import type { Lived } from '#diagrams/lived';
import { ESTADOS_VALE } from '#domain/cadena/estadosVale';
import { hechosDeValeLeido } from '#domain/vales/hechosDeVale';
import { ACCIONES_VALE } from '#domain/vales/trabajosVale';
import type { Vale } from '#domain/vales/vales';
import { decisionOnVoucher, type Person } from './life.ts';

/** A voucher as the chart of its life sees it at a moment, for one person. */
export function livedVoucher(vale: Vale, person: Person, now: Date): Lived {
  const facts = hechosDeValeLeido(vale, person, now);
  const against = ([...ACCIONES_VALE, 'deshacer'] as const).map((work) => {
    const decision = decisionOnVoucher(vale, person, work, now);
    return [work, decision.allowed ? null : decision.text] as const;
  });
  return { state: vale.estado.id, stateNames: ESTADOS_VALE, logs: vale.logs, against: new Map(against), facts };
}
