import { z } from 'zod';
import { capitalized } from './noun.ts';

/** The notices that a person gets of what others did to what concerns them, and those that one asked for oneself. */
export const CLASES_NOVEDAD = [
  'asignado',
  'pasado',
  'comentado',
  'mencionado',
  'cerrado',
  'unido',
  'relacionado',
  'relacionadoCerrado',
  'entregado',
  'autorizado',
  'noAutorizado',
  'valeAutorizado',
  'valeRechazado',
  'tomado',
  'escalado',
  'reasignado',
  'porAutorizar',
  'movido',
  'valeGuardado',
  'valeCancelado',
  'valeDevuelto',
  'devolucionDeshecha',
  'metodosCambiados',
  'valeRepuesto',
  'recordatorio',
  'fueraDePlazo',
  'notaRespondida',
  'notaResuelta',
  'notaAbierta',
] as const;

export type ClaseNovedad = (typeof CLASES_NOVEDAD)[number];

/** A notice that is owed: its kind, and who gets it. */
export interface Aviso {
  readonly clase: ClaseNovedad;
  readonly para: number;
  /** Who gets it has no part in the record, and follows it. */
  readonly sigue?: true;
  /** The person who is away, for whom who gets it stands in. */
  readonly suple?: number;
}

/** So much of a comment a notice shows, in characters. */
const MAX_TEXTO = 200;

/** The beginning of what was written, on one line; null for nothing. */
export function textoDeNovedad(texto: string): string | null {
  const line = texto.replace(/\s+/g, ' ').trim();
  if (line === '') return null;
  return line.length > MAX_TEXTO ? `${line.slice(0, MAX_TEXTO - 1).trimEnd()}…` : line;
}

/** The works of a table of notices that tell somebody of them. */
export function trabajosQueAvisan<T extends string>(tabla: Readonly<Record<T, object>>): readonly T[] {
  return (Object.keys(tabla) as T[]).filter((trabajo) => Object.keys(tabla[trabajo]).length > 0);
}

/**
 * The notices of one event, as its table says: one for each person, the first that the table names, and none for who
 * did it.
 * @param tabla by the part that a person has in the record, as which notice that person hears of it.
 * @param partes who has each part; null where nobody has.
 */
export function avisosDe<P extends string>(
  tabla: Readonly<Partial<Record<P, ClaseNovedad>>>,
  partes: Readonly<Record<P, number | null>>,
  hizo: number,
): readonly Aviso[] {
  const told = new Map<number, ClaseNovedad>();
  for (const [parte, clase] of Object.entries(tabla) as [P, ClaseNovedad][]) {
    const para = partes[parte];
    if (para !== null && para !== hizo && !told.has(para)) told.set(para, clase);
  }
  return [...told].map(([para, clase]) => ({ para, clase }));
}

/** The notices of who follows the record of an event and has no part in it: none for who did it, nor for who is told already. */
export function avisosDeQuienSigue(
  clase: ClaseNovedad,
  {
    siguen,
    hizo,
    avisados,
  }: { readonly siguen: readonly number[]; readonly hizo: number; readonly avisados: readonly Aviso[] },
): readonly Aviso[] {
  const told = new Set([hizo, ...avisados.map(({ para }) => para)]);
  return siguen.filter((para) => !told.has(para)).map((para) => ({ clase, para, sigue: true }));
}

/** Who stands in for a person who is away. */
interface Suplencia {
  readonly numiden: number;
  readonly suplente: number;
}

/** The notices that go to stand-ins too: one for each, none for who did it, nor for who is told already. */
export function avisosDeSuplentes(
  avisos: readonly Aviso[],
  { suplencias, hizo }: { readonly suplencias: readonly Suplencia[]; readonly hizo: number },
): readonly Aviso[] {
  const told = new Set([hizo, ...avisos.map(({ para }) => para)]);
  return avisos.flatMap(({ clase, para: suple }) => {
    const para = suplencias.find(({ numiden }) => numiden === suple)?.suplente;
    if (para === undefined || told.has(para)) return [];
    told.add(para);
    return [{ clase, para, suple }];
  });
}

/** The records of which people are told. */
export const CON_NOVEDADES = ['caso', 'vale', 'notaDeDiagrama'] as const;
export type EntidadConNovedades = (typeof CON_NOVEDADES)[number];

