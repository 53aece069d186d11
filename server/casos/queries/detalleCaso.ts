import { and, asc, eq, inArray } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { TIPOS_VALE, type TipoVale } from '#domain/cadena/tiposVale';
import { type Caso, canSeeCase } from '#domain/casos/casos';
import { ESTADOS_SIN_TERMINAR } from '#domain/casos/cierreDeCaso';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { entradaDeCasoEnPalabras, paraQuienLee, relacionadosEn } from '#domain/casos/historiaCaso';
import { pierdeColorEn, semaforoDe } from '#domain/casos/vidaCaso';
import { toPesos } from '#domain/common/money';
import { parametroBusquedaSchema } from '#domain/ventas/operaciones';
import type { Db } from '../../platform/db/db.ts';
import { inOneGo, onOneConnection } from '../../platform/db/oneConnection.ts';
import { type Places, prepared } from '../../platform/db/prepared.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { areas, motivosEscalamiento, stores, subcategorias } from '../../platform/db/schema/catalogos.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { casoComentarios, casoEscalamientos, casoLogs, casoParametros } from '../../platform/db/schema/partesDeCaso.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { lookAtCase } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { caseState } from '../estado.ts';
import { type CasePerson, peopleOf } from '../people.ts';
import { casesSeen, readRelated } from '../related.ts';
import { trafficLightThresholds } from '../thresholds.ts';
import { ifVisible } from '../visibleCase.ts';

type CaseRow = typeof casos.$inferSelect;

/** A case with all that belongs to it (GET caso/detalle/{id}, specification section 3), for who may see it. */
export const detalleCaso: Handler<typeof contratoCasos.detalleCaso> = async ({ ruta }, context) => {
  const { db, sesion, clock } = context;
  // Before the rest, so that a change between the reads is seen under the old version: it then counts as news, while
  // under the new version it would be missed for good.
  const caso = ifVisible(sesion, ruta.id, await readCase(db, ruta.id));
  await recordRead(context, lookAtCase(caso.id));
  const [logs, comentarios, escalamientos, parametros, umbrales, sinTerminar, unidos, relacionados] =
    await onOneConnection(db, (one) =>
      inOneGo([
        // First, for the same reason: what the history tells of here is among the rest, and what came after it counts as news.
        readLogs(one, ruta),
        readComments(one, ruta),
        readEscalations(one, ruta),
        readParameters(one, ruta),
        trafficLightThresholds(one),
        readOpenVouchers(one, ruta),
        readJoined(one, ruta),
        readRelated(one, ruta),
      ]),
    );
  const persona = await peopleOf(db, [
    ...[caso.numidenCrea, caso.usuarioAutoriza, caso.usuarioSoluciona, caso.administrador, caso.numidenSolicita],
    ...[...comentarios, ...logs, ...escalamientos].map(({ numiden }) => numiden),
  ]);
  const seen = await casesSeen(db, sesion, relacionadosEn(logs.map(({ accion }) => accion)));
  const estado = caseState(caso.idEstado);
  const deSemaforo = { estado: estado.id, fechaCreacion: caso.fechaCreacion };
  const moment = clock();
  const personaONadie = (numiden: number | null) => (numiden === null ? null : persona(numiden));

  return {
    id: caso.id,
    version: caso.version,
    tienda: { cvetda: caso.cvetda, nombre: caso.tienda },
    area: { id: caso.idArea, nombre: caso.area },
    subCategoria: { id: caso.idSubcategoria, nombre: caso.subcategoria },
    estado,
    semaforo: semaforoDe(deSemaforo, moment, umbrales),
    pierdeColorEn: pierdeColorEn(deSemaforo, moment, umbrales)?.toISOString() ?? null,
    datosCliente: { numiden: caso.numidenCliente, nombre: nombreCompletoCliente(caso.cliente) },
    datosCreacion: { ...persona(caso.numidenCrea), fecha: caso.fechaCreacion.toISOString() },
    fechaCreacion: caso.fechaCreacion.toISOString(),
    requiereAutorizacion: caso.requiereAutorizacion ? 1 : 0,
    usuarioAutoriza: personaONadie(caso.usuarioAutoriza),
    usuarioSoluciona: personaONadie(caso.usuarioSoluciona),
    solucion: caso.fechaSolucion && { texto: caso.solucion ?? '', fecha: caso.fechaSolucion.toISOString() },
    datosContacto: { email: caso.correo, telefono: caso.telefono, celular: caso.celular },
    comentarioOriginal: caso.comentarioOriginal,
    comentarios: comentarios.map(({ id, texto, menciones, fecha, numiden }) => ({
      id,
      texto,
      menciones: [...menciones],
      fecha: fecha.toISOString(),
      autor: persona(numiden),
    })),
    logs: logs.map(({ id, accion, version, fecha, numiden }) => ({
      id,
      ...entradaDeCasoEnPalabras(paraQuienLee(accion, (one) => seen.has(one))),
      version,
      fecha: fecha.toISOString(),
      autor: persona(numiden),
    })),
    logEscalamientos: escalamientos.map(({ numiden, fecha, ...resto }) => ({
      ...resto,
      fecha: fecha.toISOString(),
      autor: persona(numiden),
    })),
    parametrosBusqueda: parametros.map(({ tipo, valor }) => parametroBusquedaSchema.parse({ tipo, valor })),
    datosAutorizacion: authorizationOf(caso, persona),
    administrador: personaONadie(caso.administrador),
    datosFiscales: caso.datosFiscales,
    sigueEn: caso.sigueEn,
    unidos: unidos.map(({ id }) => id),
    relacionados: relacionados
      .filter((one) => canSeeCase(sesion, one))
      .map(({ id, idEstado, categoria }) => ({ id, estado: caseState(idEstado), categoria })),
    valesSinTerminar: sinTerminar.map(({ id, folio, estado, saldo, tipo }) => ({
      id,
      folio,
      estado: { id: estado as IdEstadoVale, nombre: ESTADOS_VALE[estado as IdEstadoVale] },
      saldo: toPesos(saldo),
      tipo: { id: tipo as TipoVale, nombre: TIPOS_VALE[tipo as TipoVale] },
    })),
  };
};

