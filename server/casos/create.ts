import { eq } from 'drizzle-orm';
import type { SolicitudCaso } from '#domain/casos';
import { ESTADO } from '#domain/vidaCaso';
import { announce } from '../changes/announce.ts';
import { createCustomer } from '../clientes/create.ts';
import { audit } from '../db/audit.ts';
import type { Tx } from '../db/db.ts';
import { casoLogs, casoParametros, casos } from '../db/schema/casos.ts';
import { subcategorias } from '../db/schema/catalogos.ts';
import { clientes } from '../db/schema/clientes.ts';
import { areaAndCategory, unknownCategory, unknownCustomer } from './checkRequest.ts';
import type { StoredFile } from './files/anexos.ts';
import { attachFiles } from './files/anexos.ts';

/**
 * Makes a case with all that belongs to it: customer, search parameters, history, audit, files and announcement, in the
 * transaction of who asks for it. Answers its number.
 * @throws Rejection 400 for an unknown customer or category, or an area that is not the category's.
 */
export async function createCase(
  tx: Tx,
  solicitud: SolicitudCaso,
  anexos: readonly StoredFile[],
  now: Date,
): Promise<number> {
  const idArea = await areaOfCategory(tx, solicitud);
  const numidenCliente = await customerOfCase(tx, solicitud);
  const numiden = solicitud.numidenCrea;
  const [caso] = await tx
    .insert(casos)
    .values({
      cvetda: solicitud.cvetda,
      idArea,
      idSubcategoria: solicitud.idSubcategoria,
      idEstado: ESTADO.nuevo,
      numidenCliente,
      numidenCrea: numiden,
      fechaCreacion: now,
      correo: solicitud.correo || null,
      telefono: solicitud.numTel || null,
      celular: solicitud.numCel || null,
      comentarioOriginal: solicitud.descripcion,
    })
    .returning();
  if (!caso) throw new Error('A case got no id');
  if (solicitud.parametrosBusqueda.length > 0) {
    await tx
      .insert(casoParametros)
      .values(
        solicitud.parametrosBusqueda.map((parameter, order) => ({ idCaso: caso.id, orden: order, ...parameter })),
      );
  }
  await tx.insert(casoLogs).values({ idCaso: caso.id, accion: { trabajo: 'crear' }, fecha: now, numiden });
  await attachFiles(tx, anexos, { idCaso: caso.id, numiden, fecha: now });
  await audit(tx, {
    momento: now,
    numiden,
    accion: 'guardarCaso',
    entidad: 'caso',
    idEntidad: caso.id,
    despues: {
      cvetda: solicitud.cvetda,
      idArea,
      idSubcategoria: solicitud.idSubcategoria,
      idEstado: ESTADO.nuevo,
      numidenCliente,
      clienteNuevo: solicitud.numidenCliente === null,
      anexos: anexos.map(({ nombre, sha256 }) => ({ nombre, sha256 })),
    },
  });
  await announce(tx, {
    entidad: 'caso',
    id: caso.id,
    version: caso.version,
    numiden,
    caso: { antes: null, despues: caso },
  });
  return caso.id;
}

async function areaOfCategory(tx: Tx, { idArea, idSubcategoria }: SolicitudCaso): Promise<number> {
  const [categoria] = await tx
    .select({ idArea: subcategorias.idArea })
    .from(subcategorias)
    .where(eq(subcategorias.id, idSubcategoria));
  if (categoria === undefined) throw unknownCategory();
  if (idArea !== undefined && idArea !== categoria.idArea) throw areaAndCategory();
  return categoria.idArea;
}

/**
 * The customer of the case, registered when new. An existing customer is left as it is: contact data given with a case
 * are how to reach the person about this case, and may be a relative's.
 */
async function customerOfCase(tx: Tx, solicitud: SolicitudCaso): Promise<number> {
  const { numidenCliente } = solicitud;
  if (numidenCliente === null) {
    return createCustomer(tx, {
      nombre: solicitud.nomCliente,
      apellidoPaterno: solicitud.apePatCliente,
      apellidoMaterno: solicitud.apeMatCliente || null,
      sexo: solicitud.sexo,
      fechaNacimiento: solicitud.fechaNacimiento,
      correo: solicitud.correo || null,
      telefono: solicitud.numTel || null,
      celular: solicitud.numCel || null,
    });
  }
  const [existente] = await tx
    .select({ numiden: clientes.numiden })
    .from(clientes)
    .where(eq(clientes.numiden, numidenCliente));
  if (!existente) throw unknownCustomer();
  return existente.numiden;
}
