import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ESTADO_ARTICULO } from '#domain/guias';
import { newCaseOfBuyer } from '../../bed/caso.ts';
import { BLENDER, IRON, newSale } from '../../bed/sales.ts';
import type { Signed } from '../../bed/test.ts';
import { EMPLOYEES } from '../../bed/test.ts';
import { saleAtServer, voucherAtServer } from '../../bed/vouchers.ts';
import type { Gate } from '../gate.ts';
import type { Bed } from '../walks.ts';
import type { Line, PickupStart } from './pickupModel.ts';

/** A voucher with a line to be collected, on screen, and who else works on it. */
export interface PickupDesk {
  readonly page: Page;
  readonly gate: Gate;
  readonly person: Signed;
  readonly id: number;
  /** What the lines are called. */
  readonly names: Readonly<Record<Line, string>>;
}

/** What of the panel and its windows is found on a page. */
export function parts(page: Page) {
  const panel = page.getByRole('region', { name: 'Recolecta', exact: true });
  const plan = page.getByRole('dialog', { name: 'Programar recolecta' });
  return {
    panel,
    boton: (nombre: string | RegExp) => panel.getByRole('button', { name: nombre }),
    plan,
    enPlan: (nombre: string | RegExp) => plan.getByRole('button', { name: nombre }),
    address: page.getByRole('dialog', { name: /^(Agregar|Editar) dirección$/ }),
    question: page.getByRole('alertdialog', { name: /^Marcar como recolectado lo de la guía/ }),
    mark: (nombre: string) =>
      page.getByRole('checkbox', { name: `Recoger ${nombre} en el domicilio`, exact: true }).first(),
  };
}

/** Saves a partial voucher of two lines, one of them to be collected from a customer with an address, and opens it. */
export async function beginPickup({ page, gate, apart, producto }: Bed, start: PickupStart): Promise<PickupDesk> {
  const person = await apart(EMPLOYEES.asesor);
  const sale = newSale('porTarjeta');
  const { motivos } = await saleAtServer(person, sale);
  const { id } = await post(person, 'guardar-parcial', {
    tienda: sale.tienda,
    operacion: sale.operacion,
    caso: await newCaseOfBuyer(producto.url, sale),
    tipo: 1,
    motivo: motivos.find(({ tipo }) => tipo === 1)?.id ?? null,
    articulos: [
      { linea: 1, cantidad: 1, esRecolecta: true },
      { linea: 2, cantidad: 1 },
    ],
    soloBilletera: false,
    metodosDevolucion: null,
  });
  const vale = Number(id);
  await post(person, 'clientes/save-direccion-cliente', { ...ADDRESS, numidenCliente: sale.cliente });
  await page.goto(start === 'guardado' ? `vales/${vale}` : `vales/nuevo?vale=${vale}`);
  await expect(parts(page).panel).toBeVisible();
  const names = { marked: BLENDER.descripcion, unmarked: IRON.descripcion };
  return { page, gate, person, id: vale, names };
}

/** Cancels the oldest guide of the voucher that somebody still goes for. */
export async function cancelAwaited({ person, id }: PickupDesk): Promise<void> {
  const { recolectas } = await voucherAtServer(person, id);
  const awaited = recolectas.find(({ articulos }) =>
    articulos.some(({ statusitem }) => statusitem === ESTADO_ARTICULO.porRecolectar),
  );
  await post(person, 'clientes/cancelacion-guia', { folioGuia: awaited?.folioGuia });
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
