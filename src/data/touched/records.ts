import { AJUSTES, SEMAFOROS } from '#domain/cadena/ajustes';
import { type CambioDe, tocaListaMotivos } from '#domain/common/cambios';
import type { RecordName } from '#domain/common/records';
import { always, type Shown, type Touches } from './touches.ts';

/** A change that names its record alone. */
type Named = { readonly id: number };

/** Tells whether a reading is the history of the changed record, as its page shows it. */
export function isHistoryOf(record: RecordName) {
  return ({ id }: Named, { input: { consulta } }: Shown<'historialDeRegistro'>): boolean =>
    consulta.entidad === record && consulta.id === String(id);
}

/** `a` of the list of reasons where both types are asked for. */
const BOTH_TYPES = 2;

/** The readings that a change of a voucher reason touches. */
export const BY_VOUCHER_REASON = {
  motivosVales: (change, { input: { ruta } }) => {
    const [tipo, activos] = [Number(ruta.a), Number(ruta.b)];
    return tocaListaMotivos({ tipo: tipo === BOTH_TYPES ? null : tipo, soloActivos: activos === 1 }, change);
  },
  historialDeRegistro: isHistoryOf('motivoVale'),
} as const satisfies Touches<CambioDe<'motivoVale'>>;

/** The readings that a change of a depreciation reason touches: there is one list of all of them. */
export const BY_DEPRECIATION_REASON = {
  motivosDepreciacion: always,
  historialDeRegistro: isHistoryOf('motivoDepreciacion'),
} as const satisfies Touches<Named>;

/** The readings that a change of a text ready to use touches. */
export const BY_TEXT = {
  textosListos: always,
  historialDeRegistro: isHistoryOf('texto'),
} as const satisfies Touches<Named>;

/** The readings that a change of a view touches, or that one was put into a menu. */
export const BY_VIEW = {
  vistasPropias: always,
  vistasFijadas: always,
  historialDeRegistro: isHistoryOf('vista'),
} as const satisfies Touches<Named>;

/** The readings that a change of a limit touches; the ends of limits are computed a little later, and hear of no change. */
export const BY_LIMIT = {
  listaPlazos: always,
  historialDeRegistro: isHistoryOf('plazo'),
} as const satisfies Touches<Named>;

/** The readings that a change of a note on a diagram touches. */
export const BY_NOTE = {
  notasPorDiagrama: always,
  notasDeDiagrama: always,
  historialDeRegistro: isHistoryOf('notaDeDiagrama'),
} as const satisfies Touches<Named>;

/** The readings that a change of a neighbour's server touches: there is one list of all of them. */
export const BY_SERVER = {
  listaServidores: always,
  detalleServidor: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
  historialDeRegistro: isHistoryOf('servidor'),
} as const satisfies Touches<Named>;

/** The readings that a change of an integration touches: there is one list of all of them. */
export const BY_INTEGRATION = {
  listaIntegraciones: always,
  detalleIntegracion: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
  historialDeRegistro: isHistoryOf('integracion'),
} as const satisfies Touches<Named>;

/** The readings that a change of a receiver touches, or what came of an event for it. */
export const BY_RECEIVER = {
  listaReceptores: always,
  entregasDeReceptor: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
  historialDeRegistro: isHistoryOf('receptor'),
} as const satisfies Touches<Named>;

/** The readings that a delivery of sales touches, and a sale of it that somebody has seen to. */
export const BY_DELIVERY = {
  resumenEntradas: always,
  detalleEntrada: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
} as const satisfies Touches<Named>;

/** The readings that a notice touches, or that one was read. */
export const BY_NEWS = {
  novedadesPropias: always,
  recordatoriosPropios: always,
  seguidosPropios: always,
} as const satisfies Touches<Named>;

/** The readings that a change of a store of the chain touches. */
export const BY_STORE = {
  tiendasDeCadena: always,
  // By its hours it is late or not.
  resumenEntradas: always,
  listoParaFacturar: always,
  tiendas: always,
  tiendasBusqueda: always,
  tiendasLogin: always,
  tiendasPropias: always,
  tiendasVirtuales: always,
  cedis: always,
  historialDeRegistro: isHistoryOf('tienda'),
} as const satisfies Touches<Named>;

/** The readings that a change of a holiday touches. */
export const BY_HOLIDAY = {
  festivosDeCadena: always,
  resumenEntradas: always,
  historialDeRegistro: isHistoryOf('festivo'),
} as const satisfies Touches<Named>;

/** The readings that a change of the authority's keys touches. */
export const BY_KEYS = {
  clavesFiscales: always,
  listoParaFacturar: always,
  historialDeRegistro: isHistoryOf('claveFiscal'),
} as const satisfies Touches<Named>;

/** The readings that a change of a form of payment touches: sales that are here keep theirs. */
export const BY_FORM = {
  formasDeCadena: always,
  historialDeRegistro: isHistoryOf('formaPago'),
} as const satisfies Touches<Named>;

/** The readings that a change of a period of global invoices touches. */
export const BY_PERIOD = {
  periodosGlobales: always,
  previaGlobal: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
  historialDeRegistro: isHistoryOf('periodoGlobal'),
} as const satisfies Touches<Named>;

/** The readings that a change of who issues touches. */
export const BY_ISSUER = {
  emisor: always,
  listoParaFacturar: always,
  historialDeRegistro: isHistoryOf('emisor'),
} as const satisfies Touches<Named>;

/** The readings that a change of an address touches: its customer's, and vouchers with goods to fetch there. */
export const BY_ADDRESS = {
  direccionesCliente: ({ numidenCliente }, { input: { ruta } }) => Number(ruta.id) === numidenCliente,
  historialDeRegistro: isHistoryOf('direccion'),
  obtenerVale: fetchesThere,
  valeParcial: fetchesThere,
} as const satisfies Touches<CambioDe<'direccion'>>;

function fetchesThere({ id }: Named, { data: { recolectas } }: Shown<'obtenerVale' | 'valeParcial'>): boolean {
  return recolectas.some(({ direccion }) => direccion.id === id);
}

/** The readings that a change of a general setting touches. */
export const BY_SETTING = {
  ajustesGenerales: always,
  historialDeRegistro: isHistoryOf('ajuste'),
  // Semaphores colour the cases on every screen.
  listaCasos: isSetting(SEMAFOROS.id),
  detalleCaso: isSetting(SEMAFOROS.id),
  // A wallet has its limit.
  billetera: isSetting(AJUSTES.billetera.id),
  cabidaBilletera: isSetting(AJUSTES.billetera.id),
  metodosPorCambiar: isSetting(AJUSTES.billetera.id),
} as const satisfies Touches<Named>;

function isSetting(setting: number) {
  return ({ id }: Named): boolean => id === setting;
}
