import type { Deshacer } from '#domain/common/deshacer';
import { type Movimiento, seRegistro } from '#domain/common/history';
import { fromPesos, showPesos, sum, toPesos } from '#domain/common/money';

/** Several requests decided at once ('Por autorizar'): cases and vouchers, each by its own call. */

/** The kinds of records that wait for a decision. */
export type ClaseDeSolicitud = 'caso' | 'vale';

/** The decision on them: that it proceeds, or not. */
export type RespuestaASolicitud = 'yes' | 'no';

/** A marked request; `saldo` in pesos, null for a case. */
export interface SolicitudMarcada {
  readonly clase: ClaseDeSolicitud;
  readonly saldo: number | null;
}

const NOMBRES = { caso: ['caso', 'casos'], vale: ['vale', 'vales'] } as const;

function cuantos(cantidad: number, [uno, varios]: readonly [string, string]): string {
  return `${cantidad} ${cantidad === 1 ? uno : varios}`;
}

/** The marked requests in words, with the money of the vouchers: '3 vales · $1,234.50', '1 vale · $20.00 y 2 casos'. */
export function marcadasEnPalabras(marcadas: readonly SolicitudMarcada[], antesDeLaSuma = ' · '): string {
  const deClase = (clase: ClaseDeSolicitud) => marcadas.filter((marcada) => marcada.clase === clase);
  const [vales, casos] = [deClase('vale'), deClase('caso')];
  const saldo = toPesos(sum(vales.map((vale) => fromPesos(vale.saldo ?? 0))));
  return [
    ...(vales.length > 0 ? [`${cuantos(vales.length, NOMBRES.vale)}${antesDeLaSuma}${showPesos(saldo)}`] : []),
    ...(casos.length > 0 ? [cuantos(casos.length, NOMBRES.caso)] : []),
  ].join(' y ');
}

/** The one question before they are decided, by the name of the work: 'Autorizar 2 vales, $10,113.30', 'No autorizar 1 caso'. */
export function preguntaPorVarias(trabajo: string, marcadas: readonly SolicitudMarcada[]): string {
  return `${trabajo} ${marcadasEnPalabras(marcadas, ', ')}`;
}

/** Why the marked requests are not decided together; null where they are, or where none is marked. */
export function contraDecidirJuntas(clases: readonly ClaseDeSolicitud[]): string | null {
  return new Set(clases).size <= 1
    ? null
    : 'Los vales y los casos se deciden por separado: deje marcados solo unos u otros.';
}

/** That some of the marked vouchers pass the limit of who decides, in pesos: '2 pasan de su límite para autorizar, que es de $5,000.00'. */
export function marcadasSobreElLimite(cantidad: number, limite: number | null): string {
  return `${cantidad} ${cantidad === 1 ? 'pasa' : 'pasan'} de su límite para autorizar, que es de ${showPesos(limite)}.`;
}

/** A decision in one word, for the row of its request. */
export const DECIDIDA = {
  vale: { yes: 'Autorizado', no: 'Rechazado' },
  caso: { yes: 'Autorizado', no: 'No autorizado' },
} as const satisfies Record<ClaseDeSolicitud, Record<RespuestaASolicitud, string>>;

const HECHAS = {
  vale: { yes: ['vale autorizado', 'vales autorizados'], no: ['vale rechazado', 'vales rechazados'] },
  caso: { yes: ['caso autorizado', 'casos autorizados'], no: ['caso no autorizado', 'casos no autorizados'] },
} as const satisfies Record<ClaseDeSolicitud, Record<RespuestaASolicitud, readonly [string, string]>>;

/** How far several decisions are; none is counted twice. */
export interface CuentaDeDecisiones {
  readonly hechas: number;
  /** Not decided, and the person knows why. */
  readonly negadas: number;
  /** Nobody knows whether they are decided. */
  readonly inciertas: number;
  /** Their answer is awaited. */
  readonly enCamino: number;
  readonly sinEnviar: number;
}

/** The one that is on its way, among all: 'Enviando 1 de 2...'. */
export function avanceEnPalabras({ hechas, negadas, inciertas, enCamino, sinEnviar }: CuentaDeDecisiones): string {
  const sent = hechas + negadas + inciertas + enCamino;
  return `Enviando ${sent} de ${sent + sinEnviar}...`;
}

/**
 * How many were decided and what became of the others, in one sentence: '3 vales autorizados, 1 no', '0 vales autorizados, 1 no se
 * sabe si quedó, 1 sin enviar'.
 */
export function desenlaceEnPalabras(
  clase: ClaseDeSolicitud,
  respuesta: RespuestaASolicitud,
  { hechas, negadas, inciertas, sinEnviar }: Omit<CuentaDeDecisiones, 'enCamino'>,
): string {
  // 'No autorizados, 1 no' would say the opposite.
  const no = clase === 'caso' && respuesta === 'no' ? 'sin decidir' : 'no';
  return [
    cuantos(hechas, HECHAS[clase][respuesta]),
    ...(negadas > 0 ? [`${negadas} ${no}`] : []),
    ...(inciertas > 0 ? [`${inciertas} no se sabe si ${inciertas === 1 ? 'quedó' : 'quedaron'}`] : []),
    ...(sinEnviar > 0 ? [`${sinEnviar} sin enviar`] : []),
  ].join(', ');
}

/** Said to who leaves the page before all were sent. */
export function alDejarlasEnPalabras(
  clase: ClaseDeSolicitud,
  respuesta: RespuestaASolicitud,
  { enCamino, sinEnviar, ...sent }: CuentaDeDecisiones,
): string {
  return [
    `Salió antes de terminar: ${desenlaceEnPalabras(clase, respuesta, { ...sent, sinEnviar: 0 })}`,
    ...(enCamino > 0 ? [`${enCamino} en camino`] : []),
    ...(sinEnviar > 0 ? [`${sinEnviar} sin enviar`] : []),
  ].join(', ');
}

const DESHACER: Deshacer = 'deshacer';

/** The works after which a request no longer waits. */
const TERMINAN: Readonly<Record<ClaseDeSolicitud, readonly string[]>> = {
  vale: ['autorizar', 'rechazar', 'cancelar'],
  caso: ['autorizar', 'noAutorizar', 'cerrar'],
};

/**
 * Why a request was not decided that others changed first, by what they did since: 'Ya lo decidió Ana Peña'.
 * @param cambios in order, the last one is the newest.
 */
export function otraPersonaAntes(clase: ClaseDeSolicitud, cambios: readonly Movimiento[]): string | null {
  const undone = cambios.findLastIndex(({ hecho }) => hecho?.trabajo === DESHACER);
  const decision = cambios.slice(undone + 1).findLast(({ hecho }) => TERMINAN[clase].includes(hecho?.trabajo ?? ''));
  if (decision !== undefined) {
    const { autor, hecho } = decision;
    const verbo = hecho?.trabajo === 'cancelar' ? 'canceló' : hecho?.trabajo === 'cerrar' ? 'cerró' : 'decidió';
    return `Ya lo ${verbo} ${autor.nombre}.`;
  }
  const last = cambios.at(-1);
  if (last === undefined) return null;
  return `${last.autor.nombre} ${last.hecho?.contado ?? seRegistro(last.accion)}: véalo antes de decidirlo.`;
}
