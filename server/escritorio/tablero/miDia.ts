import { and, desc, eq, gt, gte, inArray, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CallName } from '#contract/contract';
import type { tablero } from '#contract/escritorio/tablero';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { ESTADO } from '#domain/casos/vidaCaso';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { type Devuelto, DIAS_DE_DEVUELTO, MAX_MI_DIA } from '#domain/escritorio/miDia';
import { visibleCases } from '../../casos/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { borradores } from '../../platform/db/schema/drafts.ts';
import { casoLogs } from '../../platform/db/schema/partesDeCaso.ts';
import { bitacora } from '../../platform/db/schema/system.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import { draftsKeptSince } from '../../platform/drafts/handlers.ts';
import type { Handler, ServerSession } from '../../platform/http/handler.ts';

const DAY_MS = 86_400_000;

/** So many of the person's last requests are looked at: who asked more since then has other work. */
const LOOKED_AT = 100;

/** By this call an authorization is asked for, as the audit names it. */
const REQUEST: CallName = 'solicitarAutorizacion';

/** The work that waits for the very person who asks (GET dashboard/mi-dia): every condition names that person. */
export const miDia: Handler<typeof tablero.miDia> = async (_input, { db, sesion, clock }) => {
  const since = new Date(clock().getTime() - DIAS_DE_DEVUELTO * DAY_MS);
  const refused = await refusedCases(db, sesion, since);
  const rejected = await rejectedVouchers(db, sesion, since);
  return {
    devueltos: [...refused, ...rejected]
      .sort((one, other) => Date.parse(other.fecha) - Date.parse(one.fecha))
      .slice(0, MAX_MI_DIA),
    parciales: await unfinishedVouchers(db, sesion),
    borradores: await ownDrafts(db, sesion, draftsKeptSince(clock())),
  };
};

const CUSTOMER = {
  nombre: clientes.nombre,
  apellidoPaterno: clientes.apellidoPaterno,
  apellidoMaterno: clientes.apellidoMaterno,
} as const;

/** The open cases whose authorization the person asked for and did not get; the audit knows for which that person asked. */
async function refusedCases(db: Db, sesion: ServerSession, since: Date): Promise<readonly Devuelto[]> {
  const { numiden, permisos } = sesion;
  if (!hasPermission(permisos, PERMISSION_GROUPS.casos)) return [];
  const asked = await db
    .select({ id: bitacora.idEntidad })
    .from(bitacora)
    .where(
      and(
        eq(bitacora.lectura, false),
        eq(bitacora.numiden, numiden),
        eq(bitacora.accion, REQUEST),
        gte(bitacora.momento, since),
      ),
    )
    .orderBy(desc(bitacora.momento), desc(bitacora.id))
    .limit(LOOKED_AT);
  if (asked.length === 0) return [];
  const rows = await db
    .select({
      id: casos.id,
      cliente: CUSTOMER,
      comentario: casos.comentarioAutorizacion,
      fecha: casos.fechaAutorizacion,
    })
    .from(casos)
    .innerJoin(clientes, eq(clientes.numiden, casos.numidenCliente))
    .where(
      and(
        inArray(casos.id, [...new Set(asked.map(({ id }) => Number(id)))]),
        eq(casos.numidenSolicita, numiden),
        eq(casos.autorizado, false),
        ne(casos.idEstado, ESTADO.solucionada),
        gte(casos.fechaAutorizacion, since),
        untouched(db, numiden, casos.fechaAutorizacion),
        visibleCases(sesion),
      ),
    );
  return rows.flatMap(({ id, cliente, comentario, fecha }): Devuelto[] => {
    if (fecha === null) return [];
    const name = nombreCompletoCliente(cliente);
    return [{ tipo: 'caso', id, cliente: name, comentario: comentario ?? '', fecha: fecha.toISOString() }];
  });
}

