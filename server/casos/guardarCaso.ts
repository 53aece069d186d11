import type { casos as contratoCasos } from '#contract/casos/casos';
import { SUCCESS_CODE } from '#contract/common/answers';
import { ENTITIES } from '#domain/common/entities';
import type { Tx } from '../platform/db/db.ts';
import type { Handler } from '../platform/http/handler.ts';
import { oncePerKey } from '../platform/http/idempotency.ts';
import { checkRequest } from './checkRequest.ts';
import { notingWhoIsAlike } from './clientes/alike.ts';
import { createCase } from './create.ts';
import { releaseFiles, type StoredFile, storeCheckedFiles } from './files/anexos.ts';
import { checkFiles } from './files/checkFiles.ts';

/**
 * Opens a case (POST caso/guardar, specification sections 2, 3 and 5): customer, case, search parameters, history, audit
 * and files in one transaction, once per key.
 */
export const guardarCaso: Handler<typeof contratoCasos.guardarCaso> = async ({ cuerpo: solicitud }, context) => {
  const now = context.clock();
  const check = async (): Promise<readonly StoredFile[]> => {
    checkRequest(solicitud, context.sesion, now);
    return storeCheckedFiles(context.db, await checkFiles(context.files), now);
  };
  const save = async (tx: Tx, anexos: readonly StoredFile[]) => {
    const { idCaso, written } = await createCase(tx, solicitud, anexos, now);
    const answer = { codigo: SUCCESS_CODE, descripcion: `El caso ${idCaso} se ha creado con éxito`, idCaso };
    return { answer, written, created: { entidad: ENTITIES.caso.name, id: idCaso } };
  };
  const { nomCliente: nombre, apePatCliente: apellidoPaterno, apeMatCliente: apellidoMaterno } = solicitud;
  return notingWhoIsAlike(context, { nombre, apellidoPaterno, apellidoMaterno }, () =>
    oncePerKey('guardarCaso', solicitud, context, check, save, {
      release: (anexos) => releaseFiles(context.db, anexos),
    }),
  );
};
