import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type ConPresencia,
  conPresenciaSchema,
  estadoDePresenciaSchema,
  OLVIDO_MS,
  type Presente,
  reunirPresentes,
} from '#domain/common/presencia';
import type { Db } from '../db/db.ts';
import { CHANNEL } from './announce.ts';

/** The facts of a case that decide who may see it. */
const hechosSchema = z.object({ cvetda: z.int(), idArea: z.int(), numidenCrea: z.int() });

/** The word of a page about its person, as all servers hear it. */
const wordSchema = z.object({
  presencia: conPresenciaSchema,
  id: z.int(),
  /** Of a case. */
  hechos: hechosSchema.nullable(),
  numiden: z.int(),
  nombre: z.string(),
  /** The session of the page, with which it ends. */
  sesion: z.int(),
  pagina: z.string(),
  turno: z.int(),
  estado: z.enum([...estadoDePresenciaSchema.options, 'fuera']),
});

export type PresenceWord = z.infer<typeof wordSchema>;

/** A record that tells who has it open. */
export interface PresenceRecord {
  readonly entidad: ConPresencia;
  readonly id: number;
}

/** A record that has other people now, or they are there in another way. */
export interface PresenceNews extends PresenceRecord {
  /** By which it is seen. */
  readonly hechos: PresenceWord['hechos'];
}

/** Tells all servers what a page says of its person. Outside of any transaction, since nothing is saved. */
export async function tellPresence(db: Db, word: PresenceWord): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(wordSchema.parse(word))})`);
}

/** The word of a page in what was heard; undefined for anything else. */
export function presenceIn(heard: unknown): PresenceWord | undefined {
  return wordSchema.safeParse(heard).data;
}

/** Who has which record open, as one server knows by what all of them say. It lives in memory alone. */
interface Presence {
  /** @returns what is news by that word; null for nothing. */
  hear(word: PresenceWord): PresenceNews | null;
  /** A case is seen by others from now on. */
  moved(idCaso: number, hechos: NonNullable<PresenceWord['hechos']>): void;
  /** The people at a record now. */
  at(record: PresenceRecord): readonly Presente[];
  /** The facts of a case by which it is seen; null where nobody is at it, and of other records. */
  factsOf(record: PresenceRecord): PresenceWord['hechos'];
  /** Forgets whoever has said nothing for too long. @returns the records that they had open. */
  sweep(): readonly PresenceNews[];
  /** The sessions of a person that have something open. */
  sessionsOf(numiden: number): readonly number[];
  /** Forgets the pages of sessions that ended. @returns the records that they had open. */
  ended(sessions: ReadonlySet<number>): readonly PresenceNews[];
}

/** A page, with the moment of its last word by this server's clock. */
type Page = PresenceWord & { readonly since: number };

interface Pages {
  readonly record: PresenceRecord;
  hechos: PresenceWord['hechos'];
  /** One that left stays with its turn, so that a word that was overtaken does not bring it back. */
  readonly pages: Map<string, Page>;
}

/** Makes what one server knows of who is where. */
export function createPresence(now: () => Date): Presence {
  const records = new Map<string, Pages>();

  const isFresh = ({ since }: Page): boolean => {
    const age = now().getTime() - since;
    // A clock that was set back says nothing; whoever is there says so again.
    return age >= 0 && age < OLVIDO_MS;
  };

  const peopleIn = ({ pages }: Pages): readonly Presente[] =>
    reunirPresentes(
      [...pages.values()].flatMap((page) => {
        const { numiden, nombre, estado } = page;
        return estado === 'fuera' || !isFresh(page) ? [] : [{ numiden, nombre, estado }];
      }),
    );

  /** Takes pages away. @returns the records that they had open, as news. */
  const forget = (goes: (page: Page) => boolean): readonly PresenceNews[] =>
    [...records].flatMap(([key, own]) => {
      let isNews = false;
      for (const [name, page] of own.pages) {
        if (!goes(page)) continue;
        own.pages.delete(name);
        isNews ||= page.estado !== 'fuera';
      }
      if (own.pages.size === 0) records.delete(key);
      return isNews ? [{ ...own.record, hechos: own.hechos }] : [];
    });

  return {
    hear: (word) => {
      const { presencia: entidad, id, hechos, numiden, pagina, turno } = word;
      const key = keyOf({ entidad, id });
      const own = records.get(key) ?? { record: { entidad, id }, hechos, pages: new Map<string, Page>() };
      const name = `${numiden} ${pagina}`;
      if ((own.pages.get(name)?.turno ?? -1) >= turno) return null;
      records.set(key, own);
      own.hechos = hechos;
      const before = JSON.stringify(peopleIn(own));
      own.pages.set(name, { ...word, since: now().getTime() });
      return JSON.stringify(peopleIn(own)) === before ? null : { entidad, id, hechos };
    },
    moved: (id, hechos) => {
      const own = records.get(keyOf({ entidad: 'caso', id }));
      if (own !== undefined) own.hechos = hechos;
    },
    at: (record) => {
      const own = records.get(keyOf(record));
      return own === undefined ? [] : peopleIn(own);
    },
    factsOf: (record) => records.get(keyOf(record))?.hechos ?? null,
    sweep: () => forget((page) => !isFresh(page)),
    sessionsOf: (numiden) => [
      ...new Set(
        [...records.values()].flatMap(({ pages }) =>
          [...pages.values()].flatMap((page) => (page.numiden === numiden ? [page.sesion] : [])),
        ),
      ),
    ],
    ended: (sessions) => forget(({ sesion }) => sessions.has(sesion)),
  };
}

function keyOf({ entidad, id }: PresenceRecord): string {
  return `${entidad} ${id}`;
}
