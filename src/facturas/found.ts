import type { FacturaEmitida } from '#contract/facturas';
import { dayOf } from '#domain/dates';
import type { Documento } from '#domain/facturas';
import { serieFolio } from '#domain/vidaFactura';
import type { Busqueda, Hallado } from '#machines/servicioFactura.types';
import type { Api } from '../api/api.ts';
import { asFailure } from '../api/failure.ts';

/** Finds what a service works with. Rejects with a `Failure`. */
export type Finder = (busca: Busqueda, api: Api, signal: AbortSignal) => Promise<readonly Hallado[]>;

/** The sale that is to be invoiced; one that has its invoice says which. */
export const findSale: Finder = (busca, api, signal) =>
  orNothing(async () => {
    if (busca.por !== 'operacion') return [];
    const { tienda, operacion } = busca;
    const consulta = { idTienda: tienda, idOperacion: operacion };
    const [{ cabecera }, [factura = null]] = await Promise.all([
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
        pide: { origen: 'venta', tienda, operacion },
      },
    ];
  });

/** What was paid for a parking ticket. */
export const findTicket: Finder = (busca, api, signal) =>
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

/** What was eaten at a restaurant. */
export const findMeal: Finder = (busca, api, signal) =>
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

/** Finds invoices, of which the service says with which it works. */
export function findInvoices({ bySale, byFolio, against = () => null }: InvoiceCalls): Finder {
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

/** What there is none of is found by nobody. */
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
