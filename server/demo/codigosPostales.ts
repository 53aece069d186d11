import type { codigosPostales, colonias } from '../platform/db/schema/codigosPostales.ts';

interface Place {
  readonly estado: string;
  readonly municipio: string;
  readonly colonias: readonly [string, ...string[]];
}

/** Of these one postal code has 300 colonias, more than a person looks through. */
const MANY = [
  ...['Alameda', 'Cantera', 'Cerro del Cuarto', 'Cervera', 'El Encino', 'El Hinojo', 'Embajadoras', 'Gavilanes'],
  ...['Guijas', 'La Bufa', 'La Hacienda', 'La Pastita', 'La Presa', 'Las Teresas', 'Los Alcaldes', 'Los Pastitos'],
  ...['Marfil', 'Noria Alta', 'Paxtitlán', 'Peñitas', 'Pozuelos', 'Pueblito de Rocha', 'San Clemente', 'San Gabriel'],
  ...['San Javier', 'San Luisito', 'Santa Teresa', 'Tepetapa', 'Valenciana', 'Yerbabuena'],
] as const;

/** Ten colonias of each name, as cities grow. */
function grown(...names: readonly [string, ...string[]]): readonly [string, ...string[]] {
  const parts = ['1a Sección', '2a Sección', '3a Sección', 'Norte', 'Sur', 'Oriente', 'Poniente'];
  const others = names.flatMap((name) => [
    ...parts.map((part) => `${name} ${part}`),
    `Ampliación ${name}`,
    `Lomas de ${name}`,
  ]);
  return [...names, ...others];
}

function place(estado: string, municipio: string, ...names: readonly [string, ...string[]]): Place {
  return { estado, municipio, colonias: names };
}

