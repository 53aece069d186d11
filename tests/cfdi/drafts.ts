import type { Comprobante } from '#domain/facturas/cfdi/comprobante';

const EMISOR = { Rfc: 'EKU9003173C9', Nombre: 'ESCUELA KEMPER URGATE', RegimenFiscal: '601' };

/** A sale with two products: 2 x 100.00 less 20.00, IEPS 8 % and IVA 16 % on both; 50.00 with IVA 0 %. */
export const SALE: Comprobante = {
  Version: '4.0',
  Serie: 'A',
  Folio: '101',
  Fecha: '2026-11-23T08:00:00',
  FormaPago: '01',
  SubTotal: '250.00',
  Descuento: '20.00',
  Moneda: 'MXN',
  Total: '275.50',
  TipoDeComprobante: 'I',
  Exportacion: '01',
  MetodoPago: 'PUE',
  LugarExpedicion: '06000',
  Emisor: EMISOR,
  Receptor: {
    Rfc: 'ÑA&740101AB1',
    Nombre: 'PEÑA & "HIJOS" <DEL> SUR 🎉',
    DomicilioFiscalReceptor: '54700',
    RegimenFiscalReceptor: '601',
    UsoCFDI: 'G03',
  },
  Conceptos: [
    {
      ClaveProdServ: '50161813',
      NoIdentificacion: '4001',
      Cantidad: '2',
      ClaveUnidad: 'H87',
      Unidad: 'PIEZA',
      Descripcion: 'Chocolate amargo & almendra 70% "especial"',
      ValorUnitario: '100.000000',
      Importe: '200.00',
      Descuento: '20.00',
      ObjetoImp: '02',
      Impuestos: {
        Traslados: [
          { Base: '180.00', Impuesto: '003', TipoFactor: 'Tasa', TasaOCuota: '0.080000', Importe: '14.40' },
          { Base: '194.40', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '31.10' },
        ],
      },
    },
    {
      ClaveProdServ: '50202301',
      Cantidad: '1',
      ClaveUnidad: 'H87',
      Descripcion: 'Agua natural 10 L',
      ValorUnitario: '50.000000',
      Importe: '50.00',
      ObjetoImp: '02',
      Impuestos: {
        Traslados: [{ Base: '50.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.000000', Importe: '0.00' }],
      },
    },
  ],
  Impuestos: {
    TotalImpuestosTrasladados: '45.50',
    Traslados: [
      { Base: '180.00', Impuesto: '003', TipoFactor: 'Tasa', TasaOCuota: '0.080000', Importe: '14.40' },
      { Base: '194.40', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '31.10' },
      { Base: '50.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.000000', Importe: '0.00' },
    ],
  },
};

/** A credit note for goods that came back: one chocolate of the sale. */
export const CREDIT_NOTE: Comprobante = {
  ...SALE,
  Serie: 'NC',
  Folio: '7',
  SubTotal: '100.00',
  Descuento: '10.00',
  Total: '112.75',
  TipoDeComprobante: 'E',
  CfdiRelacionados: [{ TipoRelacion: '03', UUIDs: ['6F35D3B5-3651-5370-BC2C-14CDBE384CD7'] }],
  Receptor: { ...SALE.Receptor, UsoCFDI: 'G02' },
  Conceptos: [
    {
      ...SALE.Conceptos?.[0],
      Cantidad: '1',
      Importe: '100.00',
      Descuento: '10.00',
      Impuestos: {
        Traslados: [
          { Base: '90.00', Impuesto: '003', TipoFactor: 'Tasa', TasaOCuota: '0.080000', Importe: '7.20' },
          { Base: '97.20', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '15.55' },
        ],
      },
    },
  ],
  Impuestos: {
    TotalImpuestosTrasladados: '22.75',
    Traslados: [
      { Base: '90.00', Impuesto: '003', TipoFactor: 'Tasa', TasaOCuota: '0.080000', Importe: '7.20' },
      { Base: '97.20', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '15.55' },
    ],
  },
};

