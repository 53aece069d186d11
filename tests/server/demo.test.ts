import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADOS_ARTICULO, ESTADOS_PAQUETE } from '#domain/guias';
import { PERMISOS } from '#domain/permisos';
import { semaforoDe } from '#domain/vidaCaso';
import type { Base } from '../../server/db/abrir.ts';
import { casos } from '../../server/db/schema/casos.ts';
import { llenarDemo, llenarInicial } from '../../server/demo/llenar.ts';
import { AHORA_DE_PRUEBA, abrirBaseDePrueba } from './banco.ts';

describe('the sample data', () => {
  let base: Base;

  beforeAll(async () => {
    base = await abrirBaseDePrueba();
    await llenarDemo(base.db, AHORA_DE_PRUEBA);
  });

  afterAll(() => base.cerrar());

  const filas = async <Fila extends Record<string, unknown>>(consulta: string): Promise<readonly Fila[]> =>
    (await base.db.execute<Fila>(sql.raw(consulta))).rows;

  const cuantos = async (tabla: string): Promise<number> => {
    const [fila] = await filas<{ n: number | string }>(`select count(*) as n from ${tabla}`);
    return Number(fila?.n);
  };

  it('hold as much of everything as was promised', async () => {
    expect(await cuantos('ventas')).toBe(300);
    expect(await cuantos('vales')).toBe(60);
    expect(await cuantos('casos')).toBe(400);
    expect(await cuantos('clientes')).toBe(250);
    expect(await cuantos("tiendas where tipo = 'fisica'")).toBe(12);
    expect(await cuantos("tiendas where cvetda = 1 and nombre = 'Tienda Centro' and admite_login")).toBe(1);
  });

  it('hold every status of packages and articles, every type and state of vouchers, every state of cases', async () => {
    const claves = async (consulta: string) => (await filas<{ k: number }>(consulta)).map(({ k }) => Number(k));
    const numeros = (tabla: object) => Object.keys(tabla).map(Number);
    expect(await claves('select distinct estado as k from guia_paquetes order by 1')).toEqual(numeros(ESTADOS_PAQUETE));
    expect(await claves('select distinct statusitem as k from guia_articulos order by 1')).toEqual(
      numeros(ESTADOS_ARTICULO),
    );
    expect(await claves('select distinct tipo * 10 + estado as k from vales order by 1')).toEqual([
      1, 2, 3, 11, 12, 13,
    ]);
    expect(await claves('select distinct id_estado as k from casos order by 1')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('show every colour of the traffic light at the first start, and nothing of the future', async () => {
    const abiertos = await base.db.select({ estado: casos.idEstado, fechaCreacion: casos.fechaCreacion }).from(casos);
    const colores = new Set(abiertos.map((caso) => semaforoDe(caso, AHORA_DE_PRUEBA)));
    expect(colores).toEqual(new Set(['reciente', 'antiguo', 'sinAtencion', 'atendido', null]));
    const ahora = AHORA_DE_PRUEBA.toISOString();
    for (const [tabla, columna] of [
      ['casos', 'fecha_creacion'],
      ['casos', 'fecha_solucion'],
      ['caso_comentarios', 'fecha'],
      ['caso_logs', 'fecha'],
      ['caso_escalamientos', 'fecha'],
      ['ventas', 'fecha'],
      ['vales', 'fecha_creacion'],
    ]) {
      expect(await cuantos(`${tabla} where ${columna} > '${ahora}'`), `${tabla}.${columna}`).toBe(0);
    }
    expect(await cuantos(`casos where fecha_creacion < timestamptz '${ahora}' - interval '41 days'`)).toBe(0);
  });

  it('give each sample employee the rights of the role, and 100005 none', async () => {
    const gente = await filas<{ numiden: number; permisos: number[] }>(
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
      await cuantos(`ventas v where total <> (select sum(total) from venta_articulos a where a.cvetda = v.cvetda and a.operacion = v.operacion)
        or total <> (select sum(monto) from venta_pagos p where p.cvetda = v.cvetda and p.operacion = v.operacion)`),
    ).toBe(0);
    expect(await cuantos('venta_articulos where total <> subtotal - descuento + iva')).toBe(0);
    expect(await cuantos('vales where saldo + depreciacion > total')).toBe(0);
    expect(await cuantos('vales v join casos c on c.id = v.id_caso where v.fecha_creacion < c.fecha_creacion')).toBe(0);
    expect(await cuantos('casos c join subcategorias s on s.id = c.id_subcategoria where s.id_area <> c.id_area')).toBe(
      0,
    );
  });

  it('hold the two operations that the manual walks through', async () => {
    expect(await cuantos('vales where cvetda = 1 and operacion = 1000001')).toBe(3);
    const paquetes = await filas<{ estado: number }>(`select distinct p.estado from guia_paquetes p
      join guias g on g.folio = p.folio_guia where g.cvetda = 1 and g.operacion = 1000001`);
    expect(paquetes.length).toBeGreaterThanOrEqual(3);
    expect(
      await cuantos(`guia_articulos a join guia_paquetes p on p.id = a.id_paquete join guias g on g.folio = p.folio_guia
        where g.operacion = 1000001 and a.statusitem = 9`),
    ).toBe(1);
    expect(await cuantos('venta_articulos where cvetda = 1 and operacion = 1000002')).toBeGreaterThan(0);
    expect(await cuantos('vales where operacion = 1000002')).toBe(0);
    expect(await cuantos('guias where operacion = 1000002')).toBe(0);
  });

  it('leave room for new rows: the next ids follow the given ones', async () => {
    const [area] = await filas<{ id: number }>("insert into areas (nombre) values ('Nueva') returning id");
    expect(area?.id).toBe(8);
    await base.db.execute(sql`delete from areas where nombre = 'Nueva'`);
  });

  it('are the same at every first start', async () => {
    const otra = await abrirBaseDePrueba();
    try {
      await llenarDemo(otra.db, AHORA_DE_PRUEBA);
      for (const tabla of [
        'usuarios',
        'clientes',
        'ventas',
        'venta_articulos',
        'guia_paquetes',
        'vales',
        'casos',
        'caso_logs',
      ]) {
        const resumen = sql.raw(`select md5(string_agg(t::text, '|' order by t::text)) as huella from ${tabla} t`);
        expect((await otra.db.execute(resumen)).rows, tabla).toEqual((await base.db.execute(resumen)).rows);
      }
    } finally {
      await otra.cerrar();
    }
  });
});

describe('an installation without sample data', () => {
  it('starts with catalogues, roles and one administrator', async () => {
    const base = await abrirBaseDePrueba();
    try {
      await llenarInicial(base.db);
      const { rows } = await base.db.execute(sql`
        select (select count(*)::int from usuarios) as usuarios, (select count(*)::int from tiendas) as tiendas,
          (select count(*)::int from subcategorias) as subcategorias, (select count(*)::int from casos) as casos`);
      expect(rows).toEqual([{ usuarios: 1, tiendas: 16, subcategorias: 25, casos: 0 }]);
    } finally {
      await base.cerrar();
    }
  });
});