/** Where the sample's stores, customers and taxpayers are. The public list replaces it (`npm run codigos-postales`). */
const PLACES: Readonly<Record<string, Place>> = {
  '01010': place('Ciudad de México', 'Álvaro Obregón', 'Los Alpes', 'Ampliación Alpes'),
  '01160': place('Ciudad de México', 'Álvaro Obregón', 'José María Pino Suárez', 'Cove', 'Belém de las Flores'),
  '01219': place('Ciudad de México', 'Álvaro Obregón', 'Santa Fe', 'Arturo Martínez', 'La Huerta'),
  '01279': place('Ciudad de México', 'Álvaro Obregón', 'Jalalpa', 'El Piru', 'Golondrinas'),
  '03100': place('Ciudad de México', 'Benito Juárez', 'Del Valle Centro', 'Insurgentes San Borja'),
  '04100': place('Ciudad de México', 'Coyoacán', 'Del Carmen', 'Villa Coyoacán', 'La Concepción'),
  '06000': place('Ciudad de México', 'Cuauhtémoc', 'Centro', 'Centro (Área 1)', 'Centro (Área 2)'),
  '06002': place('Ciudad de México', 'Cuauhtémoc', 'Centro', 'Guerrero'),
  '23004': place('Baja California Sur', 'La Paz', 'Bellavista', 'Los Olivos', 'Pueblo Nuevo'),
  '28971': place('Colima', 'Villa de Álvarez', 'Centro', 'Lomas de las Flores', 'Solidaridad'),
  '34541': place('Durango', 'Coneto de Comonfort', 'Coneto de Comonfort', 'El Ojito', 'Nogales'),
  '36246': place('Guanajuato', 'Guanajuato', 'Marfil', 'Arroyo Verde', 'Villas de Guanajuato'),
  '36257': place('Guanajuato', 'Guanajuato', ...grown(...MANY)),
  '37000': place('Guanajuato', 'León', 'Centro', 'Barrio Arriba', 'San Juan de Dios'),
  '37160': place('Guanajuato', 'León', 'Jardines del Moral', 'Lomas del Campestre'),
  '37161': place('Guanajuato', 'León', 'Jardines del Moral 2a Sección', 'Panorama'),
  '40501': place('Guerrero', 'Arcelia', 'Centro', 'Progreso', 'Las Flores'),
  '40968': place('Guerrero', 'Técpan de Galeana', 'Centro', 'El Súchil', 'Tenexpa'),
  '42501': place('Hidalgo', 'Actopan', 'Centro', 'Aviación', 'Los Olvera'),
  '43543': place('Hidalgo', 'Acatlán', 'Acatlán', 'Alcholoya', 'San Dionisio'),
  '45500': place('Jalisco', 'San Pedro Tlaquepaque', 'Centro', 'San Pedrito', 'Las Huertas'),
  '50000': place('México', 'Toluca', 'Centro', 'La Merced', 'Santa Bárbara'),
  '53100': place('México', 'Naucalpan de Juárez', 'Ciudad Satélite', 'La Florida', 'Bosques de Echegaray'),
  '55000': place('México', 'Ecatepec de Morelos', 'San Cristóbal Centro', 'Cabecera Municipal', 'La Mora'),
  '60922': place('Michoacán de Ocampo', 'Arteaga', 'Arteaga', 'Las Cañas', 'El Espinal'),
  '62661': place('Morelos', 'Puente de Ixtla', 'Centro', 'Norte', 'Emiliano Zapata'),
  '63901': place('Nayarit', 'Ahuacatlán', 'Centro', 'Demetrio Vallejo', 'El Salto'),
  '64610': place('Nuevo León', 'Monterrey', 'Cumbres', 'Cumbres 1er Sector', 'Cumbres 2o Sector'),
  '72000': place('Puebla', 'Puebla', 'Centro', 'Barrio de la Luz', 'El Alto'),
  '72160': place('Puebla', 'Puebla', 'La Paz', 'Rincón de la Paz'),
  '72190': place('Puebla', 'Puebla', 'Reserva Territorial Atlixcáyotl', 'Concepción Las Lajas', 'Angelópolis'),
  '76000': place('Querétaro', 'Querétaro', 'Centro', 'La Cruz', 'San Francisquito'),
  '76022': place('Querétaro', 'Querétaro', 'Santa María Magdalena', 'El Tintero'),
  '76028': place('Querétaro', 'Querétaro', 'Los Girasoles', 'Lomas del Marqués'),
  '76074': place('Querétaro', 'Querétaro', 'El Marqués', 'Rancho San Antonio', 'Lázaro Cárdenas'),
  '76343': place('Querétaro', 'Jalpan de Serra', 'Jalpan de Serra', 'El Panteón', 'San Francisco'),
  '78905': place('San Luis Potosí', 'Moctezuma', 'Moctezuma', 'La Estancia', 'Rancho Nuevo'),
  '85256': place('Sonora', 'Cajeme', 'Esperanza', 'Cócorit', 'Las Flores'),
  '86991': place('Tabasco', 'Emiliano Zapata', 'Emiliano Zapata', 'Las Lomas', 'Ganadera'),
  '94299': place('Veracruz de Ignacio de la Llave', 'Boca del Río', 'Costa de Oro', 'Jardines de Mocambo'),
  '97000': place('Yucatán', 'Mérida', 'Centro', 'Barrio de Santiago', 'Barrio de Santa Ana'),
  '97070': place('Yucatán', 'Mérida', 'García Ginerés', 'Itzimná'),
  '97119': place('Yucatán', 'Mérida', 'Benito Juárez Norte', 'Xaman-Tan', 'Gonzalo Guerrero'),
};

/** The postal codes of the sample. */
export const CODIGOS_POSTALES: readonly (typeof codigosPostales.$inferInsert)[] = Object.entries(PLACES).map(
  ([cp, { estado, municipio }]) => ({ cp, estado, municipio }),
);

/** The colonias of the sample. */
export const COLONIAS: readonly (typeof colonias.$inferInsert)[] = Object.entries(PLACES).flatMap(([cp, one]) =>
  one.colonias.map((nombre) => ({ cp, nombre })),
);

/**
 * State, municipality and a colonia of a postal code of the sample.
 * @throws Error for one that the sample has not.
 */
export function postalPlace(cp: string): {
  readonly estado: string;
  readonly municipio: string;
  readonly colonia: string;
} {
  const found = PLACES[cp];
  if (found === undefined) throw new Error(`The sample has no postal code ${cp}`);
  return { estado: found.estado, municipio: found.municipio, colonia: found.colonias[0] };
}
