/** Two versions of the product beside each other on one PostgreSQL, and back to the old one. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Base } from '../../../server/platform/db/base.ts';
import { openPostgres } from '../../../server/platform/db/openPostgres.ts';
import { faultsOf } from '../../../server/platform/db/statements.ts';
import { ENGINE } from '../bed/bed.ts';
import { NEXT_STEP, nextVersion, type Version } from '../bed/nextVersion.ts';
import { type Process, ROOT, runCommand, signInByNetwork } from '../bed/process.ts';
import { addressOf, onServer } from '../bed/templates.ts';
import { makeIntegration, makeSecret } from '../cadena/integraciones.desk.ts';
import { type Asked, FIRST_SALE, Load, type Persons, type Told } from './versions.load.ts';

const GERENTE = 100_003;
const PEOPLE = 6;
/** So many comments the new version has saved when it dies. */
const NEWLY = 20;
const PATIENCE_MS = 180_000;

/** Sales that these people sent, and vouchers of them: some of the sample have numbers beyond. */
const OF_THEM = `operacion between ${FIRST_SALE} and ${FIRST_SALE + 9_999}`;

function byNew({ comments }: Told): number {
  return comments.filter(({ by }) => by === 'new').length;
}

describe.skipIf(ENGINE !== 'postgres')('an upgrade by day', () => {
  const name = `versiones_${randomUUID().replaceAll('-', '')}`;
  const folder = mkdtempSync(join(tmpdir(), 'versiones-'));
  const url = () => addressOf(process.env.TEST_DATABASE_URL ?? '', name);
  const running: Process[] = [];
  let next: Version;
  let base: Base;

  beforeAll(async () => {
    next = nextVersion();
    await onServer(process.env.TEST_DATABASE_URL ?? '', `create database ${name}`);
    base = await openPostgres(url(), () => undefined);
  });
  afterAll(async () => {
    for (const { hijo } of running) hijo.kill('SIGKILL');
    await Promise.all(running.map(({ fin }) => fin));
    await base.close();
    next.remove();
    rmSync(folder, { recursive: true });
    await onServer(process.env.TEST_DATABASE_URL ?? '', `drop database ${name} with (force)`);
  });

  async function start(version: Asked['name']): Promise<Asked & { readonly process: Process }> {
    const environment = { PORT: '0', DATA_DIR: join(folder, version), DATABASE_URL: url() };
    const process = runCommand('calls', environment, [], version === 'old' ? ROOT : next.root);
    running.push(process);
    return { name: version, address: await process.direccion, process };
  }

  async function only<R extends Record<string, unknown>>(query: string): Promise<R> {
    const { rows } = await base.db.execute<R>(sql.raw(query));
    return rows[0] as R;
  }

  async function persons({ address }: Asked): Promise<Persons> {
    const { secret } = await makeSecret(base, await makeIntegration(base, { nombre: 'Cajas de prueba' }));
    return {
      secret,
      cookie: (await signInByNetwork(address, GERENTE)).cookie,
      numiden: GERENTE,
      subcategoria: await only(
        `select id, id_area as "idArea" from subcategorias where nombre not like 'VALE%' order by id limit 1`,
      ),
      motivo: (await only<{ id: number }>('select id from motivos_vales where tipo = 1 and activo order by id limit 1'))
        .id,
      customerOf: async (idCaso) =>
        (await only<{ n: number }>(`select numiden_cliente::int as n from casos where id = ${idCaso}`)).n,
    };
  }

  /** How many cases the dashboard counts. */
  async function casesShown({ address }: Asked): Promise<number> {
    const { cookie } = await signInByNetwork(address, GERENTE);
    const shown = await fetch(`${address}api/dashboard/datos-estadisticos`, { headers: { cookie } });
    const { totalPorEstatus } = (await shown.json()) as { totalPorEstatus: { total: number }[] };
    return totalPorEstatus.reduce((sum, { total }) => sum + total, 0);
  }

  it('brings a step that only adds', () => {
    expect(faultsOf({ name: next.step, contracts: false, statements: NEXT_STEP })).toEqual([]);
  });

  it(
    'loses nothing and counts nothing wrong, and the old version goes on when the new one is gone',
    async () => {
      const old = await start('old');
      const shownBefore = await casesShown(old);
      let servers: readonly Asked[] = [old];
      const load = new Load(await persons(old), () => servers);
      const { told } = load;
      load.begin(PEOPLE);
      await pause(1_500);

      // It takes its step while people work at the old one.
      const fresh = await start('new');
      servers = [old, fresh];
      await vi.waitFor(() => expect(byNew(told)).toBeGreaterThanOrEqual(NEWLY), { timeout: 60_000 });
      for (const { address } of servers) {
        expect((await fetch(`${address}api/sistema/listo`)).status).toBe(200);
        const { cookie } = await signInByNetwork(address, GERENTE);
        const version = await fetch(`${address}api/sistema/version`, { headers: { cookie } });
        expect((await version.json()).paso).toBe(next.step);
      }

      // Back: the new one dies in the middle, and another old one is started on the tables that it left.
      fresh.process.hijo.kill('SIGKILL');
      servers = [old];
      const again = await start('old');
      servers = [old, again];
      await pause(2_000);
      await load.end();

      expect(told.wrong).toEqual([]);
      // What people were told is there, each once. What died without an answer was asked again, and is told too.
      expect(
        await only(`select
          (select count(*)::int from casos where comentario_original like 'Dos versiones %') as casos,
          (select count(distinct comentario_original)::int from casos where comentario_original like 'Dos versiones %') as distintos,
          (select count(*)::int from caso_comentarios where texto like 'Dos versiones %') as comentarios,
          (select count(*)::int from ventas where ${OF_THEM}) as ventas,
          (select sum(monto)::int from movimientos_billetera m join vales v on v.id = m.id_vale where v.${OF_THEM}) as pesos,
          (select count(*)::int from vales where ${OF_THEM} and estado = 2 and saldo = 0) as dados`),
      ).toEqual({
        ...{ casos: told.cases.length, distintos: told.cases.length, comentarios: told.comments.length },
        ...{ ventas: told.sales.length, pesos: 116 * told.given.length, dados: told.given.length },
      });
      // The new one's column keeps what it wrote, and its count is true of what the old ones wrote meanwhile.
      const { rows: own } = await base.db.execute<{ texto: string }>(
        sql`select texto from caso_comentarios where de_la_siguiente = 'si' order by texto`,
      );
      const answered = told.comments.flatMap(({ text, by }) => (by === 'new' ? [text] : []));
      expect(own.map(({ texto }) => texto)).toEqual(expect.arrayContaining(answered));
      const { counted, written } = await only<{ counted: number; written: number }>(`select
        (select sum(n)::int from comentarios_contados) as counted,
        (select count(*)::int from caso_comentarios) as written`);
      expect(counted).toBe(written);
      // Figures that triggers keep, as the old one tells them.
      expect((await casesShown(again)) - shownBefore).toBe(told.cases.length);
    },
    PATIENCE_MS,
  );
});