/** The rejected vouchers that the person made, whose case is open. */
async function rejectedVouchers(
  db: Db,
  { numiden, permisos }: ServerSession,
  since: Date,
): Promise<readonly Devuelto[]> {
  if (!hasPermission(permisos, PERMISSION_GROUPS.vales)) return [];
  const rows = await db
    .select({
      id: vales.id,
      folio: vales.folio,
      idCaso: vales.idCaso,
      cliente: CUSTOMER,
      comentario: vales.comentarioResuelve,
      fecha: vales.fechaResuelve,
    })
    .from(vales)
    .innerJoin(casos, eq(casos.id, vales.idCaso))
    .leftJoin(clientes, eq(clientes.numiden, vales.numidenCliente))
    .where(
      and(
        eq(vales.numidenCrea, numiden),
        eq(vales.estado, ESTADO_VALE.rechazado),
        gte(vales.fechaCreacion, since),
        ne(casos.idEstado, ESTADO.solucionada),
        untouched(db, numiden, vales.fechaResuelve),
      ),
    )
    .orderBy(desc(vales.fechaCreacion))
    .limit(MAX_MI_DIA);
  return rows.flatMap(({ id, folio, idCaso, cliente, comentario, fecha }): Devuelto[] => {
    if (fecha === null) return [];
    const name = cliente === null ? null : nombreCompletoCliente(cliente);
    return [
      { tipo: 'vale', id, folio, idCaso, cliente: name, comentario: comentario ?? '', fecha: fecha.toISOString() },
    ];
  });
}

/** The person has done nothing on the case of a row since a decision: a new voucher, too, stands in the case's history. */
function untouched(db: Db, numiden: number, decided: AnyPgColumn): SQL {
  return notExists(
    db
      .select({ uno: sql`1` })
      .from(casoLogs)
      .where(and(eq(casoLogs.idCaso, casos.id), eq(casoLogs.numiden, numiden), sql`${casoLogs.fecha} > ${decided}`)),
  );
}

/** The vouchers that the person made and nobody else went on with, for who may go on with them. */
async function unfinishedVouchers(db: Db, { numiden, permisos }: ServerSession) {
  if (!hasPermission(permisos, ['crearVale'])) return [];
  const rows = await db
    .select({ id: vales.id, folio: vales.folio, cliente: CUSTOMER, fecha: vales.fechaCreacion })
    .from(vales)
    .leftJoin(clientes, eq(clientes.numiden, vales.numidenCliente))
    .where(
      and(
        eq(vales.numidenCrea, numiden),
        eq(vales.estado, ESTADO_VALE.parcial),
        or(isNull(vales.numidenGuarda), eq(vales.numidenGuarda, numiden)),
      ),
    )
    .orderBy(desc(vales.fechaCreacion), desc(vales.id))
    .limit(MAX_MI_DIA);
  return rows.map(({ id, folio, cliente, fecha }) => ({
    ...{ id, folio, fecha: fecha.toISOString() },
    cliente: cliente === null ? null : nombreCompletoCliente(cliente),
  }));
}

/** With this and the voucher's id the key of a draft of a stored voucher begins. */
const OF_VOUCHER = /^vale\.(\d+)(?:\.|--|$)/;

async function ownDrafts(db: Db, { numiden, permisos }: ServerSession, since: Date) {
  const kept = await db
    .select({ clave: borradores.clave, fecha: borradores.fecha })
    .from(borradores)
    .where(and(eq(borradores.numiden, numiden), gt(borradores.fecha, since)))
    .orderBy(desc(borradores.fecha), borradores.clave)
    .limit(MAX_MI_DIA);
  const voucherOf = (clave: string) => Number(OF_VOUCHER.exec(clave)?.[1] ?? 0);
  const ids = kept.map(({ clave }) => voucherOf(clave)).filter((id) => id > 0 && Number.isSafeInteger(id));
  const named =
    ids.length === 0 || !hasPermission(permisos, PERMISSION_GROUPS.vales)
      ? []
      : await db.select({ id: vales.id, folio: vales.folio }).from(vales).where(inArray(vales.id, ids));
  const folios = new Map(named.map(({ id, folio }) => [id, folio]));
  return kept.map(({ clave, fecha }) => {
    return { clave, fecha: fecha.toISOString(), folio: folios.get(voucherOf(clave)) ?? null };
  });
}
