/** Several vouchers of the list at once: who may authorize decides those that wait, as in the inbox; nobody else sees a mark. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO_VALE, ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { PERMISOS } from '#domain/common/permisos';
import type { ValeDeLista } from '#domain/vales/listaVales';
import { focus, strike } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import type { Answers } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { decidedBefore, SILVIA, voucher } from '../bed/inbox.ts';
import { everyday } from '../bed/people.ts';

const WAITS = { version: 3, propia: false, acumulado: 0 };

function vale(id: number, porDecidir: ValeDeLista['porDecidir'] = WAITS): ValeDeLista {
  const estado: IdEstadoVale = porDecidir === null ? ESTADO_VALE.vigente : ESTADO_VALE.porAutorizar;
  return {
    ...{ id, folio: `D0010000${id}`, casoId: 7001, tienda: { cvetda: 1, nombre: 'Tienda Centro' } },
    ...{ operacion: { tienda: 1, numero: 1_000_001 }, tipo: { id: 1, nombre: 'DEVOLUCIÓN' } },
    ...{ estado: { id: estado, nombre: ESTADOS_VALE[estado] }, vencido: false, sinRespaldo: false, diasRestantes: 90 },
    ...{ total: 2_320, saldo: 1_160, depreciacion: 1_160, cliente: null, autor: null, porDecidir },
    ...{ fechaCreacion: '2026-03-01T12:00:00.000Z', fechaVigencia: '2099-01-01T00:00:00.000Z' },
  };
}

async function open(vouchers: readonly ValeDeLista[], answers: Answers = {}) {
  const shown = new Map(vouchers.map((one) => [one.id, one]));
  const decide = (id: number) => {
    shown.set(id, vale(id, null));
    return { codigo: 1, descripcion: 'Hecho', version: 4, estado: { id: 1, nombre: 'VIGENTE' } } as const;
  };
  const app = await openApp('vales', {
    listaVales: () => ({ vales: [...shown.values()], total: shown.size, limiteExcedido: false }),
    ...{ estadosVales: [], tiposVales: [] },
    tiendas: [{ cvetda: 1, nombre: 'Tienda Centro' }],
    tiendasBusqueda: [{ cvetda: 1, nombre: 'Tienda Centro' }],
    autorizarVale: ({ cuerpo: { id } }) => decide(id),
    rechazarVale: ({ cuerpo: { id } }) => decide(id),
    ...answers,
  });
  const row = (folio: string) => page.getByRole('link', { name: folio, exact: true });
  await expect.element(row(vouchers[0]?.folio ?? '')).toBeVisible();
  return { ...app, row, shown, table: page.getByRole('table', { name: 'Lista de vales' }) };
}

const bar = page.getByRole('group', { name: 'Decidir lo marcado' });
const box = (folio: string) => page.getByRole('checkbox', { name: `Marcar Vale ${folio}`, exact: true });
const all = page.getByRole('checkbox', { name: 'Marcar todos los de esta página' });

test('those that wait are marked and authorized by the keyboard, with number and sum', async () => {
  const { asked, row } = await open([vale(20), vale(21), vale(22, null)]);
  expect(box('D001000022').query()).toBeNull();
  focus(row('D001000020'));
  await strike('xjx');
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 vales · $2,320.00');
  expect(await faultsIn('main')).toEqual([]);
  await strike('a');
  const question = page.getByRole('alertdialog', { name: 'Autorizar 2 vales, $2,320.00', exact: true });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('2 vales autorizados')).toBeVisible();
  const calls = asked('autorizarVale');
  expect(calls.map(({ cuerpo }) => cuerpo)).toEqual([20, 21].map((id) => ({ id, version: 3, comentario: '' })));
  expect(new Set(calls.map(({ clave }) => clave)).size).toBe(2);
  await expect.element(box('D001000020')).not.toBeInTheDocument();
});

test("one's own says who decides it, and somebody else's decision is told below its row", async () => {
  const { row, table } = await open([vale(20, { ...WAITS, propia: true }), vale(21), vale(22)], {
    rechazarVale: ({ cuerpo: { id } }) =>
      id === 21
        ? (decidedBefore(voucher(21)) as never)
        : { codigo: 1, descripcion: 'Hecho', version: 4, estado: { id: 6, nombre: 'RECHAZADO' } },
  });
  focus(row('D001000020'));
  await strike('x');
  await expect.element(page.getByText('Usted hizo este vale: lo decide otra persona.')).toBeVisible();
  await all.click();
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 vales · $2,320.00');
  await bar.getByRole('button', { name: 'Rechazar' }).click();
  const window = page.getByRole('dialog', { name: 'Rechazar 2 vales, $2,320.00' });
  await window.getByLabelText(/^Motivo/).fill('Sin aspas ni caja.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 vale rechazado, 1 no');
  await expect.element(table).toHaveTextContent(`Ya lo decidió ${SILVIA.nombre}.`);
  await expect.element(bar.getByRole('button', { name: 'Reintentar los que faltan' })).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Listo' }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test('a list of someone without the right to authorize has no column of marks', async () => {
  const { detallesUsuario, permisosPerfil } = everyday(new Map()) as {
    detallesUsuario: { permisos: number[] };
    permisosPerfil: { id: number }[];
  };
  const isOther = (id: number) => id !== PERMISOS.autorizarVale.id;
  const { table } = await open([vale(20, null), vale(21)], {
    detallesUsuario: { ...detallesUsuario, permisos: detallesUsuario.permisos.filter(isOther) },
    permisosPerfil: permisosPerfil.filter(({ id }) => isOther(id)),
  } as never);
  expect(table.getByRole('checkbox').elements()).toEqual([]);
  expect(all.query()).toBeNull();
});
