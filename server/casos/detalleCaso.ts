import { asc, eq, inArray } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos';
import type { Caso } from '#domain/casos';
import { ESTADOS_CASO } from '#domain/casos';
import { nombreCompletoCliente } from '#domain/clientes';
import { parametroBusquedaSchema } from '#domain/operaciones';
import type { Db } from '../db/db.ts';
import { casoComentarios, casoEscalamientos, casoLogs, casoParametros, casos } from '../db/schema/casos.ts';
import { areas, motivosEscalamiento, subcategorias, tiendas } from '../db/schema/catalogos.ts';
import { clientes } from '../db/schema/clientes.ts';
import { usuarios } from '../db/schema/personas.ts';
import type { Manejador } from '../http/manejador.ts';
import { noEncontrado } from '../http/rechazo.ts';
import { exigirCasoVisible } from './accesoCaso.ts';

/** A case with all that belongs to it (GET caso/detalle/{id}, specification section 3), for who may see it. */
export const detalleCaso: Manejador<typeof contratoCasos.detalleCaso> = async ({ ruta }, { db, sesion }) => {
  await exigirCasoVisible(db, sesion, ruta.id);
  const [leido, comentarios, logs, escalamientos, parametros] = await Promise.all([
    leerCaso(db, ruta.id),
    db.select().from(casoComentarios).where(eq(casoComentarios.idCaso, ruta.id)).orderBy(asc(casoComentarios.id)),
    db.select().from(casoLogs).where(eq(casoLogs.idCaso, ruta.id)).orderBy(asc(casoLogs.id)),
    leerEscalamientos(db, ruta.id),
    db.select().from(casoParametros).where(eq(casoParametros.idCaso, ruta.id)).orderBy(asc(casoParametros.orden)),
  ]);
  if (!leido) throw noEncontrado(`El caso ${ruta.id} no existe.`);
  const { caso } = leido;
  const persona = await personasDe(db, [
    ...[caso.numidenCrea, caso.usuarioAutoriza, caso.usuarioSoluciona, caso.administrador],
    ...[...comentarios, ...logs, ...escalamientos].map(({ numiden }) => numiden),
  ]);
  const personaONadie = (numiden: number | null) => (numiden === null ? null : persona(numiden));

  return {
    id: caso.id,
    version: caso.version,
    tienda: { cvetda: caso.cvetda, nombre: leido.tienda },
    area: { id: caso.idArea, nombre: leido.area },
    subCategoria: { id: caso.idSubcategoria, nombre: leido.subcategoria },
    estado: { id: caso.idEstado, nombre: nombreDeEstado(caso.idEstado) },
    datosCliente: { numiden: caso.numidenCliente, nombre: nombreCompletoCliente(leido.cliente) },
    datosCreacion: { ...persona(caso.numidenCrea), fecha: caso.fechaCreacion.toISOString() },
    requiereAutorizacion: caso.requiereAutorizacion ? 1 : 0,
    usuarioAutoriza: personaONadie(caso.usuarioAutoriza),
    usuarioSoluciona: personaONadie(caso.usuarioSoluciona),
    datosContacto: { email: caso.correo, telefono: caso.telefono, celular: caso.celular },
    comentarioOriginal: caso.comentarioOriginal,
    comentarios: comentarios.map(({ id, texto, fecha, numiden }) => ({
      id,
      texto,
      fecha: fecha.toISOString(),
      autor: persona(numiden),
    })),
    logs: logs.map(({ id, accion, fecha, numiden }) => ({
      id,
      accion,
      fecha: fecha.toISOString(),
      autor: persona(numiden),
    })),
    logEscalamientos: escalamientos.map(({ numiden, fecha, ...resto }) => ({
      ...resto,
      fecha: fecha.toISOString(),
      autor: persona(numiden),
    })),
    parametrosBusqueda: parametros.map(({ tipo, valor }) => parametroBusquedaSchema.parse({ tipo, valor })),
    datosAutorizacion: autorizacionDe(caso),
    administrador: personaONadie(caso.administrador),
    datosFiscales: caso.datosFiscales,
  };
};

const leerCaso = async (db: Db, id: number) => {
  const [fila] = await db
    .select({
      caso: casos,
      tienda: tiendas.nombre,
      area: areas.nombre,
      subcategoria: subcategorias.nombre,
      cliente: {
        nombre: clientes.nombre,
        apellidoPaterno: clientes.apellidoPaterno,
        apellidoMaterno: clientes.apellidoMaterno,
      },
    })
    .from(casos)
    .innerJoin(tiendas, eq(tiendas.cvetda, casos.cvetda))
    .innerJoin(areas, eq(areas.id, casos.idArea))
    .innerJoin(subcategorias, eq(subcategorias.id, casos.idSubcategoria))
    .innerJoin(clientes, eq(clientes.numiden, casos.numidenCliente))
    .where(eq(casos.id, id));
  return fila;
};

const leerEscalamientos = (db: Db, id: number) =>
  db
    .select({
      id: casoEscalamientos.id,
      area: areas.nombre,
      subCategoria: subcategorias.nombre,
      motivo: motivosEscalamiento.descripcion,
      fecha: casoEscalamientos.fecha,
      numiden: casoEscalamientos.numiden,
    })
    .from(casoEscalamientos)
    .innerJoin(areas, eq(areas.id, casoEscalamientos.idArea))
    .innerJoin(subcategorias, eq(subcategorias.id, casoEscalamientos.idSubcategoria))
    .innerJoin(motivosEscalamiento, eq(motivosEscalamiento.id, casoEscalamientos.idMotivo))
    .where(eq(casoEscalamientos.idCaso, id))
    .orderBy(asc(casoEscalamientos.id));

type Persona = Caso['datosCliente'];

const personasDe = async (db: Db, numidenes: readonly (number | null)[]): Promise<(numiden: number) => Persona> => {
  const distintos = [...new Set(numidenes.filter((numiden) => numiden !== null))];
  const filas = await db
    .select({ numiden: usuarios.numiden, nombre: usuarios.nombreCompleto })
    .from(usuarios)
    .where(inArray(usuarios.numiden, distintos));
  const porNumiden = new Map(filas.map((fila) => [fila.numiden, fila]));
  // Every author is a foreign key, so nobody is missing unless the person is removed between two queries.
  return (numiden) => porNumiden.get(numiden) ?? { numiden, nombre: '' };
};

const esEstado = (id: number): id is keyof typeof ESTADOS_CASO => Object.hasOwn(ESTADOS_CASO, id);
const nombreDeEstado = (id: number): string => (esEstado(id) ? ESTADOS_CASO[id] : String(id));

const autorizacionDe = (caso: typeof casos.$inferSelect): Caso['datosAutorizacion'] =>
  caso.autorizado === null || caso.fechaAutorizacion === null
    ? null
    : {
        autorizado: caso.autorizado,
        comentario: caso.comentarioAutorizacion ?? '',
        fecha: caso.fechaAutorizacion.toISOString(),
      };
