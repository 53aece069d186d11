import { type EntradaDeCaso, entradaDeCasoEnPalabras, paraQuienLee } from '#domain/casos/historiaCaso';
import { casoLogs } from '../platform/db/schema/partesDeCaso.ts';
import { historyOf } from '../platform/works/history.ts';

/** The history of cases. Whoever reads it here may be anybody, so that no related case is named. */
export const caseHistory = historyOf(casoLogs, 'idCaso', (entry: EntradaDeCaso) =>
  entradaDeCasoEnPalabras(paraQuienLee(entry, () => false)),
);