const algunaNovedad = z.object({
  id: z.int(),
  clase: z.enum(CLASES_NOVEDAD),
  idEntidad: z.int(),
  /** By which people know the record: a case by its number, a voucher by its folio, a note by the part of a diagram that it is about. */
  nombre: z.string(),
  /** The mark that tells it from others: a case's category, a voucher's sale, a note's diagram. */
  detalle: z.string(),
  /** The store of the case, or the one that made the voucher; empty for a note. */
  tienda: z.string(),
  autor: z.object({ numiden: z.int(), nombre: z.string() }),
  fecha: z.iso.datetime(),
  /** The beginning of what was written with it. */
  texto: z.string().nullable(),
  leida: z.boolean(),
  /** Its person follows the record. */
  sigue: z.boolean().default(false),
  /** The name of who is away, for whom its person stands in; null for one of one's own. */
  suple: z.string().nullable().default(null),
});

/** A notice of a record that has a life; a person can follow such a one and be reminded of it. */
export const novedadDeRegistroSchema = algunaNovedad.extend({ entidad: z.enum(['caso', 'vale']) });

/** A notice as its person reads it; one of a note says where it is pinned: a machine, and the key of a state or an arrow, null for none. */
export const novedadSchema = z.discriminatedUnion('entidad', [
  novedadDeRegistroSchema,
  algunaNovedad.extend({ entidad: z.literal('notaDeDiagrama'), maquina: z.string(), parte: z.string().nullable() }),
]);

export type Novedad = z.infer<typeof novedadSchema>;

/** A notice as its person reads it: who did what to which record, or of which one it reminds. */
export function novedadEnPalabras(
  novedad: Pick<Novedad, 'clase' | 'entidad' | 'nombre' | 'autor'> & Partial<Pick<Novedad, 'sigue' | 'suple'>>,
): string {
  const { clase, entidad, nombre, autor, sigue = false, suple = null } = novedad;
  if (clase === 'recordatorio') return `Recordatorio del ${entidad} ${nombre}`;
  const hecho =
    clase === 'fueraDePlazo'
      ? `el ${entidad} ${nombre} pasó de su plazo`
      : `${autor.nombre} ${HECHO[clase](nombre)}${sigue ? ', que usted sigue' : ''}`;
  return suple === null ? capitalized(hecho) : `Para ${suple}, a quien usted suple: ${hecho}`;
}

const HECHO: Readonly<Record<Exclude<ClaseNovedad, 'recordatorio' | 'fueraDePlazo'>, (nombre: string) => string>> = {
  asignado: (caso) => `le asignó el caso ${caso}`,
  pasado: (caso) => `pasó a otra parte el caso ${caso}, que usted tenía`,
  comentado: (caso) => `comentó el caso ${caso}`,
  mencionado: (caso) => `le mencionó en el caso ${caso}`,
  cerrado: (caso) => `cerró el caso ${caso}`,
  unido: (caso) => `cerró otro caso del mismo asunto, que sigue en el caso ${caso}, que usted tiene`,
  relacionado: (caso) => `relacionó otro caso con el caso ${caso}`,
  relacionadoCerrado: (caso) => `cerró un caso relacionado con el caso ${caso}`,
  entregado: (caso) => `le entregó el caso ${caso}`,
  autorizado: (caso) => `autorizó el caso ${caso}`,
  noAutorizado: (caso) => `no autorizó el caso ${caso}`,
  valeAutorizado: (folio) => `autorizó el vale ${folio}`,
  valeRechazado: (folio) => `rechazó el vale ${folio}`,
  tomado: (caso) => `tomó el caso ${caso}`,
  escalado: (caso) => `escaló el caso ${caso}`,
  reasignado: (caso) => `asignó el caso ${caso}`,
  porAutorizar: (caso) => `pidió autorización para el caso ${caso}`,
  movido: (caso) => `cambió el estado del caso ${caso}`,
  valeGuardado: (folio) => `guardó el vale ${folio}`,
  valeCancelado: (folio) => `canceló el vale ${folio}`,
  valeDevuelto: (folio) => `devolvió lo del vale ${folio}`,
  devolucionDeshecha: (folio) => `deshizo una devolución del vale ${folio}`,
  metodosCambiados: (folio) => `cambió cómo se devuelve el vale ${folio}`,
  valeRepuesto: (folio) => `repuso el vale ${folio}`,
  notaRespondida: (parte) => `respondió la nota sobre ${parte}`,
  notaResuelta: (parte) => `dio por resuelta la nota sobre ${parte}`,
  notaAbierta: (parte) => `abrió de nuevo la nota sobre ${parte}`,
};
