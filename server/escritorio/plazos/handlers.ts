import { and, asc, eq, gte, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { plazos as contrato } from '#contract/escritorio/plazos';
import { addDays, dayOf } from '#domain/common/dates';
import { ENTITIES } from '#domain/common/entities';
import { type Estancia, PLAZO_TEXTS } from '#domain/common/plazos';
import {
  cuentaEnPalabras,
  DIAS_DE_ESTANCIAS,
  type EntidadConPlazo,
  esConPlazo,
  estadoConPlazo,
  faltaDeEstado,
  MIN_ESTANCIAS,
  type PlazoPorGuardar,
} from '#domain/escritorio/plazos';
import { type EntidadConUso, percentil, vecesDe } from '#domain/escritorio/uso';
import { kept, saves } from '../../cadena/kept.ts';
import type { Db } from '../../platform/db/db.ts';
import { readShown } from '../../platform/db/replica.ts';
import { plazos, vencimientos } from '../../platform/db/schema/plazos.ts';
import { pasosPorDia, recorridos } from '../../platform/db/schema/recorridos.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { invalidFields } from '../../platform/http/rejection.ts';
import { demandSeen } from '../seen.ts';
import { LIVES } from '../uso/lives.ts';
import { NO_TIME, WHOLE_CHAIN } from '../uso/readWays.ts';

/** A limit. It is switched off, never deleted. */
const LIMIT = kept({
  words: ENTITIES.plazo,
  table: plazos,
  key: plazos.id,
  nameOf: (row) => `«${estadoConPlazo(row)}»`,
  told: () => ({ entidad: 'plazo' }),
  missing: PLAZO_TEXTS.noExiste,
  audited: (row: PlazoPorGuardar) => ({
    ...{ sobre: estadoConPlazo(row), horas: row.horas, cuenta: cuentaEnPalabras(row.cuenta), activo: row.activo },
  }),
  judge: async ({ id, version, ...written }: z.output<typeof contrato.guardarPlazo.entrada.cuerpo>, { tx }) => {
    const { entidad, estado } = written;
    const message = faltaDeEstado(written);
    if (message !== null) throw invalidFields([{ campo: 'estado', message }]);
    const same = and(
      eq(plazos.entidad, entidad),
      eq(plazos.estado, estado),
      id === null ? undefined : ne(plazos.id, id),
    );
    if ((await tx.$count(plazos, same)) > 0) {
      throw invalidFields([{ campo: 'estado', message: PLAZO_TEXTS.repetido }]);
    }
    return written;
  },
});

/** Handlers of `contract/escritorio/plazos.ts`. */
export const limitHandlers: HandlersOf<typeof contrato> = {
  listaPlazos: (_, { db }) => db.select().from(plazos).orderBy(asc(plazos.entidad), asc(plazos.estado)),

  guardarPlazo: saves('guardarPlazo', LIMIT),

  estanciaDeRegistro: ({ ruta: record }, { db, sesion, clock }) =>
    readShown(db, async (from) => {
      await demandSeen(from, sesion, record);
      return stayOf(from, record, clock());
    }),
};

interface Asked {
  readonly entidad: EntidadConUso;
  readonly id: number;
}

async function stayOf(db: Db, { entidad, id }: Asked, now: Date): Promise<Estancia> {
  const { table, state } = LIVES[entidad];
  const [stay] = await db
    .select({
      estado: recorridos.estado,
      idEstado: recorridos.idEstado,
      desde: recorridos.desde,
      terminado: recorridos.terminado,
    })
    .from(recorridos)
    .innerJoin(table, and(eq(table.id, recorridos.idEntidad), eq(state, recorridos.idEstado)))
    .where(and(eq(recorridos.entidad, entidad), eq(recorridos.idEntidad, id)));
  // Its history is read a little after it was written.
  if (stay === undefined || stay.desde === null || stay.estado === null || stay.terminado) return NO_STAY;
  return {
    desde: stay.desde.toISOString(),
    plazo:
      esConPlazo(entidad) && stay.idEstado !== null
        ? await limitOf(db, { entidad, id, idEstado: stay.idEstado })
        : null,
    nueveDeDiez: await nineOfTen(db, { entidad, estado: stay.estado, now }),
  };
}

const NO_STAY: Estancia = { desde: null, plazo: null, nueveDeDiez: null };

async function limitOf(
  db: Db,
  { entidad, id, idEstado }: { readonly entidad: EntidadConPlazo; readonly id: number; readonly idEstado: number },
): Promise<Estancia['plazo']> {
  const [row] = await db
    .select({ horas: plazos.horas, cuenta: plazos.cuenta, vence: vencimientos.vence })
    .from(vencimientos)
    .innerJoin(plazos, and(eq(plazos.entidad, vencimientos.entidad), eq(plazos.estado, vencimientos.idEstado)))
    .where(
      and(
        eq(vencimientos.entidad, entidad),
        eq(vencimientos.idEntidad, id),
        eq(vencimientos.idEstado, idEstado),
        plazos.activo,
      ),
    );
  if (row === undefined || row.vence === null) return null;
  return { ...row, vence: row.vence.toISOString() };
}

/** The time within which nine of ten left a state of late, in milliseconds; null where too few did. */
async function nineOfTen(
  db: Db,
  { entidad, estado, now }: { readonly entidad: EntidadConUso; readonly estado: string; readonly now: Date },
): Promise<number | null> {
  const { cubeta, veces, dia, clase, clave, tienda } = pasosPorDia;
  const since = addDays(dayOf(now), -DIAS_DE_ESTANCIAS);
  const rows = await db
    .select({ cubeta, veces })
    .from(pasosPorDia)
    .where(
      and(
        eq(pasosPorDia.entidad, entidad),
        eq(tienda, WHOLE_CHAIN),
        gte(dia, since),
        eq(clase, 'estado'),
        eq(clave, estado),
        ne(cubeta, NO_TIME),
      ),
    );
  const times = rows.map((row) => [row.cubeta, row.veces] as const);
  return vecesDe(times) < MIN_ESTANCIAS ? null : percentil(times, NINE_OF_TEN);
}

const NINE_OF_TEN = 0.9;
