import { SUCCESS_CODE } from '#contract/common/answers';
import type { sistema } from '#contract/common/system';
import { settingHandlers } from './cadena/ajustes/handlers.ts';
import { catalogueHandlers } from './cadena/catalogos/handlers.ts';
import { chainHandlers } from './cadena/handlers.ts';
import { integrationHandlers } from './cadena/integraciones/handlers.ts';
import { reasonHandlers } from './cadena/motivos/handlers.ts';
import { serverHandlers } from './cadena/servidores/handlers.ts';
import { customerHandlers } from './casos/clientes/handlers.ts';
import { caseHandlers } from './casos/handlers.ts';
import { textHandlers } from './casos/textos.ts';
import { searchHandlers } from './escritorio/busqueda/find.ts';
import { newsHandlers } from './escritorio/novedades/handlers.ts';
import { dashboardHandlers } from './escritorio/tablero/handlers.ts';
import { usageHandlers } from './escritorio/uso/handlers.ts';
import { invoiceCatalogueHandlers } from './facturas/catalogues.ts';
import { cuadreHandlers } from './facturas/cuadre/handlers.ts';
import { globalHandlers } from './facturas/global/handlers.ts';
import { invoiceHandlers } from './facturas/handlers.ts';
import { invoiceListHandlers } from './facturas/list/handlers.ts';
import { guideHandlers } from './guias/handlers.ts';
import { auditHandlers } from './personas/audit/handlers.ts';
import { roleHandlers } from './personas/roles/handlers.ts';
import { securityHandlers } from './personas/security/handlers.ts';
import { sessionHandlers } from './personas/sesion/handlers.ts';
import { userHandlers } from './personas/usuarios/handlers.ts';
import { manejadoresCambios } from './platform/changes/handlers.ts';
import { checkOwnVersion } from './platform/db/migrate.ts';
import { draftHandlers } from './platform/drafts/handlers.ts';
import type { Handlers, HandlersOf } from './platform/http/handler.ts';
import { atenderCorreo, correosPorAtender } from './platform/mail/attention.ts';
import { refundHandlers } from './vales/devoluciones/handlers.ts';
import { voucherHandlers } from './vales/handlers.ts';
import { voucherListHandlers } from './vales/list/handlers.ts';
import { voucherPaperHandlers } from './vales/paperHandlers.ts';
import { incomingHandlers } from './ventas/entrada/handlers.ts';
import { operationHandlers } from './ventas/operaciones/handlers.ts';

/** Whether the server can do its work: it can when its database answers and is of its version; when not, the error says why. */
const systemHandlers: HandlersOf<typeof sistema> = {
  salud: async (_entrada, { db }) => {
    await checkOwnVersion(db);
    return { codigo: SUCCESS_CODE, descripcion: 'En servicio' };
  },
};

/** The product's handlers, one file a capability. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...catalogueHandlers,
  ...customerHandlers,
  ...operationHandlers,
  ...searchHandlers,
  ...guideHandlers,
  ...refundHandlers,
  ...caseHandlers,
  ...textHandlers,
  ...voucherHandlers,
  ...voucherListHandlers,
  ...voucherPaperHandlers,
  correosPorAtender,
  atenderCorreo,
  ...invoiceHandlers,
  ...invoiceListHandlers,
  ...globalHandlers,
  ...cuadreHandlers,
  ...invoiceCatalogueHandlers,
  ...dashboardHandlers,
  ...newsHandlers,
  ...usageHandlers,
  ...reasonHandlers,
  ...settingHandlers,
  ...serverHandlers,
  ...integrationHandlers,
  ...chainHandlers,
  ...incomingHandlers,
  ...userHandlers,
  ...roleHandlers,
  ...draftHandlers,
  ...auditHandlers,
  ...securityHandlers,
  ...manejadoresCambios,
  ...systemHandlers,
};
