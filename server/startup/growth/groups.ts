import { and, eq, exists, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type AjusteDeConservacion, CONSERVA, type Conservacion, diasEnPalabras } from '#domain/common/crecimiento';
import { DRAFT_LIFE_DAYS, DRAFTS_PER_PERSON } from '#domain/common/drafts';
import { FORGET_AFTER_MS } from '../../personas/sesion/brakeRules.ts';
import { KNOWN_COMPUTER_MS } from '../../personas/sesion/knownComputers.ts';
import { KNOWN_MS } from '../../personas/sesion/proveedor/end.ts';
import { REFUSED_LOGIN } from '../../personas/sesion/refusedLogins.ts';
import { SERVER_IDLE_MS } from '../../personas/sesion/sessions.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteLot, LOT } from '../../platform/db/lots.ts';
import { borradores } from '../../platform/db/schema/drafts.ts';
import { entregasDeEventos, receptores } from '../../platform/db/schema/eventos.ts';
import { correos } from '../../platform/db/schema/neighbours.ts';
import { novedades } from '../../platform/db/schema/novedades.ts';
import { busquedaParametros, busquedas } from '../../platform/db/schema/operaciones.ts';
import {
  avisosProveedor,
  bitacora,
  equipos,
  exportaciones,
  frenosLogin,
  idempotencia,
  sessions,
} from '../../platform/db/schema/system.ts';
import { draftsKeptSince } from '../../platform/drafts/handlers.ts';
import { sweepContents } from '../../platform/files/contents.ts';
import { newsKeptSince } from '../../platform/news/keep.ts';
import { sweepRequests } from '../../vales/guideRequests.ts';
import { deleteEmptyDeliveries, deleteSettledLines } from '../../ventas/entrada/sweep.ts';
import { ago, DAY_MS, lots, once, type Purge, since } from './purgeSteps.ts';

/** Mails that go at once: each takes its attachments along. */
const MAILS_AT_ONCE = 50;

interface GroupOfTables {
  readonly nombre: string;
  readonly guarda: string;
  /** How long its rows are kept, in words. */
  readonly plazo: (conserva: Conservacion) => string;
  /** The settings that say so; none where no setting may. */
  readonly ajustes: readonly AjusteDeConservacion[];
  /** How old rows go, one lot after the other; none where they stay. */
  readonly purges: readonly Purge[];
}

const EXPEDIENTE = { plazo: () => 'Mientras exista el expediente', ajustes: [], purges: [] } as const;

/**
 * The tables of the database in groups: the one place that says how long rows are kept and how they go. What the law or the history of a record
 * needs stays; everything else ends by itself (docs/operar.md, "How long rows are kept").
 */
