import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { AuditFilter } from '#domain/audit';
import { dayOf, TIME_ZONE } from '#domain/dates';
import { listedEntriesOf } from '../server/audit/entries.ts';
import { auditPage, auditSearch, countAudit } from '../server/audit/search.ts';
import type { Db } from '../server/db/db.ts';
import { findUnusual } from '../server/security/unusual.ts';
import { beginningOf, nextDay } from '../server/time/days.ts';
import { prepareDatabase } from './engines.ts';
import type { Measure } from './report.ts';
import { p95Within, print } from './report.ts';

/** Rows of the audit that it is measured at: of each ten eight readings and two changes. */
const ROWS = 1_000_000;
const DAYS = 200;
const TIMES = 40;

/** `npm run bench -- audit`: the audit at a million rows, on the embedded database. */
export function measureAudit(temporary: string): Promise<void> {
  return prepareDatabase({ folder: join(temporary, 'bitacora') }, async (db, now) => {
    await fill(db, now);
    await db.execute(sql`vacuum (analyze) bitacora`);
    print(`Audit at ${ROWS} rows, PGlite`, await measure(db, now));
  });
}

// Like a chain's: two hundred people, few of whom do much, and acts of which some are rare.
async function fill(db: Db, now: Date): Promise<void> {
  const step = 50_000;
  for (let from = 0; from < ROWS; from += step) {
    await db.execute(sql`
      insert into bitacora (momento, numiden, accion, entidad, id_entidad, antes, despues, lectura)
      select ${now.toISOString()}::timestamptz - make_interval(secs => (${ROWS}::int - n) * ${(DAYS * 86_400) / ROWS}::float8),
        100001 + (power(random(), 2) * 200)::int,
        case when n % 10 < 8 then (array['buscarClientes', 'abrirCaso', 'descargarAnexo'])[1 + n % 3]
          when n % 5000 = 9 then 'editarUsuario'
          else (array['iniciar sesión', 'guardarCaso', 'agregarComentario', 'cerrarCaso'])[1 + (n / 10) % 4] end,
        case when n % 10 < 8 then (array['clientes', 'caso', 'anexo'])[1 + n % 3]
          when n % 5000 = 9 or (n / 10) % 4 = 0 then 'usuario' else 'caso' end,
        case when n % 10 < 8 then (n % 90000)::text
          when n % 5000 = 9 or (n / 10) % 4 = 0 then (100001 + n % 200)::text else (n % 90000)::text end,
        '{"idEstado": 1, "version": 3}'::jsonb, '{"idEstado": 2, "version": 4, "administrador": 100002}'::jsonb,
        n % 10 < 8
      from generate_series(${from}::int, ${from + step - 1}::int) n`);
  }
}

async function measure(db: Db, now: Date): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  for (const [que, filter, page = 1] of searches(now)) {
    const search = auditSearch({ ...EVERYTHING, ...filter }, TIME_ZONE);
    if (search === null) throw new Error(`The search finds nothing: ${que}`);
    const look = async () => {
      const rows = await auditPage(db, search, { numPagina: page, tamPagina: 100 });
      await listedEntriesOf(db, rows);
      return countAudit(db, search);
    };
    const { total } = await look();
    measures.push(p95Within(`${que} (${total})`, await timed(look), 60));
  }
  const yesterday = dayOf(new Date(now.getTime() - 86_400_000));
  const day = { desde: beginningOf(yesterday, TIME_ZONE), hasta: beginningOf(nextDay(yesterday), TIME_ZONE) };
  const unusual = await timed(() => findUnusual(db, day, null));
  return [...measures, p95Within('Unusual reading of a day', unusual)];
}

async function timed(look: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const start = performance.now();
    await look();
    times.push(performance.now() - start);
  }
  return times;
}

const EVERYTHING: AuditFilter = {
  lecturas: false,
  numiden: null,
  entidad: '',
  idEntidad: '',
  acciones: [],
  fechaIni: null,
  fechaFin: null,
  orden: 'recientes',
};

function searches(now: Date): readonly (readonly [que: string, filter: Partial<AuditFilter>, page?: number])[] {
  const ago = (days: number) => dayOf(new Date(now.getTime() - days * 86_400_000));
  const month = { fechaIni: ago(60), fechaFin: ago(30) };
  return [
    ['no filter', {}],
    ['no filter, page 100', {}, 100],
    ['readings, oldest first, page 100', { lecturas: true, orden: 'antiguas' }, 100],
    ['a busy person', { numiden: 100_001 }],
    ['a busy person’s readings, page 100', { numiden: 100_001, lecturas: true }, 100],
    ['a busy person’s rare act', { numiden: 100_001, acciones: ['editarUsuario'] }],
    ['a busy person and a kind of record', { numiden: 100_001, entidad: 'usuario' }],
    ['a busy person in a month', { numiden: 100_001, ...month }],
    ['a common act, page 100', { acciones: ['guardarCaso'] }, 100],
    ['a rare act', { acciones: ['editarUsuario'] }],
    ['a rare act in a month', { acciones: ['editarUsuario'], ...month }],
    ['an act that never happened', { acciones: ['nada'] }],
    ['two exports that nobody made', { lecturas: true, acciones: ['exportarCasos', 'exportarBitacora'] }],
    ['a kind of record', { entidad: 'usuario' }, 50],
    ['a kind of record that is not there', { entidad: 'rol' }],
    ['a record', { entidad: 'usuario', idEntidad: '100009' }],
    ['a person’s record and an act', { entidad: 'usuario', idEntidad: '100009', acciones: ['iniciar sesión'] }],
    ['a month', month, 100],
    ['a month, oldest first', { ...month, orden: 'antiguas' }],
    ['all at once', { numiden: 100_001, entidad: 'caso', idEntidad: '77', acciones: ['cerrarCaso'], ...month }],
  ];
}
