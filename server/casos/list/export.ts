import type { casos as contratoCasos } from '#contract/casos';
import type { CasoDeLista } from '#domain/casos';
import { filtroCasosSchema } from '#domain/casos';
import type { Semaforo } from '#domain/vidaCaso';
import type { Db } from '../../db/db.ts';
import { heavyRead, rowsAtATime } from '../../db/heavyReads.ts';
import type { Dated } from '../../db/merged.ts';
import { readShown } from '../../db/replica.ts';
import type { CsvColumn } from '../../export/csvFile.ts';
import { exportCsv, readFilterJson } from '../../export/csvFile.ts';
import type { Handler } from '../../http/handler.ts';
import { storeTime } from '../../time/localTime.ts';
import { zoneOfCases } from '../../time/zones.ts';
import { trafficLightThresholds } from '../thresholds.ts';
import type { Moment } from './criteria.ts';
import { readRows } from './rows.ts';
import type { Stretch } from './search.ts';
import { readFrom, stretchesOf } from './search.ts';

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
  const size = rowsAtATime(db);
  for (const [lugar, stretch] of stretches.entries()) {
    let last: Dated | null = null;
    for (;;) {
      const desde: Dated | null = last;
      const batch: Batch = await readBatch(db, stretch, moment, desde, seen, size);
      yield batch.rows;
      if (lugar < stretches.length - 1) for (const { id } of batch.casos) seen.add(id);
      last = batch.casos.at(-1) ?? null;
      if (batch.casos.length < size) break;
    }
  }
}

interface Batch {
  readonly casos: readonly Dated[];
  /** Those that were not sent before. */
  readonly rows: readonly CasoDeLista[];
}

// By the last case read and not by page number: cases that are opened meanwhile neither repeat a row nor skip one. Work
// on a case meanwhile may move it to a later run, where it is passed over.
async function readBatch(
  db: Db,
  stretch: Stretch,
  moment: Moment,
  desde: Dated | null,
  seen: ReadonlySet<number>,
  size: number,
): Promise<Batch> {
  return readShown(db, async (from) => {
    const casos = await heavyRead(from, () => readFrom(from, stretch, moment, desde, size));
    const fresh = casos.map(({ id }) => id).filter((id) => !seen.has(id));
    return { casos, rows: await heavyRead(from, () => readRows(from, fresh, moment)) };
  });
}

const TRAFFIC_LIGHTS: Readonly<Record<Semaforo, string>> = {
  reciente: 'Reciente',
  antiguo: 'Antiguo',
  sinAtencion: 'Sin atención',
  atendido: 'Atendido',
};

const COLUMNS: readonly CsvColumn<CasoDeLista>[] = [
  { titulo: 'Caso', celda: ({ id }) => id },
  { titulo: 'Fecha de creación', celda: ({ fechaCreacion }, zone) => storeTime(fechaCreacion, zone) },
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
  { titulo: 'Administrador', celda: ({ administrador }) => administrador?.nombre ?? null },
  {
    titulo: 'Fecha de solución',
    celda: ({ fechaSolucion }, zone) => (fechaSolucion === null ? null : storeTime(fechaSolucion, zone)),
  },
];
