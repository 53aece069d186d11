import type { casos as contratoCasos } from '#contract/casos/casos';
import { type CasoDeLista, filtroCasosSchema } from '#domain/casos/casos';
import type { Semaforo } from '#domain/common/semaforo';
import type { Dated } from '../../platform/db/merged.ts';
import { readShown } from '../../platform/db/replica.ts';
import { columnsOf, exportCsv, readFilterJson } from '../../platform/export/csvFile.ts';
import { inRuns } from '../../platform/export/inBatches.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { storeTime } from '../../platform/time/localTime.ts';
import { zoneOfCases } from '../../platform/time/zones.ts';
import { trafficLightThresholds } from '../thresholds.ts';
import { readCaseRows } from './rows.ts';
import { readCasesFrom, stretchesOf } from './search.ts';

/**
 * The cases that a filter finds, as CSV (GET caso/exportar): exactly the rows of the list, in its order, and no bound but
 * theirs.
 * @throws Rejection 400 when the filter is not the JSON of one, 409 while another export of the same person is being sent.
 */
export const exportarCasos: Handler<typeof contratoCasos.exportarCasos> = async ({ consulta }, context) => {
  const { db, sesion } = context;
  const filtro = readFilterJson(consulta.filtro, filtroCasosSchema, 'la lista de casos');
  return exportCsv(context, {
    reading: { accion: 'exportarCasos', entidad: 'casos', idEntidad: '', datos: { filtro } },
    name: 'casos',
    columns: COLUMNS,
    begin: async (now) => {
      const moment = { now, umbrales: await trafficLightThresholds(db), zona: zoneOfCases(context) };
      const stretches = await readShown(db, (from) => stretchesOf(from, filtro, sesion, moment));
      return inRuns(db, stretches, (stretch) => ({
        next: (from, after: Dated | null, howMany) => readCasesFrom(from, stretch, moment, after, howMany),
        rows: (from, casos) =>
          readCaseRows(
            from,
            casos.map(({ id }) => id),
            moment,
          ),
      }));
    },
  });
};

const TRAFFIC_LIGHTS: Readonly<Record<Semaforo, string>> = {
  reciente: 'Reciente',
  antiguo: 'Antiguo',
  sinAtencion: 'Sin atención',
  atendido: 'Atendido',
};

const COLUMNS = columnsOf<CasoDeLista>({
  id: { Folio: (id) => id },
  fechaCreacion: { Creado: (fecha, _, zone) => storeTime(fecha, zone) },
  tienda: { 'Número de tienda': ({ cvetda }) => cvetda, Tienda: ({ nombre }) => nombre },
  area: { Área: ({ nombre }) => nombre },
  subCategoria: { Categoría: ({ nombre }) => nombre },
  estado: { Estado: ({ nombre }) => nombre },
  semaforo: { Semáforo: (semaforo) => (semaforo === null ? null : TRAFFIC_LIGHTS[semaforo]) },
  pierdeColorEn: null,
  datosCliente: { 'Número de cliente': ({ numiden }) => numiden, Cliente: ({ nombre }) => nombre },
  datosCreacion: { 'Numiden de quien creó': ({ numiden }) => numiden, 'Creado por': ({ nombre }) => nombre },
  administrador: { 'A cargo': (person) => person?.nombre ?? null },
  fechaSolucion: { 'Fecha de solución': (fecha, _, zone) => (fecha === null ? null : storeTime(fecha, zone)) },
  vence: { Plazo: (fecha, _, zone) => (fecha == null ? null : storeTime(fecha, zone)) },
  version: null,
});
