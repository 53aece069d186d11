import { Readable } from 'node:stream';
import type { casos as contratoCasos } from '#contract/casos';
import type { CasoDeLista } from '#domain/casos';
import { filtroCasosSchema } from '#domain/casos';
import { diaDe } from '#domain/fechas';
import type { Semaforo } from '#domain/vidaCaso';
import type { Db } from '../../db/db.ts';
import type { Manejador } from '../../http/manejador.ts';
import { Rechazo } from '../../http/rechazo.ts';
import { umbralesSemaforo } from '../umbrales.ts';
import type { CasoLeido, Momento, Tramo } from './buscar.ts';
import { leerDesde, tramosDe } from './buscar.ts';
import type { Celda } from './csv.ts';
import { lineaCsv, MARCA_UTF8 } from './csv.ts';
import { leerFilas } from './filas.ts';
import { horaDeTienda } from './horaDeTienda.ts';

/** Rows that are held in memory at a time, and that the embedded database reads before others have their turn. */
const LOTE = 500;

/**
 * The cases that a filter finds, as CSV (GET caso/exportar): exactly the rows of the list, in its order, read in batches
 * while they are sent.
 * @throws Rechazo 400 when the filter is not the JSON of one.
 */
export const exportarCasos: Manejador<typeof contratoCasos.exportarCasos> = async ({ consulta }, contexto) => {
  const { db, sesion, config } = contexto;
  const filtro = leerFiltroJson(consulta.filtro);
  const momento = { ahora: contexto.ahora(), umbrales: await umbralesSemaforo(db), zona: config.zonaHoraria };
  const tramos = await tramosDe(db, filtro, sesion, momento);
  return {
    nombre: `casos-${diaDe(momento.ahora, momento.zona)}.csv`,
    tipo: 'text/csv; charset=utf-8',
    bytes: null,
    flujo: Readable.from(escribirCsv(db, tramos, momento), { objectMode: false }),
  };
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

async function* escribirCsv(db: Db, tramos: readonly Tramo[], momento: Momento): AsyncGenerator<string> {
  yield MARCA_UTF8 + lineaCsv(COLUMNAS.map(({ titulo }) => titulo));
  for await (const ids of lotesDe(db, tramos, momento)) {
    const filas = await leerFilas(db, ids, momento);
    if (filas.length > 0) {
      yield filas.map((fila) => lineaCsv(COLUMNAS.map(({ celda }) => celda(fila, momento.zona)))).join('');
    }
  }
}

// By the last case read and not by page number: cases that are opened meanwhile neither repeat a row nor skip one. Work
// on a case meanwhile may move it to a later run, where it is passed over.
async function* lotesDe(db: Db, tramos: readonly Tramo[], momento: Momento): AsyncGenerator<readonly number[]> {
  const vistos = new Set<number>();
  for (const [lugar, tramo] of tramos.entries()) {
    const entero = tramo.sentido === 'pierdenAntes';
    let ultimo: CasoLeido | null = null;
    for (;;) {
      const filas: readonly CasoLeido[] = await leerDesde(db, tramo, momento, ultimo, entero ? null : LOTE);
      const nuevos = filas.map(({ id }) => id).filter((id) => !vistos.has(id));
      for (let desde = 0; desde < nuevos.length; desde += LOTE) yield nuevos.slice(desde, desde + LOTE);
      if (lugar < tramos.length - 1) for (const id of nuevos) vistos.add(id);
      ultimo = filas.at(-1) ?? null;
      if (entero || filas.length < LOTE) break;
    }
  }
}

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
