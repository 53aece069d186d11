import { eq, sql } from 'drizzle-orm';
import type { CasoDeLista } from '#domain/casos/casos';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { pierdeColorEn, semaforoDe } from '#domain/casos/vidaCaso';
import type { Db } from '../../platform/db/db.ts';
import { inOneGo, onOneConnection } from '../../platform/db/oneConnection.ts';
import { type Places, prepared } from '../../platform/db/prepared.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { areas, stores, subcategorias } from '../../platform/db/schema/catalogos.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { vencimientos } from '../../platform/db/schema/plazos.ts';
import { dueOf } from '../../platform/lists/due.ts';
import { caseState } from '../estado.ts';
import { peopleOf } from '../people.ts';
import { LIMITED_CASES, type Moment } from './criteria.ts';

/** The lines of the list for some cases, in the order of their numbers given; a case that is gone is left out. */
export async function readCaseRows(
  db: Db,
  ids: readonly number[],
  { now, umbrales }: Moment,
): Promise<readonly CasoDeLista[]> {
  if (ids.length === 0) return [];
  const read = await db
    .select({
      id: casos.id,
      cvetda: casos.cvetda,
      idArea: casos.idArea,
      idSubcategoria: casos.idSubcategoria,
      idEstado: casos.idEstado,
      fechaCreacion: casos.fechaCreacion,
      fechaSolucion: casos.fechaSolucion,
      numidenCrea: casos.numidenCrea,
      administrador: casos.administrador,
      vence: vencimientos.vence,
      version: casos.version,
      cliente: {
        numiden: clientes.numiden,
        nombre: clientes.nombre,
        apellidoPaterno: clientes.apellidoPaterno,
        apellidoMaterno: clientes.apellidoMaterno,
      },
    })
    .from(casos)
    .innerJoin(clientes, eq(clientes.numiden, casos.numidenCliente))
    .leftJoin(vencimientos, dueOf(LIMITED_CASES))
    .where(sql`${casos.id} = any(${`{${ids.join(',')}}`}::bigint[])`);
  const people = read.flatMap(({ numidenCrea, administrador }) => [numidenCrea, administrador]);
  const [persona, names] = await onOneConnection(db, (one) => inOneGo([peopleOf(one, people), namesOf(one, read)]));
  const byId = new Map(read.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { cvetda, idArea, idSubcategoria, idEstado, fechaCreacion, fechaSolucion } = row;
    const caso = { estado: idEstado, fechaCreacion };
    return [
      {
        id,
        tienda: { cvetda, nombre: names.tiendas.get(cvetda) ?? '' },
        area: { id: idArea, nombre: names.areas.get(idArea) ?? '' },
        subCategoria: { id: idSubcategoria, nombre: names.subcategorias.get(idSubcategoria) ?? '' },
        estado: caseState(idEstado),
        semaforo: semaforoDe(caso, now, umbrales),
        pierdeColorEn: pierdeColorEn(caso, now, umbrales)?.toISOString() ?? null,
        datosCliente: { numiden: row.cliente.numiden, nombre: nombreCompletoCliente(row.cliente) },
        datosCreacion: persona(row.numidenCrea),
        administrador: row.administrador === null ? null : persona(row.administrador),
        fechaCreacion: fechaCreacion.toISOString(),
        fechaSolucion: fechaSolucion?.toISOString() ?? null,
        vence: row.vence?.toISOString() ?? null,
        version: row.version,
      },
    ];
  });
}

// Three small reads: to plan one join of five tables costs the database more than to answer it.
async function namesOf(
  db: Db,
  rows: readonly { readonly cvetda: number; readonly idArea: number; readonly idSubcategoria: number }[],
) {
  const [enTiendas, enAreas, enSubcategorias] = await inOneGo([
    readStores(db, { ids: listOf(rows.map(({ cvetda }) => cvetda)) }),
    readAreas(db, { ids: listOf(rows.map(({ idArea }) => idArea)) }),
    readCategories(db, { ids: listOf(rows.map(({ idSubcategoria }) => idSubcategoria)) }),
  ]);
  const byId = (read: readonly { readonly id: number; readonly nombre: string }[]) =>
    new Map(read.map(({ id, nombre }) => [id, nombre]));
  return { tiendas: byId(enTiendas), areas: byId(enAreas), subcategorias: byId(enSubcategorias) };
}

type Ids = Places<{ readonly ids: string }>;

function listOf(numbers: readonly number[]): string {
  return `{${[...new Set(numbers)].join(',')}}`;
}

const readStores = prepared('nombres_de_tiendas', (db, { ids }: Ids) =>
  db
    .select({ id: stores.cvetda, nombre: stores.nombre })
    .from(stores)
    .where(sql`${stores.cvetda} = any(${ids}::integer[])`),
);

const readAreas = prepared('nombres_de_areas', (db, { ids }: Ids) =>
  db.select({ id: areas.id, nombre: areas.nombre }).from(areas).where(sql`${areas.id} = any(${ids}::integer[])`),
);

const readCategories = prepared('nombres_de_categorias', (db, { ids }: Ids) =>
  db
    .select({ id: subcategorias.id, nombre: subcategorias.nombre })
    .from(subcategorias)
    .where(sql`${subcategorias.id} = any(${ids}::integer[])`),
);
