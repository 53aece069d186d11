import { eq } from 'drizzle-orm';
import type { ResultadoCaso } from '#contract/casos';
import type { NombreLlamada } from '#contract/contrato';
import { CODIGO_EXITO } from '#contract/respuestas';
import type { AccionCaso, IdEstadoCaso } from '#domain/vidaCaso';
import { decidirAccion, ESTADO, TEXTOS_CASO } from '#domain/vidaCaso';
import { anotar } from '../../db/bitacora.ts';
import type { Tx } from '../../db/db.ts';
import { casoLogs, casos } from '../../db/schema/casos.ts';
import { createTurns } from '../../db/turns.ts';
import { unaVez } from '../../http/idempotencia.ts';
import type { Contexto, SesionServidor } from '../../http/manejador.ts';
import { conflicto, Rechazo, sinPermiso } from '../../http/rechazo.ts';
import { siEsVisible } from '../accesoCaso.ts';
import { estadoCaso, idEstadoCaso } from '../estado.ts';
import { movimientosEntre } from '../movimientos.ts';

export type FilaCaso = typeof casos.$inferSelect;

/** A piece of work that somebody asks for. */
interface Pedido<V> {
  readonly llamada: NombreLlamada;
  readonly accion: AccionCaso;
  readonly idCaso: number;
  /** The case's version as the person saw it; null where the work does not depend on what others did meanwhile. */
  readonly version: number | null;
  /**
   * What the person wrote and chose, which a key stands for. The version is no part of it: whoever repeats a stored
   * request after seeing the new version means the same request.
   */
  readonly contenido: object;
  /** Checks what was sent before anything is locked; refuses by throwing a `Rechazo`. */
  readonly revisar: () => V | Promise<V>;
  /** Gives back what `revisar` took, when the work was not done with it. */
  readonly soltar?: (revisado: V) => Promise<void>;
  /** Does what is particular to this work; the state, the version, the history and the audit are kept by `trabajar`. */
  readonly hacer: (trabajo: Trabajo, revisado: V) => Promise<Hecho>;
}

/** The case under work: locked, visible to the person, of the version that was seen, and open to this work. */
export interface Trabajo {
  readonly tx: Tx;
  readonly caso: FilaCaso;
  readonly numiden: number;
  readonly ahora: Date;
}

/** What was done. */
interface Hecho {
  readonly descripcion: string;
  /** Entries for the case's history, in the words that staff read. */
  readonly movimientos: readonly [string, ...string[]];
  /** Columns of the case that the work itself changes. */
  readonly cambios?: Partial<FilaCaso>;
  /** What the audit keeps beside the columns; plain JSON. */
  readonly detalle?: object;
}

/** The code of an answer that changed nothing: a warning (specification, section 4). */
export const CODIGO_SIN_CAMBIO = 2;

/** Ends a piece of work that turned out to change nothing: all is rolled back, the key with it, and `texto` is a warning. */
export class SinCambio extends Error {
  readonly caso: FilaCaso;

  constructor(caso: FilaCaso, texto: string) {
    super(texto);
    this.name = 'SinCambio';
    this.caso = caso;
  }
}

/** As long as PostgreSQL itself lets one wait for a lock, in milliseconds. */
const inTurn = createTurns(3_000);

/**
 * Does one piece of work on a case, once per key and all in one transaction: the row is locked, then visibility, version,
 * permission, state and one's own request are judged in this order, then effect, state, version, history and audit are
 * written (specification, sections 4 and 6; DESIGN, section 4).
 * @throws Rechazo 403 or 404 for a case that is not for this person or an action that is not; 409 for a stale version,
 * with what was done since, and for a state that does not take the action.
 */
export const trabajar = async <V>(pedido: Pedido<V>, contexto: Contexto): Promise<ResultadoCaso> => {
  const { llamada, idCaso, contenido } = pedido;
  try {
    return await unaVez(
      llamada,
      { idCaso, ...contenido },
      contexto,
      async () => pedido.revisar(),
      async (tx, revisado) => {
        // A key that was used for other content is told so in general: no case was created by it.
        return { respuesta: await aplicar(tx, pedido, revisado, contexto), idCaso: null };
      },
      { soltar: pedido.soltar, enTurno: (hacer) => inTurn(`caso ${idCaso}`, hacer) },
    );
  } catch (error) {
    if (error instanceof SinCambio) return resultado(CODIGO_SIN_CAMBIO, error.message, error.caso);
    throw error;
  }
};

