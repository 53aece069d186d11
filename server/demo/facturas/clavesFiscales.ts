import type { clavesFiscales } from '../../platform/db/schema/cadena.ts';
import { ARTICULOS } from '../articulos.ts';

/** The units of articles that are counted, sold as a set, and sold by the pair (c_ClaveUnidad). */
const UNIDAD = { pieza: 'H87', juego: 'SET', par: 'PR' } as const;

/** The keys by the beginning of an article's description; the first that fits counts (c_ClaveProdServ). */
const BY_DESCRIPTION: readonly (readonly [beginning: string, clave: string, unidad?: string])[] = [
  ['Refrigerador', '52141501'],
  ['Lavadora', '52141601'],
  ['Secadora', '52141602'],
  ['Horno de microondas', '52141502'],
  ['Minisplit', '40101701'],
  ['Pantalla', '52161505'],
  ['Laptop', '43211503'],
  ['Teléfono celular', '43191501'],
  ['Audífonos', '52161514'],
  ['Sala', '56101502', UNIDAD.juego],
  ['Comedor', '56101500', UNIDAD.juego],
  ['Recámara', '56101500', UNIDAD.juego],
  ['Colchón', '56101508'],
  ['Ropero', '56101509'],
  ['Silla', '56101504'],
  ['Batería de cocina', '52151800', UNIDAD.juego],
  ['Plancha', '52141608'],
  ['Ventilador', '52141804'],
  ['Juego de sábanas', '52121500', UNIDAD.juego],
  ['Toalla', '52121700'],
  ['Bicicleta', '25161500'],
  ['Tenis', '53111900', UNIDAD.par],
  ['Pantalón', '53101500'],
  ['Chamarra', '53101800'],
  ['Casco', '46181705'],
];

/** The keys of the classes that the other articles of a department belong to. */
const BY_DEPARTMENT: Readonly<Record<string, string>> = {
  'LÍNEA BLANCA': '52141500',
  ELECTRÓNICA: '52161500',
  CÓMPUTO: '43212100',
  'ENSERES MENORES': '52141500',
  BLANCOS: '52121500',
  DEPORTES: '49161500',
  ZAPATERÍA: '53111600',
  MOTOS: '25101801',
};

/** The unit of what a department sells. */
function unitOf(departamento: string): string {
  return departamento === 'ZAPATERÍA' ? UNIDAD.par : UNIDAD.pieza;
}

/** The authority's keys of all that the sample stores sell: of departments, and of articles that differ from theirs. */
export const CLAVES_FISCALES: readonly (typeof clavesFiscales.$inferInsert)[] = [
  ...Object.entries(BY_DEPARTMENT).map(([codigo, claveProdServ]) => ({
    ...{ ambito: 'departamento' as const, codigo, claveProdServ, claveUnidad: unitOf(codigo) },
  })),
  ...ARTICULOS.flatMap(({ numArt, descripcion, departamento }) => {
    const [, claveProdServ, unidad] = BY_DESCRIPTION.find(([beginning]) => descripcion.startsWith(beginning)) ?? [];
    if (claveProdServ === undefined) return [];
    return [
      { ambito: 'articulo' as const, codigo: numArt, claveProdServ, claveUnidad: unidad ?? unitOf(departamento) },
    ];
  }),
];

/** The keys of an article of the sample. */
export function fiscalKeysOf(numArt: string, departamento: string) {
  const keys =
    CLAVES_FISCALES.find(({ ambito, codigo }) => ambito === 'articulo' && codigo === numArt) ??
    CLAVES_FISCALES.find(({ ambito, codigo }) => ambito === 'departamento' && codigo === departamento);
  if (keys === undefined) throw new Error(`The article ${numArt} of the sample has no key of the authority`);
  return { claveProdServ: keys.claveProdServ, claveUnidad: keys.claveUnidad };
}
