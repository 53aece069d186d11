import type { Deshacer } from '#domain/common/deshacer';
import { type Movimiento, seRegistro } from '#domain/common/history';
import { fromPesos, showPesos, sum, toPesos } from '#domain/common/money';

/** One work on several marked records of a list (docs/decisions/277): each by its own call, told in one sentence. */

/** The kinds of records that lists mark. */
export type ClaseDeMarcado = 'caso' | 'vale';

/** A marked record; `saldo` in pesos, null for one without money. */
export interface Marcado {
  readonly clase: ClaseDeMarcado;
  readonly saldo: number | null;
}

/** How several of one work are said. */
export interface PalabrasDeVarios {
  /** 'vale autorizado', 'vales autorizados'. */
  readonly hechos: readonly [string, string];
  /** In one word, for the row of its record: 'Autorizado'. */
  readonly hecho: string;
  /** For the row of one that others changed first: 'Sin decidir'. */
  readonly sinHacer: string;
  /** How the refused ones are counted, where 'no' would say the opposite: 'sin decidir'. */
  readonly negados?: string;
  /** What must not be done unseen: 'decidirlo'. */
  readonly antesDe: string;
  /** It decides what the record waits for: a decision of somebody else comes before it. */
  readonly decide?: true;
}

const NOMBRES = { caso: ['caso', 'casos'], vale: ['vale', 'vales'] } as const;

function cuantos(cantidad: number, [uno, varios]: readonly [string, string]): string {
  return `${cantidad} ${cantidad === 1 ? uno : varios}`;
}

/** The marked records in words, with the money of the vouchers: '3 vales · $1,234.50', '1 vale · $20.00 y 2 casos'. */
export function marcadosEnPalabras(marcados: readonly Marcado[], antesDeLaSuma = ' · '): string {
  const deClase = (clase: ClaseDeMarcado) => marcados.filter((marcado) => marcado.clase === clase);
  const [vales, casos] = [deClase('vale'), deClase('caso')];
  const saldo = toPesos(sum(vales.map((vale) => fromPesos(vale.saldo ?? 0))));
  return [
    ...(vales.length > 0 ? [`${cuantos(vales.length, NOMBRES.vale)}${antesDeLaSuma}${showPesos(saldo)}`] : []),
    ...(casos.length > 0 ? [cuantos(casos.length, NOMBRES.caso)] : []),
  ].join(' y ');
}

/** The one question before anything is sent, by the button of the work: 'Autorizar 2 vales, $10,113.30', 'No autorizar 1 caso'. */
export function preguntaPorVarios(trabajo: string, marcados: readonly Marcado[]): string {
  return `${trabajo} ${marcadosEnPalabras(marcados, ', ')}`;
}

/** How far several are; none is counted twice. */
export interface CuentaDeEnvios {
  readonly hechas: number;
  /** Not done, and the person knows why. */
  readonly negadas: number;
  /** Nobody knows whether they are done. */
  readonly inciertas: number;
  /** Their answer is awaited. */
  readonly enCamino: number;
  readonly sinEnviar: number;
}

/** The one that is on its way, among all: 'Enviando 1 de 2...'. */
export function avanceEnPalabras({ hechas, negadas, inciertas, enCamino, sinEnviar }: CuentaDeEnvios): string {
  const sent = hechas + negadas + inciertas + enCamino;
  return `Enviando ${sent} de ${sent + sinEnviar}...`;
}

/**
 * How many were done and what became of the others, in one sentence: '3 vales autorizados, 1 no', '0 vales autorizados, 1 no se
 * sabe si quedó, 1 sin enviar'.
 */
export function desenlaceEnPalabras(
  { hechos, negados = 'no' }: PalabrasDeVarios,
  { hechas, negadas, inciertas, sinEnviar }: Omit<CuentaDeEnvios, 'enCamino'>,
): string {
  return [
    cuantos(hechas, hechos),
    ...(negadas > 0 ? [`${negadas} ${negados}`] : []),
    ...(inciertas > 0 ? [`${inciertas} no se sabe si ${inciertas === 1 ? 'quedó' : 'quedaron'}`] : []),
    ...(sinEnviar > 0 ? [`${sinEnviar} sin enviar`] : []),
  ].join(', ');
}

/** Said to who leaves the page before all were sent. */
export function alDejarlosEnPalabras(
  palabras: PalabrasDeVarios,
  { enCamino, sinEnviar, ...sent }: CuentaDeEnvios,
): string {
  return [
    `Salió antes de terminar: ${desenlaceEnPalabras(palabras, { ...sent, sinEnviar: 0 })}`,
    ...(enCamino > 0 ? [`${enCamino} en camino`] : []),
    ...(sinEnviar > 0 ? [`${sinEnviar} sin enviar`] : []),
  ].join(', ');
}

const DESHACER: Deshacer = 'deshacer';

/** The works after which a record does not wait for a decision any more. */
const DECIDEN = ['autorizar', 'noAutorizar', 'rechazar'];
/** Those after which it takes no work. */
const TERMINAN = ['cancelar', 'cerrar'];

/**
 * Why a record was left alone that others changed first, by what they did since: 'Ya lo decidió Ana Peña'.
 * @param cambios in order, the last one is the newest.
 */
export function otraPersonaAntes(
  { antesDe, decide }: Pick<PalabrasDeVarios, 'antesDe' | 'decide'>,
  cambios: readonly Movimiento[],
): string | null {
  const ends = decide ? [...DECIDEN, ...TERMINAN] : TERMINAN;
  const undone = cambios.findLastIndex(({ hecho }) => hecho?.trabajo === DESHACER);
  const decision = cambios.slice(undone + 1).findLast(({ hecho }) => ends.includes(hecho?.trabajo ?? ''));
  if (decision !== undefined) {
    const { autor, hecho } = decision;
    const verbo = hecho?.trabajo === 'cancelar' ? 'canceló' : hecho?.trabajo === 'cerrar' ? 'cerró' : 'decidió';
    return `Ya lo ${verbo} ${autor.nombre}.`;
  }
  const last = cambios.at(-1);
  if (last === undefined) return null;
  return `${last.autor.nombre} ${last.hecho?.contado ?? seRegistro(last.accion)}: véalo antes de ${antesDe}.`;
}