type OfCase = Places<{ readonly id: number }>;

async function readCase(db: Db, id: number) {
  const [fila] = await readCaseRow(db, { id });
  if (!fila) return undefined;
  const { caso, ...nombres } = fila;
  return { ...caso, ...nombres };
}

const readCaseRow = prepared('caso', (db, { id }: OfCase) =>
  db
    .select({
      caso: casos,
      tienda: stores.nombre,
      area: areas.nombre,
      subcategoria: subcategorias.nombre,
      cliente: {
        nombre: clientes.nombre,
        apellidoPaterno: clientes.apellidoPaterno,
        apellidoMaterno: clientes.apellidoMaterno,
      },
    })
    .from(casos)
    .innerJoin(stores, eq(stores.cvetda, casos.cvetda))
    .innerJoin(areas, eq(areas.id, casos.idArea))
    .innerJoin(subcategorias, eq(subcategorias.id, casos.idSubcategoria))
    .innerJoin(clientes, eq(clientes.numiden, casos.numidenCliente))
    .where(eq(casos.id, id)),
);

const readLogs = prepared('caso_historia', (db, { id }: OfCase) =>
  db.select().from(casoLogs).where(eq(casoLogs.idCaso, id)).orderBy(asc(casoLogs.id)),
);

const readOpenVouchers = prepared('caso_vales_sin_terminar', (db, { id }: OfCase) =>
  db
    .select({ id: vales.id, folio: vales.folio, estado: vales.estado, saldo: vales.saldo, tipo: vales.tipo })
    .from(vales)
    .where(and(eq(vales.idCaso, id), inArray(vales.estado, [...ESTADOS_SIN_TERMINAR])))
    .orderBy(asc(vales.id)),
);

const readJoined = prepared('caso_unidos', (db, { id }: OfCase) =>
  db.select({ id: casos.id }).from(casos).where(eq(casos.sigueEn, id)).orderBy(asc(casos.id)),
);

const readComments = prepared('caso_comentarios', (db, { id }: OfCase) =>
  db.select().from(casoComentarios).where(eq(casoComentarios.idCaso, id)).orderBy(asc(casoComentarios.id)),
);

const readParameters = prepared('caso_parametros', (db, { id }: OfCase) =>
  db.select().from(casoParametros).where(eq(casoParametros.idCaso, id)).orderBy(asc(casoParametros.orden)),
);

const readEscalations = prepared('caso_escalamientos', (db, { id }: OfCase) =>
  db
    .select({
      id: casoEscalamientos.id,
      area: areas.nombre,
      subCategoria: subcategorias.nombre,
      motivo: motivosEscalamiento.descripcion,
      comentario: casoEscalamientos.comentario,
      fecha: casoEscalamientos.fecha,
      numiden: casoEscalamientos.numiden,
    })
    .from(casoEscalamientos)
    .innerJoin(areas, eq(areas.id, casoEscalamientos.idArea))
    .innerJoin(subcategorias, eq(subcategorias.id, casoEscalamientos.idSubcategoria))
    .leftJoin(motivosEscalamiento, eq(motivosEscalamiento.id, casoEscalamientos.idMotivo))
    .where(eq(casoEscalamientos.idCaso, id))
    .orderBy(asc(casoEscalamientos.id)),
);

/** The last request for authorization; one whose case was closed before anybody decided has no resolution. */
function authorizationOf(caso: CaseRow, persona: (numiden: number) => CasePerson): Caso['datosAutorizacion'] {
  const { numidenSolicita, fechaSolicitud, autorizado, usuarioAutoriza, fechaAutorizacion } = caso;
  if (numidenSolicita === null || fechaSolicitud === null) return null;
  return {
    solicitante: persona(numidenSolicita),
    motivo: caso.motivoSolicitud ?? '',
    fecha: fechaSolicitud.toISOString(),
    resolucion:
      autorizado === null || usuarioAutoriza === null || fechaAutorizacion === null
        ? null
        : {
            autorizado,
            comentario: caso.comentarioAutorizacion ?? '',
            fecha: fechaAutorizacion.toISOString(),
            autor: persona(usuarioAutoriza),
          },
  };
}
