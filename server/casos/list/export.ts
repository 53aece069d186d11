import { Readable } from 'node:stream';
import type { casos as contratoCasos } from '#contract/casos';
import type { CasoDeLista } from '#domain/casos';
import { filtroCasosSchema } from '#domain/casos';
import { dayOf } from '#domain/dates';
import type { Semaforo } from '#domain/vidaCaso';
import type { Db } from '../../db/db.ts';
import { heavyRead } from '../../db/heavyReads.ts';
import type { Handler } from '../../http/handler.ts';
import { Rejection } from '../../http/rejection.ts';
import { recordRead } from '../../reads/recordRead.ts';
import { storeTime } from '../../time/localTime.ts';
import { trafficLightThresholds } from '../thresholds.ts';
import type { Moment } from './criteria.ts';
import type { Cell } from './csv.ts';
import { csvLine, UTF8_MARK } from './csv.ts';
import type { ExportTurn } from './exportTurn.ts';
import { takeExportTurn } from './exportTurn.ts';
import { readRows } from './rows.ts';
import type { ReadCase, Stretch } from './search.ts';
import { readFrom, stretchesOf } from './search.ts';

/** Rows that are held in memory at a time: few enough that the embedded database reads them in some milliseconds. */
const BATCH = 200;

/**
 * The cases that a filter finds, as CSV (GET caso/exportar): exactly the rows of the list, in its order, and no bound but
 * theirs. They are read in batches while they are sent, no faster than the asker takes them, and no further than the asker
 * stays; between two batches everybody else has a turn.
 * @throws Rejection 400 when the filter is not the JSON of one, 409 while another export of the same person is being sent.
 */
export const exportarCasos: Handler<typeof contratoCasos.exportarCasos> = async ({ consulta }, context) => {
  const { db, sesion, config, registro } = context;
  const filtro = readFilterJson(consulta.filtro);
  const turn = await takeExportTurn(context);
  const release = () =>
    turn.release().catch((error: unknown) => registro.error({ causa: String(error) }, 'export turn'));
  try {
    await recordRead(context, { accion: 'exportarCasos', entidad: 'casos', idEntidad: '', datos: { filtro } });
    const moment = { ahora: context.ahora(), umbrales: await trafficLightThresholds(db), zona: config.zonaHoraria };
    const stretches = await stretchesOf(db, filtro, sesion, moment);
    const flujo = Readable.from(escribirCsv(db, stretches, moment, turn), { objectMode: false });
    // However else it ends: left by the asker, or failed.
    flujo.once('close', () => void release());
    return {
      nombre: `casos-${dayOf(moment.ahora, moment.zona)}.csv`,
      tipo: 'text/csv; charset=utf-8',
      bytes: null,
      flujo,
    };
  } catch (error) {
    await release();
    throw error;
  }
};

function readFilterJson(texto: string) {
  const read = filtroCasosSchema.safeParse(asJson(texto));
  if (read.success) return read.data;
  throw new Rejection(
    400,
    'El filtro de la exportación no es válido. Vuelva a la lista de casos y expórtela de nuevo.',
  );
}

function asJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}

async function* escribirCsv(
  db: Db,
  stretches: readonly Stretch[],
  moment: Moment,
  turn: ExportTurn,
): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(COLUMNS.map(({ titulo }) => titulo));
  const seen = new Set<number>();
  for (const [lugar, tramo] of stretches.entries()) {
    let last: ReadCase | null = null;
    for (;;) {
      await turn.renew();
      const desde: ReadCase | null = last;
      const batch: Batch = await readBatch(db, tramo, moment, desde, seen);
      if (batch.texto !== '') yield batch.texto;
      if (lugar < stretches.length - 1) for (const { id } of batch.casos) seen.add(id);
      last = batch.casos.at(-1) ?? null;
      if (batch.casos.length < BATCH) break;
    }
  }
  // Before the asker learns that this is all: the next export may follow at once.
  await turn.release();
}

interface Batch {
  readonly casos: readonly ReadCase[];
  /** The lines of those that were not sent before. */
  readonly texto: string;
}

// By the last case read and not by page number: cases that are opened meanwhile neither repeat a row nor skip one. Work
// on a case meanwhile may move it to a later run, where it is passed over.
async function readBatch(
  db: Db,
  stretch: Stretch,
  moment: Moment,
  desde: ReadCase | null,
  seen: ReadonlySet<number>,
): Promise<Batch> {
  const casos = await heavyRead(() => readFrom(db, stretch, moment, desde, BATCH));
  const fresh = casos.map(({ id }) => id).filter((id) => !seen.has(id));
  const rows = await heavyRead(() => readRows(db, fresh, moment));
  return {
    casos,
    texto: rows.map((row) => csvLine(COLUMNS.map(({ celda }) => celda(row, moment.zona)))).join(''),
  };
}

const TRAFFIC_LIGHTS: Readonly<Record<Semaforo, string>> = {
  reciente: 'Reciente',
  antiguo: 'Antiguo',
  sinAtencion: 'Sin atención',
  atendido: 'Atendido',
};

interface Column {
  readonly titulo: string;
  readonly celda: (caso: CasoDeLista, zone: string) => Cell;
}

const COLUMNS: readonly Column[] = [
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
