import type { AuditFilter } from '#domain/audit';
import { ACTIONS, AUDITED } from '#domain/auditWords';
import type { SessionFilter } from '#domain/security';
import { day, integer, names, text, toggle } from '../../data/filterKinds.ts';
import { defineFilters } from '../../data/filters.ts';

const MAX_NUMIDEN = 9_999_999_999;

const person = integer('Numiden', { max: MAX_NUMIDEN });

const SESSION_ORDERS = ['porUso', 'porEntrada', 'porNombre'] as const satisfies readonly SessionFilter['orden'][];
const AUDIT_ORDERS = ['recientes', 'antiguas'] as const satisfies readonly AuditFilter['orden'][];

/** The filters of the open sessions. */
export const sessionFilters = defineFilters(
  { buscar: text('Persona', { max: 92, placeholder: 'Nombre o numiden' }) },
  SESSION_ORDERS,
);

/** The filters of what happened: whose, and on which day. */
export const happeningFilters = defineFilters({ numiden: person, dia: day('Día') }, AUDIT_ORDERS);

/** The filters of unusual reading: the day is today where none is said. */
export const unusualFilters = defineFilters({ numiden: person, dia: day('Día') }, ['recientes']);

/** The filters of the audit. */
export const auditFilters = defineFilters(
  {
    numiden: person,
    accion: names('Acción', ACTIONS),
    entidad: names('Registro', AUDITED, { all: 'Todos' }),
    idEntidad: text('Nº de registro', { max: 60, needs: 'entidad' }),
    fechaIni: day('Desde', { happened: 'Días' }),
    fechaFin: day('Hasta', { from: 'fechaIni' }),
    lecturas: toggle('Lecturas'),
  },
  AUDIT_ORDERS,
);
