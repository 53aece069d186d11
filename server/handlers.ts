import { setTimeout as pause } from 'node:timers/promises';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { sistema } from '#contract/common/system';
import { settingHandlers } from './cadena/ajustes/handlers.ts';
import { catalogueHandlers } from './cadena/catalogos/handlers.ts';
import { chainHandlers } from './cadena/handlers.ts';
import { integrationHandlers } from './cadena/integraciones/handlers.ts';
import { reasonHandlers } from './cadena/motivos/handlers.ts';
import { receiverHandlers } from './cadena/receptores/handlers.ts';
import { serverHandlers } from './cadena/servidores/handlers.ts';
import { customerHandlers } from './casos/clientes/handlers.ts';
import { caseHandlers } from './casos/handlers.ts';
import { textHandlers } from './casos/textos.ts';
import { searchHandlers } from './escritorio/busqueda/find.ts';
import { customerPageHandlers } from './escritorio/cliente/handlers.ts';
import { noteHandlers } from './escritorio/notas/handlers.ts';
import { newsHandlers } from './escritorio/novedades/handlers.ts';
import { limitHandlers } from './escritorio/plazos/handlers.ts';
import { presenceHandlers } from './escritorio/presencia/handlers.ts';
import { reminderHandlers } from './escritorio/recordatorios/handlers.ts';
import { followingHandlers } from './escritorio/seguimientos/handlers.ts';
import { dashboardHandlers } from './escritorio/tablero/handlers.ts';
import { usageHandlers } from './escritorio/uso/handlers.ts';
import { versionHandlers } from './escritorio/versiones/handlers.ts';
import { viewHandlers } from './escritorio/vistas/handlers.ts';
import { invoiceCatalogueHandlers } from './facturas/catalogues.ts';
import { cuadreHandlers } from './facturas/cuadre/handlers.ts';
import { issuerHandlers } from './facturas/emisor.ts';
import { globalHandlers } from './facturas/global/handlers.ts';
import { invoiceHandlers } from './facturas/handlers.ts';
import { invoiceListHandlers } from './facturas/list/handlers.ts';
import { readiness } from './facturas/listo.ts';
import { enviarDocumento } from './facturas/mailDocument.ts';
import { facturasDeVenta } from './facturas/ofSale.ts';
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
import { Rejection } from './platform/http/rejection.ts';
import { atenderCorreo, correosPorAtender } from './platform/mail/attention.ts';
import { listaCorreos } from './platform/mail/handlers.ts';
import { readGrowth } from './startup/growth/read.ts';
import { refundHandlers } from './vales/devoluciones/handlers.ts';
import { voucherHandlers } from './vales/handlers.ts';
import { voucherListHandlers } from './vales/list/handlers.ts';
import { voucherPaperHandlers } from './vales/paperHandlers.ts';
import { orderPickup, pickupDetails } from './vales/pickups/pickup.ts';
import { incomingHandlers } from './ventas/entrada/handlers.ts';
import { operationHandlers } from './ventas/operaciones/handlers.ts';

/** A balancer asks every few seconds, and gives up a server that says nothing for as long: in milliseconds. */
const READY_WAIT_MS = 5_000;

const DATABASE_IS_LATE = 'La base de datos no contestó a tiempo.';

/** Whether the server can do its work: it can when its database answers and is of its version; when not, the error says why. */
const systemHandlers: HandlersOf<typeof sistema> = {
  salud: async (_entrada, { db }) => {
    await checkOwnVersion(db);
    return { codigo: SUCCESS_CODE, descripcion: 'En servicio' };
  },
  vivo: async () => ({ codigo: SUCCESS_CODE, descripcion: 'En servicio' }),
  listo: async (_entrada, { db }) => {
    const late = pause(READY_WAIT_MS, null, { ref: false }).then(() => {
      throw new Rejection(503, DATABASE_IS_LATE, { segundos: 5 });
    });
    await Promise.race([checkOwnVersion(db), late]);
    return { codigo: SUCCESS_CODE, descripcion: 'Listo' };
  },
  version: async (_entrada, { version, db }) => ({ version, paso: await checkOwnVersion(db) }),
  crecimiento: (_entrada, { db, config }) => readGrowth(db, config.conserva),
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
  enviarDocumento,
  listaCorreos,
  programarRecolecta: orderPickup,
  complementoGuia: pickupDetails,
  correosPorAtender,
  atenderCorreo,
  ...invoiceHandlers,
  ...invoiceListHandlers,
  facturasDeVenta,
  ...issuerHandlers,
  listoParaFacturar: (_entrada, context) => readiness(context),
  ...globalHandlers,
  ...cuadreHandlers,
  ...invoiceCatalogueHandlers,
  ...dashboardHandlers,
  ...newsHandlers,
  ...reminderHandlers,
  ...followingHandlers,
  ...viewHandlers,
  ...customerPageHandlers,
  ...limitHandlers,
  ...usageHandlers,
  ...noteHandlers,
  ...versionHandlers,
  ...reasonHandlers,
  ...settingHandlers,
  ...serverHandlers,
  ...integrationHandlers,
  ...receiverHandlers,
  ...chainHandlers,
  ...incomingHandlers,
  ...userHandlers,
  ...roleHandlers,
  ...draftHandlers,
  ...auditHandlers,
  ...securityHandlers,
  ...manejadoresCambios,
  ...presenceHandlers,
  ...systemHandlers,
};
