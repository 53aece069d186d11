import { eq, inArray } from 'drizzle-orm';
import type { CasoDeLista } from '#domain/casos';
import { nombreCompletoCliente } from '#domain/clientes';
import { pierdeColorEn, semaforoDe } from '#domain/vidaCaso';
import type { Db } from '../../db/db.ts';
import { casos } from '../../db/schema/casos.ts';
import { areas, subcategorias, tiendas } from '../../db/schema/catalogos.ts';
import { clientes } from '../../db/schema/clientes.ts';
import { estadoCaso } from '../estado.ts';
import { personasDe } from '../personas.ts';
import type { Momento } from './buscar.ts';

/** The lines of the list for some cases, in the order of their numbers given; a case that is gone is left out. */
export const leerFilas = async (
  db: Db,
  ids: readonly number[],
  { ahora, umbrales }: Momento,
): Promise<readonly CasoDeLista[]> => {
  if (ids.length === 0) return [];
  const leidas = await db
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
      cliente: {
        numiden: clientes.numiden,
        nombre: clientes.nombre,
        apellidoPaterno: clientes.apellidoPaterno,
        apellidoMaterno: clientes.apellidoMaterno,
      },
    })
    .from(casos)
    .innerJoin(clientes, eq(clientes.numiden, casos.numidenCliente))
    .where(inArray(casos.id, [...ids]));
  const persona = await personasDe(
    db,
    leidas.flatMap(({ numidenCrea, administrador }) => [numidenCrea, administrador]),
  );
  const nombres = await nombresDe(db, leidas);
  const porId = new Map(leidas.map((fila) => [fila.id, fila]));
  return ids.flatMap((id) => {
    const fila = porId.get(id);
    if (fila === undefined) return [];
    const { cvetda, idArea, idSubcategoria, idEstado, fechaCreacion, fechaSolucion } = fila;
    const caso = { estado: idEstado, fechaCreacion };
    return [
      {
        id,
        tienda: { cvetda, nombre: nombres.tiendas.get(cvetda) ?? '' },
        area: { id: idArea, nombre: nombres.areas.get(idArea) ?? '' },
        subCategoria: { id: idSubcategoria, nombre: nombres.subcategorias.get(idSubcategoria) ?? '' },
        estado: estadoCaso(idEstado),
        semaforo: semaforoDe(caso, ahora, umbrales),
        pierdeColorEn: pierdeColorEn(caso, ahora, umbrales)?.toISOString() ?? null,
        datosCliente: { numiden: fila.cliente.numiden, nombre: nombreCompletoCliente(fila.cliente) },
        datosCreacion: persona(fila.numidenCrea),
        administrador: fila.administrador === null ? null : persona(fila.administrador),
        fechaCreacion: fechaCreacion.toISOString(),
        fechaSolucion: fechaSolucion?.toISOString() ?? null,
      },
    ];
  });
};

// Three small reads: to plan one join of five tables costs the database more than to answer it.
const nombresDe = async (
  db: Db,
  filas: readonly { readonly cvetda: number; readonly idArea: number; readonly idSubcategoria: number }[],
) => {
  const distintos = (numeros: readonly number[]) => [...new Set(numeros)];
  const enTiendas = await db
    .select({ id: tiendas.cvetda, nombre: tiendas.nombre })
    .from(tiendas)
    .where(inArray(tiendas.cvetda, distintos(filas.map(({ cvetda }) => cvetda))));
  const enAreas = await db
    .select({ id: areas.id, nombre: areas.nombre })
    .from(areas)
    .where(inArray(areas.id, distintos(filas.map(({ idArea }) => idArea))));
  const enSubcategorias = await db
    .select({ id: subcategorias.id, nombre: subcategorias.nombre })
    .from(subcategorias)
    .where(inArray(subcategorias.id, distintos(filas.map(({ idSubcategoria }) => idSubcategoria))));
  const porId = (leidas: readonly { readonly id: number; readonly nombre: string }[]) =>
    new Map(leidas.map(({ id, nombre }) => [id, nombre]));
  return { tiendas: porId(enTiendas), areas: porId(enAreas), subcategorias: porId(enSubcategorias) };
};
