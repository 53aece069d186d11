import { arrayOverlaps, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { notas as contrato } from '#contract/escritorio/notas';
import { ENTITIES } from '#domain/common/entities';
import { PERMISOS, PERMISSION_GROUPS } from '#domain/common/permisos';
import {
  contraResponder,
  MAX_NOTAS,
  NOTA_TEXTS,
  type Nota,
  type NovedadDeNota,
  novedadesDeNota,
} from '#domain/escritorio/notas';
import { announcing } from '../../platform/changes/announce.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { notasDeDiagrama, respuestasDeNota } from '../../platform/db/schema/notas.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { together } from '../../platform/db/together.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/rejection.ts';
import { announcedNews, withFollowers, writingNews } from '../../platform/news/write.ts';
import { type RecordKind, saveRecord, type UnderSave } from '../../platform/records/save.ts';

/** Who reads diagrams is told of their notes. */
const READERS = PERMISSION_GROUPS.diagramas.map((permiso) => PERMISOS[permiso].id);

const NOTE: RecordKind<typeof notasDeDiagrama> = {
  words: ENTITIES.notaDeDiagrama,
  table: notasDeDiagrama,
  key: notasDeDiagrama.id,
  told: () => ({ entidad: 'notaDeDiagrama' }),
  nameOf: ({ sobre }) => `sobre ${sobre}`,
  missing: NOTA_TEXTS.noExiste,
};

/** Handlers of `contract/escritorio/notas.ts`. */
export const noteHandlers: HandlersOf<typeof contrato> = {
  notasPorDiagrama: async (_, { db }) => ({
    diagramas: await db
      .select({ maquina: notasDeDiagrama.maquina, abiertas: count() })
      .from(notasDeDiagrama)
      .where(isNull(notasDeDiagrama.resuelta))
      .groupBy(notasDeDiagrama.maquina)
      .orderBy(notasDeDiagrama.maquina),
  }),

  notasDeDiagrama: async ({ ruta: { maquina } }, { db }) => {
    const notas = await readNotes(db, maquina);
    return { notas: notas.slice(0, MAX_NOTAS), hayMas: notas.length > MAX_NOTAS };
  },

  guardarNota: ({ cuerpo }, context) => {
    const { maquina: diagrama, sobre, texto } = cuerpo;
    return saveRecord(
      NOTE,
      {
        ...{ call: 'guardarNota', id: null, version: null, contents: cuerpo },
        effect: ({ numiden, now }) => ({
          text: NOTA_TEXTS.guardada,
          columns: { ...cuerpo, autor: numiden, fecha: now },
          before: null,
          after: { diagrama, sobre, texto },
        }),
      },
      context,
    );
  },

  responderNota: ({ cuerpo: { id, texto } }, context) =>
    saveRecord<typeof notasDeDiagrama, { readonly respuesta: string | null }>(
      NOTE,
      {
        ...{ call: 'responderNota', id, version: null, contents: { id, texto } },
        effect: ({ tx, row, numiden, now }) => {
          const against = contraResponder({ resuelta: row?.resuelta != null });
          if (against !== null) throw conflict(against, { objeto: { entidad: NOTE.words.name, id } });
          return {
            ...{ text: NOTA_TEXTS.respondida, columns: {}, before: { respuesta: null }, after: { respuesta: texto } },
            afterwards: async (idNota) => {
              await tx.insert(respuestasDeNota).values({ idNota, texto, autor: numiden, fecha: now });
              await tell(tx, { clase: 'notaRespondida', row, texto, numiden, now });
            },
          };
        },
      },
      context,
    ),

  // It asks for no version: two who resolve it want the same, and an answer that came meanwhile stays to be read.
  resolverNota: ({ cuerpo: { id, resuelta } }, context) =>
    saveRecord(
      NOTE,
      {
        ...{ call: 'resolverNota', id, version: null, contents: { id, resuelta } },
        effect: ({ tx, row, numiden, now }) => ({
          text: resuelta ? NOTA_TEXTS.resuelta : NOTA_TEXTS.abierta,
          columns: resuelta ? { resuelve: numiden, resuelta: now } : { resuelve: null, resuelta: null },
          before: { resuelta: row?.resuelta != null },
          after: { resuelta },
          afterwards: () =>
            tell(tx, { clase: resuelta ? 'notaResuelta' : 'notaAbierta', row, texto: '', numiden, now }),
        }),
      },
      context,
    ),
};

interface Told extends Pick<UnderSave<typeof notasDeDiagrama>, 'row' | 'numiden' | 'now'> {
  readonly clase: NovedadDeNota;
  /** The text that was written with it; empty for none. */
  readonly texto: string;
}

/** Tells who wrote or answered a note of what was done to it, in the transaction of that. */
async function tell(tx: Tx, { clase, row, texto, numiden, now }: Told): Promise<void> {
  if (row === null) return;
  const answers = await tx
    .select({ autor: respuestasDeNota.autor })
    .from(respuestasDeNota)
    .where(eq(respuestasDeNota.idNota, row.id));
  const respondieron = answers.map(({ autor }) => autor);
  const event = { entidad: 'notaDeDiagrama', id: row.id, siguen: null, numiden, now } as const;
  const avisos = await withFollowers(tx, {
    ...event,
    avisos: novedadesDeNota(clase, { autor: row.autor, respondieron }, numiden),
  });
  if (avisos.length === 0) return;
  const news = { ...event, avisos, sees: arrayOverlaps(usuarios.permisos, READERS), texto };
  await together(tx, [writingNews(news, { numiden, now })], announcing(announcedNews(news, numiden)));
}

/** The notes of a diagram, open ones first and of those the newest; one more than are told, where there are more. */
async function readNotes(db: Db, maquina: string): Promise<Nota[]> {
  const { id, parte, sobre, texto, fecha, resuelta } = notasDeDiagrama;
  const author = alias(usuarios, 'autor');
  const solver = alias(usuarios, 'resuelve');
  const rows = await db
    .select({
      ...{ id, parte, sobre, texto, fecha, resuelta },
      autor: { numiden: author.numiden, nombre: author.nombreCompleto },
      por: { numiden: solver.numiden, nombre: solver.nombreCompleto },
    })
    .from(notasDeDiagrama)
    .innerJoin(author, eq(author.numiden, notasDeDiagrama.autor))
    .leftJoin(solver, eq(solver.numiden, notasDeDiagrama.resuelve))
    .where(eq(notasDeDiagrama.maquina, maquina))
    .orderBy(asc(isNotNull(resuelta)), desc(id))
    .limit(MAX_NOTAS + 1);
  const answers = await answersTo(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ por, resuelta: solved, fecha: written, ...row }) => ({
    ...row,
    maquina,
    fecha: written.toISOString(),
    resuelta: solved === null || por === null ? null : { por, fecha: solved.toISOString() },
    respuestas: answers
      .filter(({ idNota }) => idNota === row.id)
      .map(({ idNota, fecha: answered, ...answer }) => ({ ...answer, fecha: answered.toISOString() })),
  }));
}

async function answersTo(db: Db, notes: readonly number[]) {
  const { id, idNota, texto, fecha } = respuestasDeNota;
  return db
    .select({ id, idNota, texto, fecha, autor: { numiden: usuarios.numiden, nombre: usuarios.nombreCompleto } })
    .from(respuestasDeNota)
    .innerJoin(usuarios, eq(usuarios.numiden, respuestasDeNota.autor))
    .where(inArray(idNota, [...notes]))
    .orderBy(asc(id));
}
