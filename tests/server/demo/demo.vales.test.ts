import { describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import { PERMISOS } from '#domain/common/permisos';
import { esFolioBilletera } from '#domain/vales/billetera';
import { calcularVale } from '#domain/vales/calculoVale';
import { esFolioCertificado } from '#domain/vales/certificados';
import { unidadesPosibles } from '#domain/vales/unidadesVale';
import { ventaPorDevolver } from '#domain/vales/ventaParaVale';
import { pickupsOf } from '../../../server/vales/pickups/collected.ts';
import { saleForVoucher } from '../../../server/vales/sale.ts';
import { TEST_NOW } from '../bed/bed.ts';
import { questionsToSample } from '../bed/questions.ts';

const HOLDING = '(1, 2, 5)';
const TODAY = { now: TEST_NOW, zone: 'America/Mexico_City' };

describe('the sample vouchers could have been made by the product itself', () => {
  const { rows, howMany, bed } = questionsToSample();

  it('what they take of a line is off its sale, as long as they hold it', async () => {
    expect(
      await howMany(`venta_articulos a where cantidad_maxima <> cantidad_original - coalesce((
        select sum(l.cantidad) from vale_articulos l join vales v on v.id = l.id_vale
        where v.estado in ${HOLDING} and v.cvetda = a.cvetda and v.operacion = a.operacion and l.linea = a.linea), 0)`),
    ).toBe(0);
  });

  it('their lines and methods add up to them', async () => {
    const sums = `(select sum(total) as total, sum(monto_depreciacion) as menos from vale_articulos l where l.id_vale = v.id)`;
    expect(
      await howMany(`vales v, lateral ${sums} s where s.total is distinct from v.total or s.menos <> v.depreciacion`),
    ).toBe(0);
    expect(await howMany('vale_articulos where total <> subtotal - descuento + iva + ieps')).toBe(0);
    expect(
      await howMany(`vales v where estado <> 4 and total - depreciacion + condonacion <>
        (select sum(monto) from vale_metodos m where m.id_vale = v.id)`),
    ).toBe(0);
    expect(await howMany('vale_metodos m join vales v on v.id = m.id_vale where v.estado = 4')).toBe(0);
  });

  it('what was given back is off their balance, and every exchanged one is given back whole', async () => {
    expect(
      await howMany(`vales v where estado not in (3, 6) and total - depreciacion + condonacion - saldo <>
        coalesce((select sum(monto) from vale_devoluciones d where d.id_vale = v.id and d.estado = 'hecha'), 0)`),
    ).toBe(0);
    expect(
      await howMany(`vale_metodos m where devuelto <> coalesce((select sum(monto) from vale_devoluciones d
        where d.id_vale = m.id_vale and d.metodo = m.metodo), 0)`),
    ).toBe(0);
    expect(await howMany('vales where estado in (2, 3, 6) and saldo <> 0')).toBe(0);
    expect(await howMany('vale_devoluciones')).toBeGreaterThan(9);
  });

  it('their history ends in their version, and says what their state says', async () => {
    expect(
      await howMany('vales v where version <> (select max(version) from vale_logs l where l.id_vale = v.id)'),
    ).toBe(0);
    expect(
      await howMany(`(select fecha < lag(fecha) over vale as atras, version - lag(version) over vale as salto
        from vale_logs window vale as (partition by id_vale order by id)) t where atras or salto not in (0, 1)`),
    ).toBe(0);
    for (const [estado, entry] of [
      [3, 'cancelar'],
      [4, 'guardarParcial'],
      [6, 'rechazar'],
    ] as const) {
      expect(
        await howMany(`vales v where (estado = ${estado}) <> exists (
          select from vale_logs l where l.id_vale = v.id and accion::jsonb->>'trabajo' = '${entry}')`),
        entry,
      ).toBe(0);
    }
    expect(await howMany('vale_impresiones where numero = 1')).toBeGreaterThan(5);
    expect(await howMany('vale_impresiones where numero = 2')).toBeGreaterThan(0);
  });

  it('who made them may, and who decided may and is somebody else; the gerente finds some to decide', async () => {
    const may = (column: string, id: number) =>
      `vales v join usuarios u on u.numiden = v.${column} where not ${id} = any(u.permisos)`;
    expect(await howMany(may('numiden_crea', PERMISOS.crearVale.id))).toBe(0);
    expect(await howMany(may('numiden_resuelve', PERMISOS.autorizarVale.id))).toBe(0);
    expect(await howMany('vales where numiden_resuelve = numiden_crea or numiden_crea is null')).toBe(0);
    expect(
      await howMany(`vales where (estado = 5) <> (fecha_solicitud is not null and fecha_resuelve is null and estado <> 3)
        or (estado in (5, 6)) and motivos_autorizacion = '{}'`),
    ).toBe(0);
    expect(await howMany('vales where estado = 5 and numiden_crea <> 100003')).toBeGreaterThan(2);
  });

  it('some have run out, and all belong to the customer of their case', async () => {
    const now = TEST_NOW.toISOString();
    expect(await howMany(`vales where estado = 1 and fecha_vigencia < '${now}'`)).toBeGreaterThan(0);
    expect(await howMany(`vales where estado = 1 and fecha_vigencia > '${now}'`)).toBeGreaterThan(5);
    expect(
      await howMany(
        'vales v join casos c on c.id = v.id_caso where v.numiden_cliente is distinct from c.numiden_cliente',
      ),
    ).toBe(0);
    expect(
      await howMany(`vales v join casos c on c.id = v.id_caso where (v.tipo = 0) <> (c.id_subcategoria = 8)
        or (c.id_estado = 3) <> (v.estado in (2, 3, 6))`),
    ).toBe(0);
  });

  it('two wait for their goods: of one they were collected, the other’s are fetched on a day to come', async () => {
    const waiting = await rows<{ id: number | string; fecha: string; estado: number; id_estado: number }>(
      `select v.id, r.fecha::text as fecha, v.estado, c.id_estado from recolectas r join vales v on v.id = r.id_vale
       join casos c on c.id = v.id_caso order by r.folio_guia`,
    );
    expect(waiting.map(({ estado, id_estado }) => [Number(estado), Number(id_estado)])).toEqual([
      [4, 6],
      [4, 6],
    ]);
    const [collected, coming] = waiting;
    expect(collected !== undefined && collected.fecha < '2026-03-18').toBe(true);
    expect(coming?.fecha).toBe('2026-03-19');
    const statuses = async (one: typeof collected) => {
      const pickups = await pickupsOf(bed().db, Number(one?.id));
      return [...new Set(pickups.flatMap(({ articulos }) => articulos.map(({ estatus }) => estatus)))];
    };
    expect(await statuses(collected)).toEqual(['RECOLECTADO']);
    expect(await statuses(coming)).toEqual(['PENDIENTE DE RECOLECTA']);
  });

  it('sixty customers have an address, eight a wallet within its limit; of ten certificates some were spent', async () => {
    expect(await howMany('(select distinct numiden_cliente from direcciones) t')).toBe(60);
    const folios = async (table: string) =>
      (await rows<{ folio: string }>(`select folio from ${table}`)).map(({ folio }) => folio);
    const wallets = await folios('billeteras');
    expect([wallets.length, wallets.every(esFolioBilletera)]).toEqual([8, true]);
    expect(
      await howMany(`(select folio from movimientos_billetera group by folio
        having sum(monto) not between 0.01 and 10000 or min(fecha) < '2026-01-01') t`),
    ).toBe(0);
    const certificates = await folios('certificados');
    expect([certificates.length, certificates.every(esFolioCertificado)]).toEqual([10, true]);
    const spent = await howMany('canjes_certificado');
    expect(spent).toBeGreaterThan(0);
    expect(spent).toBeLessThan(10);
    for (const [metodo, ledger] of [
      [3, 'movimientos_billetera'],
      [4, 'movimientos_credito'],
      [7, 'certificados'],
    ] as const) {
      expect(await howMany(`vale_devoluciones where metodo = ${metodo}`), ledger).toBeGreaterThan(0);
      expect(
        await howMany(`vale_devoluciones d where metodo = ${metodo} and not exists (
          select from ${ledger} l where l.id_vale = d.id_vale and l.monto = d.monto and l.clave = d.clave)`),
        ledger,
      ).toBe(0);
    }
  });

  it('each sale of the web store has its folio', async () => {
    expect(await howMany("ventas where cvetda = 90 and folio_web ~ '^WEB-1000[0-9]{2}$'")).toBe(12);
    expect(await howMany('ventas where cvetda <> 90 and folio_web is not null')).toBe(0);
  });

  it('operation 1000001 still takes a return of two lines, a cancellation and a pickup, and pays back in two ways', async () => {
    const venta = await saleForVoucher(bed().db, { tienda: 1, operacion: 1_000_001 }, TODAY);
    const sale = ventaPorDevolver(venta);
    const possible = (tipo: 0 | 1) => sale.lineas.map((line) => unidadesPosibles(line, tipo));
    // Chairs taken along, a screen and a mattress delivered.
    expect(possible(1).filter((units, place) => units > 0 && [1, 2, 3].includes(place))).toHaveLength(3);
    // Of three dining tables one is on the road.
    expect(venta.lineas[4]?.guia?.unidades).toEqual([
      { statusitem: 4, cantidad: 1 },
      { statusitem: 6, cantidad: 1 },
      { statusitem: 0, cantidad: 1 },
    ]);
    expect(possible(0)[4]).toBe(2);
    expect(venta.lineas[2]?.guia?.unidades).toEqual([{ statusitem: 7, cantidad: 1 }]);
    expect(new Set(venta.pagos.map(({ nombre }) => nombre))).toEqual(new Set(['EFECTIVO', 'TARJETA DE CRÉDITO']));
    expect(
      await howMany(`direcciones d join ventas v on v.numiden_cliente = d.numiden_cliente where v.operacion = 1000001`),
    ).toBe(1);
    const calculo = calcularVale(
      sale,
      {
        tipo: 1,
        cliente: venta.cabecera.numiden,
        metodos: null,
        soloBilletera: false,
        condonacion: fromPesos(0),
        lineas: [2, 3].map((linea) => ({ linea, cantidad: 1, depreciacion: null })),
      },
      { maximos: fromPesos(venta.reglas.maximos), billetera: null },
    );
    expect(calculo.fallas).toEqual([]);
  });
});
