import type { bitacora } from '#contract/personas/audit';
import { readShown } from '../../platform/db/replica.ts';
import type { Handler, HandlersOf } from '../../platform/http/handler.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { listedEntriesOf } from './entries.ts';
import { exportAudit } from './export.ts';
import { recordHistory } from './recordHistory.ts';
import { auditPage, auditSearch, countAudit } from './search.ts';

/** A page of the audit (POST bitacora/lista-paginada); that it is looked at is written down, whatever the page. */
const auditList: Handler<typeof bitacora.listaBitacora> = async ({ cuerpo }, context) => {
  const { numPagina, tamPagina, ...filtro } = cuerpo;
  const { db, config, sesion, clock } = context;
  await recordRead(context, { accion: 'consultarBitacora', entidad: 'bitacora', idEntidad: '', datos: { filtro } });
  const search = auditSearch(filtro, { me: sesion.numiden, now: clock(), zone: config.zonaHoraria });
  if (search === null) return { filas: [], total: 0, limiteExcedido: false };
  return readShown(db, async (from) => {
    const rows = await auditPage(from, search, { numPagina, tamPagina });
    return { filas: await listedEntriesOf(from, rows), ...(await countAudit(from, search)) };
  });
};

/** Handlers of `contract/personas/audit.ts`. */
export const auditHandlers: HandlersOf<typeof bitacora> = {
  historialDeRegistro: recordHistory,
  listaBitacora: auditList,
  exportarBitacora: exportAudit,
};
