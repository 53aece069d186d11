import type { Cambio } from '#contract/common/changes';
import { canSeeCase } from '#domain/casos/casos';
import { facturaAnteQuienValida } from '#domain/common/cambios';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { RECORD_READERS } from '#domain/common/records';
import type { ServerSession } from '../http/handler.ts';
import type { Announcement } from './announce.ts';
import type { PresenceRecord, PresenceWord } from './presence.ts';

/**
 * How much of a change a person hears: of a case, what it was for who saw it before and what it is for who sees it now; of an invoice,
 * how it stands at its sale.
 */
export type Hears = 'nothing' | 'before' | 'after' | 'sale' | 'all';

/** Tells how much a person hears of a change: exactly who may see the record, before it or after it, hears of it. */
export function whatIsHeard(person: ServerSession, announcement: Announcement): Hears {
  const may = (asked: Parameters<typeof hasPermission>[1]): Hears =>
    hasPermission(person.permisos, asked) ? 'all' : 'nothing';
  switch (announcement.entidad) {
    case 'caso':
      return ofCase(person, announcement.caso);
    // Whoever validates operations sees how the invoices of a sale stand, not who received them.
    case 'factura':
      if (hasPermission(person.permisos, ['facturar'])) return 'all';
      return hasPermission(person.permisos, PERMISSION_GROUPS.operaciones) ? 'sale' : 'nothing';
    case 'vale':
    case 'guia':
    case 'billetera':
    case 'certificado':
      return may([...PERMISSION_GROUPS.vales, ...PERMISSION_GROUPS.operaciones]);
    case 'venta':
      return announcement.venta.ante.includes(person.numiden)
        ? may([...PERMISSION_GROUPS.vales, ...PERMISSION_GROUPS.operaciones])
        : 'nothing';
    case 'novedad':
      return announcement.novedad.para.includes(person.numiden) ? 'all' : 'nothing';
    case 'vista': {
      const { para } = announcement.vista;
      if (para !== null) return para === person.numiden ? 'all' : 'nothing';
      return may([...PERMISSION_GROUPS.casos, ...PERMISSION_GROUPS.vales]);
    }
    case 'usuario':
      return announcement.id === person.numiden ? 'all' : may(RECORD_READERS.usuario);
    case 'texto':
      return may(['comentarCaso', 'cerrarCaso']);
    case 'entrada':
      return may(RECORD_READERS.integracion);
    // Whoever invoices is told when its certificate ends.
    case 'emisor':
      return may(['configuracionGeneral', 'facturar']);
    // Everybody works under the settings; what they are is told by no announcement.
    case 'ajuste':
      return 'all';
    default:
      return may(RECORD_READERS[announcement.entidad]);
  }
}

function ofCase(
  person: ServerSession,
  { antes, despues }: Extract<Announcement, { readonly entidad: 'caso' }>['caso'],
): Hears {
  const sawIt = antes !== null && canSeeCase(person, antes);
  if (canSeeCase(person, despues)) return sawIt ? 'all' : 'after';
  return sawIt ? 'before' : 'nothing';
}

/** Whether a person may know who has a record open: exactly who may see the record. */
export function mayKnowWhoIsAt(
  person: ServerSession,
  { entidad }: PresenceRecord,
  hechos: PresenceWord['hechos'],
): boolean {
  switch (entidad) {
    case 'caso':
      return hechos !== null && canSeeCase(person, hechos);
    case 'vale':
      return hasPermission(person.permisos, PERMISSION_GROUPS.vales);
    case 'factura':
      return hasPermission(person.permisos, ['facturar']);
  }
}

/** A change as it is told to who hears so much of it; null for nothing. */
export function heardAs(hears: Hears, announcement: Announcement): Cambio | null {
  if (hears === 'nothing') return null;
  switch (announcement.entidad) {
    case 'caso': {
      const { antes, despues } = announcement.caso;
      const caso = { antes: hears === 'after' ? null : antes, despues: hears === 'before' ? null : despues };
      return { ...announcement, caso };
    }
    case 'factura': {
      const factura = hears === 'sale' ? facturaAnteQuienValida(announcement.factura) : announcement.factura;
      return factura && { ...announcement, factura };
    }
    // Who else looks at it is nobody's business.
    case 'venta':
      return { ...announcement, venta: { tienda: announcement.venta.tienda } };
    // Nor who else is told.
    case 'novedad': {
      const { novedad: _, ...change } = announcement;
      return change;
    }
    case 'vista': {
      const { vista: _, ...change } = announcement;
      return change;
    }
    default:
      return announcement;
  }
}
