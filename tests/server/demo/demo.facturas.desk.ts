import { asc, eq } from 'drizzle-orm';
import type { Documento } from '#domain/facturas/facturas';
import { fillDemo } from '../../../server/demo/fill.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { casoParametros } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { type Bed, createBed, TEST_ISSUING, TEST_NOW } from '../bed/bed.ts';
import { Person } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';

/** A case that somebody waits for: the receiver of its invoice, and the values of its parameters by their kinds. */
export interface Waiting {
  readonly id: number;
  readonly datosFiscales: Record<string, string>;
  readonly sale: { readonly tienda: number; readonly operacion: number } | null;
  readonly serie: string | null;
  readonly folio: string | null;
}

/** The sample chain, with the employee at the desk who makes invoices. */
export interface SampleDesk {
  readonly bed: Bed;
  readonly facturista: Person;
  /** The new cases and those in process of a category, with what each is searched by. */
  waiting(idSubcategoria: number): Promise<readonly Waiting[]>;
  /** The invoices that a search finds, which must be one at least. */
  find(path: string): Promise<readonly Documento[]>;
}

/** Opens the sample chain on a bench of its own. */
export async function openSampleDesk(): Promise<SampleDesk> {
  const bed = await createBed({ seeded: false });
  await fillDemo(bed.db, TEST_NOW, TEST_ISSUING);
  const facturista = new Person(bed, await bed.signIn(FACTURISTA));
  return {
    bed,
    facturista,
    waiting: (idSubcategoria) => waitingIn(bed, idSubcategoria),
    async find(path) {
      const answer = await facturista.get(path);
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
      return answer.json();
    },
  };
}

async function waitingIn({ db }: Bed, idSubcategoria: number): Promise<readonly Waiting[]> {
  const rows = await db.select().from(casos).where(eq(casos.idSubcategoria, idSubcategoria)).orderBy(asc(casos.id));
  const open = rows.filter(({ idEstado }) => idEstado === 1 || idEstado === 2);
  return Promise.all(
    open.map(async ({ id, datosFiscales }) => {
      const parametros = await db.select().from(casoParametros).where(eq(casoParametros.idCaso, id));
      const said = (wanted: number) => parametros.find(({ tipo }) => tipo === wanted)?.valor ?? null;
      const operacion = said(2);
      return {
        id,
        datosFiscales: datosFiscales ?? {},
        sale: operacion === null ? null : { tienda: Number(said(1)), operacion: Number(operacion) },
        serie: said(3),
        folio: said(4),
      };
    }),
  );
}

/** How a case's own search asks for its invoice, under the paths of a service. */
export function searchOf(
  { sale, serie, folio }: Waiting,
  paths: { readonly bySale: string; readonly byFolio: string },
) {
  return sale === null
    ? `${paths.byFolio}?serie=${serie}&folio=${folio}`
    : `${paths.bySale}?tienda=${sale.tienda}&operacion=${sale.operacion}`;
}