/** A day's sales to the public in one. */
export const GLOBAL: Comprobante = {
  Version: '4.0',
  Serie: 'G',
  Folio: '3',
  Fecha: '2026-11-23T08:00:00',
  FormaPago: '01',
  SubTotal: '100.00',
  Moneda: 'MXN',
  Total: '116.00',
  TipoDeComprobante: 'I',
  Exportacion: '01',
  MetodoPago: 'PUE',
  LugarExpedicion: '06000',
  InformacionGlobal: { Periodicidad: '01', Meses: '11', Año: '2026' },
  Emisor: EMISOR,
  Receptor: {
    Rfc: 'XAXX010101000',
    Nombre: 'PUBLICO EN GENERAL',
    DomicilioFiscalReceptor: '06000',
    RegimenFiscalReceptor: '616',
    UsoCFDI: 'S01',
  },
  Conceptos: [
    {
      ClaveProdServ: '01010101',
      NoIdentificacion: '1-1000001',
      Cantidad: '1',
      ClaveUnidad: 'ACT',
      Descripcion: 'Venta',
      ValorUnitario: '100.00',
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

const { InformacionGlobal: _ofTheDay, ...ONE_SALE } = GLOBAL;

/** A sale to a customer of another country. */
export const FOREIGN: Comprobante = {
  ...ONE_SALE,
  Receptor: {
    Rfc: 'XEXX010101000',
    Nombre: 'JOHN SMITH',
    DomicilioFiscalReceptor: '06000',
    ResidenciaFiscal: 'USA',
    NumRegIdTrib: '121585958',
    RegimenFiscalReceptor: '616',
    UsoCFDI: 'S01',
  },
};

/** Half of an invoice of 1,160.00 is paid. */
export const PAYMENT: Comprobante = {
  Version: '4.0',
  Serie: 'P',
  Folio: '12',
  Fecha: '2026-11-23T08:00:00',
  SubTotal: '0',
  Moneda: 'XXX',
  Total: '0',
  TipoDeComprobante: 'P',
  Exportacion: '01',
  LugarExpedicion: '06000',
  Emisor: EMISOR,
  Receptor: {
    Rfc: 'MCI7306249Y1',
    Nombre: 'MUNICIPIO DE CUAUTITLAN IZCALLI',
    DomicilioFiscalReceptor: '54700',
    RegimenFiscalReceptor: '603',
    UsoCFDI: 'CP01',
  },
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
    Totales: {
      TotalTrasladosBaseIVA16: '500.00',
      TotalTrasladosImpuestoIVA16: '80.00',
      MontoTotalPagos: '580.00',
    },
    Pago: [
      {
        FechaPago: '2026-11-22T12:00:00',
        FormaDePagoP: '03',
        MonedaP: 'MXN',
        TipoCambioP: '1',
        Monto: '580.00',
        DoctoRelacionado: [
          {
            IdDocumento: '6F35D3B5-3651-5370-BC2C-14CDBE384CD7',
            Serie: 'A',
            Folio: '55',
            MonedaDR: 'MXN',
            EquivalenciaDR: '1',
            NumParcialidad: '1',
            ImpSaldoAnt: '1160.00',
            ImpPagado: '580.00',
            ImpSaldoInsoluto: '580.00',
            ObjetoImpDR: '02',
            ImpuestosDR: {
              TrasladosDR: [
                {
                  BaseDR: '500.00',
                  ImpuestoDR: '002',
                  TipoFactorDR: 'Tasa',
                  TasaOCuotaDR: '0.160000',
                  ImporteDR: '80.00',
                },
              ],
            },
          },
        ],
        ImpuestosP: {
          TrasladosP: [
            { BaseP: '500.00', ImpuestoP: '002', TipoFactorP: 'Tasa', TasaOCuotaP: '0.160000', ImporteP: '80.00' },
          ],
        },
      },
    ],
  },
};

/** One of each kind that is issued, by what it is. */
export const DRAFTS = {
  venta: SALE,
  'nota de crédito': CREDIT_NOTE,
  global: GLOBAL,
  extranjero: FOREIGN,
  'recibo de pago': PAYMENT,
} as const;
