import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addDays, dayOf } from '#domain/dates';
import { fallaFechaRecolecta } from '#domain/recolectas';
import type { Vale } from '#domain/vales';
import type { HojaDeVale } from '#domain/ventaParaVale';
import { newCaseAt } from './caso.ts';
import type { Signed } from './test.ts';

/** A voucher as it was saved. */
export interface Made {
  readonly id: number;
  readonly folio: string;
  readonly idCaso: number;
}

interface Wish {
  /** Half of its worth is taken away, which somebody else must authorize. */
  readonly waits?: boolean;
  /** In how many methods its balance goes back; the last one takes the rest. */
  readonly methods?: readonly number[];
  /** Only begun, and not saved. */
  readonly partial?: boolean;
  /** Of which line; otherwise of any cheap one, paid in cash where methods are named. */
  readonly of?: IsUsable;
  /** All of it goes to the customer's wallet. */
  readonly toWallet?: boolean;
}

/** Makes a voucher of one unit, in Tienda Centro, of a sale from which goods can still be returned. */
export async function makeVoucher(person: Signed, server: string, wish: Wish = {}): Promise<Made> {
  const { call, solicitud } = await writeVoucher(person, server, wish);
  const { id, folio } = (await send(person, call, solicitud)) as Made;
  return { id, folio, idCaso: solicitud.caso };
}

/** What a voucher of one unit is made with: the call and what is sent by it. */
export async function writeVoucher(person: Signed, server: string, wish: Wish = {}) {
  const isUsable = wish.of ?? (wish.methods === undefined ? notInCash : inCash);
  const { tienda, operacion, line, reasons } = await returnable(person, isUsable);
  const idCaso = await newCaseAt(server);
  const worth = wish.waits ? { seleccionadoDepreciacion: true, porcentajeDepreciacion: 50 } : {};
  const reason = wish.waits ? { idMotivoDepreciacion: reasons.motivosDepreciacion[0]?.id ?? null } : {};
  const solicitud = {
    ...{ tienda, operacion, caso: idCaso, tipo: 1 },
    motivo: reasons.motivos.find(({ tipo }) => tipo === 1)?.id ?? null,
    articulos: [{ linea: line, cantidad: 1, ...worth, ...reason }],
    soloBilletera: wish.toWallet ?? false,
  };
  const { saldo } = (await send(person, 'validar-vale', solicitud)) as { readonly saldo: number };
  const metodosDevolucion = wish.methods === undefined ? null : shared(saldo, wish.methods);
  const call = wish.partial ? 'guardar-parcial' : 'guardar-vale';
  return { call, solicitud: { ...solicitud, metodosDevolucion } };
}

/** The voucher as the server has it. */
export async function voucherAtServer(person: Signed, id: number): Promise<Vale> {
  return (await send(person, 'obtenerVale', { valeId: id })) as Vale;
}

/** Work that a person does without a screen: by the call alone, on the voucher as it is now. */
export async function decideApart(person: Signed, call: string, id: number, body: object = {}): Promise<void> {
  const { version } = await voucherAtServer(person, id);
  expect(await send(person, call, { id, version, ...body })).toMatchObject({ codigo: 1 });
}

