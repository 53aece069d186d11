import { TIME_ZONE } from './dates.ts';
import { estadoDeCodigoPostal } from './sat/estados.ts';

const NOROESTE = 'America/Tijuana';
const PACIFICO = 'America/Mazatlan';
const SONORA = 'America/Hermosillo';
const SURESTE = 'America/Cancun';
/** The centre with the summer time of the United States. */
const FRONTERA = 'America/Matamoros';
/** The clock of Ciudad Juárez since 2010, under a name that older browsers and databases know. */
const JUAREZ = 'America/Denver';

interface Tramo {
  /** First and last postal code. */
  readonly codigos: readonly [string, string];
  readonly zona: string;
}

/**
 * Where the clock is not that of the centre: the first that holds a code counts. Of the law on time zones (Ley de los Husos Horarios
 * en los Estados Unidos Mexicanos, DOF 28-10-2022 and its reforms for Chihuahua), by states and by the municipalities at the border;
 * their codes by the public list of the post.
 */
const TRAMOS: readonly Tramo[] = [
  { codigos: ['21000', '22999'], zona: NOROESTE },
  { codigos: ['23000', '23999'], zona: PACIFICO },
  // Bahía de Banderas keeps the time of Puerto Vallarta.
  { codigos: ['63726', '63739'], zona: TIME_ZONE },
  { codigos: ['63000', '63999'], zona: PACIFICO },
  { codigos: ['77000', '77999'], zona: SURESTE },
  { codigos: ['80000', '82999'], zona: PACIFICO },
  { codigos: ['83000', '85999'], zona: SONORA },
  // Chihuahua: Ascensión and Janos; Juárez, Guadalupe and Práxedis G. Guerrero.
  { codigos: ['31820', '31849'], zona: JUAREZ },
  { codigos: ['32000', '32797'], zona: JUAREZ },
  // Chihuahua: Coyame del Sotol and Ojinaga; Manuel Benavides.
  { codigos: ['32850', '32897'], zona: FRONTERA },
  { codigos: ['32980', '32998'], zona: FRONTERA },
  // Coahuila: Piedras Negras, Nava and Acuña; Jiménez to Hidalgo; Ocampo.
  { codigos: ['26000', '26328'], zona: FRONTERA },
  { codigos: ['26400', '26695'], zona: FRONTERA },
  { codigos: ['27500', '27548'], zona: FRONTERA },
  // Nuevo León: Anáhuac.
  { codigos: ['65000', '65059'], zona: FRONTERA },
  // Tamaulipas: Matamoros and Valle Hermoso; Nuevo Laredo to Reynosa; Río Bravo.
  { codigos: ['87300', '87589'], zona: FRONTERA },
  { codigos: ['88000', '88875'], zona: FRONTERA },
  { codigos: ['88900', '88995'], zona: FRONTERA },
];

/**
 * The time zone of a postal code, by its IANA name.
 * @param cadena what is answered where no code is known, or one of no state: the chain's own zone.
 */
export function zonaDe<C extends string | undefined>(codigoPostal: string | null | undefined, cadena: C): string | C {
  if (codigoPostal === null || codigoPostal === undefined || estadoDeCodigoPostal(codigoPostal) === null) return cadena;
  const tramo = TRAMOS.find(({ codigos: [first, last] }) => first <= codigoPostal && codigoPostal <= last);
  return tramo?.zona ?? TIME_ZONE;
}
