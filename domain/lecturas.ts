/**
 * What a person reads of customers is written down, and who reads much more than people do is slowed: customers' data are for
 * serving them, not for collecting.
 */

/** The readings that are slowed. */
export type LecturaLimitada = 'buscarClientes' | 'abrirCaso' | 'descargarAnexo';

/** Within so many milliseconds readings are counted together. */
export const VENTANA_LECTURAS_MS = 5 * 60_000;

/**
 * So many different ones within the window: one that is repeated counts once, since it shows nothing new. A person at a
 * counter makes a search or two for each customer; sixty in five minutes is one every five seconds. Cases and attachments are
 * opened one after the other from a list, so that they have more room.
 */
export const MAX_LECTURAS = {
  buscarClientes: 60,
  abrirCaso: 200,
  descargarAnexo: 200,
} as const satisfies Record<LecturaLimitada, number>;

/** A collector is often found out long after: so long is it known who read what, in milliseconds. */
export const GUARDAR_LECTURAS_MS = 365 * 24 * 3_600_000;

const HECHO: Readonly<Record<LecturaLimitada, readonly [hecho: string, otra: string]>> = {
  buscarClientes: ['buscó clientes', 'buscar'],
  abrirCaso: ['abrió casos', 'abrir casos'],
  descargarAnexo: ['descargó anexos', 'descargar anexos'],
};

/** What a person who is slowed reads: why, and how long it takes. */
export function textoDeEspera(lectura: LecturaLimitada, segundos: number): string {
  const [hecho, otra] = HECHO[lectura];
  const veces = MAX_LECTURAS[lectura];
  return `Usted ${hecho} ${veces} veces en 5 minutos. Para cuidar los datos de los clientes, espere ${duracion(segundos)} y podrá ${otra} de nuevo.`;
}

function duracion(segundos: number): string {
  if (segundos < 60) return segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  const minutos = Math.ceil(segundos / 60);
  return minutos === 1 ? '1 minuto' : `${minutos} minutos`;
}
