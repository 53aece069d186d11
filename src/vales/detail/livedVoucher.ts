import type { AccionVale } from '#domain/trabajosVale';
import { ACCIONES_VALE, VALE_TEXTS } from '#domain/trabajosVale';
import type { Vale } from '#domain/vales';
import { ESTADOS_VALE } from '#domain/vidaVale';
import type { Lived } from '#machines/diagram/lived';
import type { Person } from './life.ts';
import { decisionOn } from './life.ts';

/** A voucher as the chart of its life sees it at a moment, for one person. */
export function livedVoucher(vale: Vale, person: Person, now: Date): Lived {
  const against = ACCIONES_VALE.map((work) => [work, refusalOf(vale, person, work, now)] as const);
  return { state: vale.estado.id, stateNames: ESTADOS_VALE, logs: vale.logs, against: new Map(against) };
}

function refusalOf(vale: Vale, person: Person, work: AccionVale, now: Date): string | null {
  const decision = decisionOn(vale, person, work, now);
  if (!decision.allowed) return decision.text;
  // It is sent once: sent again it would stay as it is, so its page offers that no more.
  return work === 'migrar' && vale.migradoNetsuite ? VALE_TEXTS.yaMigrado(vale.folio) : null;
}
