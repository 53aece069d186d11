import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/money';
import { EXPEDICION, importes, linea, RECEPTOR, totalOf } from '../../../tests/cfdi/azar.ts';
import type { Comprobante } from '../comprobante.ts';
import type { FacturaEmitida } from '../saldos.ts';
import type { Armado } from './comun.ts';
import { facturaGlobal } from './global.ts';
import type { NotaPorHacer, PedidoDeNota } from './notaDeCredito.ts';
import { notaDeCredito } from './notaDeCredito.ts';
import type { LineaDeVenta } from './ventaNominativa.ts';
import { ventaNominativa } from './ventaNominativa.ts';

const UUID = '9FBBF225-7ACE-4194-8FB2-F003739BC5EE';

function comprobante(armado: Armado): Comprobante {
  if (!armado.ok) throw new Error(armado.falla);
  return armado.comprobante;
}

function facturaDe(lineas: readonly LineaDeVenta[], forma: '04' | '99' = '04', receptor = RECEPTOR): FacturaEmitida {
  const pago = { metodo: forma === '99' ? 'PPD' : 'PUE', forma } as const;
  const total = totalOf(lineas);
  return { uuid: UUID, comprobante: comprobante(ventaNominativa({ ...EXPEDICION, receptor, pago, total, lineas })) };
}

/** Two coffee makers at a discount, with 16 %; three bags of rice without tax. */
const FACTURA = facturaDe([
  linea({ subtotal: 259_80, descuento: 25_98, iva: 37_41, cantidad: 2 }),
  linea({ linea: 2, numArt: '500010', descripcion: 'Arroz', claveProdServ: '50221101', subtotal: 45_00, cantidad: 3 }),
]);

function pedir(pedido: PedidoDeNota, de: Partial<NotaPorHacer> = {}): Armado {
  return notaDeCredito({ factura: FACTURA, notas: [], pedido, ...de });
}

function falla(armado: Armado): string | null {
  return armado.ok ? null : armado.falla;
}

const descuento = (monto: number): PedidoDeNota => ({ por: 'descuento', monto: centavos(monto) });
const devolucion = (...lineas: readonly (readonly [identificacion: string, unidades: number])[]): PedidoDeNota => ({
  por: 'devolucion',
  lineas: lineas.map(([identificacion, unidades]) => ({ identificacion, unidades })),
});

