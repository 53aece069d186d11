import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Novedad } from '#domain/common/novedades';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { visibleCases } from '../casos/visibility.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { notasDeDiagrama } from '../platform/db/schema/notas.ts';
import { novedades, type recordatorios, type seguimientos } from '../platform/db/schema/novedades.ts';
import { vales } from '../platform/db/schema/vales.ts';
import type { ServerSession } from '../platform/http/handler.ts';

/** Conditions that join the table of a record that is told, remembered or followed. */
export function recordOf({ entidad, idEntidad }: typeof novedades | typeof recordatorios | typeof seguimientos) {
  return {
    ofCase: and(eq(entidad, 'caso'), eq(casos.id, idEntidad)),
    ofVoucher: and(eq(entidad, 'vale'), eq(vales.id, idEntidad)),
  };
}

/** The condition that joins the note of which a notice tells. */
export const OF_NOTE = and(eq(novedades.entidad, 'notaDeDiagrama'), eq(notasDeDiagrama.id, novedades.idEntidad));

/** Whether a person reads the note that was joined so. */
export function seenNote({ permisos }: Pick<ServerSession, 'permisos'>): SQL | undefined {
  return hasPermission(permisos, PERMISSION_GROUPS.diagramas) ? isNotNull(notasDeDiagrama.id) : sql`false`;
}

/** Whether a person may still see the record that was joined so. */
export function seenRecord(sesion: ServerSession): SQL | undefined {
  const ofCase = and(isNotNull(casos.id), visibleCases(sesion));
  const seesVouchers = hasPermission(sesion.permisos, PERMISSION_GROUPS.vales);
  return seesVouchers ? or(ofCase, isNotNull(vales.id)) : ofCase;
}

/** A person who is not signed in; `tiendas` are those where that may be, none for every one. */
interface Absent extends Pick<ServerSession, 'numiden' | 'areas' | 'permisos'> {
  readonly tiendas: readonly number[];
}

/** Whether a person may see the record that was joined so from one of the stores where that person may sign in. */
export function seenSomewhere({ tiendas, ...person }: Absent): SQL | undefined {
  const seesCases = hasPermission(person.permisos, PERMISSION_GROUPS.casos);
  const seesVouchers = hasPermission(person.permisos, PERMISSION_GROUPS.vales);
  const fromThere = tiendas.map((id) => visibleCases({ ...person, tienda: { id, nombre: '' } }));
  const cases = tiendas.length === 0 || fromThere.includes(undefined) ? undefined : or(...fromThere);
  return or(seesCases ? and(isNotNull(casos.id), cases) : sql`false`, seesVouchers ? isNotNull(vales.id) : sql`false`);
}

/** That record's facts; null where it is of the other kind. */
interface Facts {
  readonly entidad: 'caso' | 'vale';
  readonly idEntidad: number;
  readonly categoria: string | null;
  readonly folio: string | null;
  readonly operacion: number | null;
}

/** That record as people know it. */
export function namedRecord({ entidad, idEntidad, ...facts }: Facts): Pick<Novedad, 'nombre' | 'detalle'> {
  return entidad === 'caso'
    ? { nombre: String(idEntidad), detalle: facts.categoria ?? '' }
    : { nombre: facts.folio ?? '', detalle: `Operación ${facts.operacion}` };
}
