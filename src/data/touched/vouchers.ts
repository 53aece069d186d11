import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import type { CambioDe } from '#domain/common/cambios';
import { movesList } from '#domain/lists/list';
import { listaVales } from '#domain/vales/vales.list';
import { always, isSale, type Shown, type Touches } from './touches.ts';

/** The readings that a change of a voucher touches. */
export const BY_VOUCHER = {
  listaVales: (change, { input: { cuerpo }, data: { vales } }, numiden) =>
    vales.some(({ id }) => id === change.id) || movesList(listaVales, cuerpo, change, numiden),
  vistasFijadas: (change, { data: { vistas } }, numiden) =>
    vistas.some(({ lista, filtro }) => lista === 'vales' && movesList(listaVales, filtro, change, numiden)),
  estanciaDeRegistro: ({ id }, { input: { ruta } }) => ruta.entidad === 'vale' && Number(ruta.id) === id,
  seguidosPropios: ({ id }, { data: { seguidos } }) =>
    seguidos.some(({ entidad, idEntidad }) => entidad === 'vale' && idEntidad === id),
  obtenerVale: showsVoucher,
  quienAutoriza: ({ id }, { input: { ruta } }) => ruta.id === id,
  valeParcial: showsVoucher,
  valesDeCaso: ({ antes, despues }, { input: { cuerpo } }) =>
    cuerpo.idCaso === antes?.idCaso || cuerpo.idCaso === despues.idCaso,
  // A person who closes a case is told of its unfinished vouchers.
  detalleCaso: ({ antes, despues }, { input: { ruta } }) =>
    Number(ruta.id) === antes?.idCaso || Number(ruta.id) === despues.idCaso,
  miDia: ({ id, antes, despues }, { data: { devueltos, parciales } }, numiden) =>
    [...devueltos, ...parciales].some((one) => one.id === id) ||
    (despues.numidenCrea === numiden && [antes?.estado, despues.estado].some(isOwnWork)),
  valesPorAutorizar: ({ antes, despues }) =>
    antes?.estado === ESTADO_VALE.porAutorizar || despues.estado === ESTADO_VALE.porAutorizar,
  detalleOperacionVale: ({ despues }, { input: { cuerpo } }) => isSale(despues, cuerpo),
  // A pickup's guide changes with its voucher.
  consultaGuia: ({ despues }, { input: { cuerpo } }) =>
    isSale(despues, { tienda: cuerpo.tiendaOrigenId, operacion: cuerpo.numeroOperacion }),
  // It lists the vouchers of its sale that can be credited.
  obtenerFactura: ({ despues }, { data: { tienda, operacion } }) =>
    isSale(despues, { tienda: tienda.cvetda, operacion }),
  // Money goes back to one of these; its receiver can be another customer than before.
  billetera: comesToWallet,
  cabidaBilletera: comesToWallet,
  // They hang on other vouchers of the sale, which is not told here, and of the customer.
  metodosPorCambiar: always,
  // A note that could not be made is told to who looks at the voucher.
  notasPorHacer: always,
  certificado: ({ id }, { data: { idVale } }) => idVale === id,
} as const satisfies Touches<CambioDe<'vale'>>;

/** A voucher in these states waits for who made it. */
function isOwnWork(state: number | undefined): boolean {
  return state === ESTADO_VALE.parcial || state === ESTADO_VALE.rechazado;
}

function showsVoucher({ id }: CambioDe<'vale'>, { data }: Shown<'obtenerVale' | 'valeParcial'>): boolean {
  return [data.id, data.reemplaza?.id, data.reemplazadoPor?.id].includes(id);
}

function comesToWallet(
  { antes, despues }: CambioDe<'vale'>,
  { input }: Shown<'billetera' | 'cabidaBilletera'>,
): boolean {
  const customer = Number(input.ruta.id);
  return customer === antes?.numidenCliente || customer === despues.numidenCliente;
}