export const GROUPS = {
  casos: { nombre: 'Casos', guarda: 'Los casos con sus comentarios, su historia y cómo se buscan', ...EXPEDIENTE },
  anexos: {
    nombre: 'Anexos',
    guarda: 'Los archivos de los casos',
    plazo: () => 'Mientras exista el expediente; los que nadie llegó a guardar, 1 hora',
    ajustes: [],
    purges: [once((db, { now }) => sweepContents(db, now))],
  },
  clientes: { nombre: 'Clientes', guarda: 'Los clientes, sus direcciones y a quiénes se facturó', ...EXPEDIENTE },
  ventas: { nombre: 'Ventas', guarda: 'Las operaciones con sus artículos y pagos', ...EXPEDIENTE },
  guias: { nombre: 'Guías', guarda: 'Las guías, sus paquetes y lo que se pidió a logística', ...EXPEDIENTE },
  vales: {
    nombre: 'Vales',
    guarda: 'Los vales con su historia, y los movimientos de billeteras y certificados',
    ...EXPEDIENTE,
  },
  facturas: { nombre: 'Facturas', guarda: 'Las facturas, sus timbres y sus periodos globales', ...EXPEDIENTE },
  uso: { nombre: 'Uso de los diagramas', guarda: 'El camino de cada registro y las sumas de cada día', ...EXPEDIENTE },
  seguimientos: {
    nombre: 'Seguimientos',
    guarda: 'Quién sigue qué, los recordatorios que esperan su hora y quién quiere el resumen por correo',
    plazo: () => 'Mientras la persona lo quiera',
    ajustes: [],
    purges: [],
  },
  bitacora: {
    nombre: 'Bitácora',
    guarda: 'Los cambios, las lecturas de datos de clientes y las entradas rechazadas',
    plazo: ({ lecturas, rechazos }) =>
      `Los cambios, mientras exista el expediente; las lecturas, ${diasEnPalabras(lecturas)}; las entradas rechazadas, ${diasEnPalabras(rechazos)}`,
    ajustes: ['lecturas', 'rechazos'],
    purges: [
      lots((db, { now, conserva }) =>
        deleteLot(db, bitacora, {
          where: and(sql`${bitacora.lectura}`, lt(bitacora.momento, since(now, conserva.lecturas))),
          by: bitacora.momento,
        }),
      ),
      lots((db, { now, conserva }) =>
        deleteLot(db, bitacora, {
          where: and(
            sql`not ${bitacora.lectura}`,
            eq(bitacora.accion, REFUSED_LOGIN),
            lt(bitacora.momento, since(now, conserva.rechazos)),
          ),
          by: bitacora.momento,
        }),
      ),
    ],
  },
  correos: {
    nombre: 'Correos',
    guarda: 'Los correos con sus archivos, los que salieron y los que no',
    plazo: ({ correos: days }) => `${diasEnPalabras(days)}; los que esperan salir o que alguien los atienda se quedan`,
    ajustes: ['correos'],
    purges: [
      lots(
        (db, { now, conserva }) =>
          deleteLot(db, correos, {
            where: and(
              lt(correos.creado, since(now, conserva.correos)),
              or(
                eq(correos.estado, 'enviado'),
                and(eq(correos.estado, 'fallido'), or(isNull(correos.numiden), isNotNull(correos.atendido))),
              ),
            ),
            by: correos.creado,
            most: MAILS_AT_ONCE,
          }),
        MAILS_AT_ONCE,
      ),
    ],
  },
  eventos: {
    nombre: 'Eventos',
    guarda: 'Lo que se mandó a los receptores',
    plazo: ({ eventos }) => `${diasEnPalabras(eventos)}; los que esperan a un receptor encendido se quedan`,
    ajustes: ['eventos'],
    purges: [
      lots((db, { now, conserva }) =>
        deleteLot(db, entregasDeEventos, {
          where: and(
            lt(entregasDeEventos.creado, since(now, conserva.eventos)),
            or(ne(entregasDeEventos.estado, 'pendiente'), isOff(db)),
          ),
          by: entregasDeEventos.creado,
        }),
      ),
    ],
  },
  entradas: {
    nombre: 'Entradas',
    guarda: 'Los envíos de ventas y lo que hubo que atender de ellos',
    plazo: ({ entradas }) => `${diasEnPalabras(entradas)}; lo que espera a alguien se queda`,
    ajustes: ['entradas'],
    purges: [
      lots((db, { now, conserva }) => deleteSettledLines(db, since(now, conserva.entradas))),
      lots((db, { now, conserva }) => deleteEmptyDeliveries(db, since(now, conserva.entradas))),
    ],
  },
  novedades: {
    nombre: 'Novedades',
    guarda: 'Los avisos a cada persona',
    plazo: (conserva) => diasEnPalabras(conserva.novedades),
    ajustes: ['novedades'],
    purges: [
      lots((db, { now, conserva }) =>
        deleteLot(db, novedades, {
          where: lt(novedades.fecha, newsKeptSince(now, conserva.novedades)),
          by: novedades.fecha,
        }),
      ),
    ],
  },
  busquedas: {
    nombre: 'Búsquedas',
    guarda: 'Qué operaciones buscó cada persona',
    plazo: (conserva) => diasEnPalabras(conserva.busquedas),
    ajustes: ['busquedas'],
    purges: [lots((db, { now, conserva }) => deleteSearches(db, since(now, conserva.busquedas)))],
  },
  borradores: {
    nombre: 'Borradores',
    guarda: 'Lo que se empezó a escribir y no se guardó',
    plazo: () => `${diasEnPalabras(DRAFT_LIFE_DAYS)}, y ${DRAFTS_PER_PERSON} por persona`,
    ajustes: [],
    purges: [
      lots((db, { now }) =>
        deleteLot(db, borradores, { where: lt(borradores.fecha, draftsKeptSince(now)), by: borradores.fecha }),
      ),
    ],
  },
  claves: {
    nombre: 'Respuestas',
    guarda: 'Lo que se contestó a lo que se guarda una sola vez, por si se repite',
    plazo: ({ claves }) => diasEnPalabras(claves),
    ajustes: ['claves'],
    purges: [
      lots((db, { now, conserva }) =>
        deleteLot(db, idempotencia, {
          where: lt(idempotencia.creado, since(now, conserva.claves)),
          by: idempotencia.creado,
        }),
      ),
      once((db, { now, conserva }) => sweepRequests(db, now, conserva.claves * DAY_MS)),
    ],
  },
  sesiones: {
    nombre: 'Sesiones',
    guarda: 'Las sesiones abiertas, los intentos de entrar y los equipos conocidos',
    plazo: () => 'Hasta que terminan; un equipo, 90 días sin usarse',
    ajustes: [],
    purges: [
      lots((db, { now }) =>
        deleteLot(db, sessions, { where: lt(sessions.ultimoUso, ago(now, SERVER_IDLE_MS)), by: sessions.ultimoUso }),
      ),
      lots((db, { now }) =>
        deleteLot(db, frenosLogin, { where: lt(frenosLogin.libre, ago(now, FORGET_AFTER_MS)), by: frenosLogin.libre }),
      ),
      lots((db, { now }) =>
        deleteLot(db, equipos, { where: lt(equipos.visto, ago(now, KNOWN_COMPUTER_MS)), by: equipos.visto }),
      ),
      lots((db, { now }) =>
        deleteLot(db, avisosProveedor, {
          where: lt(avisosProveedor.momento, ago(now, KNOWN_MS)),
          by: avisosProveedor.momento,
        }),
      ),
      lots((db, { now }) =>
        deleteLot(db, exportaciones, { where: lt(exportaciones.hasta, since(now, 1)), by: exportaciones.hasta }),
      ),
    ],
  },
  personas: {
    nombre: 'Personas',
    guarda: 'Usuarios, empleados y roles, sus ausencias, sus vistas, sus textos y sus notas en los diagramas',
    plazo: () => 'Se apagan, no se quitan',
    ajustes: [],
    purges: [],
  },
  configuracion: {
    nombre: 'Configuración',
    guarda: 'Tiendas, catálogos, ajustes, servidores y códigos postales',
    plazo: () => 'Mientras se usen',
    ajustes: [],
    purges: [],
  },
} satisfies Readonly<Record<string, GroupOfTables>>;

