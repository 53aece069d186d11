import type { bitacora as contrato } from '#contract/personas/audit';
import { actionInWords, integrationInWords, recordInWords } from '#domain/common/auditWords';
import { fieldChanges } from '#domain/common/fieldChanges';
import { type AuditAuthor, auditFilterSchema, type ListedAuditEntry } from '#domain/personas/audit';
import { type CsvColumn, exportCsv, readFilterJson } from '../../platform/export/csvFile.ts';
import { inBatches } from '../../platform/export/inBatches.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { storeTime } from '../../platform/time/localTime.ts';
import { type AuditRow, listedEntriesOf } from './entries.ts';
import { auditBatch, auditSearch } from './search.ts';

/**
 * Exports the entries that a filter finds in the audit, as CSV (GET bitacora/exportar): the rows of the list, in its
 * order, and no bound but theirs.
 * @throws Rejection 400 when the filter is not the JSON of one, 409 while another export of the
 * same person is being sent.
 */
export const exportAudit: Handler<typeof contrato.exportarBitacora> = async ({ consulta }, context) => {
  const { db, config, sesion, clock } = context;
  const filtro = readFilterJson(consulta.filtro, auditFilterSchema, 'la bitácora');
  return exportCsv(context, {
    reading: { accion: 'exportarBitacora', entidad: 'bitacora', idEntidad: '', datos: { filtro } },
    name: 'bitacora',
    columns: COLUMNS,
    begin: async () => {
      const search = auditSearch(filtro, { me: sesion.numiden, now: clock(), zone: config.zonaHoraria });
      return inBatches(db, {
        next: async (from, after: AuditRow | null, howMany) =>
          search === null ? [] : auditBatch(from, search, after, howMany),
        rows: listedEntriesOf,
      });
    },
  });
};

const COLUMNS: readonly CsvColumn<ListedAuditEntry>[] = [
  { titulo: 'Fecha', celda: ({ momento }, zone) => storeTime(momento, zone) },
  { titulo: 'Numiden', celda: ({ autor }) => (autor !== null && 'numiden' in autor ? autor.numiden : null) },
  { titulo: 'Persona', celda: ({ autor }) => personOf(autor) },
  { titulo: 'Acción', celda: ({ accion }) => actionInWords(accion) },
  { titulo: 'Registro', celda: ({ entidad, idEntidad }) => recordInWords(entidad, idEntidad) },
  { titulo: 'Nombre del registro', celda: ({ registro }) => registro },
  { titulo: 'Antes', celda: (entry) => sideOf(entry, 'antes') },
  { titulo: 'Después', celda: (entry) => sideOf(entry, 'despues') },
];

function personOf(autor: AuditAuthor): string | null {
  if (autor === null) return 'El sistema';
  return 'integracion' in autor ? integrationInWords(autor.nombre, autor.integracion) : autor.nombre;
}

/** Only what differs, a line for each field. */
function sideOf({ antes, despues }: ListedAuditEntry, side: 'antes' | 'despues'): string {
  return fieldChanges(antes, despues)
    .flatMap((change) => (change[side] === null ? [] : [`${change.etiqueta}: ${change[side]}`]))
    .join('\n');
}
