import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esUnidad } from '#domain/common/sat/unidades';
import { clavesFiscales } from '../../../server/platform/db/schema/cadena.ts';
import { facturaCancelaciones, facturas } from '../../../server/platform/db/schema/facturas.ts';
import { AUTHORITY_IS_THERE, SHARED, SKIPPED } from '../../cfdi/authority.ts';
import { questionsTo } from '../bed/questions.ts';
import { sealAt, testStamper } from '../facturas/timbrador.desk.ts';
import { openSampleDesk, type SampleDesk } from './demo.facturas.desk.ts';

const VIGENTE = 2;
const SOLICITADA = 3;
const RECHAZADA = 5;

describe('the sample invoices', () => {
  let desk: SampleDesk;
  beforeAll(async () => {
    desk = await openSampleDesk();
  });
  afterAll(() => desk.bed.close());

  const { rows, howMany } = questionsTo(() => desk.bed.db);

  it('are some three hundred, of every kind, in every state that lasts', async () => {
    expect(await howMany('facturas')).toBeGreaterThanOrEqual(280);
    expect(await howMany('facturas')).toBeLessThanOrEqual(330);
    const keys = async (query: string) => (await rows<{ k: unknown }>(query)).map(({ k }) => k);
    expect(await keys('select distinct clase as k from facturas order by 1')).toEqual([
      ...['estacionamiento', 'general', 'global', 'notaCredito', 'reciboPago', 'restaurante'],
    ]);
    // None is BORRADOR: no invoice waits for the stamper at the first start.
    expect(await keys('select distinct estado as k from facturas order by 1')).toEqual([2, 3, 4, 5, 6]);
    for (const estado of [SOLICITADA, 4, RECHAZADA, 6]) {
      expect(await howMany(`facturas where estado = ${estado}`), `state ${estado}`).toBeGreaterThanOrEqual(4);
    }
    expect(await keys('select distinct relacion as k from factura_relaciones order by 1')).toEqual([
      ...['01', '03', '04', 'pago'],
    ]);
    expect(
      await howMany(`(select id_relacionada from factura_relaciones where relacion = 'pago'
        group by 1 having count(*) > 1) as in_parts`),
    ).toBeGreaterThan(2);
    expect(await keys('select distinct estado as k from factura_cancelaciones order by 1')).toEqual([
      ...['aceptada', 'pendiente', 'rechazada'],
    ]);
    expect(
      await keys(`select distinct c.id_subcategoria as k from facturas f join casos c on c.id = f.id_caso order by 1`),
    ).toEqual(expect.arrayContaining([1, 2, 4, 6]));
  });

  it('escalate a case because none could be made only where that is so', async () => {
    const reasons = await rows<{ estado: number; id_motivo: number | null }>(
      `select f.estado, e.id_motivo from caso_escalamientos e join facturas f on f.id_caso = e.id_caso
        where position(concat(f.serie, '-', f.folio) in e.comentario) > 0 or f.estado = 5`,
    );
    const told = new Set(reasons.map(({ estado, id_motivo }) => `${estado}: ${id_motivo}`));
    expect(told).toEqual(new Set([`${VIGENTE}: null`, `${RECHAZADA}: 8`]));
  });

  it('have folios without a gap, in the order of their days, none of the future', async () => {
    const series = await rows<{ serie: string; n: number; siguiente: number }>(`select f.serie, count(*)::int as n,
        min(s.siguiente)::int as siguiente from facturas f join series_factura s on s.serie = f.serie
      group by 1 having min(f.folio) = 1 and max(f.folio) = count(*) order by 1`);
    expect(series.map(({ serie }) => serie)).toEqual(['A', 'E', 'G', 'NC', 'P', 'R']);
    for (const { n, siguiente } of series) expect(siguiente).toBe(n + 1);
    expect(
      await howMany(`(select fecha < lag(fecha) over (partition by serie order by folio) as back,
        id < lag(id) over (partition by serie order by folio) as late from facturas) t where back or late`),
    ).toBe(0);
    const now = desk.bed.clock.now.toISOString();
    for (const [table, column] of [
      ['facturas', 'fecha_timbrado'],
      ['factura_logs', 'fecha'],
      ['factura_cancelaciones', 'pedida'],
      ['factura_cancelaciones', 'terminada'],
      ['timbres', 'fecha'],
    ] as const) {
      expect(await howMany(`${table} where ${column} > timestamptz '${now}' + interval '2 seconds'`), table).toBe(0);
    }
  });

  it('were issued after what they are of, take no more than there is, and no sale has two', async () => {
    expect(
      await howMany(`facturas f join ventas v on v.cvetda = f.cvetda and v.operacion = f.operacion
        where f.fecha < v.fecha or f.clase = 'general' and f.total <> v.total`),
    ).toBe(0);
    expect(
      await howMany(`(select o.id from facturas o join factura_relaciones r on r.id_relacionada = o.id
        where r.relacion <> '04' group by o.id, o.total having sum(r.monto) > o.total) as beyond`),
    ).toBe(0);
    expect(
      await howMany(`(select cvetda, coalesce(operacion::text, referencia) from facturas
        where estado in (1, 2, 3) and clase in ('general', 'estacionamiento', 'restaurante')
        group by cvetda, clase, 2 having count(*) > 1
          and count(*) filter (where estado = 2) > 1) as twice`),
    ).toBe(0);
    // Each line of a global invoice is a sale that is known to be in it, and has no invoice by name.
    expect(
      await howMany(`facturas f, jsonb_array_elements(f.comprobante->'Conceptos') c left join factura_ventas v
        on c->>'NoIdentificacion' = v.cvetda || '-' || v.operacion where f.clase = 'global' and v.id_factura is distinct from f.id`),
    ).toBe(0);
    expect(await howMany('factura_ventas')).toBeGreaterThan(30);
    // One case that is open asks for a sale that is in a global invoice.
    expect(
      await howMany(`casos k join caso_parametros t on t.id_caso = k.id and t.tipo = 1
        join caso_parametros o on o.id_caso = k.id and o.tipo = 2
        join factura_ventas v on v.cvetda::text = t.valor and v.operacion::text = o.valor
        where k.id_subcategoria = 4 and k.id_estado in (1, 2)`),
    ).toBe(1);
    expect(
      await howMany(`factura_ventas v join facturas f on f.cvetda = v.cvetda and f.operacion = v.operacion
        where f.clase = 'general'`),
    ).toBe(0);
    expect(await howMany('facturas where operacion in (1000001, 1000002)')).toBe(0);
    expect(await howMany("facturas where referencia in ('1500001', 'SVA0100001')")).toBe(0);
  });

  it('have a history that ends at their version, in time', async () => {
    expect(
      await howMany('facturas f where version <> (select max(version) from factura_logs l where l.id_factura = f.id)'),
    ).toBe(0);
    expect(
      await howMany(`(select fecha < lag(fecha) over one as back, version - lag(version) over one as leap
        from factura_logs window one as (partition by id_factura order by id)) t where back or leap not in (0, 1)`),
    ).toBe(0);
  });

  it('are known to the stamper: it answers the same once more, and waits for the same receivers', async () => {
    const stamper = testStamper(desk.bed);
    const stored = await desk.bed.db
      .select()
      .from(facturas)
      .where(eq(facturas.estado, VIGENTE))
      .orderBy(asc(facturas.id));
    for (const { clave, numiden, comprobante, uuid, xml } of stored.filter((_, place) => place % 20 === 0)) {
      const sellado = await sealAt(desk.bed, comprobante, stamper);
      expect(await stamper.stamp({ clave, numiden, sellado })).toMatchObject({ uuid, xml });
    }
    const requests = await desk.bed.db
      .select({ request: facturaCancelaciones, uuid: facturas.uuid })
      .from(facturaCancelaciones)
      .innerJoin(facturas, eq(facturas.id, facturaCancelaciones.idFactura));
    for (const { request, uuid } of requests) {
      const { estado } = (await stamper.cancelling({ uuid: uuid ?? '', xml: '' })) ?? {};
      const expected = { pedida: null, pendiente: 'pendiente', aceptada: 'cancelada', rechazada: 'rechazada' } as const;
      expect([uuid, estado]).toEqual([uuid, expected[request.estado]]);
    }
    const refused = await rows<{ r: { codigo: string }[] }>(
      `select t.rechazos as r from facturas f join timbres t on t.clave = f.clave where f.estado = ${RECHAZADA}`,
    );
    expect(new Set(refused.map(({ r }) => r[0]?.codigo))).toEqual(new Set(['CFDI40145', 'CFDI40148']));
    expect(await howMany('timbres')).toBe(await howMany('facturas'));
  });

  it.skipIf(!AUTHORITY_IS_THERE)(
    `are what the judge finds nothing wrong with${SKIPPED}`,
    { timeout: 300_000 },
    async () => {
      const stamped = await desk.bed.db.select({ id: facturas.id, xml: facturas.xml }).from(facturas);
      const folder = mkdtempSync(join(tmpdir(), 'mostrador-sample-'));
      const files = stamped.flatMap(({ id, xml }) => {
        if (xml === null) return [];
        const file = join(folder, `${id}.xml`);
        writeFileSync(file, xml);
        return [file];
      });
      const { stdout } = spawnSync(`${SHARED}tools/check-cfdi`, files, { encoding: 'utf8', maxBuffer: 2 ** 24 });
      const lines = stdout.trim().split('\n');
      expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
      expect(lines).toHaveLength(files.length);
      expect(files.length).toBeGreaterThan(250);
      rmSync(folder, { recursive: true });
    },
  );

  it("have the authority's keys of every article that is sold", async () => {
    const keys = await desk.bed.db.select().from(clavesFiscales);
    expect(keys.length).toBe(42);
    expect(keys.filter(({ claveProdServ }) => !/^[1-9]\d{7}$/.test(claveProdServ))).toEqual([]);
    expect(keys.filter(({ claveUnidad }) => !esUnidad(claveUnidad))).toEqual([]);
    expect(
      await howMany(
        `venta_articulos a where not exists (select 1 from claves_fiscales k where
          (k.ambito = 'articulo' and k.codigo = a.num_art) or (k.ambito = 'departamento' and k.codigo = upper(a.departamento)))`,
      ),
    ).toBe(0);
  });
});
