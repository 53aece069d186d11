import { canSeeCase } from '#domain/casos';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import { RECORD_READERS } from '#domain/records';
import type { ServerSession } from '../http/handler.ts';
import type { Announcement } from './announce.ts';

/** Whether a person may hear of a change: exactly who may see the record, before the change or after it. */
export function mayHear(person: ServerSession, announcement: Announcement): boolean {
  switch (announcement.entidad) {
    case 'caso':
      return announcement.facts.some((facts) => canSeeCase(person, facts));
    case 'vale':
    case 'guia':
    case 'billetera':
    case 'certificado':
      return hasPermission(person.permisos, [...PERMISSION_GROUPS.vales, ...PERMISSION_GROUPS.operaciones]);
    case 'usuario':
      return announcement.id === person.numiden || hasPermission(person.permisos, RECORD_READERS.usuario);
    case 'rol':
    case 'motivoVale':
    case 'motivoDepreciacion':
    case 'servidor':
    case 'direccion':
      return hasPermission(person.permisos, RECORD_READERS[announcement.entidad]);
    // Everybody works under the settings; what they are is told by no announcement.
    case 'ajuste':
      return true;
  }
}
