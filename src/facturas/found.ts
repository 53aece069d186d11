import type { FacturaEmitida } from '#contract/facturas/emision';
import { ESTADO_FACTURA, type IdEstadoFactura, serieFolio } from '#domain/cadena/estadosFactura';
import { dayOf } from '#domain/common/dates';
import { fromPesos, sum, toPesos } from '#domain/common/money';
import { judgeRfc } from '#domain/common/sat/rfc';
import type { Documento } from '#domain/facturas/facturas';
import { refusalTextFactura } from '#domain/facturas/trabajosFactura';
import { esDeIngreso } from '#domain/facturas/vidaFactura';
import type { Busqueda, Hallado } from '#machines/servicioFactura.types';
import type { Api } from '../api/api.ts';
import { asFailure } from '../api/failure.ts';

/** Finds the things that a service works with. Rejects with a `Failure`. */
export type ServiceFinder = (busca: Busqueda, api: Api, signal: AbortSignal) => Promise<readonly Hallado[]>;

/** Finds the sale that is to be invoiced; a sale that has its invoice already names it. */
export const findSale: ServiceFinder = (busca, api, signal) =>
  orNothing(async () => {
    if (busca.por !== 'operacion') return [];
    const { tienda, operacion } = busca;
    const consulta = { idTienda: tienda, idOperacion: operacion };
    const [{ cabecera, pagos }, [factura = null]] = await Promise.all([
      api.llamar('detalleOperacionFactura', { consulta }, { signal }),
      api.llamar('facturasDeOperacion', { consulta }, { signal }),
    ]);
    return [
      {
        clave: `venta-${tienda}-${operacion}`,
        nombre: `Operación ${operacion}`,
        tienda: cabecera.tienda.nombre,
        fecha: dayOf(new Date(cabecera.fechaOperacion)).split('-').reverse().join('-'),
        total: cabecera.totalOperacion,
        impide: factura === null ? null : taken('Esta operación', factura),
        factura,
        sinPagos: pagos.length === 0 && cabecera.totalOperacion > 0,
        pide: { origen: 'venta', tienda, operacion },
      },
    ];
  });

/** Finds the payment of a parking ticket. */
export const findTicket: ServiceFinder = (busca, api, signal) =>
  orNothing(async () => {
    if (busca.por !== 'operacion') return [];
    const { tienda, operacion } = busca;
    const {
      tienda: store,
      monto,
      fecha,
      valido,
      factura,
    } = await api.llamar('buscarPagoEstacionamiento', { consulta: { tienda, operacion } }, { signal });
    const unpaid = valido ? null : `El boleto ${operacion} no está pagado: todavía no se puede facturar.`;
    return [
      {
        clave: `boleto-${tienda}-${operacion}`,
        nombre: `Boleto ${operacion}`,
        tienda: store.nombre,
        fecha: fecha.split('-').reverse().join('-'),
        total: monto,
        impide: factura === null ? unpaid : taken('Este boleto', factura),
        factura,
        pide: { tienda, operacion, fecha },
      },
    ];
  });

/** Finds a meal at a restaurant. */
export const findMeal: ServiceFinder = (busca, api, signal) =>
  orNothing(async () => {
    if (busca.por !== 'consumo') return [];
    const { folio } = busca;
    const { monto, fecha, tienda, factura } = await api.llamar('validarFolioSva', { cuerpo: { folio } }, { signal });
    return [
      {
        clave: `consumo-${folio}`,
        nombre: `Consumo ${folio}`,
        tienda: tienda.nombre,
        fecha: fecha.split('-').reverse().join('-'),
        total: monto,
        impide: factura === null ? null : taken('Este consumo', factura),
        factura,
        pide: { origen: 'restaurante', folio },
      },
    ];
  });

/** The calls that find invoices by their sale, and by series and folio. */
interface InvoiceCalls {
  readonly bySale: 'mantenimientoDeOperacion' | 'notaCreditoDeOperacion' | 'facturasPorCancelar';
  readonly byFolio: 'mantenimientoPorFolio' | 'facturaPorFolio';
  /** Why a service does nothing with an invoice; null where it does. */
  readonly against?: (documento: Documento) => string | null;
}

