import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ESTADO_ARTICULO } from '#domain/guias';
import type { HojaDeVale } from '#domain/ventaParaVale';
import { newCaseAt } from '../../bed/caso.ts';
import type { Signed } from '../../bed/test.ts';
import { EMPLOYEES } from '../../bed/test.ts';
import { returnable, voucherAtServer } from '../../bed/vouchers.ts';
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
  const { tienda, operacion, reasons } = await returnable(person, (sheet) => takenAlong(sheet).length > 1);
  const [marked, unmarked] = takenAlong(reasons);
  if (marked === undefined || unmarked === undefined) throw new Error('The sale has not two such lines.');
  const { id } = await post(person, 'guardar-parcial', {
    ...{ tienda, operacion, caso: await newCaseAt(producto.url), tipo: 1 },
    motivo: reasons.motivos.find(({ tipo }) => tipo === 1)?.id ?? null,
    articulos: [
      { linea: marked.linea, cantidad: 1, esRecolecta: true },
      { linea: unmarked.linea, cantidad: 1 },
    ],
    ...{ soloBilletera: false, metodosDevolucion: null },
  });
  const vale = Number(id);
  const { cliente } = await voucherAtServer(person, vale);
  await post(person, 'clientes/save-direccion-cliente', { ...ADDRESS, numidenCliente: cliente?.numiden });
  await page.goto(start === 'guardado' ? `vales/${vale}` : `vales/nuevo?vale=${vale}`);
  await expect(parts(page).panel).toBeVisible();
  const names = { marked: marked.descripcion, unmarked: unmarked.descripcion };
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
  ...{ calle: 'Calzada Madero', numeroExterior: '45', colonia: 'Obrera', municipio: 'Monterrey' },
  ...{ estado: 'Nuevo León', codigoPostal: '64010' },
} as const;

/** The lines of a sale that were taken along and of which something is left. */
function takenAlong({ lineas }: HojaDeVale) {
  return lineas.filter(({ cantidadMaxima, guia }) => cantidadMaxima > 0 && guia === null);
}

async function post({ request }: Signed, call: string, data: object): Promise<Readonly<Record<string, unknown>>> {
  const answer = await request.post(`api/vales/${call}`, { headers: { 'Idempotency-Key': randomUUID() }, data });
  if (!answer.ok()) throw new Error(`${call} was refused with ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Readonly<Record<string, unknown>>;
}
