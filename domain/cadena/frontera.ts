import { plainLetters } from '#domain/common/plainLetters';

/**
 * The municipalities of both border zones in which 8 % of IVA may be charged, by the federal decrees of the northern (31-12-2018) and the
 * southern one (30-12-2020), with those that were founded in them since.
 */
const FRONTERA: Readonly<Record<string, readonly string[]>> = {
  'Baja California': [
    ...['Ensenada', 'Playas de Rosarito', 'Tijuana', 'Tecate', 'Mexicali', 'San Quintín', 'San Felipe'],
  ],
  Sonora: [
    ...['San Luis Río Colorado', 'Puerto Peñasco', 'General Plutarco Elías Calles', 'Caborca', 'Altar', 'Sáric'],
    ...['Nogales', 'Santa Cruz', 'Cananea', 'Naco', 'Agua Prieta'],
  ],
  Chihuahua: [
    ...['Janos', 'Ascensión', 'Juárez', 'Praxedis G. Guerrero', 'Guadalupe', 'Coyame del Sotol', 'Ojinaga'],
    'Manuel Benavides',
  ],
  'Coahuila de Zaragoza': [
    ...['Ocampo', 'Acuña', 'Zaragoza', 'Jiménez', 'Piedras Negras', 'Nava', 'Guerrero', 'Hidalgo'],
  ],
  'Nuevo León': ['Anáhuac'],
  Tamaulipas: [
    ...['Nuevo Laredo', 'Guerrero', 'Mier', 'Miguel Alemán', 'Camargo', 'Gustavo Díaz Ordaz', 'Reynosa'],
    ...['Río Bravo', 'Valle Hermoso', 'Matamoros'],
  ],
  'Quintana Roo': ['Othón P. Blanco'],
  Campeche: ['Calakmul', 'Candelaria'],
  Chiapas: [
    ...['Palenque', 'Ocosingo', 'Benemérito de las Américas', 'Marqués de Comillas', 'Maravilla Tenejapa'],
    ...['Las Margaritas', 'La Trinitaria', 'Frontera Comalapa', 'Amatenango de la Frontera', 'Mazapa de Madero'],
    ...['Motozintla', 'Tapachula', 'Cacahoatán', 'Unión Juárez', 'Tuxtla Chico', 'Metapa', 'Frontera Hidalgo'],
    'Suchiate',
  ],
  Tabasco: ['Balancán', 'Tenosique'],
};

const CLAVES = new Set(
  Object.entries(FRONTERA).flatMap(([estado, municipios]) => municipios.map((one) => claveDe(estado, one))),
);

/** Whether 8 % of IVA may be charged at a place, by its state and municipality as the post's list names them. */
export function esFronteriza({ estado, municipio }: { readonly estado: string; readonly municipio: string }): boolean {
  return CLAVES.has(claveDe(estado, municipio));
}

function claveDe(estado: string, municipio: string): string {
  // The post writes the state's long name, people the short one.
  return plainLetters(`${estado.replace(/ de Zaragoza$/i, '')} ${municipio}`);
}
