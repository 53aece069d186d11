/**
 * What a person reads of customers is written down, and who reads much more than people do is slowed: customers' data are for
 * serving them, not for collecting.
 */

/** The readings that are slowed. */
export type LimitedRead = 'buscarClientes' | 'abrirCaso' | 'abrirVale' | 'descargarAnexo';

/** Within so many milliseconds readings are counted together. */
export const READS_WINDOW_MS = 5 * 60_000;

/**
 * So many different ones within the window: one that is repeated counts once, since it shows nothing new. A person at a
 * counter makes a search or two for each customer; sixty in five minutes is one every five seconds. Cases and attachments are
 * opened one after the other from a list, so that they have more room.
 */
export const MAX_READS = {
  buscarClientes: 60,
  abrirCaso: 200,
  abrirVale: 200,
  descargarAnexo: 200,
} as const satisfies Record<LimitedRead, number>;

/** A collector is often found out long after: so long is it known who read what, in milliseconds. */
export const KEEP_READS_MS = 365 * 24 * 3_600_000;

const HECHO: Readonly<Record<LimitedRead, readonly [hecho: string, otra: string]>> = {
  buscarClientes: ['buscó clientes', 'buscar'],
  abrirCaso: ['abrió casos', 'abrir casos'],
  abrirVale: ['abrió vales', 'abrir vales'],
  descargarAnexo: ['descargó anexos', 'descargar anexos'],
};

/** What a person who is slowed reads: why, and how long it takes. */
export function waitText(reading: LimitedRead, seconds: number): string {
  const [hecho, otra] = HECHO[reading];
  const times = MAX_READS[reading];
  return `Usted ${hecho} ${times} veces en 5 minutos. Para cuidar los datos de los clientes, espere ${duration(seconds)} y podrá ${otra} de nuevo.`;
}

/** Why a person is slowed, for who looks after that: 'Buscó clientes 60 veces en 5 minutos'. */
export function slowedInWords(reading: LimitedRead): string {
  const [done] = HECHO[reading];
  return `${done.charAt(0).toUpperCase()}${done.slice(1)} ${MAX_READS[reading]} veces en 5 minutos`;
}

function duration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
