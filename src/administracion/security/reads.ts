import type { AuditPage } from '#contract/audit';
import type { SessionPage } from '#contract/security';
import { query } from '../../data/query.ts';
import type { ListAnswer } from '../../ui/list/useListRead.ts';
import { auditFilters, happeningFilters, sessionFilters, unusualFilters } from './filters.ts';
import type { SecuritySearch } from './search.ts';
import { sizeOf } from './search.ts';

/** What the audit has for the two tabs that show one kind of act. */
export const HAPPENINGS = {
  rechazos: { lecturas: false, entidad: 'usuario', acciones: ['rechazar inicio de sesión'] },
  exportaciones: { lecturas: true, entidad: '', acciones: ['exportarCasos', 'exportarVales', 'exportarBitacora'] },
} as const;

/** Which of those tabs. */
export type Happening = keyof typeof HAPPENINGS;

/** The reading of a page of the open sessions; pages count from 1. */
export function sessionsRead(search: SecuritySearch, page = search.pagina as number | undefined) {
  const request = sessionFilters.request(sessionFilters.read(search));
  return query('sesionesAbiertas', { cuerpo: { ...request, numPagina: page ?? 1, tamPagina: sizeOf(search) } });
}

/** What the audit is asked for by the filters of the address. */
export function auditRequest(search: SecuritySearch) {
  const { accion, ...request } = auditFilters.request(auditFilters.read(search));
  return { ...request, acciones: accion === '' ? [] : [accion] };
}

/** The reading of a page of the audit; pages count from 1. */
export function auditRead(search: SecuritySearch, page = search.pagina as number | undefined) {
  return query('listaBitacora', {
    cuerpo: { ...auditRequest(search), numPagina: page ?? 1, tamPagina: sizeOf(search) },
  });
}

/** The reading of a page of one kind of act. Of a refused login the person is the record: nobody was signed in. */
export function happeningRead(kind: Happening, search: SecuritySearch, page = search.pagina as number | undefined) {
  const { numiden, dia, orden } = happeningFilters.request(happeningFilters.read(search));
  const { acciones, ...which } = HAPPENINGS[kind];
  const isRecord = kind === 'rechazos';
  return query('listaBitacora', {
    cuerpo: {
      ...which,
      acciones: [...acciones],
      numiden: isRecord ? null : numiden,
      idEntidad: isRecord && numiden !== null ? String(numiden) : '',
      ...{ fechaIni: dia, fechaFin: dia, orden, numPagina: page ?? 1, tamPagina: sizeOf(search) },
    },
  });
}

/** The reading of unusual searching, of today where no day is said. */
export function unusualRead(search: SecuritySearch, today: string) {
  const { numiden, dia } = unusualFilters.request(unusualFilters.read(search));
  return query('lecturasInusuales', { cuerpo: { numiden, dia: dia ?? today } });
}

/** The list's view of a page. */
export function pageAnswer<Row>({ filas, total, limiteExcedido }: Page<Row>): ListAnswer<Row> {
  return { rows: filas, total, hasMore: limiteExcedido };
}

type Page<Row> = Pick<AuditPage | SessionPage, 'total' | 'limiteExcedido'> & { readonly filas: readonly Row[] };
