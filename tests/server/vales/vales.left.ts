import { expect, vi } from 'vitest';

/** The wallet of a customer, as a way by which a voucher goes back. */
const BILLETERA = 3;

/** A server that dies and comes back. */
interface Mortal {
  post(ruta: string, body: object, clave?: string): Promise<Response>;
}

/** A voucher as it was answered. */
export interface Made {
  readonly id: number;
  readonly version: number;
}

/** A voucher's refund as it is stored: `abonos` counts the entries in the embedded wallet, `devoluciones` says the states in order. */
export type RefundLeft = {
  readonly saldo: number;
  readonly estado: number;
  readonly version: number;
  readonly abonos: number;
  readonly devoluciones: string | null;
};

/** A voucher that has not gone back in any part, and one that went back whole, once. */
export const NOT_GIVEN = { saldo: 11_600, estado: 1, version: 1 } as const;
export const GIVEN: RefundLeft = { saldo: 0, estado: 2, version: 2, abonos: 1, devoluciones: 'hecha' };

/** The query of a voucher's refund as it is stored. */
export function refundLeft(id: number): string {
  return `
    select (saldo * 100)::int as saldo, estado, version,
      (select count(*)::int from movimientos_billetera where id_vale = v.id) as abonos,
      (select string_agg(estado, ',' order by id) from vale_devoluciones where id_vale = v.id) as devoluciones
    from vales v where id = ${id}`;
}

/** Makes a valid voucher of 116 pesos of a sale, all of it for the wallet. */
export async function walletVoucher(
  at: Mortal,
  of: { readonly operacion: number | undefined; readonly caso?: number; readonly motivo?: number },
): Promise<Made> {
  const saved = await at.post('vales/guardar-vale', {
    ...{ tienda: 1, tipo: 1, ...of },
    articulos: [{ linea: 1, cantidad: 1 }],
    metodosDevolucion: [{ metodo: { id: BILLETERA }, monto: 116 }],
  });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const { id, version, estado } = await saved.json();
  expect(estado.nombre).toBe('VIGENTE');
  return { id, version };
}

/** Gives a voucher back to the wallet. */
export function toWallet(at: Mortal, { id, version }: Made, clave: string): Promise<Response> {
  return at.post('vales/folio/agregar-billetera', { id, version }, clave);
}

/** Asks again under the key of a refund that got no answer: it is done, and the next one is told the same. */
export async function askAgain(at: Mortal, vale: Made, clave: string): Promise<void> {
  const again = await toWallet(at, vale, clave);
  const body = await again.text();
  expect(again.status, body).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ codigo: 1, monto: 116, estado: { nombre: 'CANJEADO' } });
  expect(await (await toWallet(at, vale, clave)).text()).toBe(body);
}

/** Waits until a voucher is shown as given back, though nobody asks again. */
export function shownGiven(at: Mortal, { id }: Made): Promise<void> {
  return vi.waitFor(
    async () => {
      const shown = await (await at.post('vales/obtenerVale', { valeId: id })).json();
      expect(shown).toMatchObject({ estado: { nombre: 'CANJEADO' }, devoluciones: [{ estado: 'hecha' }] });
    },
    { timeout: 20_000, interval: 200 },
  );
}