const aplicar = async <V>(tx: Tx, pedido: Pedido<V>, revisado: V, contexto: Contexto): Promise<ResultadoCaso> => {
  const { sesion } = contexto;
  const caso = await bloquear(tx, pedido, sesion);
  const estado = await decidir(tx, pedido, caso, sesion);
  // Read under the lock, so that the history's times have the order in which things were done.
  const ahora = contexto.ahora();
  const hecho = await pedido.hacer({ tx, caso, numiden: sesion.numiden, ahora }, revisado);
  const cambios: Partial<FilaCaso> = {
    ...primerTrabajo(caso, pedido.accion, sesion.numiden),
    ...hecho.cambios,
    idEstado: estado,
    version: caso.version + 1,
  };
  await tx.update(casos).set(cambios).where(eq(casos.id, caso.id));
  await registrar(tx, pedido, hecho, { caso, cambios, sesion, ahora });
  return resultado(CODIGO_EXITO, hecho.descripcion, { ...caso, ...cambios });
};

const bloquear = async <V>(tx: Tx, { idCaso }: Pedido<V>, sesion: SesionServidor): Promise<FilaCaso> => {
  const [caso] = await tx.select().from(casos).where(eq(casos.id, idCaso)).for('update');
  return siEsVisible(sesion, idCaso, caso);
};

const decidir = async <V>(
  tx: Tx,
  { accion, version }: Pedido<V>,
  caso: FilaCaso,
  sesion: SesionServidor,
): Promise<IdEstadoCaso> => {
  if (version !== null && version !== caso.version) {
    const cambios = await movimientosEntre(tx, caso.id, { desde: version, hasta: caso.version });
    throw new Rechazo(409, TEXTOS_CASO.cambio(caso.id), {
      idCaso: caso.id,
      cambio: { version: caso.version, cambios },
    });
  }
  const decision = decidirAccion(accion, sesion, {
    estado: idEstadoCaso(caso.idEstado),
    numidenSolicita: caso.numidenSolicita,
  });
  if (decision.permitida) return decision.estado;
  throw decision.razon === 'estado' ? conflicto(decision.texto, caso.id) : sinPermiso(decision.texto);
};

/** Whoever works on a new case first has it from then on; an escalation hands it to its new area instead. */
const primerTrabajo = (caso: FilaCaso, accion: AccionCaso, numiden: number): Partial<FilaCaso> =>
  caso.idEstado === ESTADO.nuevo && accion !== 'escalar' && caso.administrador === null
    ? { administrador: numiden }
    : {};

/** The work that says nothing of the state, so that the history must say that the case is in process from then on. */
const NO_NOMBRAN_ESTADO: readonly AccionCaso[] = ['comentar', 'adjuntar'];

const registrar = async <V>(
  tx: Tx,
  { accion, llamada }: Pedido<V>,
  hecho: Hecho,
  {
    caso,
    cambios,
    sesion,
    ahora,
  }: {
    readonly caso: FilaCaso;
    readonly cambios: Partial<FilaCaso>;
    readonly sesion: SesionServidor;
    readonly ahora: Date;
  },
): Promise<void> => {
  const cambioDeEstado = NO_NOMBRAN_ESTADO.includes(accion) && cambios.idEstado !== caso.idEstado;
  const movimientos = [...hecho.movimientos, ...(cambioDeEstado ? ['Caso en proceso'] : [])];
  const entrada = { idCaso: caso.id, version: caso.version + 1, fecha: ahora, numiden: sesion.numiden };
  await tx.insert(casoLogs).values(movimientos.map((texto) => ({ ...entrada, accion: texto })));
  const columnas = Object.keys(cambios) as (keyof FilaCaso)[];
  await anotar(tx, {
    momento: ahora,
    numiden: sesion.numiden,
    accion: llamada,
    entidad: 'caso',
    idEntidad: caso.id,
    antes: Object.fromEntries(columnas.map((columna) => [columna, caso[columna]])),
    despues: { ...cambios, ...hecho.detalle },
  });
};

const resultado = (
  codigo: number,
  descripcion: string,
  caso: Pick<FilaCaso, 'version' | 'idEstado'>,
): ResultadoCaso => ({ codigo, descripcion, version: caso.version, estado: estadoCaso(caso.idEstado) });
