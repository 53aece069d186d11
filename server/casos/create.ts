import { eq } from 'drizzle-orm';
import type { SolicitudCaso } from '#domain/casos/nuevoCaso';
import { ESTADO } from '#domain/casos/vidaCaso';
import { announcing } from '../platform/changes/announce.ts';
import { auditing } from '../platform/db/audit.ts';
import type { Tx } from '../platform/db/db.ts';
import { inOneGo } from '../platform/db/oneConnection.ts';
import { type Places, prepared } from '../platform/db/prepared.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { subcategorias } from '../platform/db/schema/catalogos.ts';
import { clientes } from '../platform/db/schema/clientes.ts';
import { casoLogs, casoParametros } from '../platform/db/schema/partesDeCaso.ts';
import { together } from '../platform/db/together.ts';
import { areaAndCategory, unknownCategory, unknownCustomer } from './checkRequest.ts';
import { demandNobodyAlike } from './clientes/alike.ts';
import { createCustomer } from './clientes/create.ts';
import { attachFiles, type StoredFile } from './files/anexos.ts';

/**
 * Makes a case with all that belongs to it: customer, search parameters, history, audit, files and announcement, in the
 * transaction of who asks for it. Answers its number and its customer's; what belongs to it is asked for by then, and not
 * waited for (`Effect`).
 * @throws Rejection 400 for an unknown customer or category, or an area that is not the category's; 409 for a new customer who seems to
 * be there already.
 */
export async function createCase(
  tx: Tx,
  solicitud: SolicitudCaso,
  anexos: readonly StoredFile[],
  now: Date,
): Promise<{ readonly idCaso: number; readonly numidenCliente: number; readonly written: Promise<unknown> }> {
  const [idArea, numidenCliente] = await inOneGo([areaOfCategory(tx, solicitud), customerOfCase(tx, solicitud)]);
  const numiden = solicitud.numidenCrea;
  const [caso] = await insertCase(tx, rowOf(solicitud, idArea, numidenCliente, now));
  if (!caso) throw new Error('A case got no id');
  const { id: idCaso, version } = caso;
  const parametros = solicitud.parametrosBusqueda.map((parameter, orden) => ({ idCaso, orden, ...parameter }));
  const written = inOneGo([
    attachFiles(tx, anexos, { idCaso, numiden, fecha: now }),
    together(
      tx,
      [
        ...(parametros.length > 0 ? [tx.insert(casoParametros).values(parametros)] : []),
        tx.insert(casoLogs).values({ idCaso, accion: { trabajo: 'crear' }, fecha: now, numiden }),
        auditing(tx, {
          momento: now,
          numiden,
          accion: 'guardarCaso',
          entidad: 'caso',
          idEntidad: idCaso,
          despues: {
            cvetda: solicitud.cvetda,
            idArea,
            idSubcategoria: solicitud.idSubcategoria,
            idEstado: ESTADO.nuevo,
            numidenCliente,
            clienteNuevo: solicitud.numidenCliente === null,
            anexos: anexos.map(({ nombre, sha256 }) => ({ nombre, sha256 })),
          },
        }),
      ],
      announcing({ entidad: 'caso', id: idCaso, version, numiden, caso: { antes: null, despues: caso } }),
    ),
  ]);
  return { idCaso, numidenCliente, written };
}

/** The columns that a case gets from the database, or by its life. A further one does not compile until it is said here or in `rowOf`. */
type Later =
  | ('id' | 'version' | 'idEstado' | 'administrador' | 'solucion' | 'fechaSolucion' | 'usuarioSoluciona' | 'sigueEn')
  | ('requiereAutorizacion' | 'numidenSolicita' | 'motivoSolicitud' | 'fechaSolicitud' | 'autorizado')
  | ('usuarioAutoriza' | 'comentarioAutorizacion' | 'fechaAutorizacion' | 'datosFiscales');

type NewCase = Required<Omit<typeof casos.$inferInsert, Later>>;

/** The row of a new case. */
function rowOf(solicitud: SolicitudCaso, idArea: number, numidenCliente: number, now: Date): NewCase {
  return {
    cvetda: solicitud.cvetda,
    idArea,
    idSubcategoria: solicitud.idSubcategoria,
    numidenCliente,
    numidenCrea: solicitud.numidenCrea,
    fechaCreacion: now,
    correo: solicitud.correo || null,
    telefono: solicitud.numTel || null,
    celular: solicitud.numCel || null,
    comentarioOriginal: solicitud.descripcion,
  };
}

const insertCase = prepared('caso_nuevo', (db, places: Places<NewCase>) =>
  db
    .insert(casos)
    .values({
      idEstado: ESTADO.nuevo,
      ...({
        cvetda: places.cvetda,
        idArea: places.idArea,
        idSubcategoria: places.idSubcategoria,
        numidenCliente: places.numidenCliente,
        numidenCrea: places.numidenCrea,
        fechaCreacion: places.fechaCreacion,
        correo: places.correo,
        telefono: places.telefono,
        celular: places.celular,
        comentarioOriginal: places.comentarioOriginal,
      } satisfies Places<NewCase>),
    })
    .returning(),
);

async function areaOfCategory(tx: Tx, { idArea, idSubcategoria }: SolicitudCaso): Promise<number> {
  const [categoria] = await readArea(tx, { id: idSubcategoria });
  if (categoria === undefined) throw unknownCategory();
  if (idArea !== undefined && idArea !== categoria.idArea) throw areaAndCategory();
  return categoria.idArea;
}

const readArea = prepared('area_de_categoria', (db, { id }: Places<{ id: number }>) =>
  db.select({ idArea: subcategorias.idArea }).from(subcategorias).where(eq(subcategorias.id, id)),
);

/**
 * The customer of the case, registered when new. An existing customer is left as it is: contact data given with a case
 * are how to reach the person about this case, and may be a relative's.
 */
async function customerOfCase(tx: Tx, solicitud: SolicitudCaso): Promise<number> {
  const { numidenCliente } = solicitud;
  if (numidenCliente === null) {
    const nuevo = {
      nombre: solicitud.nomCliente,
      apellidoPaterno: solicitud.apePatCliente,
      apellidoMaterno: solicitud.apeMatCliente || null,
      sexo: solicitud.sexo,
      fechaNacimiento: solicitud.fechaNacimiento,
      correo: solicitud.correo || null,
      telefono: solicitud.numTel || null,
      celular: solicitud.numCel || null,
    };
    if (!solicitud.otroCliente) await demandNobodyAlike(tx, nuevo);
    return createCustomer(tx, nuevo);
  }
  const [existente] = await tx
    .select({ numiden: clientes.numiden })
    .from(clientes)
    .where(eq(clientes.numiden, numidenCliente));
  if (!existente) throw unknownCustomer();
  return existente.numiden;
}