describe('a credit note', () => {
  it('of a discount is one line for each of the invoice’s, with its share of each tax', () => {
    // 31.62 is a tenth of 316.23 (271.23 and 45.00), shared 27.12 and 4.50; 27.12 are 23.38 and 16 % of it.
    expect(comprobante(pedir(descuento(31_62)))).toEqual({
      Version: '4.0',
      FormaPago: '04',
      SubTotal: '27.88',
      Moneda: 'MXN',
      Total: '31.62',
      TipoDeComprobante: 'E',
      Exportacion: '01',
      MetodoPago: 'PUE',
      LugarExpedicion: '42501',
      CfdiRelacionados: [{ TipoRelacion: '01', UUIDs: [UUID] }],
      Emisor: EXPEDICION.emisor,
      Receptor: {
        Rfc: 'URE180429TM6',
        Nombre: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
        DomicilioFiscalReceptor: '86991',
        RegimenFiscalReceptor: '601',
        UsoCFDI: 'G02',
      },
      Conceptos: [
        {
          ClaveProdServ: '84111506',
          NoIdentificacion: '100234',
          Cantidad: '1',
          ClaveUnidad: 'ACT',
          Descripcion: 'Descuento: Cafetera de goteo',
          ValorUnitario: '23.38',
          Importe: '23.38',
          ObjetoImp: '02',
          Impuestos: {
            Traslados: [
              { Base: '23.38', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '3.74' },
            ],
          },
        },
        {
          ClaveProdServ: '84111506',
          NoIdentificacion: '500010',
          Cantidad: '1',
          ClaveUnidad: 'ACT',
          Descripcion: 'Descuento: Arroz',
          ValorUnitario: '4.50',
          Importe: '4.50',
          ObjetoImp: '02',
          Impuestos: {
            Traslados: [{ Base: '4.50', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.000000', Importe: '0.00' }],
          },
        },
      ],
      Impuestos: {
        TotalImpuestosTrasladados: '3.74',
        Traslados: [
          { Base: '23.38', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '3.74' },
          { Base: '4.50', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.000000', Importe: '0.00' },
        ],
      },
    });
  });

  it('of a percent is that of what the invoice came to, whatever is left of it', () => {
    const first = comprobante(pedir({ por: 'porcentaje', porcentaje: 10 }));
    expect(first.Total).toBe('31.62');
    const second = comprobante(pedir({ por: 'porcentaje', porcentaje: 12.5 }, { notas: [first] }));
    expect(second.Total).toBe('39.53');
    expect(comprobante(pedir({ por: 'porcentaje', porcentaje: 100 })).Total).toBe('316.23');
  });

  it('of goods has their own keys and units, after discount, and relation 03', () => {
    const made = comprobante(pedir(devolucion(['100234', 1], ['500010', 2])));
    expect(made.CfdiRelacionados).toEqual([{ TipoRelacion: '03', UUIDs: [UUID] }]);
    // Half of 271.23 is 135.62 (half a centavo up): 116.91 of base and 18.71 of tax.
    expect(made.Conceptos).toEqual([
      {
        ClaveProdServ: '52141501',
        NoIdentificacion: '100234',
        Cantidad: '1',
        ClaveUnidad: 'H87',
        Descripcion: 'Cafetera de goteo',
        ValorUnitario: '116.91',
        Importe: '116.91',
        ObjetoImp: '02',
        Impuestos: {
          Traslados: [
            { Base: '116.91', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '18.71' },
          ],
        },
      },
      {
        ClaveProdServ: '50221101',
        NoIdentificacion: '500010',
        Cantidad: '2',
        ClaveUnidad: 'H87',
        Descripcion: 'Arroz',
        ValorUnitario: '15.00',
        Importe: '30.00',
        ObjetoImp: '02',
        Impuestos: {
          Traslados: [{ Base: '30.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.000000', Importe: '0.00' }],
        },
      },
    ]);
    expect(made.Total).toBe('165.62');
  });

  it('leaves out lines of which nothing is taken', () => {
    const made = comprobante(pedir(descuento(1)));
    expect(made.Conceptos?.map(({ NoIdentificacion }) => NoIdentificacion)).toEqual(['100234']);
    expect(made.Total).toBe('0.01');
  });

  it('of all of a line whose tax a till cut off takes exactly that tax', () => {
    const factura = facturaDe([linea({ subtotal: 99_99, iva: 15_99, cantidad: 3 })]);
    const notas: Comprobante[] = [];
    for (const unidades of [1, 1, 1]) {
      notas.push(comprobante(pedir(devolucion(['100234', unidades]), { factura, notas })));
    }
    expect(notas.map(({ Total }) => Total)).toEqual(['38.66', '38.66', '38.66']);
    const iva = notas.map(({ Impuestos }) => Number(Impuestos?.TotalImpuestosTrasladados));
    expect(iva.reduce((total, uno) => total + Math.round(uno * 100), 0)).toBe(15_99);
  });

  it('goes back the way the invoice was paid, is forgiven where it was not, or goes as it is said', () => {
    const aPlazos = facturaDe([linea({ subtotal: 10_00, iva: 1_60 })], '99');
    expect(comprobante(pedir(descuento(1_00))).FormaPago).toBe('04');
    expect(comprobante(pedir(descuento(1_00), { factura: aPlazos })).FormaPago).toBe('15');
    expect(comprobante(pedir(descuento(1_00), { factura: aPlazos, forma: '01' })).FormaPago).toBe('01');
  });

  it('has use S01 where the authority does not allow G02 to the régimen', () => {
    const asalariado = { ...RECEPTOR, rfc: 'CACX7605101P8', regimenFiscal: '605', usoCFDI: 'S01' } as const;
    const factura = facturaDe([linea({ subtotal: 10_00, iva: 1_60 })], '04', asalariado);
    expect(comprobante(pedir(descuento(1_00), { factura })).Receptor?.UsoCFDI).toBe('S01');
  });
});

describe('a credit note that cannot be made', () => {
  const todo = comprobante(pedir(descuento(316_23)));
  const una = comprobante(pedir(devolucion(['100234', 1])));

  it('is told with what is left', () => {
    expect(falla(pedir(descuento(316_24)))).toBe('De la factura solo quedan $316.23 para notas de crédito.');
    expect(falla(pedir(descuento(200_00), { notas: [una] }))).toBe(
      'De la factura solo quedan $180.61 para notas de crédito.',
    );
    expect(falla(pedir({ por: 'porcentaje', porcentaje: 90 }, { notas: [una] }))).toBe(
      'De la factura solo quedan $180.61 para notas de crédito.',
    );
    expect(falla(pedir(devolucion(['100234', 3])))).toBe(
      'De Cafetera de goteo solo quedan 2 unidades para notas de crédito.',
    );
    expect(falla(pedir(devolucion(['100234', 2]), { notas: [una] }))).toBe(
      'De Cafetera de goteo solo queda 1 unidad para notas de crédito.',
    );
    expect(falla(pedir(devolucion(['100234', 1]), { notas: [una, una] }))).toBe(
      'De Cafetera de goteo ya no queda nada para notas de crédito.',
    );
  });

  it('is told when nothing is left, though units are', () => {
    expect(falla(pedir(descuento(1), { notas: [todo] }))).toBe(
      'De esta factura ya no queda importe para notas de crédito.',
    );
    expect(falla(pedir(devolucion(['100234', 1]), { notas: [todo] }))).toBe(
      'De Cafetera de goteo ya no queda nada para notas de crédito.',
    );
  });

  it.each([0, -5_00])('is told when an amount is nothing: %i', (monto) => {
    expect(falla(pedir(descuento(monto)))).toBe('El importe de la nota de crédito debe ser mayor a cero.');
  });

  it.each([0, 0.001, -1, 100.01, Number.NaN])('is told when a percent is none: %d', (porcentaje) => {
    expect(falla(pedir({ por: 'porcentaje', porcentaje }))).toBe('El porcentaje debe ser mayor a 0 y hasta 100.');
  });

  it('is told when lines and units are none', () => {
    expect(falla(pedir(devolucion(['700', 1])))).toBe('La factura no tiene esa línea.');
    expect(falla(pedir(devolucion(['100234', 0])))).toBe('Escriba cuántas unidades de Cafetera de goteo se acreditan.');
    expect(falla(pedir(devolucion(['100234', 0.5])))).toBe(
      'Escriba cuántas unidades de Cafetera de goteo se acreditan.',
    );
    expect(falla(pedir(devolucion(['100234', 1], ['100234', 1])))).toBe('Una línea está dos veces en la nota.');
    expect(falla(pedir(devolucion()))).toBe('Elija qué se acredita: lo elegido vale menos de un centavo.');
    const migas = facturaDe([linea({ subtotal: 1, cantidad: 1_000 })]);
    expect(falla(pedir(devolucion(['100234', 1]), { factura: migas }))).toBe(
      'Elija qué se acredita: lo elegido vale menos de un centavo.',
    );
  });

  it('is told when its unit is worth less than the authority knows', () => {
    const migas = facturaDe([linea({ subtotal: 3, cantidad: 30_000 })]);
    const notas = [comprobante(pedir(descuento(2), { factura: migas }))];
    expect(falla(pedir(devolucion(['100234', 30_000]), { factura: migas, notas }))).toBe(
      'Lo que queda de una línea vale menos de lo que el SAT admite por unidad.',
    );
  });

  it('is told when it is not of a sale, or of what this chain does not issue', () => {
    const solo = 'Solo una factura de venta lleva notas de crédito.';
    expect(falla(pedir(descuento(1), { factura: { uuid: UUID, comprobante: una } }))).toBe(solo);
    const [primero, ...otros] = FACTURA.comprobante.Conceptos ?? [];
    const exento = { Traslados: [{ Base: '233.82', Impuesto: '002', TipoFactor: 'Exento' }] };
    const ajena = { ...FACTURA.comprobante, Conceptos: [{ ...primero, Impuestos: exento }, ...otros] };
    expect(falla(pedir(descuento(1), { factura: { uuid: UUID, comprobante: ajena } }))).toBe(solo);
  });
});

describe('a credit note of a global invoice', () => {
  const lineas = [
    { linea: 1, ...importes({ subtotal: 50_00, ieps: 4_00 }) },
    { linea: 2, ...importes({ subtotal: 10_00, iva: 1_60 }) },
  ];
  const GLOBAL: FacturaEmitida = {
    uuid: UUID,
    comprobante: comprobante(
      facturaGlobal({
        ...EXPEDICION,
        periodo: { Periodicidad: '01', Meses: '11', Año: '2026' },
        forma: '01',
        ventas: [
          { tienda: 1, operacion: 1001, lineas },
          { tienda: 1, operacion: 1002, lineas },
        ],
      }),
    ),
  };
  const nominativa: PedidoDeNota = { por: 'nominativa', identificacion: '1-1002' };

  it('takes the sale that is invoiced by name, whole', () => {
    const made = comprobante(pedir(nominativa, { factura: GLOBAL }));
    const { Conceptos, Receptor, InformacionGlobal } = GLOBAL.comprobante;
    expect(made.Conceptos).toEqual([Conceptos?.[1]]);
    expect(made.CfdiRelacionados).toEqual([{ TipoRelacion: '01', UUIDs: [UUID] }]);
    expect(made).toMatchObject({ Total: '65.60', InformacionGlobal, Receptor: { ...Receptor, UsoCFDI: 'G02' } });
  });

  it('takes it once, and no sale that is not of it', () => {
    const notas = [comprobante(pedir(nominativa, { factura: GLOBAL }))];
    expect(falla(pedir(nominativa, { factura: GLOBAL, notas }))).toBe(
      'De Venta ya no queda nada para notas de crédito.',
    );
    expect(falla(pedir({ ...nominativa, identificacion: '1-9' }, { factura: GLOBAL }))).toBe(
      'La factura no tiene esa línea.',
    );
  });

  it('of a part of it takes of each way in which a sale is taxed its share', () => {
    const made = comprobante(pedir(descuento(13_12), { factura: GLOBAL }));
    // 6.56 of each sale: 5.40 of 54.00 and 1.16 of 11.60.
    expect(made.Conceptos?.[0]?.Impuestos?.Traslados?.map(({ Base, Importe }) => [Base, Importe])).toEqual([
      ['5.00', '0.40'],
      ['5.40', '0.00'],
      ['1.00', '0.16'],
    ]);
    expect(made.Total).toBe('13.12');
  });
});

describe('a credit note of goods for an amount of their own', () => {
  const de = (unidades: number, monto: number): PedidoDeNota => ({
    por: 'devolucion',
    lineas: [{ identificacion: '500010', unidades, monto: centavos(monto) }],
  });

  it('comes to that amount, and what was kept stays invoiced', () => {
    const nota = comprobante(pedir(de(2, 20_00)));
    expect(nota.Total).toBe('20.00');
    expect(nota.Conceptos).toMatchObject([{ Cantidad: '2', ValorUnitario: '10.00', Importe: '20.00' }]);
    expect(comprobante(pedir(de(1, 25_00), { notas: [nota] })).Total).toBe('25.00');
  });

  it('is of no more than is left of the line; a few centavos that an earlier note took are made up for', () => {
    expect(falla(pedir(de(3, 45_06)))).toBe('De Arroz solo quedan $45.00 para notas de crédito.');
    expect(comprobante(pedir(de(3, 45_05))).Total).toBe('45.00');
  });

  it('says by its relation whether goods came back', () => {
    const pedido = { ...de(1, 15_00), sinEntregar: true } as PedidoDeNota;
    expect(comprobante(pedir(pedido)).CfdiRelacionados?.[0]?.TipoRelacion).toBe('01');
    expect(comprobante(pedir(de(1, 15_00))).CfdiRelacionados?.[0]?.TipoRelacion).toBe('03');
  });
});
