import { type RespuestaTrabajo, SUCCESS_CODE } from '#contract/common/answers';
import {
  BLANK_FORM,
  type NewCaseFields,
  type NuevoCaso,
  nuevoCasoSchema,
  type SolicitudCaso,
  solicitudDelFormulario,
} from '#domain/casos/nuevoCaso';
import type { Sesion } from '#domain/personas/sesion';
import { serverNow } from '../../api/clock.ts';
import { failureOf, internalError } from '../../api/failure.ts';
import type { ChosenFiles } from '../../data/chosenFiles.ts';
import { type AnyWork, type WorkCall, work } from '../../ui/works/work.ts';

/** The work on a new case: it is made. The page says so itself, once it has fetched it. */
export function newCaseWorks(files: ChosenFiles, autor: Pick<Sesion, 'numiden' | 'tienda'>) {
  return {
    crear: work<NewCaseFields, NuevoCaso>({
      button: 'Guardar',
      busy: 'Creando caso...',
      failed: 'No se pudo crear el caso.',
      schema: nuevoCasoSchema(serverNow),
      blank: BLANK_FORM,
      send: (form, call) => create(solicitudDelFormulario(form, autor), filesOf(files, form), call),
    }),
  } as const satisfies Record<string, AnyWork>;
}

export type NewCaseWorks = ReturnType<typeof newCaseWorks>;

/**
 * Makes the case. A failure before anything is sent is 'interno': an earlier try under this key may still be stored.
 * @throws Failure when a file is no longer at hand or can no longer be read, and when the case was not made.
 */
async function create(
  request: SolicitudCaso | null,
  files: readonly (File | undefined)[],
  { api, options, onProgress }: WorkCall,
): Promise<RespuestaTrabajo> {
  if (request === null) throw internalError();
  const present = files.filter((file) => file !== undefined);
  if (present.length < files.length) {
    throw failureOf('interno', 'Los archivos ya no están a la mano. Quítelos y adjúntelos de nuevo.');
  }
  const unreadable = await firstUnreadable(present);
  options.signal.throwIfAborted();
  if (unreadable !== null) {
    const texto = `No se pudo leer el archivo ${unreadable.name}: cambió o se movió. Quítelo y adjúntelo de nuevo.`;
    throw failureOf('interno', texto);
  }
  const answer = await api.subir('guardarCaso', { cuerpo: request }, present, { ...options, alAvanzar: onProgress });
  if (answer.codigo !== SUCCESS_CODE) throw failureOf('rechazo', answer.descripcion, answer.codigo);
  return { codigo: SUCCESS_CODE, descripcion: '', id: answer.idCaso, version: 0 };
}

function filesOf(files: ChosenFiles, { anexos }: Pick<NewCaseFields, 'anexos'>): readonly (File | undefined)[] {
  return anexos.map(({ id }) => files.tomar(id));
}

/** A file changed on disk after it was chosen fails an upload just as a lost connection does; this tells them apart. */
async function firstUnreadable(files: readonly File[]): Promise<File | null> {
  for (const file of files) {
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch {
      return file;
    }
  }
  return null;
}
