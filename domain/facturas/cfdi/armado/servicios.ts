import { type Centavos, centavos } from '#domain/common/money';
import { desglosar, type Tasa } from '#domain/ventas/tasas';
import type { Armado, DatosReceptor, Expedicion } from './comun.ts';
import type { ComoSePago } from './formasDePago.ts';
import { ventaNominativa } from './ventaNominativa.ts';

/** The services that the chain sells beside goods, in the authority's keys. */
const SERVICIOS = {
  estacionamiento: { claveProdServ: '78111807', descripcion: 'Servicio de estacionamiento' },
  restaurante: { claveProdServ: '90101501', descripcion: 'Consumo en restaurante' },
} as const;

/** The unit of a service. */
const UNIDAD_SERVICIO = 'E48';

/** A paid service to be invoiced; its amount includes IVA. */
export interface ServicioPorFacturar extends Expedicion {
  readonly servicio: keyof typeof SERVICIOS;
  /** The number of the ticket or of the slip. */
  readonly referencia: string;
  readonly receptor: DatosReceptor;
  readonly pago: ComoSePago;
  readonly total: Centavos;
  /** 16 % where it is left out. */
  readonly tasaIva?: Tasa;
}

/** Makes the invoice of a parking ticket or of a meal: one line, whose base and IVA are exactly what was paid. */
export function facturaDeServicio({
  servicio,
  referencia,
  tasaIva = '0.160000',
  ...venta
}: ServicioPorFacturar): Armado {
  const { base, importe } = desglosar(venta.total, tasaIva);
  const nada = centavos(0);
  return ventaNominativa({
    ...venta,
    lineas: [
      {
        ...SERVICIOS[servicio],
        linea: 1,
        numArt: referencia,
        cantidad: 1,
        claveUnidad: UNIDAD_SERVICIO,
        subtotal: base,
        descuento: nada,
        iva: importe,
        ieps: nada,
        total: venta.total,
      },
    ],
  });
}
