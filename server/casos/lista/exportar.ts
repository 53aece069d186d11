import { Readable } from 'node:stream';
import type { casos as contratoCasos } from '#contract/casos';
import type { CasoDeLista } from '#domain/casos';
import { filtroCasosSchema } from '#domain/casos';
import { diaDe } from '#domain/fechas';
import type { Semaforo } from '#domain/vidaCaso';
import type { Db } from '../../db/db.ts';
import { heavyRead } from '../../db/heavyReads.ts';
import type { Manejador } from '../../http/manejador.ts';
import { Rechazo } from '../../http/rechazo.ts';
import { recordRead } from '../../lecturas/recordRead.ts';
import { umbralesSemaforo } from '../umbrales.ts';
import type { CasoLeido, Momento, Tramo } from './buscar.ts';
import { leerDesde, tramosDe } from './buscar.ts';
import type { Celda } from './csv.ts';
import { lineaCsv, MARCA_UTF8 } from './csv.ts';
import type { ExportTurn } from './exportTurn.ts';
import { takeExportTurn } from './exportTurn.ts';
import { leerFilas } from './filas.ts';
import { horaDeTienda } from './horaDeTienda.ts';

/** Rows that are held in memory at a time: few enough that the embedded database reads them in some milliseconds. */
const LOTE = 200;

/**
 * The cases that a filter finds, as CSV (GET caso/exportar): exactly the rows of the list, in its order, and no bound but
 * theirs. They are read in batches while they are sent, no faster than the asker takes them, and no further than the asker
 * stays; between two batches everybody else has a turn.
 * @throws Rechazo 400 when the filter is not the JSON of one, 409 while another export of the same person is being sent.
 */
export const exportarCasos: Manejador<typeof contratoCasos.exportarCasos> = async ({ consulta }, contexto) => {
  const { db, sesion, config, registro } = contexto;
  const filtro = leerFiltroJson(consulta.filtro);
  const turno = await takeExportTurn(contexto);
  const soltar = () =>
    turno.release().catch((error: unknown) => registro.error({ causa: String(error) }, 'export turn'));
  try {
    await recordRead(contexto, { accion: 'exportarCasos', entidad: 'casos', idEntidad: '', datos: { filtro } });
    const momento = { ahora: contexto.ahora(), umbrales: await umbralesSemaforo(db), zona: config.zonaHoraria };
    const tramos = await tramosDe(db, filtro, sesion, momento);
    const flujo = Readable.from(escribirCsv(db, tramos, momento, turno), { objectMode: false });
    // However else it ends: left by the asker, or failed.
    flujo.once('close', () => void soltar());
    return {
      nombre: `casos-${diaDe(momento.ahora, momento.zona)}.csv`,
      tipo: 'text/csv; charset=utf-8',
      bytes: null,
      flujo,
    };
  } catch (error) {
    await soltar();
    throw error;
  }
};

const leerFiltroJson = (texto: string) => {
  const leido = filtroCasosSchema.safeParse(comoJson(texto));
  if (leido.success) return leido.data;
  throw new Rechazo(400, 'El filtro de la exportación no es válido. Vuelva a la lista de casos y expórtela de nuevo.');
};

const comoJson = (texto: string): unknown => {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
};

async function* escribirCsv(
  db: Db,
  tramos: readonly Tramo[],
  momento: Momento,
  turno: ExportTurn,
): AsyncGenerator<string> {
  yield MARCA_UTF8 + lineaCsv(COLUMNAS.map(({ titulo }) => titulo));
  const vistos = new Set<number>();
  for (const [lugar, tramo] of tramos.entries()) {
    let ultimo: CasoLeido | null = null;
    for (;;) {
      await turno.renew();
      const desde: CasoLeido | null = ultimo;
      const lote: Lote = await leerLote(db, tramo, momento, desde, vistos);
      if (lote.texto !== '') yield lote.texto;
      if (lugar < tramos.length - 1) for (const { id } of lote.casos) vistos.add(id);
      ultimo = lote.casos.at(-1) ?? null;
      if (lote.casos.length < LOTE) break;
    }
  }
  // Before the asker learns that this is all: the next export may follow at once.
  await turno.release();
}

interface Lote {
  readonly casos: readonly CasoLeido[];
  /** The lines of those that were not sent before. */
  readonly texto: string;
}

// By the last case read and not by page number: cases that are opened meanwhile neither repeat a row nor skip one. Work
// on a case meanwhile may move it to a later run, where it is passed over.
const leerLote = async (
  db: Db,
  tramo: Tramo,
  momento: Momento,
  desde: CasoLeido | null,
  vistos: ReadonlySet<number>,
): Promise<Lote> => {
  const casos = await heavyRead(() => leerDesde(db, tramo, momento, desde, LOTE));
  const nuevos = casos.map(({ id }) => id).filter((id) => !vistos.has(id));
  const filas = await heavyRead(() => leerFilas(db, nuevos, momento));
  return {
    casos,
    texto: filas.map((fila) => lineaCsv(COLUMNAS.map(({ celda }) => celda(fila, momento.zona)))).join(''),
  };
};

const SEMAFOROS: Readonly<Record<Semaforo, string>> = {
  reciente: 'Reciente',
  antiguo: 'Antiguo',
  sinAtencion: 'Sin atención',
  atendido: 'Atendido',
};

interface Columna {
  readonly titulo: string;
  readonly celda: (caso: CasoDeLista, zona: string) => Celda;
}

const COLUMNAS: readonly Columna[] = [
  { titulo: 'Caso', celda: ({ id }) => id },
  { titulo: 'Fecha de creación', celda: ({ fechaCreacion }, zona) => horaDeTienda(fechaCreacion, zona) },
  { titulo: 'Número de tienda', celda: ({ tienda }) => tienda.cvetda },
  { titulo: 'Tienda', celda: ({ tienda }) => tienda.nombre },
  { titulo: 'Área', celda: ({ area }) => area.nombre },
  { titulo: 'Categoría', celda: ({ subCategoria }) => subCategoria.nombre },
  { titulo: 'Estado', celda: ({ estado }) => estado.nombre },
  { titulo: 'Semáforo', celda: ({ semaforo }) => (semaforo === null ? null : SEMAFOROS[semaforo]) },
  { titulo: 'Número de cliente', celda: ({ datosCliente }) => datosCliente.numiden },
  { titulo: 'Cliente', celda: ({ datosCliente }) => datosCliente.nombre },
  { titulo: 'Numiden de quien creó', celda: ({ datosCreacion }) => datosCreacion.numiden },
  { titulo: 'Creado por', celda: ({ datosCreacion }) => datosCreacion.nombre },
  { titulo: 'Administrador', celda: ({ administrador }) => administrador?.nombre ?? null },
  {
    titulo: 'Fecha de solución',
    celda: ({ fechaSolucion }, zona) => (fechaSolucion === null ? null : horaDeTienda(fechaSolucion, zona)),
  },
];