/** The name of a group. */
export type Grupo = keyof typeof GROUPS;

/** The groups, in the order of the page. */
export const GROUP_NAMES = Object.keys(GROUPS) as readonly Grupo[];

/** One group, as every other. */
export function groupOf(grupo: Grupo): GroupOfTables {
  return GROUPS[grupo];
}

/** The variables of the environment that say how long a group is kept. */
export function variablesOf({ ajustes }: Pick<GroupOfTables, 'ajustes'>): readonly string[] {
  return ajustes.map((ajuste) => CONSERVA[ajuste].variable);
}

// An event waits for a receiver that is off, but not for ever.
function isOff(db: Db) {
  const receiver = and(eq(receptores.id, entregasDeEventos.idReceptor), eq(receptores.activo, false));
  return exists(db.select({ one: sql`1` }).from(receptores).where(receiver));
}

// The texts of a search go with it, in one statement; the first by number are the oldest.
async function deleteSearches(db: Db, before: Date): Promise<number> {
  return await db.transaction(async (tx) => {
    const oldest = tx
      .select({ id: busquedas.id, fecha: busquedas.fecha })
      .from(busquedas)
      .orderBy(busquedas.id)
      .limit(LOT);
    const ids = (await oldest).filter(({ fecha }) => fecha < before).map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.delete(busquedaParametros).where(inArray(busquedaParametros.idBusqueda, ids));
    const gone = await tx.delete(busquedas).where(inArray(busquedas.id, ids)).returning({ id: busquedas.id });
    return gone.length;
  });
}
