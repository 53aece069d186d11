import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { semaforoDe } from '#domain/casos/vidaCaso';
import { PERMISOS } from '#domain/common/permisos';
import { datosFiscalesSchema } from '#domain/facturas/cfdi/receptor';
import { ESTADOS_ARTICULO, ESTADOS_PAQUETE } from '#domain/ventas/estadosDeEntrega';
import { fillDemo, fillInitial } from '../../../server/demo/fill.ts';
import type { Base } from '../../../server/platform/db/base.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { openTestDatabase, TEST_ISSUING, TEST_NOW } from '../bed/bed.ts';

describe('the sample data', () => {
  let base: Base;

  beforeAll(async () => {
    base = await openTestDatabase();
    await fillDemo(base.db, TEST_NOW, TEST_ISSUING);
  });

  afterAll(() => base.close());

  const rows = async <Fila extends Record<string, unknown>>(query: string): Promise<readonly Fila[]> =>
    (await base.db.execute<Fila>(sql.raw(query))).rows;

  const howMany = async (table: string): Promise<number> => {
    const [fila] = await rows<{ n: number | string }>(`select count(*) as n from ${table}`);
    return Number(fila?.n);
  };

  it('hold as much of everything as was promised', async () => {
    // And one with goods that may not come back, without voucher and invoice.
    expect(await howMany('ventas')).toBe(301);
    expect(await howMany('vales')).toBe(60);
    expect(await howMany('casos')).toBe(400);
    expect(await howMany('clientes')).toBe(250);
    expect(await howMany("tiendas where tipo = 'fisica'")).toBe(12);
    expect(await howMany("tiendas where cvetda = 1 and nombre = 'Tienda Centro' and admite_login")).toBe(1);
  });

  it('hold every status of packages and articles, every type and state of vouchers, every state of cases', async () => {
    const keys = async (query: string) => (await rows<{ k: number }>(query)).map(({ k }) => Number(k));
    const numbers = (table: object) => Object.keys(table).map(Number);
    expect(await keys('select distinct estado as k from guia_paquetes order by 1')).toEqual(numbers(ESTADOS_PAQUETE));
    expect(await keys('select distinct statusitem as k from guia_articulos order by 1')).toEqual(
      numbers(ESTADOS_ARTICULO),
    );
    expect(await keys('select distinct tipo * 10 + estado as k from vales order by 1')).toEqual([
      ...[1, 2, 3, 4, 5, 6],
      ...[11, 12, 13, 14, 15, 16],
    ]);
    expect(await keys('select distinct id_estado as k from casos order by 1')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('show every colour of the traffic light at the first start, and nothing of the future', async () => {
    const abiertos = await base.db.select({ estado: casos.idEstado, fechaCreacion: casos.fechaCreacion }).from(casos);
    const colores = new Set(abiertos.map((caso) => semaforoDe(caso, TEST_NOW)));
    expect(colores).toEqual(new Set(['reciente', 'antiguo', 'sinAtencion', 'atendido', null]));
    const now = TEST_NOW.toISOString();
    for (const [tabla, columna] of [
      ['casos', 'fecha_creacion'],
      ['casos', 'fecha_solucion'],
      ['caso_comentarios', 'fecha'],
      ['caso_logs', 'fecha'],
      ['caso_escalamientos', 'fecha'],
      ['ventas', 'fecha'],
      ['vales', 'fecha_creacion'],
      ['vales', 'fecha_resuelve'],
      ['vale_logs', 'fecha'],
      ['vale_devoluciones', 'terminado'],
      ['vale_impresiones', 'fecha'],
      ['movimientos_billetera', 'fecha'],
      ['certificados', 'creado'],
      ['canjes_certificado', 'fecha'],
    ]) {
      expect(await howMany(`${tabla} where ${columna} > '${now}'`), `${tabla}.${columna}`).toBe(0);
    }
    expect(await howMany(`casos where fecha_creacion < timestamptz '${now}' - interval '41 days'`)).toBe(0);
  });

  it('give each sample employee the rights of the role, and 100005 none', async () => {
    const gente = await rows<{ numiden: number; permisos: number[] }>(
      'select numiden, permisos from usuarios where numiden <= 100005 order by numiden',
    );
    expect(gente.map(({ numiden }) => Number(numiden))).toEqual([100001, 100002, 100003, 100004, 100005]);
    const [administrador, asesor, gerente, facturacion, nadie] = gente.map(({ permisos }) => permisos);
    expect(administrador).toHaveLength(28);
    expect(asesor).toEqual(
      expect.arrayContaining([PERMISOS.validarOperacion.id, PERMISOS.crearCaso.id, PERMISOS.crearVale.id]),
    );
    expect(asesor).not.toContain(PERMISOS.autorizarCaso.id);
    expect(gerente).toEqual(expect.arrayContaining([PERMISOS.autorizarCaso.id, PERMISOS.autorizarVale.id]));
    expect(facturacion).toContain(PERMISOS.facturar.id);
    expect(nadie).toEqual([]);
  });

  it('add up: lines to sales, payments to sales, vouchers to what can still be returned', async () => {
    expect(
      await howMany(`ventas v where total <> (select sum(total) from venta_articulos a where a.cvetda = v.cvetda and a.operacion = v.operacion)
        or total <> (select sum(monto) from venta_pagos p where p.cvetda = v.cvetda and p.operacion = v.operacion)`),
    ).toBe(0);
    expect(await howMany('venta_articulos where total <> subtotal - descuento + iva')).toBe(0);
    expect(await howMany('vales where saldo > total - depreciacion + condonacion')).toBe(0);
    expect(await howMany('vales v join casos c on c.id = v.id_caso where v.fecha_creacion < c.fecha_creacion')).toBe(0);
    expect(await howMany('casos c join subcategorias s on s.id = c.id_subcategoria where s.id_area <> c.id_area')).toBe(
      0,
    );
  });

  it('hold the two operations that the manual walks through', async () => {
    expect(await howMany('vales where cvetda = 1 and operacion = 1000001')).toBe(3);
    const paquetes = await rows<{ estado: number }>(`select distinct p.estado from guia_paquetes p
      join guias g on g.folio = p.folio_guia where g.cvetda = 1 and g.operacion = 1000001`);
    expect(paquetes.length).toBeGreaterThanOrEqual(3);
    expect(
      await howMany(`guia_articulos a join guia_paquetes p on p.id = a.id_paquete join guias g on g.folio = p.folio_guia
        where g.operacion = 1000001 and a.statusitem = 9`),
    ).toBe(1);
    expect(await howMany('venta_articulos where cvetda = 1 and operacion = 1000002')).toBeGreaterThan(0);
    expect(await howMany('vales where operacion = 1000002')).toBe(0);
    expect(await howMany('guias where operacion = 1000002')).toBe(0);
  });

  it('know where each store, address and customer is, one postal code with 300 colonias', async () => {
    expect(
      await howMany(
        "tiendas t left join codigos_postales c on c.cp = t.codigo_postal where t.tipo <> 'cedis' and c.cp is null",
      ),
    ).toBe(0);
    expect(await howMany("tiendas where tipo = 'cedis' and codigo_postal is not null")).toBe(0);
    expect(await howMany("(select distinct codigo_postal from tiendas where tipo = 'fisica') as own")).toBe(12);
    const inList = (from: string, [cp, estado, municipio, colonia]: readonly [string, string, string, string]) =>
      howMany(`${from} where not exists (select 1 from codigos_postales l join colonias c on c.cp = l.cp
        where l.cp = ${cp} and l.estado = ${estado} and l.municipio = ${municipio} and c.nombre = ${colonia})`);
    expect(await inList('direcciones', ['codigo_postal', 'estado', 'municipio', 'colonia'])).toBe(0);
    const given = (name: string) => `datos_fiscales ->> '${name}'`;
    expect(
      await inList('(select datos_fiscales from casos where datos_fiscales is not null) as k', [
        given('codigoPostal'),
        given('estado'),
        given('municipio'),
        given('colonia'),
      ]),
    ).toBe(0);
    const most = await rows<{ cp: string; n: number }>(
      'select cp, count(*)::int as n from colonias group by cp order by n desc limit 1',
    );
    expect(most).toEqual([{ cp: '36257', n: 300 }]);
  });

  it('know the receivers of invoices: customers once each, and the test taxpayers, all with data that are whole', async () => {
    const known = await rows<{ rfc: string; nombre: string; datos_fiscales: Record<string, string> }>(
      'select rfc, nombre, datos_fiscales from contribuyentes order by rfc',
    );
    for (const { rfc, nombre, datos_fiscales } of known) {
      const { data, error } = datosFiscalesSchema.safeParse(datos_fiscales);
      expect([rfc, error?.issues ?? [], data?.rfc, data?.beneficiario]).toEqual([rfc, [], rfc, nombre]);
    }
    expect(known.find(({ rfc }) => rfc === 'EKU9003173C9')).toMatchObject({
      nombre: 'ESCUELA KEMPER URGATE',
      datos_fiscales: { codigoPostal: '42501', regimenFiscal: '601', estado: 'Hidalgo' },
    });
    const ofCases = await rows<{ rfc: string; clientes: number }>(`select datos_fiscales ->> 'rfc' as rfc,
      count(distinct numiden_cliente)::int as clientes from casos
      where datos_fiscales ->> 'rfc' <> 'XAXX010101000' group by 1`);
    const invoiced = await rows<{ rfc: string }>(
      "select distinct rfc from facturas where estado <> 5 and rfc <> 'XAXX010101000'",
    );
    const numbers = new Set(known.map(({ rfc }) => rfc));
    expect([...ofCases, ...invoiced].filter(({ rfc }) => !numbers.has(rfc))).toEqual([]);
    const told = new Set([...ofCases, ...invoiced].map(({ rfc }) => rfc));
    // Beside these only test taxpayers of the authority without case or invoice.
    expect(known.filter(({ rfc }) => !told.has(rfc)).length).toBeLessThanOrEqual(25);
    expect(ofCases.filter(({ clientes }) => clientes !== 1)).toEqual([]);
    expect(
      await howMany(`(select numiden_cliente from casos where datos_fiscales is not null
        group by numiden_cliente having count(distinct datos_fiscales ->> 'rfc') > 1) as with_two`),
    ).toBe(0);
  });

  it('have tickets of car parks and meals, paid and not, some of them brought to a case', async () => {
    expect(await howMany('pagos_estacionamiento where valido')).toBeGreaterThan(60);
    expect(await howMany('pagos_estacionamiento where not valido')).toBeGreaterThanOrEqual(24);
    expect(await howMany('(select distinct cvetda from pagos_estacionamiento) as own')).toBe(12);
    expect(await howMany('consumos_restaurante')).toBeGreaterThan(60);
    expect(await howMany('consumos_restaurante where folio <> upper(trim(folio))')).toBe(0);
    const brought = await rows<{ id: number; parking: number; meal: number }>(`select c.id_subcategoria as id,
        count(e.operacion)::int as parking, count(r.folio)::int as meal from casos c
      left join caso_parametros t on t.id_caso = c.id and t.tipo = 1
      left join caso_parametros o on o.id_caso = c.id and o.tipo = 2
      left join caso_parametros f on f.id_caso = c.id and f.tipo = 4
      left join pagos_estacionamiento e on e.cvetda::text = t.valor and e.operacion::text = o.valor
        and e.fecha <= c.fecha_creacion::date
      left join consumos_restaurante r on r.folio = f.valor and r.cvetda = c.cvetda
      where c.id_subcategoria in (5, 14) group by 1 order by 1`);
    expect(brought).toMatchObject([
      { id: 5, meal: 0 },
      { id: 14, parking: 0 },
    ]);
    expect(brought[0]?.parking).toBeGreaterThanOrEqual(6);
    expect(brought[1]?.meal).toBeGreaterThanOrEqual(6);
    const waiting = (idSubcategoria: number) =>
      howMany(`casos c join caso_parametros p on p.id_caso = c.id and p.orden = 0
        where c.id_subcategoria = ${idSubcategoria} and c.id_estado in (1, 2)`);
    expect(await waiting(5)).toBeGreaterThanOrEqual(6);
    expect(await waiting(14)).toBeGreaterThanOrEqual(6);
    expect(
      await howMany(`pagos_estacionamiento e join ventas v on v.cvetda = e.cvetda and v.operacion = e.operacion`),
    ).toBe(0);
  });

  it('leave room for new rows: the next ids follow the given ones', async () => {
    const [area] = await rows<{ id: number }>("insert into areas (nombre) values ('Nueva') returning id");
    expect(area?.id).toBe(8);
    await base.db.execute(sql`delete from areas where nombre = 'Nueva'`);
  });

  it('are the same at every first start', async () => {
    const another = await openTestDatabase();
    try {
      await fillDemo(another.db, TEST_NOW, TEST_ISSUING);
      for (const table of [
        'usuarios',
        'clientes',
        'ventas',
        'venta_articulos',
        'guia_paquetes',
        'vales',
        'casos',
        'caso_logs',
        'codigos_postales',
        'colonias',
        'contribuyentes',
        'pagos_estacionamiento',
        'consumos_restaurante',
        'claves_fiscales',
        'caso_parametros',
        'factura_relaciones',
        'series_factura',
      ]) {
        const resumen = sql.raw(`select md5(string_agg(t::text, '|' order by t::text)) as huella from ${table} t`);
        expect((await another.db.execute(resumen)).rows, table).toEqual((await base.db.execute(resumen)).rows);
      }
    } finally {
      await another.close();
    }
  });
});

describe('an installation without sample data', () => {
  it('starts with catalogues, roles and one administrator', async () => {
    const base = await openTestDatabase();
    try {
      await fillInitial(base.db);
      const { rows } = await base.db.execute(sql`
        select (select count(*)::int from usuarios) as usuarios, (select count(*)::int from tiendas) as tiendas,
          (select count(*)::int from subcategorias) as subcategorias, (select count(*)::int from casos) as casos`);
      expect(rows).toEqual([{ usuarios: 1, tiendas: 1, subcategorias: 25, casos: 0 }]);
    } finally {
      await base.close();
    }
  });
});
