/**
 * The states, and which of them a postal code is of by its first two digits. Postal codes of official test companies are in no
 * public list, so what is said here warns and never blocks.
 */
interface Estado {
  /** As the statistics institute (INEGI) and the post write it. */
  readonly nombre: string;
  /** First and last of its prefixes. */
  readonly prefijos: readonly [number, number];
  /** Other names that people write. */
  readonly alias?: readonly string[];
}

const ESTADOS: readonly Estado[] = [
  { nombre: 'Ciudad de México', prefijos: [1, 16], alias: ['CDMX', 'Distrito Federal', 'DF', 'México DF'] },
  { nombre: 'Aguascalientes', prefijos: [20, 20] },
  { nombre: 'Baja California', prefijos: [21, 22], alias: ['Baja California Norte'] },
  { nombre: 'Baja California Sur', prefijos: [23, 23] },
  { nombre: 'Campeche', prefijos: [24, 24] },
  { nombre: 'Coahuila de Zaragoza', prefijos: [25, 27], alias: ['Coahuila'] },
  { nombre: 'Colima', prefijos: [28, 28] },
  { nombre: 'Chiapas', prefijos: [29, 30] },
  { nombre: 'Chihuahua', prefijos: [31, 33] },
  { nombre: 'Durango', prefijos: [34, 35] },
  { nombre: 'Guanajuato', prefijos: [36, 38] },
  { nombre: 'Guerrero', prefijos: [39, 41] },
  { nombre: 'Hidalgo', prefijos: [42, 43] },
  { nombre: 'Jalisco', prefijos: [44, 49] },
  { nombre: 'México', prefijos: [50, 57], alias: ['Estado de México', 'Edo. de México', 'Edomex'] },
  { nombre: 'Michoacán de Ocampo', prefijos: [58, 61], alias: ['Michoacán'] },
  { nombre: 'Morelos', prefijos: [62, 62] },
  { nombre: 'Nayarit', prefijos: [63, 63] },
  { nombre: 'Nuevo León', prefijos: [64, 67] },
  { nombre: 'Oaxaca', prefijos: [68, 71] },
  { nombre: 'Puebla', prefijos: [72, 75] },
  { nombre: 'Querétaro', prefijos: [76, 76], alias: ['Querétaro de Arteaga'] },
  { nombre: 'Quintana Roo', prefijos: [77, 77] },
  { nombre: 'San Luis Potosí', prefijos: [78, 79] },
  { nombre: 'Sinaloa', prefijos: [80, 82] },
  { nombre: 'Sonora', prefijos: [83, 85] },
  { nombre: 'Tabasco', prefijos: [86, 86] },
  { nombre: 'Tamaulipas', prefijos: [87, 89] },
  { nombre: 'Tlaxcala', prefijos: [90, 90] },
  { nombre: 'Veracruz de Ignacio de la Llave', prefijos: [91, 96], alias: ['Veracruz'] },
  { nombre: 'Yucatán', prefijos: [97, 97] },
  { nombre: 'Zacatecas', prefijos: [98, 99] },
];

/** The state of a postal code by its first two digits; null where no state begins so, and for what is no postal code. */
export function estadoDeCodigoPostal(codigoPostal: string): string | null {
  if (!/^\d{5}$/.test(codigoPostal)) return null;
  const prefix = Number(codigoPostal.slice(0, 2));
  return ESTADOS.find(({ prefijos: [first, last] }) => first <= prefix && prefix <= last)?.nombre ?? null;
}

/** The name of the state that a person or a certificate means ('CDMX', 'VERACRUZ'); null for an unknown one. */
export function estadoLlamado(text: string): string | null {
  const asked = plain(text);
  return (
    ESTADOS.find(({ nombre, alias = [] }) => [nombre, ...alias].some((name) => plain(name) === asked))?.nombre ?? null
  );
}

/** A hint to look again at a postal code and the state beside it; null where they agree, or too little is written. */
export function avisoCodigoPostal(codigoPostal: string, estado: string): string | null {
  if (!/^\d{5}$/.test(codigoPostal)) return null;
  const own = estadoDeCodigoPostal(codigoPostal);
  if (own === null)
    return `Ningún estado tiene códigos postales que empiecen con ${codigoPostal.slice(0, 2)}. ${LOOK_AGAIN}`;
  const written = estadoLlamado(estado);
  return written === null || written === own
    ? null
    : `El código postal ${codigoPostal} es de ${own}, y el estado dice ${written}. ${LOOK_AGAIN}`;
}

const LOOK_AGAIN = 'Revíselo contra la constancia; si ahí está así, puede continuar.';

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
