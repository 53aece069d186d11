import type { casos } from '#contract/casos';
import type { catalogos } from '#contract/catalogos';
import type { ManejadoresDe } from '../http/manejador.ts';
import { anexosDeCaso, descargarAnexo } from './anexos.ts';
import { detalleCaso } from './detalleCaso.ts';
import { guardarCaso } from './guardarCaso.ts';

/** Handlers of `contract/casos.ts`, and of the one catalogue that belongs to a case. */
export const manejadoresCasos: ManejadoresDe<typeof casos> & Pick<ManejadoresDe<typeof catalogos>, 'anexosDeCaso'> = {
  guardarCaso,
  detalleCaso,
  descargarAnexo,
  anexosDeCaso,
};
