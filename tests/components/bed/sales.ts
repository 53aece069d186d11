import type { HojaDeVale } from '#domain/vales/ventaParaVale';

/** A unit of it is worth $2,320.00: too much for the till, and too little for an authorization. */
export const BLENDER = line(1, 'Licuadora industrial', [4_000, 640, 4_640]);
/** A unit of it is worth $1,160.00, which can go back in any way. */
export const IRON = line(2, 'Plancha de vapor', [2_000, 320, 2_320]);

/** A line that nothing was returned of yet; amounts of all its units, in pesos. */
export function line(
  linea: number,
  descripcion: string,
  [subtotal, iva, total]: readonly [number, number, number],
  units = 2,
): HojaDeVale['lineas'][number] {
  const importes = { subtotal, descuento: 0, iva, ieps: 0, total };
  return {
    ...{ linea, numArt: `A-${linea}`, descripcion, departamento: 'LÍNEA BLANCA' },
    ...{ cantidadOriginal: units, cantidadMaxima: units, importes, restante: importes, guia: null, vales: [] },
    retorno: 'libre',
  };
}

const CASH = { idFormaPago: 1, nombre: 'EFECTIVO', referencia: null, devuelto: 0 };
export const CARD = { idFormaPago: 2, nombre: 'TARJETA DE CRÉDITO', referencia: '7919', devuelto: 0 };

/** The sheet of a sale in cash of three days ago, from which a voucher is made. */
export const CASH_SALE: HojaDeVale = {
  cabecera: {
    tienda: { cvetda: 1, nombre: 'Tienda Centro' },
    operacion: 7_020_005,
    fechaOperacion: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    ...{ numiden: 7_020_005, cliente: 'Uc Pech Ana', totalOperacion: 6_960 },
  },
  dias: 3,
  acumulado: 0,
  devueltasAparte: [],
  lineas: [BLENDER, IRON],
  pagos: [{ ...CASH, monto: 6_960 }],
  parciales: [],
  reglas: { maximos: 5_000, vigencia: 90 },
  motivos: [{ id: 1, descripcion: 'Artículo dañado', tipo: 1, usual: false }],
  motivosDepreciacion: [{ id: 1, descripcion: 'Empaque abierto', monto: 50 }],
  casos: [],
  sinCaso: null,
  faltaComprador: null,
};

export const SALE_BY_CARD: HojaDeVale = { ...CASH_SALE, pagos: [{ ...CARD, monto: 6_960 }] };

/** Less was paid by card than a unit of either line is worth. */
export const SALE_BY_CARD_IN_PART: HojaDeVale = {
  ...CASH_SALE,
  pagos: [
    { ...CASH, monto: 6_000 },
    { ...CARD, monto: 960 },
  ],
};
