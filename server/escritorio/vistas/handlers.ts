import { and, count, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { vistas as contrato } from '#contract/escritorio/vistas';
import { ENTITIES } from '#domain/common/entities';
import {
  buscaAUnCliente,
  type FiltroGuardado,
  leerFiltro,
  MAX_CONTADO,
  MAX_FIJADAS,
  MAX_VISTAS,
  puedeAbrirLista,
  VISTA_TEXTS,
} from '#domain/escritorio/vistas';
import { type AnteLoGuardado, llaveDeNombre, puedeCambiar, puedeUsar } from '#domain/personas/propioODeArea';
import { kept, removes, saves } from '../../cadena/kept.ts';
import { whoKeeps } from '../../personas/whoKeeps.ts';
import { announce } from '../../platform/changes/announce.ts';
import { readShown } from '../../platform/db/replica.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { vistas, vistasFijadas } from '../../platform/db/schema/vistas.ts';
import type { Context, HandlersOf } from '../../platform/http/handler.ts';
import { invalidFields, noPermission, notFound } from '../../platform/http/rejection.ts';
import { countView } from './count.ts';
import { areasKept, catalogues, readViews } from './read.ts';

type Row = typeof vistas.$inferSelect;
type Asked = z.output<typeof contrato.guardarVista.entrada.cuerpo>;

const VISTA = kept({
  words: ENTITIES.vista,
  table: vistas,
  key: vistas.id,
  told: (row: Row, before: Row | null) => ({ entidad: 'vista', vista: { para: whoHears(row, before) } }),
  nameOf: ({ nombre }: Row) => `«${nombre}»`,
  missing: VISTA_TEXTS.noExiste,
  audited: ({ nombre, filtro, idArea }: { nombre?: string; filtro?: FiltroGuardado; idArea?: number | null }) => ({
    ...{ nombre, filtro, idArea },
  }),
  judge: async ({ id, version, ...written }: Asked, { tx, row, numiden }) => {
    const owner = { numiden: written.idArea === null ? numiden : null, idArea: written.idArea };
    const person = await whoKeeps(tx, numiden);
    if (row !== null) demandChange(person, row);
    if (!puedeCambiar(person, owner)) throw noPermission(VISTA_TEXTS.areaDeOtros);
    const lista = row?.lista ?? written.lista;
    const { filtro, caido } = leerFiltro(lista, written.filtro, await catalogues(tx));
    if (caido.length > 0) throw invalidFields([{ campo: 'nombre', message: VISTA_TEXTS.yaNoExiste(caido) }]);
    const llave = llaveDeNombre(written.nombre);
    const others = await tx
      .select({ lista: vistas.lista, llave: vistas.llave })
      .from(vistas)
      .where(
        and(
          owner.idArea === null ? eq(vistas.numiden, numiden) : eq(vistas.idArea, owner.idArea),
          id === null ? undefined : ne(vistas.id, id),
        ),
      );
    if (others.some((other) => other.lista === lista && other.llave === llave)) {
      throw invalidFields([{ campo: 'nombre', message: VISTA_TEXTS.repetida }]);
    }
    if (others.length >= MAX_VISTAS) throw invalidFields([{ campo: 'nombre', message: VISTA_TEXTS.demasiadas }]);
    return { ...owner, nombre: written.nombre, llave, lista, filtro };
  },
});

const save = saves('guardarVista', VISTA);
const remove = removes('quitarVista', VISTA);

/** Handlers of `contract/escritorio/vistas.ts`. */
export const viewHandlers: HandlersOf<typeof contrato> = {
  vistasPropias: async (_, { db, sesion }) => ({
    vistas: [...(await readViews(db, sesion))],
    areas: await areasKept(db, sesion.numiden),
  }),

  vistasFijadas: async (_, context) => {
    const shown = (await readViews(context.db, context.sesion)).filter(({ fijada }) => fijada);
    return readShown(context.db, async (db) => {
      const counted = [];
      // One after the other: the embedded database answers one question at a time.
      for (const { id, nombre, lista, filtro } of shown) {
        const found = buscaAUnCliente(lista, filtro) ? null : await countView({ ...context, db }, lista, filtro);
        const hayMas = found !== null && found > MAX_CONTADO;
        counted.push({ id, nombre, lista, filtro, n: hayMas ? MAX_CONTADO : found, hayMas });
      }
      return { vistas: counted };
    });
  },

  guardarVista: async (input, context) => {
    const { id, lista } = input.cuerpo;
    if (id === null && !puedeAbrirLista(context.sesion.permisos, lista)) throw noPermission(VISTA_TEXTS.sinLista);
    if (id !== null) await demandKeptView(context, id);
    return save(input, context);
  },

  quitarVista: async (input, context) => {
    await demandKeptView(context, input.cuerpo.id);
    return remove(input, context);
  },

  fijarVista: ({ cuerpo: { id, fijada } }, { db, sesion }) =>
    db.transaction(async (tx) => {
      const { numiden } = sesion;
      // Two computers of one person count the menu one after the other.
      await tx.select({ id: usuarios.numiden }).from(usuarios).where(eq(usuarios.numiden, numiden)).for('update');
      const [row] = await tx.select().from(vistas).where(eq(vistas.id, id)).for('share');
      const isUsed = row !== undefined && puedeUsar(await whoKeeps(tx, numiden), row);
      if (!isUsed || !puedeAbrirLista(sesion.permisos, row.lista)) throw notFound(VISTA_TEXTS.noExiste);
      const own = eq(vistasFijadas.numiden, numiden);
      if (fijada) {
        const [others] = await tx
          .select({ n: count() })
          .from(vistasFijadas)
          .where(and(own, ne(vistasFijadas.idVista, id)));
        if ((others?.n ?? 0) >= MAX_FIJADAS)
          throw invalidFields([{ campo: 'id', message: VISTA_TEXTS.demasiadasFijadas }]);
        await tx.insert(vistasFijadas).values({ numiden, idVista: id }).onConflictDoNothing();
      } else {
        await tx.delete(vistasFijadas).where(and(own, eq(vistasFijadas.idVista, id)));
      }
      // The other computers of the person show the same menu.
      await announce(tx, { entidad: 'vista', id, version: null, numiden, vista: { para: numiden } });
      return { codigo: SUCCESS_CODE, descripcion: fijada ? VISTA_TEXTS.fijada : VISTA_TEXTS.quitadaDelMenu };
    }),
};

/** Judged before the save too: its conflict would tell the changes of a view that is not for this person. */
async function demandKeptView({ db, sesion }: Context, id: number): Promise<void> {
  const [row] = await db.select().from(vistas).where(eq(vistas.id, id));
  if (row === undefined || !puedeAbrirLista(sesion.permisos, row.lista)) throw notFound(VISTA_TEXTS.noExiste);
  demandChange(await whoKeeps(db, sesion.numiden), row);
}

/** @throws Rejection 404 for a view that the person may not even use, as if there were none; 403 for an area's that others keep. */
function demandChange(person: AnteLoGuardado, row: Row): void {
  if (!puedeUsar(person, row)) throw notFound(VISTA_TEXTS.noExiste);
  if (!puedeCambiar(person, row)) throw noPermission(VISTA_TEXTS.areaDeOtros);
}

/** Only its person hears of a view that is, and was, that person's alone. */
function whoHears(row: Row, before: Row | null): number | null {
  return before === null || before.numiden === row.numiden ? row.numiden : null;
}
