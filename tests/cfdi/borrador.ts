import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import type { Contexto } from '#domain/facturas/cfdi/reglas/contexto';

/** Changes of a draft, by place: 'Conceptos[0].Importe' to another text, a node or a list, or to nothing. */
export type Cambios = Readonly<Record<string, unknown>>;

const EMISOR = { Rfc: 'EKU9003173C9', Nombre: 'ESCUELA KEMPER URGATE', RegimenFiscal: '601' };

/** A sale that nothing is wrong with: two pieces of 50.00 with 16 % IVA, paid in cash. */
export const VENTA: Comprobante = {
  Version: '4.0',
  Serie: 'A',
  Folio: '1',
  Fecha: '2026-11-23T09:30:00',
  FormaPago: '01',
  SubTotal: '100.00',
  Moneda: 'MXN',
  Total: '116.00',
  TipoDeComprobante: 'I',
  Exportacion: '01',
  MetodoPago: 'PUE',
  LugarExpedicion: '64000',
  Emisor: EMISOR,
  Receptor: {
    Rfc: 'CACX7605101P8',
    Nombre: 'XOCHILT CASAS CHAVEZ',
    DomicilioFiscalReceptor: '36257',
    RegimenFiscalReceptor: '612',
    UsoCFDI: 'G03',
  },
  Conceptos: [
    {
      ClaveProdServ: '50202306',
      Cantidad: '2',
      ClaveUnidad: 'H87',
      Descripcion: 'Refresco de cola',
      ValorUnitario: '50.00',
      Importe: '100.00',
      ObjetoImp: '02',
      Impuestos: {
        Traslados: [{ Base: '100.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '16.00' }],
      },
    },
  ],
  Impuestos: {
    TotalImpuestosTrasladados: '16.00',
    Traslados: [{ Base: '100.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '16.00' }],
  },
};

/** The changes that make the sale a global one, to the public. */
export const AL_PUBLICO: Cambios = {
  InformacionGlobal: { Periodicidad: '01', Meses: '11', Año: '2026' },
  'Receptor.Rfc': 'XAXX010101000',
  'Receptor.Nombre': 'PUBLICO EN GENERAL',
  'Receptor.DomicilioFiscalReceptor': '64000',
  'Receptor.RegimenFiscalReceptor': '616',
  'Receptor.UsoCFDI': 'S01',
};

/** The changes that make the sale one to somebody who lives abroad. */
export const AL_EXTRANJERO: Cambios = {
  'Receptor.Rfc': 'XEXX010101000',
  'Receptor.DomicilioFiscalReceptor': '64000',
  'Receptor.RegimenFiscalReceptor': '616',
  'Receptor.UsoCFDI': 'S01',
  'Receptor.ResidenciaFiscal': 'USA',
  'Receptor.NumRegIdTrib': '123456789',
};

/** The changes that give the sale a discount of 10.00. */
export const CON_DESCUENTO: Cambios = {
  Descuento: '10.00',
  Total: '104.40',
  'Conceptos[0].Descuento': '10.00',
  'Conceptos[0].Impuestos.Traslados[0].Base': '90.00',
  'Conceptos[0].Impuestos.Traslados[0].Importe': '14.40',
  'Impuestos.TotalImpuestosTrasladados': '14.40',
  'Impuestos.Traslados[0].Base': '90.00',
  'Impuestos.Traslados[0].Importe': '14.40',
};

/** The changes that retain 10 % of ISR. */
export const CON_RETENCION: Cambios = {
  Total: '106.00',
  'Conceptos[0].Impuestos.Retenciones': [
    { Base: '100.00', Impuesto: '001', TipoFactor: 'Tasa', TasaOCuota: '0.100000', Importe: '10.00' },
  ],
  'Impuestos.TotalImpuestosRetenidos': '10.00',
  'Impuestos.Retenciones': [{ Impuesto: '001', Importe: '10.00' }],
};

/** The changes that make the sale's tax an exempt one. */
export const EXENTA: Cambios = {
  Total: '100.00',
  'Conceptos[0].Impuestos.Traslados[0]': { Base: '100.00', Impuesto: '002', TipoFactor: 'Exento' },
  Impuestos: { Traslados: [{ Base: '100.00', Impuesto: '002', TipoFactor: 'Exento' }] },
};

/** The changes that leave the sale without taxes. */
export const SIN_IMPUESTOS: Cambios = {
  Total: '100.00',
  'Conceptos[0].ObjetoImp': '01',
  'Conceptos[0].Impuestos': undefined,
  Impuestos: undefined,
};

/** A receipt of a payment of 116.00 for one invoice. */
export const RECIBO: Comprobante = {
  Version: '4.0',
  Serie: 'P',
  Folio: '7',
  Fecha: '2026-11-23T09:30:00',
  SubTotal: '0',
  Moneda: 'XXX',
  Total: '0',
  TipoDeComprobante: 'P',
  Exportacion: '01',
  LugarExpedicion: '64000',
  Emisor: EMISOR,
  Receptor: { ...VENTA.Receptor, UsoCFDI: 'CP01' },
  Conceptos: [
    {
      ClaveProdServ: '84111506',
      Cantidad: '1',
      ClaveUnidad: 'ACT',
      Descripcion: 'Pago',
      ValorUnitario: '0',
      Importe: '0',
      ObjetoImp: '01',
    },
  ],
  Pagos: {
    Version: '2.0',
    Totales: { TotalTrasladosBaseIVA16: '100.00', TotalTrasladosImpuestoIVA16: '16.00', MontoTotalPagos: '116.00' },
    Pago: [
      {
        FechaPago: '2026-11-20T12:00:00',
        FormaDePagoP: '03',
        MonedaP: 'MXN',
        TipoCambioP: '1',
        Monto: '116.00',
        DoctoRelacionado: [
          {
            IdDocumento: '5BD612EA-DB91-441D-BF85-37F442796EC1',
            Folio: '5051',
            MonedaDR: 'MXN',
            EquivalenciaDR: '1',
            NumParcialidad: '1',
            ImpSaldoAnt: '200.00',
            ImpPagado: '116.00',
            ImpSaldoInsoluto: '84.00',
            ObjetoImpDR: '02',
            ImpuestosDR: {
              TrasladosDR: [
                {
                  BaseDR: '100.00',
                  ImpuestoDR: '002',
                  TipoFactorDR: 'Tasa',
                  TasaOCuotaDR: '0.160000',
                  ImporteDR: '16.00',
                },
              ],
            },
          },
        ],
        ImpuestosP: {
          TrasladosP: [
            { BaseP: '100.00', ImpuestoP: '002', TipoFactorP: 'Tasa', TasaOCuotaP: '0.160000', ImporteP: '16.00' },
          ],
        },
      },
    ],
  },
};

/** Half past nine of a Monday, in a chain that knows its own name and one customer's. */
export const CONTEXTO: Contexto = {
  ahora: '2026-11-23T09:30:00',
  sellado: null,
  contribuyentes: (rfc) => CONOCIDOS.get(rfc) ?? null,
  unidades: (clave) => ['H87', 'E48', 'ACT'].includes(clave),
};

const CONOCIDOS = new Map([
  ['EKU9003173C9', { nombre: 'ESCUELA KEMPER URGATE', codigoPostal: '42501', regimenes: ['601'] }],
  ['CACX7605101P8', { nombre: 'XOCHILT CASAS CHAVEZ', codigoPostal: '36257', regimenes: ['612', '621'] }],
]);

/** A draft with some places changed; undefined takes a place away. */
export function con(borrador: Comprobante, ...cambios: readonly Cambios[]): Comprobante {
  const copia: unknown = structuredClone(borrador);
  for (const [lugar, valor] of cambios.flatMap(Object.entries)) poner(copia, lugar, valor);
  return copia as Comprobante;
}

function poner(raiz: unknown, lugar: string, valor: unknown): void {
  const pasos = lugar.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  const ultimo = pasos.pop() ?? '';
  let nodo = raiz;
  for (const paso of pasos) nodo = Reflect.get(Object(nodo), paso);
  if (typeof nodo !== 'object' || nodo === null) throw new Error(`No such place in the draft: ${lugar}`);
  if (valor === undefined) Reflect.deleteProperty(nodo, ultimo);
  else Reflect.set(nodo, ultimo, structuredClone(valor));
}
