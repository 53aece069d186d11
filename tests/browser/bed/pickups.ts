import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ESTADO_ARTICULO } from '#domain/ventas/estadosDeEntrega';
import { newCaseOfBuyer } from './caso.ts';
import { newSale } from './sales.ts';
import type { Signed } from './test.ts';
import { saleAtServer, voucherAtServer } from './vouchers.ts';

/** A partial voucher of two lines: one is to be collected from a customer with one address. */
export interface Awaited {
  readonly id: number;
  /** Saves it as partial once more, with so many units of its second line. */
  readonly change: (cantidad: number) => Promise<void>;
  /** Cancels the guide that somebody goes for. */
  readonly cancelGuide: () => Promise<void>;
}

/** Makes such a voucher by calls alone. */
export async function beginPickup(person: Signed, server: string): Promise<Awaited> {
  const sale = newSale('porTarjeta');
  const { motivos } = await saleAtServer(person, sale);
  const caso = await newCaseOfBuyer(server, sale);
  const save = (cantidad: number, which: object = {}) =>
    post(person, 'guardar-parcial', {
      ...which,
      ...{ tienda: sale.tienda, operacion: sale.operacion, caso, tipo: 1 },
      ...{ motivo: motivos.find(({ tipo }) => tipo === 1)?.id ?? null, soloBilletera: false, metodosDevolucion: null },
      articulos: [
        { linea: 1, cantidad: 1, esRecolecta: true },
        { linea: 2, cantidad },
      ],
    });
  const id = Number((await save(1)).id);
  await post(person, 'clientes/save-direccion-cliente', { ...ADDRESS, numidenCliente: sale.cliente });
  return {
    id,
    change: async (cantidad) => {
      const { version } = await voucherAtServer(person, id);
      await save(cantidad, { id, version });
    },
    cancelGuide: async () => {
      const { recolectas } = await voucherAtServer(person, id);
      const awaited = recolectas.find(({ articulos }) =>
        articulos.some(({ statusitem }) => statusitem === ESTADO_ARTICULO.porRecolectar),
      );
      await post(person, 'clientes/cancelacion-guia', { folioGuia: awaited?.folioGuia });
    },
  };
}

/** The pickup of a voucher, by what a person sees and does on its pages. */
export function pickupPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Recolecta', exact: true });
  const plan = page.getByRole('dialog', { name: 'Programar recolecta' });
  return {
    panel,
    plan,
    fecha: plan.getByLabel(/^Fecha de recolección/),
    buttonNamed: (nombre: string | RegExp) => panel.getByRole('button', { name: nombre }),
    question: page.getByRole('alertdialog', { name: /^Marcar como recolectado lo de la guía/ }),
    open: async (url: string) => {
      await page.goto(url);
      await expect(panel).toBeVisible();
    },
  };
}

const ADDRESS = {
  calle: 'Calzada Madero',
  numeroExterior: '45',
  colonia: 'Obrera',
  municipio: 'Monterrey',
  estado: 'Nuevo León',
  codigoPostal: '64010',
} as const;

async function post({ request }: Signed, call: string, data: object): Promise<Readonly<Record<string, unknown>>> {
  const answer = await request.post(`api/vales/${call}`, { headers: { 'Idempotency-Key': randomUUID() }, data });
  if (!answer.ok()) throw new Error(`${call} was refused with ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Readonly<Record<string, unknown>>;
}