/** Finds invoices; `against` says why a service does nothing with one. */
export function findInvoices({ bySale, byFolio, against = () => null }: InvoiceCalls): ServiceFinder {
  return (busca, api, signal) =>
    orNothing(async () => {
      if (busca.por === 'operacion') {
        const { tienda, operacion } = busca;
        const found = await api.llamar(bySale, { consulta: { tienda, operacion } }, { signal });
        return found.map((one) => asFound(one, against));
      }
      if (busca.por !== 'folio') return [];
      const { serie, folio } = busca;
      const found = await api.llamar(byFolio, { consulta: { serie, folio } }, { signal });
      return found.map((one) => asFound(one, against));
    });
}

/** The invoices of a case that the provider did not accept and that were not issued anew. */
export function findRefused(idCaso: number): (api: Api, signal: AbortSignal) => Promise<readonly Hallado[]> {
  return async (api, signal) => {
    const made = await api.llamar('facturasDeCaso', { ruta: { id: idCaso } }, { signal });
    return made
      .filter(waitsForReissue)
      .map((one) => ({ ...asFound(one, () => null), clave: `rechazada-${one.id}`, pide: {} }));
  };
}

/** Whether an invoice waits for being issued anew: the provider did not accept it. */
export function waitsForReissue({ estado, reemitida }: Documento): boolean {
  return estado.id === ESTADO_FACTURA.rechazada && reemitida === null;
}

/** Why an invoice is not to be paid; null where it is. */
export function againstPaying({ clase, estado, metodoPago, porPagar }: Documento): string | null {
  const id = estado.id as IdEstadoFactura;
  if (id !== ESTADO_FACTURA.vigente) return refusalTextFactura('pagar', id, 'state');
  if (!esDeIngreso(clase) || metodoPago !== 'PPD') return refusalTextFactura('pagar', id, 'kind');
  return porPagar > 0 ? null : refusalTextFactura('pagar', id, 'spent');
}

const findNotToPay = findInvoices({
  bySale: 'facturasPorCancelar',
  byFolio: 'facturaPorFolio',
  against: againstPaying,
});

/** Finds the invoice to be paid, or all of a payer who has several. An invoice that is not to be paid says why. */
export const findToPay: ServiceFinder = (busca, api, signal) =>
  orNothing(async () => {
    if (busca.por === 'consumo' || busca.por === 'rechazadas') return [];
    const { por, ...cuerpo } = busca;
    const found = await api.llamar('busquedaReciboPago', { cuerpo }, { signal });
    const [first] = found;
    if (first === undefined) return findNotToPay(busca, api, signal);
    // Under a generic number there are strangers to each other.
    const isOfOnePayer = por === 'rfc' && judgeRfc(first.rfc).generico === null;
    if (!isOfOnePayer || found.length === 1) return found.map((one) => asFound(one, againstPaying));
    return [
      {
        clave: `rfc-${first.rfc}`,
        nombre: `${found.length} facturas por pagar de ${first.nombre}`,
        tienda: '',
        fecha: '',
        total: toPesos(sum(found.map(({ porPagar }) => fromPesos(porPagar)))),
        impide: null,
        factura: null,
        pide: {},
      },
    ];
  });

function asFound(factura: Documento, against: (documento: Documento) => string | null): Hallado {
  const { id, version, tienda, fecha, total } = factura;
  return {
    clave: `factura-${id}`,
    nombre: `Factura ${serieFolio(factura)}`,
    tienda: tienda.nombre,
    fecha,
    total,
    impide: against(factura),
    factura,
    pide: { idFactura: id, version },
  };
}

/** Answers an empty list where the server has nothing to find. */
async function orNothing(find: () => Promise<readonly Hallado[]>): Promise<readonly Hallado[]> {
  try {
    return await find();
  } catch (error) {
    const failure = asFailure(error);
    if (failure.tipo === 'noEncontrado') return [];
    throw failure;
  }
}

function taken(what: string, factura: Pick<FacturaEmitida['factura'], 'serie' | 'folio'>): string {
  return `${what} ya está en la factura ${serieFolio(factura)}.`;
}
