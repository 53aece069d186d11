import type { ActionName } from '#domain/common/auditWords';
import { ajustes } from './cadena/ajustes.ts';
import { cadena } from './cadena/cadena.ts';
import { catalogos } from './cadena/catalogos.ts';
import { integraciones } from './cadena/integraciones.ts';
import { motivos } from './cadena/motivos.ts';
import { receptores } from './cadena/receptores.ts';
import { servidores } from './cadena/servidores.ts';
import { casos } from './casos/casos.ts';
import { clientes } from './casos/clientes.ts';
import { textos } from './casos/textos.ts';
import type { Call, IntegrationCall } from './common/call.ts';
import { cambios } from './common/changes.ts';
import { correos } from './common/correos.ts';
import { borradores } from './common/drafts.ts';
import { listaCorreos } from './common/listaCorreos.ts';
import { presencia } from './common/presence.ts';
import { sistema } from './common/system.ts';
import { busqueda } from './escritorio/busqueda.ts';
import { cliente } from './escritorio/cliente.ts';
import { notas } from './escritorio/notas.ts';
import { novedades } from './escritorio/novedades.ts';
import { plazos } from './escritorio/plazos.ts';
import { recordatorios } from './escritorio/recordatorios.ts';
import { seguimientos } from './escritorio/seguimientos.ts';
import { tablero } from './escritorio/tablero.ts';
import { uso } from './escritorio/uso.ts';
import { versiones } from './escritorio/versiones.ts';
import { vistas } from './escritorio/vistas.ts';
import { catalogosFactura } from './facturas/catalogosFactura.ts';
import { cuadre } from './facturas/cuadre.ts';
import { facturas } from './facturas/facturas.ts';
import { facturasDeVenta } from './facturas/facturasDeVenta.ts';
import { globales } from './facturas/globales.ts';
import { listaFacturas } from './facturas/listaFacturas.ts';
import { guiasVale } from './guias/guiasVale.ts';
import { bitacora } from './personas/audit.ts';
import { roles } from './personas/roles.ts';
import { seguridad } from './personas/security.ts';
import { sesion } from './personas/sesion.ts';
import { usuarios } from './personas/usuarios.ts';
import { devoluciones } from './vales/devoluciones.ts';
import { listaVales } from './vales/listaVales.ts';
import { papelVale } from './vales/papelVale.ts';
import { vales } from './vales/vales.ts';
import { entrada } from './ventas/entrada.ts';
import { operaciones } from './ventas/operaciones.ts';

/** Every call of the product, by name. The server must have a handler for each, the client offers each. */
export const contract = {
  ...sesion,
  ...catalogos,
  ...clientes,
  ...operaciones,
  ...facturasDeVenta,
  ...busqueda,
  ...guiasVale,
  ...devoluciones,
  ...casos,
  ...textos,
  ...vales,
  ...listaVales,
  ...papelVale,
  ...listaCorreos,
  ...correos,
  ...facturas,
  ...listaFacturas,
  ...globales,
  ...cuadre,
  ...catalogosFactura,
  ...tablero,
  ...novedades,
  ...recordatorios,
  ...seguimientos,
  ...vistas,
  ...cliente,
  ...plazos,
  ...uso,
  ...notas,
  ...versiones,
  ...motivos,
  ...ajustes,
  ...servidores,
  ...integraciones,
  ...receptores,
  ...cadena,
  ...entrada,
  ...usuarios,
  ...roles,
  ...borradores,
  ...bitacora,
  ...seguridad,
  ...cambios,
  ...presencia,
  ...sistema,
} as const satisfies Record<string, Call>;

/** All entries, by name. */
export type Contract = typeof contract;
/** The name of a call. */
export type CallName = keyof Contract;

/** The name of a call that is written into the audit, which has words for it. */
export type AuditedCall = CallName & ActionName;

/** The calls that people make on a screen; integrations make the others. */
export type PersonCallName = {
  [N in CallName]: Contract[N] extends IntegrationCall ? never : N;
}[CallName];

/**
 * The calls of people that only read: their answers may be kept, shown again and asked for again at any time. A call that changes
 * something, or that never ends, is none.
 */
export type NombreLectura = {
  [N in PersonCallName]: Contract[N] extends { readonly salida: 'eventos' } | { readonly cambia: true }
    ? never
    : Contract[N] extends { readonly metodo: 'GET' } | { readonly soloLee: true }
      ? N
      : never;
}[PersonCallName];
