import { eq } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos';
import { CODIGO_EXITO } from '#contract/respuestas';
import type { SolicitudCaso } from '#domain/casos';
import { ESTADO } from '#domain/vidaCaso';
import { altaCliente } from '../clientes/alta.ts';
import { anotar } from '../db/bitacora.ts';
import type { Tx } from '../db/db.ts';
import { casoLogs, casoParametros, casos } from '../db/schema/casos.ts';
import { subcategorias } from '../db/schema/catalogos.ts';
import { clientes } from '../db/schema/clientes.ts';
import { unaVez } from '../http/idempotencia.ts';
import type { Manejador } from '../http/manejador.ts';
import type { AnexoAlmacenado } from './anexos.ts';
import { almacenarAnexos, guardarAnexos, soltarAnexos } from './anexos.ts';
import { revisarAnexos } from './revisarAnexos.ts';
import { areaYCategoria, categoriaInexistente, clienteInexistente, revisarSolicitud } from './revisarSolicitud.ts';

/**
 * Opens a case (POST caso/guardar, specification sections 2, 3 and 5): customer, case, search parameters, history, audit
 * and files in one transaction, once per key.
 */
export const guardarCaso: Manejador<typeof contratoCasos.guardarCaso> = async ({ cuerpo: solicitud }, contexto) => {
  const ahora = contexto.ahora();
  const revisar = async (): Promise<readonly AnexoAlmacenado[]> => {
    revisarSolicitud(solicitud, contexto.sesion, ahora);
    return almacenarAnexos(contexto.db, await revisarAnexos(contexto.archivos), ahora);
  };
  const guardar = async (tx: Tx, anexos: readonly AnexoAlmacenado[]) => {
    const idCaso = await crear(tx, solicitud, anexos, ahora);
    const respuesta = { codigo: CODIGO_EXITO, descripcion: `El caso ${idCaso} se ha creado con éxito`, idCaso };
    return { respuesta, idCaso };
  };
  return unaVez('guardarCaso', solicitud, contexto, revisar, guardar, {
    soltar: (anexos) => soltarAnexos(contexto.db, anexos),
  });
};

const crear = async (
  tx: Tx,
  solicitud: SolicitudCaso,
  anexos: readonly AnexoAlmacenado[],
  ahora: Date,
): Promise<number> => {
  const idArea = await areaDeLaCategoria(tx, solicitud);
  const numidenCliente = await clienteDelCaso(tx, solicitud);
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
      fechaCreacion: ahora,
      correo: solicitud.correo || null,
      telefono: solicitud.numTel || null,
      celular: solicitud.numCel || null,
      comentarioOriginal: solicitud.descripcion,
    })
    .returning({ id: casos.id });
  if (!caso) throw new Error('A case got no id');
  if (solicitud.parametrosBusqueda.length > 0) {
    await tx
      .insert(casoParametros)
      .values(solicitud.parametrosBusqueda.map((parametro, orden) => ({ idCaso: caso.id, orden, ...parametro })));
  }
  await tx.insert(casoLogs).values({ idCaso: caso.id, accion: 'Caso creado', fecha: ahora, numiden });
  await guardarAnexos(tx, anexos, { idCaso: caso.id, numiden, fecha: ahora });
  await anotar(tx, {
    momento: ahora,
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
  return caso.id;
};

const areaDeLaCategoria = async (tx: Tx, { idArea, idSubcategoria }: SolicitudCaso): Promise<number> => {
  const [categoria] = await tx
    .select({ idArea: subcategorias.idArea })
    .from(subcategorias)
    .where(eq(subcategorias.id, idSubcategoria));
  if (categoria === undefined) throw categoriaInexistente();
  if (idArea !== undefined && idArea !== categoria.idArea) throw areaYCategoria();
  return categoria.idArea;
};

/**
 * The customer of the case, registered when new. An existing customer is left as it is: contact data given with a case
 * are how to reach the person about this case, and may be a relative's.
 */
const clienteDelCaso = async (tx: Tx, solicitud: SolicitudCaso): Promise<number> => {
  const { numidenCliente } = solicitud;
  if (numidenCliente === null) {
    return altaCliente(tx, {
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
  if (!existente) throw clienteInexistente();
  return existente.numiden;
};
