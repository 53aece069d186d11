import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { textos as contrato } from '#contract/casos/textos';
import { TEXTO_TEXTS, type textoPorGuardarSchema } from '#domain/casos/textos';
import { ENTITIES } from '#domain/common/entities';
import { type AnteLoGuardado, llaveDeNombre, puedeCambiar, puedeUsar } from '#domain/personas/propioODeArea';
import { kept, saves } from '../cadena/kept.ts';
import { whoKeeps } from '../personas/whoKeeps.ts';
import { alphabetical } from '../platform/db/alphabetical.ts';
import type { Tx } from '../platform/db/db.ts';
import { areas } from '../platform/db/schema/catalogos.ts';
import { textos } from '../platform/db/schema/configuracion.ts';
import type { HandlersOf } from '../platform/http/handler.ts';
import { invalidFields, noPermission, notFound, Rejection } from '../platform/http/rejection.ts';
import { type Destination, demandMatching, demandRoom, shownFollows } from './destination.ts';

type Row = Pick<typeof textos.$inferSelect, 'numiden' | 'idArea'>;

const TEXTO = kept({
  words: ENTITIES.texto,
  table: textos,
  key: textos.id,
  told: () => ({ entidad: 'texto' }),
  nameOf: ({ nombre }) => `«${nombre}»`,
  missing: TEXTO_TEXTS.noExiste,
  audited: ({ nombre, texto, idArea, activo, sigue }: z.output<typeof textoPorGuardarSchema>) => ({
    ...{ nombre, texto, idArea, activo, sigue: sigue === null ? null : Object.values(sigue).join(' ') },
  }),
  judge: async (
    { id, version, ...written }: z.output<typeof contrato.guardarTexto.entrada.cuerpo>,
    { tx, row, numiden },
  ) => {
    const owner = { numiden: written.idArea === null ? numiden : null, idArea: written.idArea };
    const person = await whoKeeps(tx, numiden);
    if (row !== null) demandChange(person, row);
    if (!puedeCambiar(person, owner)) throw noPermission(TEXTO_TEXTS.areaDeOtros);
    const others = await tx
      .select({ nombre: textos.nombre })
      .from(textos)
      .where(
        and(
          owner.idArea === null ? eq(textos.numiden, numiden) : eq(textos.idArea, owner.idArea),
          id === null ? undefined : ne(textos.id, id),
        ),
      );
    if (others.some(({ nombre }) => llaveDeNombre(nombre) === llaveDeNombre(written.nombre))) {
      throw invalidFields([{ campo: 'nombre', message: TEXTO_TEXTS.repetido }]);
    }
    if (written.sigue?.trabajo === 'escalar') await demandDestination(tx, written.sigue);
    return { ...written, ...owner };
  },
});

const save = saves('guardarTexto', TEXTO);

/** Texts ready to use: one's own, and those of one's areas. They are switched off, never deleted. */
export const textHandlers: HandlersOf<typeof contrato> = {
  textosListos: async (_, { db, sesion }) => {
    const person = await whoKeeps(db, sesion.numiden);
    const mine = [...new Set([...person.areas, ...person.areasGerente])];
    const rows = await db
      .select({ texto: textos, area: areas.nombre })
      .from(textos)
      .leftJoin(areas, eq(areas.id, textos.idArea))
      .where(or(eq(textos.numiden, person.numiden), inArray(textos.idArea, mine)));
    const kept = await db
      .select({ id: areas.id, nombre: areas.nombre })
      .from(areas)
      .where(inArray(areas.id, [...person.areasGerente]));
    const usable = rows.filter(({ texto }) => puedeUsar(person, texto));
    const follows = await shownFollows(
      db,
      usable.map(({ texto }) => texto.sigue),
    );
    return {
      textos: usable
        .map(({ texto: { numiden, idArea, ...shown }, area }, index) => ({
          ...shown,
          sigue: follows[index] ?? null,
          area: idArea === null ? null : { id: idArea, nombre: area ?? '' },
          cambia: puedeCambiar(person, { numiden, idArea }),
        }))
        .sort((a, b) => alphabetical(a.nombre, b.nombre)),
      areas: kept.sort((a, b) => alphabetical(a.nombre, b.nombre)),
    };
  },

  // Judged before the save too: its conflict would tell the changes of a text that is not for this person.
  guardarTexto: async (input, context) => {
    const { id } = input.cuerpo;
    if (id !== null) {
      const [row] = await context.db.select().from(textos).where(eq(textos.id, id));
      if (row === undefined) throw notFound(TEXTO_TEXTS.noExiste);
      demandChange(await whoKeeps(context.db, context.sesion.numiden), row);
    }
    return save(input, context);
  },
};

/** @throws Rejection 404 for a text that the person may not even use, as if there were none; 403 for an area's that others keep. */
function demandChange(person: AnteLoGuardado, row: Row): void {
  if (!puedeUsar(person, row)) throw notFound(TEXTO_TEXTS.noExiste);
  if (!puedeCambiar(person, row)) throw noPermission(TEXTO_TEXTS.areaDeOtros);
}

/** @throws Rejection 400 where a case could not be escalated there. */
async function demandDestination(tx: Tx, destino: Destination): Promise<void> {
  try {
    demandRoom(destino);
    await demandMatching(tx, destino);
  } catch (error) {
    // In a text `idArea` is whose it is.
    if (error instanceof Rejection) throw invalidFields([{ campo: 'sigue', message: error.message }]);
    throw error;
  }
}
