import fc from 'fast-check';
import { centavos, sum } from '#domain/common/money';
import type { ObjetoDeVenta } from '#domain/common/sat/catalogos';
import type { DatosReceptor, Expedicion } from '#domain/facturas/cfdi/armado/comun';
import type { LineaDeVenta } from '#domain/facturas/cfdi/armado/ventaNominativa';
import type { Importes } from '#domain/ventas/importesDeLinea';

/** The authority's public test taxpayer, whose certificate seals in tests. */
export const EXPEDICION: Expedicion = {
  emisor: { Rfc: 'EKU9003173C9', Nombre: 'ESCUELA KEMPER URGATE', RegimenFiscal: '601' },
  lugarExpedicion: '42501',
};

/** Another of the authority's public test taxpayers. */
export const RECEPTOR: DatosReceptor = {
  rfc: 'URE180429TM6',
  beneficiario: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
  codigoPostal: '86991',
  regimenFiscal: '601',
  usoCFDI: 'G03',
  residenciaFiscal: '',
  numRegIdTrib: '',
};

/** Amounts in centavos, by hand: what is left out is nothing. */
export function importes(de: Partial<Record<keyof Importes, number>>): Importes {
  const { subtotal = 0, descuento = 0, iva = 0, ieps = 0 } = de;
  return {
    subtotal: centavos(subtotal),
    descuento: centavos(descuento),
    iva: centavos(iva),
    ieps: centavos(ieps),
    total: centavos(de.total ?? subtotal - descuento + iva + ieps),
  };
}

/** A line by hand, amounts in centavos: what is left out is nothing, or goods of no matter. */
export function linea(de: Partial<Record<keyof Importes, number>> & Partial<Omit<LineaDeVenta, keyof Importes>>) {
  const { numArt = '100234', descripcion = 'Cafetera de goteo', cantidad = 1 } = de;
  return {
    linea: de.linea ?? 1,
    numArt,
    descripcion,
    cantidad,
    claveProdServ: de.claveProdServ ?? '52141501',
    claveUnidad: de.claveUnidad ?? 'H87',
    ...(de.exento === undefined ? {} : { exento: de.exento }),
    ...(de.objetoImp === undefined ? {} : { objetoImp: de.objetoImp }),
    ...importes(de),
  };
}

const PER_MILLION_IEPS = [265_000, 300_000, 530_000, 1_600_000, 80_000, 60_000, 30_000];

/** Twenty million pesos: above it an invoice needs a confirmation. */
const MAXIMO = 2_000_000_000;

/** A line as a till makes it: prices of four decimals, taxes rounded or cut off to the centavo. */
function lineas(maximo: number) {
  const price = fc.oneof(
    fc.integer({ min: 0, max: 500 }),
    fc.integer({ min: 0, max: 10_000_000 }),
    fc.integer({ min: 0, max: 10_000_000_000 }),
  );
  return fc
    .record({
      cantidad: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 1_000 })),
      price,
      percentOff: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 })),
      iva: fc.constantFrom(160_000, 160_000, 80_000, 0),
      ieps: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constantFrom(...PER_MILLION_IEPS)),
      cutsOff: fc.boolean(),
      objetoImp: fc.constantFrom<ObjetoDeVenta[]>('02', '02', '01'),
      numArt: fc.constantFrom('100234', '100235', '3965266', '100234-2'),
      descripcion: fc.oneof(fc.constant('Cafetera | 12 tazas'), fc.string({ unit: 'grapheme', maxLength: 60 })),
    })
    .map(({ cantidad, price, percentOff, iva, ieps, cutsOff, ...rest }): Omit<LineaDeVenta, 'linea'> => {
      const subtotal = Math.min(maximo, Math.round((price * cantidad) / 100));
      const descuento = Math.floor((subtotal * percentOff) / 100);
      const taxed = (base: number, perMillion: number) =>
        Number((BigInt(base) * BigInt(perMillion) + (cutsOff ? 0n : 500_000n)) / 1_000_000n);
      const ofIeps = taxed(subtotal - descuento, ieps);
      const ofIva = taxed(subtotal - descuento + ofIeps, iva);
      const amounts = importes({ subtotal, descuento, ieps: ofIeps, iva: ofIva });
      return { cantidad, claveProdServ: '50202301', claveUnidad: 'H87', ...rest, ...amounts };
    });
}

/** Sales of one line to 629, from a centavo to millions. */
export const VENTAS = fc
  .oneof(
    { weight: 24, arbitrary: fc.array(lineas(MAXIMO / 40), { minLength: 1, maxLength: 8 }) },
    { weight: 1, arbitrary: fc.array(lineas(MAXIMO / 4_000), { minLength: 629, maxLength: 629 }) },
  )
  .map((all) => all.map((one, index): LineaDeVenta => ({ linea: index + 1, ...one })))
  .filter((all) => totalOf(all) > 0);

/** The total of a sale. */
export function totalOf(all: readonly Importes[]) {
  return sum(all.map(({ total }) => total));
}
