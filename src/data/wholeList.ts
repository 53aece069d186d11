import { ID_APLICACION } from '#domain/common/constants';
import { query } from './query.ts';

const ruta = { appId: ID_APLICACION } as const;

/** The reading of all roles, each with its permissions. */
export const ROLES_READ = query('rolesPorAplicacion', { ruta });

/** The groups of the identity provider with their roles. */
export const PROVIDER_GROUPS = query('gruposDelProveedor', {});

/** The reading of the permissions by category. */
export const CATEGORIES_READ = query('categoriasPermiso', { ruta: { app: ID_APLICACION } });

/** The reading of one role. */
export function roleRead(id: number) {
  return query('detalleRol', { ruta: { id } });
}

/** The reading of one user. */
export function userRead(numiden: number) {
  return query('obtenerUsuario', { consulta: { numiden, idAplicacion: ID_APLICACION } });
}

/** Reasons of vouchers, of both types, also those that are switched off. */
export const VOUCHER_REASONS = query('motivosVales', { ruta: { a: 2, b: 0 } });

/** Reasons of depreciations, also those that are switched off. */
export const DEPRECIATION_REASONS = query('motivosDepreciacion', {});

/** The texts ready to use that are one's own or of one's areas, also those that are switched off. */
export const READY_TEXTS = query('textosListos', {});

/** The views that are one's own or of one's areas. */
export const VIEWS = query('vistasPropias', {});

/** The views in the person's menu, each with its count. */
export const PINNED_VIEWS = query('vistasFijadas', {});

/** The general settings. */
export const SETTINGS = query('ajustesGenerales', {});

/** The servers of neighbour systems. */
export const SERVERS = query('listaServidores', {});

/** The reading of one server. */
export function serverRead(id: number) {
  return query('detalleServidor', { ruta: { id } });
}

/** The programs of the chain that send us data. */
export const INTEGRATIONS = query('listaIntegraciones', {});

/** The systems of the chain that are told of events. */
export const RECEIVERS = query('listaReceptores', {});

/** The reading of the last events of one of them. */
export function receiverEventsRead(id: number) {
  return query('entregasDeReceptor', { ruta: { id } });
}

/** The groups of tables of the database, each with what it takes. */
export const GROWTH = query('crecimiento', {});

/** The sales that came: those that wait for somebody, the last deliveries, and how late each store is. */
export const INCOMING = query('resumenEntradas', {});

/** The reading of the lines of one delivery that are not here as they were sent. */
export function deliveryRead(id: number) {
  return query('detalleEntrada', { ruta: { id } });
}

/** The things that the chain still lacks before it can invoice. */
export const READINESS = query('listoParaFacturar', {});

/** All stores with what is set up of each. */
export const CHAIN_STORES = query('tiendasDeCadena', {});

/** The limits of the states of records. */
export const LIMITS = query('listaPlazos', {});

/** The holidays of the chain. */
export const CHAIN_HOLIDAYS = query('festivosDeCadena', {});

/** The reading of the authority's keys in which a text stands. */
export function keysRead(buscar: string) {
  return query('clavesFiscales', { consulta: { buscar } });
}

/** The forms of payment of the chain's tills. */
export const CHAIN_FORMS = query('formasDeCadena', {});

/** The issuer of the chain's invoices. */
export const ISSUER_READ = query('emisor', {});
