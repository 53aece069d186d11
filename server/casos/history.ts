import { entradaDeCasoEnPalabras } from '#domain/casos/historiaCaso';
import { casoLogs } from '../db/schema/partesDeCaso.ts';
import { historyOf } from '../works/history.ts';

/** The history of cases. */
export const caseHistory = historyOf(casoLogs, 'idCaso', entradaDeCasoEnPalabras);
