/** The acts on a record: the likely one at its place, the seldom ones under 'Más', none of them out of the keyboard's reach. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO_VALE, ESTADOS_VALE } from '#domain/cadena/estadosVale';
import type { Caso } from '#domain/casos/casos';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import type { Vale } from '#domain/vales/vales';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';
import { request, voucher } from '../bed/inbox.ts';

const bar = page.getByRole('region', { name: /^Acciones del/ });
const more = bar.getByRole('button', { name: /^Más/ });
const entry = (name: RegExp) => page.getByRole('menuitem', { name });

/** The words on the buttons, in their order; the solid one is starred. */
function buttons(): readonly string[] {
  const solid = colorOf('var(--chakra-colors-brand-solid)');
  return [...bar.element().querySelectorAll('button')].map((button) => {
    const words = button.childNodes[0]?.textContent ?? '';
    return getComputedStyle(button).backgroundColor === solid ? `${words}*` : words;
  });
}

/** A colour as the browser computes it. */
function colorOf(color: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = color;
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

async function openCase(changes: Partial<Caso>) {
  const caso: Caso = { ...request(7001), datosAutorizacion: null, ...changes };
  const app = await openApp('administracion/casos/7001', {
    detalleCaso: caso,
    anexosDeCaso: [],
    casosAbiertos: { casos: [], total: 0 },
    valesDeCaso: [],
    facturasDeCaso: [],
  });
  await expect.element(bar).toBeVisible();
  return app;
}

const inState = (id: (typeof ESTADO)[keyof typeof ESTADO]) => ({ estado: { id, nombre: ESTADOS_CASO[id] } });
const OWED = {
  ...{ id: 61, folio: 'D001000061', saldo: 1_160 },
  estado: { id: ESTADO_VALE.vigente, nombre: ESTADOS_VALE[ESTADO_VALE.vigente] },
  tipo: { id: 1, nombre: 'DEVOLUCIÓN' },
} as Caso['valesSinTerminar'][number];

test('a new case is taken', async () => {
  await openCase(inState(ESTADO.nuevo));
  await expect.poll(buttons).toEqual(['Comentar', 'Escalar', 'Más', 'Tomar caso*']);
});

test('a case at work is closed one day', async () => {
  await openCase(inState(ESTADO.enProceso));
  await expect.poll(buttons).toEqual(['Comentar', 'Escalar', 'Más', 'Cerrar caso*']);
});

test('closing is not what to press beside money that is owed', async () => {
  await openCase({ ...inState(ESTADO.enProceso), valesSinTerminar: [OWED] });
  await expect.poll(buttons).toEqual(['Escalar', 'Solicitar autorización', 'Más', 'Comentar*']);
  await more.click();
  await expect.element(entry(/^Cerrar caso/)).toBeVisible();
});

test('the list opens by its key, finds by the first letter, and gets the focus back from the window that it opened', async () => {
  await openCase(inState(ESTADO.nuevo));
  await page.getByRole('heading', { level: 1 }).element().focus();
  await userEvent.keyboard('m');
  await expect.element(entry(/^Solicitar autorización/)).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await userEvent.keyboard('c{Enter}');
  const closing = page.getByRole('dialog', { name: 'Cerrar caso' });
  await expect.element(closing.getByLabelText(/^Solución/)).toHaveFocus();
  await userEvent.keyboard('Se cambió.');
  await expect.element(closing.getByText('Borrador guardado')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  // A draft in the list is told on its button.
  await expect.element(more).toHaveTextContent('Borrador');
});

test('an act that cannot be done is reached by the arrows, says why, and does nothing', async () => {
  const vale = voucher(61, {
    estado: { id: ESTADO_VALE.vigente, nombre: ESTADOS_VALE[ESTADO_VALE.vigente] },
    nota: { id: 9, nombre: 'NC-9', estado: { id: 2, nombre: 'VIGENTE' }, casoId: 7001 },
    impresiones: 1,
  });
  await openApp('vales/61', { obtenerVale: vale });
  await expect.poll(buttons).toEqual(['Reimprimir (1)', 'Reimprimir ticket', 'Más', 'Devolver*']);
  await more.click();
  const cancel = entry(/^Cancelar vale/);
  await expect.element(cancel).toHaveTextContent('Este vale tiene una nota de crédito');
  await userEvent.keyboard('ca');
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(cancel).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('escalating says which voucher cannot be saved in the category that is chosen', async () => {
  const areas = [{ id: 1, nombre: 'VALES' }];
  const subcategorias = [
    { id: 7, nombre: 'VALE DE DEVOLUCIÓN', idArea: 1 },
    { id: 8, nombre: 'VALE DE CANCELACIÓN', idArea: 1 },
  ];
  const caso: Caso = { ...request(7001), datosAutorizacion: null, ...inState(ESTADO.enProceso) };
  const halfFilled = {
    ...{ ...OWED, folio: 'D001000062' },
    estado: { id: ESTADO_VALE.parcial, nombre: ESTADOS_VALE[ESTADO_VALE.parcial] },
  };
  await openApp('administracion/casos/7001', {
    ...{
      detalleCaso: { ...caso, valesSinTerminar: [halfFilled] },
      anexosDeCaso: [],
      casosAbiertos: { casos: [], total: 0 },
      valesDeCaso: [],
    },
    ...{ facturasDeCaso: [], areas, subcategorias, motivosEscalamiento: [] },
  });
  await bar.getByRole('button', { name: /^Escalar/ }).click();
  const window = page.getByRole('dialog', { name: 'Escalar caso' });
  await expect.element(window.getByText(/un vale sin terminar: D001000062/)).toBeVisible();
  await window.getByLabelText(/^Área/).selectOptions('VALES');
  await window.getByLabelText(/^Categoría/).selectOptions('VALE DE CANCELACIÓN');
  await expect
    .element(window.getByText(/En esa categoría ya no se podrá guardar D001000062, solo cancelar/))
    .toBeVisible();
});

const ANNULLED: NonNullable<Vale['sinRespaldo']> = { falta: 'anulada', texto: 'La caja anuló la venta de este vale' };

test('a voucher that its sale no longer bears says so before anybody gives it back', async () => {
  const vale = voucher(61, {
    estado: { id: ESTADO_VALE.vigente, nombre: ESTADOS_VALE[ESTADO_VALE.vigente] },
    sinRespaldo: ANNULLED,
  });
  const none = { status: 404, body: { codigo: -1, message: 'No se encontraron resultados' } };
  await openApp('vales/61', { obtenerVale: vale, notaCreditoDeOperacion: none });
  await expect.element(page.getByRole('strong').getByText(`${ANNULLED.texto}.`)).toBeVisible();
  await expect.element(page.getByText(/^No se devuelve ni se repone: /)).toBeVisible();
  await expect.element(page.getByText('VENTA CAMBIÓ')).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  // It ends, and nobody is led to give it back; it is not made anew either, and each says why.
  await expect.poll(buttons).toEqual(['Devolver', 'Imprimir', 'Más', 'Cancelar vale*']);
  await expect.element(bar.getByRole('button', { name: 'Devolver' })).toHaveAccessibleDescription(`${ANNULLED.texto}.`);
  await more.click();
  await expect.element(entry(/^Reponer/)).toHaveTextContent(`${ANNULLED.texto}.`);
});

test('a voucher that waits, and that its sale no longer bears, is rejected and not authorized', async () => {
  await openApp('vales/61', { obtenerVale: voucher(61, { sinRespaldo: ANNULLED }) });
  await expect.poll(buttons).toEqual(['Autorizar', 'Cancelar vale', 'Rechazar*']);
  await expect
    .element(bar.getByRole('button', { name: /^Autorizar/ }))
    .toHaveAccessibleDescription(`${ANNULLED.texto}.`);
});
