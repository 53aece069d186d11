import type { casos as contratoCasos } from '#contract/casos/casos';
import { CASE_TEXTS } from '#domain/casos/trabajosCaso';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { invalidFields } from '../../platform/http/rejection.ts';
import { attachFiles, demandRoom, releaseFiles, type StoredFile, storeCheckedFiles } from '../files/anexos.ts';
import { checkFiles } from '../files/checkFiles.ts';
import { demandVisibleCase } from '../visibleCase.ts';
import { workOnCase } from './apply.ts';

const NO_FILES = 'Seleccione al menos un archivo.';

/**
 * Adds one to five files to a case (POST caso/guardar-anexo/{id}, specification sections 5, 7 and 9). It checks their content,
 * and does not mind what others changed meanwhile.
 */
export const guardarAnexos: Handler<typeof contratoCasos.guardarAnexos> = ({ ruta: { id } }, context) =>
  workOnCase(
    {
      call: 'guardarAnexos',
      work: 'adjuntar',
      id,
      version: null,
      contents: { idCaso: id },
      check: () => storeFiles(id, context),
      release: (files) => releaseFiles(context.db, files),
      effect: async ({ tx, numiden, now }, files) => {
        await demandRoom(tx, id, files.length);
        await attachFiles(tx, files, { idCaso: id, numiden, fecha: now });
        return {
          text: CASE_TEXTS.anexos,
          entries: [{ trabajo: 'adjuntar', archivos: files.map(({ nombre }) => nombre) }],
          detail: { anexos: files.map(({ nombre, sha256 }) => ({ nombre, sha256 })) },
        };
      },
    },
    context,
  );

async function storeFiles(id: number, { files: sent, db, sesion, clock }: Context): Promise<readonly StoredFile[]> {
  if (sent.length === 0) throw invalidFields([{ campo: 'files', message: NO_FILES }]);
  const checked = await checkFiles(sent);
  // Before megabytes are stored for a case that is not this person's.
  await demandVisibleCase(db, sesion, id);
  return storeCheckedFiles(db, checked, clock());
}
