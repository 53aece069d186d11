/**
 * Each person's readings of customers are written down, and whoever reads much more than people do is slowed:
 * customers' data are for serving them, not for collecting. A look-up by a number is counted whether the number exists
 * or not, since who walks over numbers guesses most of them; a mail is counted, too.
 */

/** The slowed acts: readings, and the mails that carry a document to an address that somebody typed. */
export type LimitedRead =
  | 'buscarClientes'
  | 'abrirCaso'
  | 'abrirVale'
  | 'abrirFactura'
  | 'descargarAnexo'
  | 'consultarOperacion'
  | 'consultarFolio'
  | 'enviarDocumento';

/** Within so many milliseconds readings are counted together. */
export const READS_WINDOW_MS = 5 * 60_000;

const HOUR_MS = 60 * 60_000;

/** The longest of the windows. */
export const LONGEST_WINDOW_MS = HOUR_MS;

/** Within so many milliseconds things of a kind are counted together: what leaves the house over an hour. */
export function windowOf(reading: LimitedRead): number {
  return reading === 'enviarDocumento' ? HOUR_MS : READS_WINDOW_MS;
}

/**
 * So many different ones within the window: one that is repeated counts once, since it shows nothing new. A person at a
 * counter makes a search or two for each customer; sixty in five minutes is one every five seconds. Cases and attachments are
 * opened one after the other from a list, so that they have more room; operations and folios are scanned one after the other, at
 * most one in two and a half seconds. A counter that mails every voucher does so a dozen times an hour.
 */
export const MAX_READS = {
  buscarClientes: 60,
  abrirCaso: 200,
  abrirVale: 200,
  abrirFactura: 200,
  descargarAnexo: 200,
  consultarOperacion: 120,
  consultarFolio: 120,
  enviarDocumento: 60,
} as const satisfies Record<LimitedRead, number>;

const HECHO: Readonly<Record<LimitedRead, readonly [hecho: string, otra: string]>> = {
  buscarClientes: ['buscó clientes', 'buscar'],
  abrirCaso: ['abrió casos', 'abrir casos'],
  abrirVale: ['abrió vales', 'abrir vales'],
  abrirFactura: ['abrió facturas', 'abrir facturas'],
  descargarAnexo: ['descargó anexos', 'descargar anexos'],
  consultarOperacion: ['consultó operaciones', 'consultar operaciones'],
  consultarFolio: ['consultó folios, billeteras o empleados', 'consultarlos'],
  enviarDocumento: ['envió documentos por correo', 'enviar'],
};

/** Tells a person who is slowed why, and how long it takes. */
export function waitText(reading: LimitedRead, seconds: number): string {
  const [hecho, otra] = HECHO[reading];
  const times = MAX_READS[reading];
  return `Usted ${hecho} ${times} veces en ${windowInWords(reading)}. Para cuidar los datos de los clientes, espere ${duration(seconds)} y podrá ${otra} de nuevo.`;
}

/** Why a person is slowed, for who looks after that: 'Buscó clientes 60 veces en 5 minutos'. */
export function slowedInWords(reading: LimitedRead): string {
  const [done] = HECHO[reading];
  return `${done.charAt(0).toUpperCase()}${done.slice(1)} ${MAX_READS[reading]} veces en ${windowInWords(reading)}`;
}

function windowInWords(reading: LimitedRead): string {
  return windowOf(reading) === HOUR_MS ? 'una hora' : '5 minutos';
}

function duration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
