import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { ventaPagos, ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { loadSales } from '../../../server/ventas/import/loadSales.ts';
import { readSaleFile } from '../../../server/ventas/import/saleFile.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, NOW, Person } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { asking, idOf, openVoucherDesk, saveVoucher, sell, voucherOf, voucherRow } from './vales.desk.ts';

const CASES = new URL('../../../../shared/data/casos_publicos/', import.meta.url);
const CERTIFICATE = 9;
const WALLET = 10;
const CASH = 1;
const CARD = 2;

/** Loads a file as `npm run import -- ventas` does; `{HOY-3}` is three days ago. */
async function load(desk: WorkDesk, name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-casos-'));
  const path = join(folder, name);
  const day = new Date(NOW.getTime() - 3 * 86_400_000).toISOString().slice(0, 10);
  writeFileSync(path, readFileSync(fileURLToPath(new URL(name, CASES)), 'utf8').replaceAll('{HOY-3}', day));
  await loadSales({
    db: desk.db,
    registros: readSaleFile(path),
    archivo: name,
    zonaHoraria: 'America/Mexico_City',
    clock: () => NOW,
  });
  rmSync(folder, { recursive: true });
}

// The files are not part of the project: where they are not beside it, these are skipped.
describe.skipIf(!existsSync(CASES))('sales that people reported of other products', () => {
  let desk: WorkDesk;
  let tienda = 0;

  beforeAll(async () => {
    desk = await openVoucherDesk();
    for (const name of ['regalo.csv', 'cupon.csv', 'pagos.csv']) await load(desk, name);
    const [sale] = await desk.db.select().from(ventas).where(eq(ventas.operacion, 9_100_001));
    tienda = sale?.cvetda ?? 0;
  });
  afterAll(() => desk.bed.close());

  /** Writes how a sale was paid, by form and pesos. */
  async function pay(operacion: number, ...pagos: readonly (readonly [number, number])[]): Promise<void> {
    await desk.db.delete(ventaPagos).where(eq(ventaPagos.operacion, operacion));
    await desk.db.insert(ventaPagos).values(
      pagos.map(([idFormaPago, pesos], index) => ({
        ...{ cvetda: tienda, operacion, orden: index + 1, idFormaPago, nombre: `Forma ${idFormaPago}` },
        ...{ monto: fromPesos(pesos), fecha: NOW },
      })),
    );
  }

  async function returning(operacion: number, lineas: readonly number[], more: Partial<SolicitudValeEnviada> = {}) {
    const units = Object.fromEntries(lineas.map((linea) => [linea, 1]));
    return asking(desk, operacion, units, { tienda, ...more });
  }

  /** Validates a return of lines, before it is saved. */
  async function validated(operacion: number, lineas: readonly number[], more: Partial<SolicitudValeEnviada> = {}) {
    return (await desk.asesor.post('vales/validar-vale', await returning(operacion, lineas, more))).json();
  }

  function byMethod({ metodosDevolucion }: { metodosDevolucion: { metodo: { nombre: string }; monto: number }[] }) {
    return metodosDevolucion.map(({ metodo, monto }) => `${metodo.nombre} ${monto}`);
  }

  it('P01: the gift alone is a voucher of 0.00 that ends, and the paid line gives back what was paid', async () => {
    const gift = await voucherOf(desk.asesor, await returning(9_100_001, [2]));
    expect(await voucherRow(desk, gift.id)).toMatchObject({ total: 0, saldo: 0, estado: 1 });
    const ended = await desk.asesor.send('vales/devolver', { ...idOf(gift), metodo: 6 });
    const paidLine = await validated(9_100_001, [1]);
    expect([paidLine.saldo, byMethod(paidLine)]).toEqual([116, ['EFECTIVO 116']]);
    expect([ended.statusCode, (await voucherRow(desk, gift.id)).estado]).toEqual([200, 2]);
  });

  it('P02: with a coupon no more than was paid goes back, and a ticket that is not whole is not offered', async () => {
    const left = await desk.db.select().from(ventas).where(eq(ventas.cvetda, tienda));
    const withCoupon = left.filter(({ operacion }) => operacion >= 9_100_011 && operacion <= 9_100_013);
    for (const { operacion } of withCoupon) {
      expect([operacion, (await validated(operacion, [1, 2])).saldo]).toEqual([operacion, 1_044]);
    }
    // The first two are coupons; the code of the third is no article, and its ticket says that it is a discount.
    expect(withCoupon.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['a certificate', CERTIFICATE, 9_100_071, ['CERTIFICADO DE REGALO 928']],
    ['the wallet', WALLET, 9_100_074, ['BILLETERA 928']],
  ])(
    'P04: what was paid with %s goes back so by itself, and in cash only by somebody else’s leave',
    async (...given) => {
      const [, form, operacion, expected] = given;
      await pay(operacion, [form, 928]);
      const suggested = await validated(operacion, [1]);
      expect([byMethod(suggested), suggested.requiereAutorizacion]).toEqual([expected, false]);
      const inCash: Partial<SolicitudValeEnviada> = { metodosDevolucion: [{ metodo: { id: 6 }, monto: 928 }] };
      expect((await validated(operacion, [1], inCash)).autorizacion).toEqual([
        { motivo: 'otraForma', texto: 'Algo se devuelve por otra forma de la que se pagó' },
      ]);
      const made = await voucherOf(desk.asesor, await returning(operacion, [1]));
      const changed = await desk.asesor.send('vales/cambiar-metodos', {
        id: made.id,
        version: made.version,
        ...inCash,
      });
      expect(changed.json()).toMatchObject({ codigo: 1, estado: { nombre: 'POR AUTORIZAR' } });
    },
  );

  it('P35: not more goes back than was paid without somebody’s leave, whose reason says both sums', async () => {
    await pay(9_100_073, [CASH, 660]);
    const whole = await validated(9_100_073, [1]);
    expect([whole.saldo, whole.autorizacion]).toEqual([
      1_160,
      [{ motivo: 'masDeLoPagado', texto: 'Se devuelven $1,160.00 y de lo que se pagó quedan $660.00' }],
    ]);
    const detail = await desk.asesor.post('vales/get-detalle-operacion', { tienda, operacion: 9_100_073 });
    expect(detail.json().pagos).toMatchObject([{ nombre: 'Forma 1', monto: 660, devuelto: 0 }]);
    const made = (await saveVoucher(desk.asesor, await returning(9_100_073, [1]))).json();
    expect(made.estado.nombre).toBe('POR AUTORIZAR');
    // The reason stays what it was when it was saved, for who decides.
    const shown = (await desk.gerente.post('vales/obtenerVale', { valeId: made.id })).json();
    expect(shown.autorizacion.motivos).toEqual(whole.autorizacion);
  });

  it('names the buyer of an imported sale whose customer is known', async () => {
    const noe = {
      nombre: 'Noé',
      apellidoPaterno: 'Paz',
      apellidoMaterno: 'Luna',
      sexo: 'M',
      fechaNacimiento: null,
    } as const;
    const numiden = await desk.db.transaction((tx) =>
      createCustomer(tx, { ...noe, correo: 'noe@example.com', telefono: null, celular: null }),
    );
    await desk.db.update(ventas).set({ numidenCliente: numiden }).where(eq(ventas.operacion, 9_100_002));
    const sheet = await desk.asesor.post('vales/get-detalle-operacion', { tienda, operacion: 9_100_002 });
    const sale = await desk.asesor.get(`venta/get-venta-por-id?tiendaId=${tienda}&operacionId=9100002`);
    const buyer = { numiden, cliente: 'Paz Luna Noé' };
    expect([sheet.json().cabecera, sale.json().cabecera]).toMatchObject([buyer, buyer]);
  });

  it('an unknown form of payment is no cash, and two cards are two payments', async () => {
    await pay(9_100_002, [77, 50], [CARD, 40], [CARD, 26]);
    const whole = await validated(9_100_002, [1]);
    expect([byMethod(whole), whole.autorizacion.map(({ motivo }: { motivo: string }) => motivo)]).toEqual([
      ['TARJETA BANCARIA 66', 'CERTIFICADO DE REGALO 50'],
      ['otraPersona', 'otraForma', 'formaDesconocida'],
    ]);
  });

  it('of a sale that was paid in part, twenty people on two servers get without leave what was paid, and no more', async () => {
    const operacion = await sell(desk, [{ unidades: 20, pesos: 1_000 }], { pagos: [[CASH, 290]] });
    const app = await secondServer(desk.bed);
    const there = new Person({ ...desk.bed, app }, await desk.bed.signIn(ASESOR));
    const requests = await Promise.all(Array.from({ length: 20 }, () => asking(desk, operacion, { 1: 1 })));
    const answers = await Promise.all(
      requests.map((request, index) => saveVoucher(index % 2 === 0 ? desk.asesor : there, request)),
    );
    const states = answers.map((answer) => answer.json().estado.nombre);
    // Each unit is 58 pesos: five of them are what was paid.
    expect(states.filter((state) => state === 'VIGENTE')).toHaveLength(5);
    expect(states.filter((state) => state === 'POR AUTORIZAR')).toHaveLength(15);
    await app.close();
  });
});