async function send({ request }: Signed, call: string, data: object): Promise<unknown> {
  const answer = await request.post(`api/vales/${call}`, { headers: { 'Idempotency-Key': randomUUID() }, data });
  if (!answer.ok()) throw new Error(`${call} was refused with ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** The amounts in as many parts as there are methods, in whole pesos but for the last one. */
function shared(saldo: number, methods: readonly number[]) {
  const part = Math.floor(saldo / methods.length);
  return methods.map((id, index) => ({
    metodo: { id },
    monto: index < methods.length - 1 ? part : Number((saldo - part * (methods.length - 1)).toFixed(2)),
  }));
}

/** The stores of the sample chain in which goods are sold over the counter. */
const STORES = Array.from({ length: 12 }, (_, index) => index + 1);
/** The sales that the validation screen is tested with: what is made of them would show there. */
const NOT_OURS: readonly number[] = [1_000_001, 1_000_002];
const CASH = 1;
const RETURN_DAYS = 29;
/** In pesos: more of it would go back by cheque. */
const MOST_IN_CASH = 2_000;

/** Whether a line of a sale is one that a test can use. */
export type IsUsable = (sheet: HojaDeVale, line: HojaDeVale['lineas'][number]) => boolean;

/** What a unit of a line is still worth, in pesos. */
export function worthOf({ restante, cantidadMaxima }: HojaDeVale['lineas'][number]): number {
  return restante.total / cantidadMaxima;
}

/** The sale was paid in these ways alone. */
export function isPaidBy({ pagos }: HojaDeVale, ...ways: readonly number[]): boolean {
  return pagos.every(({ idFormaPago }) => ways.includes(idFormaPago));
}

/** Not too dear to be saved without authorization. */
const notInCash: IsUsable = (sheet, line) => !isPaidBy(sheet, CASH) && worthOf(line) < sheet.reglas.maximos;

/** Its worth can go back in any way. */
const inCash: IsUsable = (sheet, line) => isPaidBy(sheet, CASH) && worthOf(line) < MOST_IN_CASH;

/** A line of a young sale to a known customer, that was taken along and of which something is left. */
export async function returnable({ request }: Signed, isUsable: IsUsable = notInCash) {
  for (const tienda of STORES) {
    const answer = await request.post('api/venta/get-ventas-por-filtros', { data: { tienda } });
    const { ventas } = (await answer.json()) as { readonly ventas: readonly { readonly operacion: number }[] };
    for (const { operacion } of ventas) {
      if (NOT_OURS.includes(operacion)) continue;
      const asked = await request.post('api/vales/get-detalle-operacion', { data: { tienda, operacion } });
      if (!asked.ok()) continue;
      const sheet = (await asked.json()) as HojaDeVale;
      if (sheet.dias > RETURN_DAYS || sheet.cabecera.numiden === null) continue;
      const line = sheet.lineas.find((one) => one.cantidadMaxima > 0 && one.guia === null && isUsable(sheet, one));
      if (line !== undefined)
        return { tienda, operacion, line: line.linea, descripcion: line.descripcion, reasons: sheet };
    }
  }
  throw new Error('No sale of the sample data has anything left to return.');
}

/** The first day from tomorrow on which goods are fetched. */
export function nextPickup(): string {
  const tomorrow = addDays(dayOf(new Date()), 1);
  const possible = fallaFechaRecolecta(tomorrow, new Date(), 'America/Mexico_City') === null;
  return possible ? tomorrow : addDays(tomorrow, 1);
}

/** The page of a voucher, by what a person sees and does on it. */
export function voucherPage(page: Page) {
  const acciones = page.getByRole('region', { name: 'Acciones del vale' });
  const part = (nombre: string): Locator => page.getByRole('region', { name: nombre, exact: true });
  return {
    acciones,
    accion: (nombre: string | RegExp): Locator =>
      acciones.getByRole('button', typeof nombre === 'string' ? { name: nombre, exact: true } : { name: nombre }),
    resumen: page.getByRole('list', { name: 'Resumen del vale' }),
    parte: part,
    historia: part('Historia'),
    aviso: page.getByText('Este vale cambió:'),
    ventana: (nombre: string) => {
      const dialogo = page.getByRole('dialog', { name: nombre, exact: true });
      return {
        dialogo,
        campo: (rotulo: RegExp): Locator => dialogo.getByLabel(rotulo),
        boton: (texto: string): Locator => dialogo.getByRole('button', { name: texto, exact: true }),
      };
    },
    abrir: async ({ id, folio }: Pick<Made, 'id' | 'folio'>) => {
      await page.goto(`vales/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: `Vale ${folio}` })).toBeVisible();
    },
  };
}

/** The list of vouchers, by what a person sees and does on it. */
export function voucherList(page: Page) {
  const filtros = page.getByRole('form', { name: 'Filtros de vales' });
  const tabla = page.getByRole('table', { name: 'Lista de vales' });
  return {
    filtros,
    tabla,
    folios: tabla.locator('tbody th a'),
    caja: page.getByRole('search', { name: 'Abrir un vale' }).getByLabel('Folio del vale'),
    campo: (nombre: string): Locator => filtros.getByLabel(nombre, { exact: true }),
    exportar: page.getByRole('button', { name: /^Exportar/ }),
    abrir: async (search = '') => {
      await page.goto(`vales${search}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Vales' })).toBeVisible();
    },
  };
}

/** Says that it was done, at the foot of the screen. */
export function says(page: Page, texto: string | RegExp): Promise<void> {
  return expect(page.getByRole('status').getByText(texto).first()).toBeVisible();
}
