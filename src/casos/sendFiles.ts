import type { ResultadoTrabajo } from '#contract/common/answers';
import { FILE_TEXTS, MAX_ANEXOS } from '#domain/casos/anexos';
import type { AnexoElegido } from '#domain/casos/nuevoCaso';
import { failureOf } from '../api/failure.ts';
import type { ChosenFiles } from '../data/chosenFiles.ts';
import type { WorkCall } from '../ui/works/work.ts';

/** How the files that a person chose are added to a case. */
export function sendFilesOf(files: ChosenFiles) {
  return (chosen: readonly AnexoElegido[], { api, id, options, onProgress }: WorkCall): Promise<ResultadoTrabajo> => {
    const present = filesOf(files, chosen);
    return api.subir('guardarAnexos', { ruta: { id }, cuerpo: {} }, present, { ...options, alAvanzar: onProgress });
  };
}

/** @throws Failure 'rechazo' when there is no file or more than five, 'interno' for one that is no longer at hand. */
function filesOf(files: ChosenFiles, chosen: readonly AnexoElegido[]): readonly File[] {
  if (chosen.length === 0) throw failureOf('rechazo', 'Elija al menos un archivo.');
  if (chosen.length > MAX_ANEXOS) throw failureOf('rechazo', FILE_TEXTS.demasiados);
  const present = chosen.map(({ id }) => files.tomar(id)).filter((file) => file !== undefined);
  if (present.length === chosen.length) return present;
  // 'interno', because an earlier try under this key may still have been stored.
  throw failureOf('interno', 'Los archivos ya no están a la mano. Descártelos y adjúntelos de nuevo.');
}
