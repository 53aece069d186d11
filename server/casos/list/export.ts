import type { casos as contratoCasos } from '#contract/casos/casos';
import { type CasoDeLista, filtroCasosSchema } from '#domain/casos/casos';
import type { Semaforo } from '#domain/common/semaforo';
import type { Db } from '../../platform/db/db.ts';
import type { Dated } from '../../platform/db/merged.ts';
import { readShown } from '../../platform/db/replica.ts';
import { type CsvColumn, exportCsv, readFilterJson } from '../../platform/export/csvFile.ts';
import { inBatches } from '../../platform/export/inBatches.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { storeTime } from '../../platform/time/localTime.ts';
import { zoneOfCases } from '../../platform/time/zones.ts';
import { trafficLightThresholds } from '../thresholds.ts';
import type { Moment } from './criteria.ts';
import { readCaseRows } from './rows.ts';
import { readCasesFrom, type Stretch, stretchesOf } from './search.ts';

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
      return readInBatches(db, stretches, moment);
    },
  });
};

async function* readInBatches(
  db: Db,
  stretches: readonly Stretch[],
  moment: Moment,
): AsyncGenerator<readonly CasoDeLista[]> {
  const seen = new Set<number>();
  for (const [lugar, stretch] of stretches.entries()) {
    const batches = inBatches(db, {
      next: (from, after: Dated | null, howMany) => readCasesFrom(from, stretch, moment, after, howMany),
      rows: (from, casos) =>
        readCaseRows(
          from,
          casos.map(({ id }) => id),
          moment,
        ),
    });
    for await (const rows of batches) {
      // Work on a case meanwhile may move it to a later run, where it is passed over.
      yield rows.filter(({ id }) => !seen.has(id));
      if (lugar < stretches.length - 1) for (const { id } of rows) seen.add(id);
    }
  }
}

const TRAFFIC_LIGHTS: Readonly<Record<Semaforo, string>> = {
  reciente: 'Reciente',
  antiguo: 'Antiguo',
  sinAtencion: 'Sin atención',
  atendido: 'Atendido',
};

const COLUMNS: readonly CsvColumn<CasoDeLista>[] = [
  { titulo: 'Folio', celda: ({ id }) => id },
  { titulo: 'Creado', celda: ({ fechaCreacion }, zone) => storeTime(fechaCreacion, zone) },
  { titulo: 'Número de tienda', celda: ({ tienda }) => tienda.cvetda },
  { titulo: 'Tienda', celda: ({ tienda }) => tienda.nombre },
  { titulo: 'Área', celda: ({ area }) => area.nombre },
  { titulo: 'Categoría', celda: ({ subCategoria }) => subCategoria.nombre },
  { titulo: 'Estado', celda: ({ estado }) => estado.nombre },
  { titulo: 'Semáforo', celda: ({ semaforo }) => (semaforo === null ? null : TRAFFIC_LIGHTS[semaforo]) },
  { titulo: 'Número de cliente', celda: ({ datosCliente }) => datosCliente.numiden },
  { titulo: 'Cliente', celda: ({ datosCliente }) => datosCliente.nombre },
  { titulo: 'Numiden de quien creó', celda: ({ datosCreacion }) => datosCreacion.numiden },
  { titulo: 'Creado por', celda: ({ datosCreacion }) => datosCreacion.nombre },
  { titulo: 'A cargo', celda: ({ administrador }) => administrador?.nombre ?? null },
  {
    titulo: 'Fecha de solución',
    celda: ({ fechaSolucion }, zone) => (fechaSolucion === null ? null : storeTime(fechaSolucion, zone)),
  },
];
