import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Guia } from '#domain/guias/guiasVale';
import { newCaseOf } from '../bed/caso.ts';
import { newSale } from '../bed/sales.ts';
import { EMPLOYEES, type Signed, signIn, test } from '../bed/test.ts';
import { type Made, saleAtServer, voucherAtServer, voucherPage, writeVoucher } from '../bed/vouchers.ts';

const DINING_TABLES = 5;
const PACKED = 4;
const WAITING = 0;
const ON_THE_ROAD = 6;

async function post<R>({ request }: Signed, path: string, data: object): Promise<R> {
  const answer = await request.post(`api/${path}`, { headers: { 'Idempotency-Key': randomUUID() }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as R;
}

test('who filled a voucher in is told that somebody else decides it, whoever saved it in the end', async ({
  page,
  apart,
  producto,
}) => {
  const manager = await apart(EMPLOYEES.gerente);
  const { solicitud } = await writeVoucher(manager, producto.url, { waits: true });
  const begun = await post<Made>(manager, 'vales/guardar-parcial', solicitud);
  await post(await apart(EMPLOYEES.asesor), 'vales/guardar-parcial', { ...solicitud, id: begun.id, version: 1 });
  const saved = { ...solicitud, id: begun.id, version: 2 };
  await post(await apart(EMPLOYEES.asesor), 'vales/guardar-vale', saved);

  await signIn(page, EMPLOYEES.gerente);
  const vale = voucherPage(page);
  await vale.open(begun);
  await expect(vale.resumen).toContainText('POR AUTORIZAR');
  await expect(vale.action('Autorizar')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Usted hizo este vale: lo decide otra persona.')).toHaveCount(1);
});

test('a cancellation stops its goods when it is authorized, and is refused in words once they have left', async ({
  page,
  apart,
}) => {
  const maker = await apart(EMPLOYEES.asesor);
  const administrator = await apart(EMPLOYEES.administrador);
  const sale = newSale('conGuia');
  const caso = await newCaseOf(maker, 'VALE DE CANCELACIÓN', sale);
  const { motivos } = await saleAtServer(maker, sale);
  const made = await post<Made>(maker, 'vales/guardar-vale', {
    tienda: sale.tienda,
    operacion: sale.operacion,
    caso,
    tipo: 0,
    soloBilletera: false,
    motivo: motivos.find(({ tipo }) => tipo === 0)?.id ?? null,
    articulos: [{ linea: DINING_TABLES, cantidad: 2 }],
  });
  const guide = async () => {
    const key = { tiendaOrigenId: sale.tienda, numeroOperacion: sale.operacion };
    const { guias } = await post<{ guias: Guia[] }>(administrator, 'vales/clientes/consulta-guia', key);
    return guias.find(({ tipoGuia }) => tipoGuia === 'ENTREGA');
  };
  const before = await guide();
  const tables = before?.articulos.filter(({ linea }) => linea === DINING_TABLES) ?? [];
  expect(tables.map(({ statusitem }) => statusitem).toSorted(), 'nobody stopped them').toEqual([
    WAITING,
    PACKED,
    ON_THE_ROAD,
  ]);
  await post(administrator, 'vales/update-guia', {
    folioGuia: before?.guia,
    articulos: tables.map(({ idarticulo }) => ({ idArticulo: idarticulo, statusitem: ON_THE_ROAD })),
  });

  await signIn(page, EMPLOYEES.gerente);
  const vale = voucherPage(page);
  await vale.open(made);
  await vale.action('Autorizar').click();
  const { buttonNamed, dialog } = vale.windowNamed('Autorizar vale');
  await buttonNamed('Autorizar').click();
  await expect(dialog).toContainText(
    `Lo que cancela el vale ${made.folio} salió mientras esperaba autorización. Rechácelo y haga otro por lo que aún no sale.`,
  );
  expect((await voucherAtServer(administrator, made.id)).estado.nombre).toBe('POR AUTORIZAR');
});
