import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { EXPEDICION, RECEPTOR } from '../../../../tests/cfdi/azar.ts';
import { enPesos } from './importes.ts';
import { facturaDeServicio, type ServicioPorFacturar } from './servicios.ts';

function armar(de: Partial<ServicioPorFacturar> & { total: ServicioPorFacturar['total'] }) {
  const armado = facturaDeServicio({
    ...EXPEDICION,
    receptor: RECEPTOR,
    servicio: 'estacionamiento',
    referencia: 'E-55',
    pago: { metodo: 'PUE', forma: '01' },
    ...de,
  });
  if (!armado.ok) throw new Error(armado.falla);
  return armado.comprobante;
}

describe('the invoice of a service', () => {
  it('is one line of parking with its IVA', () => {
    const made = armar({ total: centavos(45_00) });
    expect(made).toMatchObject({ SubTotal: '38.79', Total: '45.00', FormaPago: '01', MetodoPago: 'PUE' });
    expect(made.Conceptos).toEqual([
      {
        ClaveProdServ: '78111807',
        NoIdentificacion: 'E-55',
        Cantidad: '1',
        ClaveUnidad: 'E48',
        Descripcion: 'Servicio de estacionamiento',
        ValorUnitario: '38.79',
        Importe: '38.79',
        ObjetoImp: '02',
        Impuestos: {
          Traslados: [{ Base: '38.79', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '6.21' }],
        },
      },
    ]);
  });

  it('is one line of a meal, at the border with 8 %', () => {
    const made = armar({ total: centavos(350_00), servicio: 'restaurante', tasaIva: '0.080000' });
    expect(made).toMatchObject({ SubTotal: '324.07', Total: '350.00' });
    expect(made.Conceptos?.[0]).toMatchObject({ ClaveProdServ: '90101501', Descripcion: 'Consumo en restaurante' });
  });

  it('comes to exactly what was paid, whatever it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        fc.constantFrom('0.160000', '0.080000'),
        (paid, tasaIva) => {
          expect(armar({ total: centavos(paid), tasaIva }).Total).toBe(enPesos(centavos(paid)));
        },
      ),
    );
  });

  it('is refused where nothing was paid', () => {
    expect(() => armar({ total: centavos(0) })).toThrow('ninguna línea se cobró');
  });
});
