import { entradaDeCasoEnPalabras } from '#domain/casos/historiaCaso';
import { casoLogs } from '../platform/db/schema/partesDeCaso.ts';
import { historyOf } from '../platform/works/history.ts';

/** The history of cases. */
export const caseHistory = historyOf(casoLogs, 'idCaso', entradaDeCasoEnPalabras);
