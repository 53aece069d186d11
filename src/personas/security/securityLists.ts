import type { AuditPage } from '#contract/personas/audit';
import { PAGE_SIZES } from '#domain/common/constants';
import { dayOf, TIME_ZONE } from '#domain/common/dates';
import type { ListedAuditEntry } from '#domain/personas/audit';
import { serverNow } from '../../api/clock.ts';
import { query } from '../../data/query.ts';
import { defineList, type Paging } from '../../ui/list/defineList.ts';
import type { Orders } from '../../ui/list/orders.ts';
import type { ListAnswer } from '../../ui/list/useListRead.ts';
import { knownSize, SAID } from './search.ts';

/** All that a day can have of unusual reading, in one page. */
const ONE_PAGE = 1_000;

const newestFirst = {
  recientes: { text: 'Más recientes', column: 'fecha', descending: true },
  antiguas: { text: 'Más antiguas', column: 'fecha', descending: false },
} as const satisfies Orders<string>;

/** The open sessions. */
export const sessionList = defineList({
  title: 'Sesiones abiertas',
  filtersLabel: 'Filtros de sesiones',
  found: 'Sesiones abiertas',
  said: SAID.sesiones,
  orders: {
    porUso: { text: 'Último uso', column: 'uso', descending: true },
    porEntrada: { text: 'Entró', column: 'entrada', descending: true },
    porNombre: { text: 'Nombre', column: 'persona', descending: false },
  },
  pageSize: PAGE_SIZES[0],
  read: (request, paging) => query('sesionesAbiertas', { cuerpo: { ...request, ...inSizes(paging) } }),
  answer: ({ filas, total, limiteExcedido }) => ({ rows: filas, total, hasMore: limiteExcedido }),
});

/** The part of the audit's filter that makes each of the two lists of one kind of act. */
const HAPPENINGS = {
  rechazos: { lecturas: false, entidad: 'usuario', acciones: ['rechazar inicio de sesión'] },
  exportaciones: {
    lecturas: true,
    entidad: '',
    acciones: [
      'exportarCasos',
      'exportarVales',
      'exportarFacturas',
      'exportarCuadre',
      'exportarZip',
      'exportarBitacora',
    ],
  },
} as const;

/** Which of those lists. */
export type Happening = keyof typeof HAPPENINGS;

/** Refused logins, and exports: whose, and on which day. */
export const happeningLists = {
  rechazos: happeningList('rechazos', 'Entradas rechazadas', 'Filtros de entradas rechazadas'),
  exportaciones: happeningList('exportaciones', 'Exportaciones', 'Filtros de exportaciones'),
} as const satisfies Record<Happening, object>;

function happeningList(kind: Happening, title: string, filtersLabel: string) {
  const { acciones, ...which } = HAPPENINGS[kind];
  // In a refused login the person is the record: no one was signed in.
  const isRecord = kind === 'rechazos';
  return defineList({
    title,
    filtersLabel,
    found: title,
    said: SAID[kind],
    orders: newestFirst,
    pageSize: PAGE_SIZES[0],
    read: ({ numiden, dia, orden }, paging) =>
      query('listaBitacora', {
        cuerpo: {
          ...which,
          acciones: [...acciones],
          numiden: isRecord ? null : numiden,
          idEntidad: isRecord && numiden !== null ? String(numiden) : '',
          fechaIni: dia,
          fechaFin: dia,
          orden,
          ...inSizes(paging),
        },
      }),
    answer: auditRows,
  });
}

/** Unusual reading: the day is today where none is said. */
export const unusualList = defineList({
  title: 'Lecturas inusuales',
  filtersLabel: 'Filtros de lecturas inusuales',
  found: 'Lecturas inusuales',
  said: SAID.lecturas,
  orders: { recientes: { text: 'Más recientes', column: 'hora', descending: true } },
  pageSize: ONE_PAGE,
  read: ({ numiden, dia }) =>
    query('lecturasInusuales', { cuerpo: { numiden, dia: dia ?? dayOf(serverNow(), TIME_ZONE) } }),
  answer: ({ filas }) => ({ rows: filas, total: filas.length, hasMore: false }),
  rowKey: ({ desde, persona, accion }) => `${desde} ${persona.numiden} ${accion}`,
});

/** The audit. */
export const auditList = defineList({
  title: 'Bitácora',
  filtersLabel: 'Filtros de la bitácora',
  found: 'Filas de la bitácora',
  said: SAID.bitacora,
  orders: newestFirst,
  pageSize: PAGE_SIZES[0],
  read: (request, paging) => query('listaBitacora', { cuerpo: { ...request, ...inSizes(paging) } }),
  answer: auditRows,
  csv: {
    one: 'fila',
    many: 'filas',
    done: 'La bitácora se exportó con éxito',
    failed: 'No se pudo exportar la bitácora.',
  },
});

function inSizes({ numPagina, tamPagina }: Paging) {
  return { numPagina, tamPagina: knownSize(tamPagina) };
}

function auditRows({ filas, total, limiteExcedido }: AuditPage): ListAnswer<ListedAuditEntry> {
  return { rows: filas, total, hasMore: limiteExcedido };
}
