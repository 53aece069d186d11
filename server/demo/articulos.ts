import { type Centavos, centavos } from '#domain/common/money';

/** An article that the sample stores sell; `precio` is without tax, so that with 16 % IVA it gives the label's price. */
export interface SampleArticle {
  readonly numArt: string;
  readonly descripcion: string;
  readonly departamento: string;
  readonly precio: Centavos;
  /** Big goods travel to the customer's home with a guide. */
  readonly isDelivered: boolean;
}

const LABEL_PRICES: readonly (readonly [descripcion: string, departamento: string, pesos: number])[] = [
  ['Refrigerador 14 pies No Frost acero', 'LÍNEA BLANCA', 11_499],
  ['Refrigerador 9 pies blanco', 'LÍNEA BLANCA', 7_299],
  ['Lavadora automática 18 kg', 'LÍNEA BLANCA', 9_199],
  ['Lavadora de dos tinas 15 kg', 'LÍNEA BLANCA', 4_799],
  ['Secadora a gas 20 kg', 'LÍNEA BLANCA', 10_899],
  ['Estufa de piso 30" 6 quemadores', 'LÍNEA BLANCA', 6_990],
  ['Horno de microondas 1.1 pies', 'LÍNEA BLANCA', 2_149],
  ['Minisplit inverter 1 tonelada', 'LÍNEA BLANCA', 8_490],
  ['Pantalla LED 43" Full HD', 'ELECTRÓNICA', 5_499],
  ['Pantalla LED 55" 4K', 'ELECTRÓNICA', 8_999],
  ['Barra de sonido 2.1 Bluetooth', 'ELECTRÓNICA', 2_799],
  ['Laptop 15.6" 8 GB 512 GB', 'CÓMPUTO', 10_999],
  ['Multifuncional de tinta continua', 'CÓMPUTO', 4_299],
  ['Teléfono celular 128 GB negro', 'TELEFONÍA', 3_999],
  ['Teléfono celular 256 GB azul', 'TELEFONÍA', 7_499],
  ['Audífonos inalámbricos', 'TELEFONÍA', 899],
  ['Sala 3-2-1 tela gris', 'MUEBLES', 13_990],
  ['Comedor 6 sillas nogal', 'MUEBLES', 9_490],
  ['Recámara matrimonial chocolate', 'MUEBLES', 12_590],
  ['Colchón matrimonial ortopédico', 'MUEBLES', 5_290],
  ['Colchón individual', 'MUEBLES', 2_990],
  ['Ropero 4 puertas', 'MUEBLES', 4_590],
  ['Silla secretarial', 'MUEBLES', 1_490],
  ['Licuadora 10 velocidades', 'ENSERES MENORES', 749],
  ['Batería de cocina 12 piezas', 'ENSERES MENORES', 1_199],
  ['Plancha de vapor', 'ENSERES MENORES', 459],
  ['Ventilador de pedestal 18"', 'ENSERES MENORES', 699],
  ['Freidora de aire 5 L', 'ENSERES MENORES', 1_399],
  ['Cafetera 12 tazas', 'ENSERES MENORES', 599],
  ['Juego de sábanas matrimonial', 'BLANCOS', 549],
  ['Edredón king size', 'BLANCOS', 1_099],
  ['Toalla de baño', 'BLANCOS', 179],
  ['Bicicleta de montaña R26', 'DEPORTES', 3_690],
  ['Balón de futbol No. 5', 'DEPORTES', 249],
  ['Tenis para correr', 'ZAPATERÍA', 1_299],
  ['Zapato escolar', 'ZAPATERÍA', 649],
  ['Pantalón de mezclilla', 'ROPA', 499],
  ['Chamarra impermeable', 'ROPA', 899],
  ['Motocicleta 150 cc', 'MOTOS', 24_990],
  ['Casco certificado', 'MOTOS', 1_190],
];

const DELIVERED: ReadonlySet<string> = new Set(['LÍNEA BLANCA', 'MUEBLES', 'MOTOS', 'ELECTRÓNICA']);

const [FIRST, ...OTHERS] = LABEL_PRICES.map(
  ([descripcion, departamento, pesos], index): SampleArticle => ({
    numArt: String(3_410_127 + index * 1_319),
    descripcion,
    departamento,
    precio: centavos(Math.round((pesos * 10_000) / 116)),
    isDelivered: DELIVERED.has(departamento),
  }),
);

if (FIRST === undefined) throw new Error('The list of sample articles is empty');

/** The articles of the sample stores. */
export const ARTICULOS: readonly [SampleArticle, ...SampleArticle[]] = [FIRST, ...OTHERS];
