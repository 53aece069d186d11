/** The features of all lists, tried on that of cases: its filters, its pages and its order. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../bed/act.ts';
import { findCases, openCaseList } from '../bed/caseList.ts';
import { faultsIn } from '../bed/faults.ts';

test('what is typed is searched by itself, in one step of the way back, and by Enter from any field', async () => {
  const { labelled, address, sent, times, numbers } = await openCaseList('?pagina=2&orden=antiguos');
  await expect.poll(numbers).toHaveLength(25);
  await labelled('Cliente').fill('gar');
  await expect.poll(sent).toMatchObject({ nomCliente: 'gar', numPagina: 1, tamPagina: 25, idAplicacion: 146 });
  await userEvent.type(labelled('Cliente'), 'cia');
  await expect.poll(sent).toMatchObject({ nomCliente: 'garcia', numPagina: 1 });
  await expect.poll(address).toMatch(/casos\?orden=antiguos&cliente=garcia$|casos\?cliente=garcia&orden=antiguos$/);
  await expect.element(labelled('Cliente')).toHaveFocus();
  await expect.poll(numbers).toHaveLength(13);

  await labelled('Estado').fill('solu');
  await page.getByRole('option', { name: 'SOLUCIONADA', exact: true }).click();
  await expect.poll(sent).toMatchObject({ estados: [3], nomCliente: 'garcia', orden: 'antiguos' });
  await labelled('Cliente').fill('  a  ');
  await press(labelled('Cliente'), '{Enter}');
  await expect.poll(sent).toMatchObject({ estados: [3], nomCliente: 'a' });
  // The same search asks again.
  const before = times();
  await press(labelled('Folio'), '{Enter}');
  await expect.poll(times).toBe(before + 1);
  expect(sent()).toMatchObject({ estados: [3], nomCliente: 'a' });

  window.history.back();
  await expect.element(labelled('Cliente')).toHaveValue('garcia');
  window.history.back();
  await expect.element(labelled('Estado')).toHaveAttribute('placeholder', 'Todos');
  window.history.back();
  await expect.poll(address).toMatch(/pagina=2/);
  await expect.element(labelled('Cliente')).toHaveValue('');
});

test.each([
  ['', 'Casos'],
  ['?estado=2&pagina=2', 'Casos'],
  ['?estado=6', 'Recolecta'],
  ['?estado=6&tienda=1&pagina=2', 'Recolecta'],
])('one tab is the current one: %j', async (search, name) => {
  await openCaseList(search);
  const tabs = page.getByRole('navigation', { name: 'Listas de casos' }).getByRole('link');
  await expect.element(tabs.first()).toBeVisible();
  const current = tabs.elements().filter((tab) => tab.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
});

test('filters of one press take turns, Limpiar empties all but the order, and chips go one by one', async () => {
  const days = 'solucionDesde=2026-03-18&solucionHasta=2026-03-18';
  const search = `?estado=2&tienda=1&orden=antiguos&abiertos=true&${days}`;
  const { buttonNamed, chip, labelled, chips, limpiar, quit, sent, address } = await openCaseList(search);
  const texts = () => chips.elements().map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual(['Tienda: Tienda Centro', 'Sin solucionar', 'Solucionados el 18/03/2026']);
  await quit('Sin solucionar').click();
  await expect
    .poll(sent)
    .toMatchObject({ soloAbiertos: false, fechaSolucionIni: '2026-03-18', estados: [2], tiendas: [1] });
  await expect.element(chip('Solucionados el 18/03/2026')).toHaveFocus();
  await buttonNamed('A mi cargo').click();
  await expect.poll(sent).toMatchObject({ aMiCargo: true });
  await expect.element(buttonNamed('A mi cargo')).toHaveAttribute('aria-pressed', 'true');
  await buttonNamed('Sin asignar').click();
  await expect.poll(sent).toMatchObject({ aMiCargo: false, sinAsignar: true });
  await expect.element(buttonNamed('A mi cargo')).toHaveAttribute('aria-pressed', 'false');
  expect(address()).not.toMatch(/mios=/);
  await labelled('Teléfono').fill('77');
  await limpiar.click();
  await expect.poll(sent).toMatchObject({ estados: [], tiendas: [], sinAsignar: false, orden: 'antiguos' });
  await expect.element(labelled('Teléfono')).toHaveValue('');
  await expect.element(buttonNamed('Sin asignar')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(chips).not.toBeInTheDocument();
  await expect.poll(address).toMatch(/casos\?orden=antiguos$/);
});

test('a long list narrows while one types and a short one unrolls; one that fails leaves the rest working', async () => {
  const list = await openCaseList('?tienda=1', { tiendasBusqueda: { status: 500, body: {} } });
  const { added, chip, chips, filters, more, popover, quit, sent, address, answer } = list;
  await chip('Tienda: 1').click();
  await expect.element(added('Tienda')).toHaveAttribute('placeholder', '1');
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  answer({ tiendasBusqueda: [{ cvetda: 1, nombre: 'Tienda Centro' }] });
  await filters.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(chips).toHaveTextContent('Tienda: Tienda Centro');
  await expect.element(filters.getByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  await quit('Tienda: Tienda Centro').click();
  await expect.poll(address).toMatch(/casos$/);
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(added('Cuál filtro')).toHaveFocus();
  await userEvent.keyboard('categoria{Enter}');
  await expect.element(added('Categoría')).toHaveFocus();
  await userEvent.keyboard('devolu{ArrowDown}{Enter}');
  await expect.poll(sent).toMatchObject({ tiendas: [], categorias: [7] });
  // Of several the field stays, for the next one.
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(more).toHaveFocus();
  await more.click();
  await popover.getByRole('option', { name: 'Tienda', exact: true }).click();
  await added('Tienda').fill('Tienda Centro');
  await page.getByRole('option', { name: 'Tienda Centro', exact: true }).click();
  await expect.poll(sent).toMatchObject({ tiendas: [1], categorias: [7] });
});

test('what is half written or impossible is refused beside its field, and nothing is asked', async () => {
  const { added, chip, chips, labelled, filters, more, popover, sent, times, address, numbers } = await openCaseList();
  await expect.poll(numbers).toHaveLength(25);
  const said = () =>
    filters
      .getByRole('alert')
      .elements()
      .flatMap((each) => (each.checkVisibility() ? [each.textContent] : []));
  let before = times();
  await labelled('Teléfono').fill('8181');
  await press(labelled('Teléfono'), '{Enter}');
  await expect.poll(said).toEqual(['Escriba los diez dígitos.']);
  expect(times()).toBe(before);
  await labelled('Teléfono').fill('+52 81 81234567');
  await expect.poll(sent).toMatchObject({ telefono: '8181234567' });
  await expect.element(labelled('Teléfono')).toHaveValue('8181234567');

  await expect.poll(address).toMatch(/telefono=/);
  await labelled('Teléfono').fill('');
  await expect.poll(address).toMatch(/casos$/);
  await more.click();
  await expect.element(added('Cuál filtro')).toHaveFocus();
  // By what the days are of, too.
  await added('Cuál filtro').fill('creados');
  await userEvent.keyboard('{Enter}');
  await expect.element(added('Fecha inicio')).toHaveFocus();
  await userEvent.keyboard('180326{Enter}');
  await expect.poll(sent).toMatchObject({ fechaIni: '2026-03-18', telefono: '' });
  before = times();
  await expect.element(chip('Creados desde el 18/03/2026')).toBeVisible();
  await chip('Creados desde el 18/03/2026').click();
  await expect.element(added('Fecha inicio')).toHaveValue('18/03/2026');
  await added('Fecha fin').fill('2026-03-17');
  await userEvent.keyboard('{Enter}');
  await expect.element(added('Fecha fin')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(added('Fecha fin')).toHaveFocus();
  await expect
    .element(popover.getByRole('alert'))
    .toHaveTextContent('La fecha fin no puede ser anterior a la fecha inicio.');
  expect(address()).toMatch(/casos\?desde=2026-03-18$/);
  expect(times()).toBe(before);
  expect(await faultsIn('body')).toEqual([]);
  // Who gives up leaves the filter as it was.
  await added('Fecha fin').fill('2026-03-19');
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(chip('Creados desde el 18/03/2026')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await added('Fecha fin').fill('18/03/2026');
  await popover.getByRole('button', { name: 'Aplicar' }).click();
  await expect.poll(address).toMatch(/desde=2026-03-18&hasta=2026-03-18$/);
  await expect.poll(() => chips.elements().length).toBe(1);
  await press(chip('Creados el 18/03/2026'), '{Backspace}');
  await expect.poll(address).toMatch(/casos$/);
  await expect.element(more).toHaveFocus();
});

test('pages stand in the address, come by their number, and show whose rows are seen while they come', async () => {
  const search = '?pagina=900&folio=abc&estado=9&desde=ayer&orden=precio&tienda=%7B%7D';
  const { numbers, pages, sent, address, answer } = await openCaseList(search);
  const range = () => pages.element().querySelector('output')?.textContent;
  // A page beyond the last one is the last one, and a text that is no value of its filter is gone from the address.
  await expect.element(pages).toHaveTextContent('101–110 de 110');
  await expect.poll(address).toMatch(/casos\?pagina=5$/);
  await pages.getByRole('button', { name: 'Primera página' }).click();
  await expect.poll(address).toMatch(/casos$/);
  await expect.poll(range).toMatch(/^1–25 de /);
  const next = pages.getByRole('button', { name: 'Página siguiente' });
  await press(next, '{Enter}');
  await expect.poll(sent).toMatchObject({ numPagina: 2, tamPagina: 25 });
  await expect.poll(address).toMatch(/casos\?pagina=2$/);
  await expect.poll(() => numbers()[0]).toBe(7_084);
  await expect.element(next).toHaveFocus();
  const second = numbers();
  await expect.poll(range).toMatch(/^26–50 de /);

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer({ listaCasos: (asked) => held.then(() => findCases(asked)) });
  const late = () => document.querySelectorAll('[data-late]').length;
  await next.click();
  await expect.poll(address).toMatch(/pagina=3$/);
  await expect.poll(late).toBe(1);
  expect(numbers()).toEqual(second);
  expect(range()).toMatch(/^26–50 de /);
  release();
  await expect.poll(late).toBe(0);
  expect(numbers()).not.toEqual(second);
  window.history.back();
  await expect.poll(numbers).toEqual(second);
});

test('the order can be chosen, and pressed in the headers where it is the same', async () => {
  const { orden, table, sent, address, numbers } = await openCaseList();
  const heading = (name: string) => table.getByRole('columnheader', { name, exact: true });
  await expect.element(heading('Creado')).toHaveAttribute('aria-sort', 'descending');
  await heading('Creado').getByRole('button').click();
  await expect.poll(() => sent()?.orden).toBe('antiguos');
  await expect.element(orden).toHaveValue('antiguos');
  await expect.poll(() => numbers().slice(0, 2)).toEqual([7_000, 7_001]);
  await orden.selectOptions('Por perder color');
  await expect.poll(() => sent()?.orden).toBe('porVencer');
  await expect.element(heading('Semáforo')).toHaveAttribute('aria-sort', 'ascending');
  expect(address()).toMatch(/orden=porVencer/);
  await heading('Semáforo').getByRole('button').click();
  await expect.poll(address).toMatch(/casos$/);
});

test('filters are added by the keyboard: on or off at once, and what needs another one waits for it', async () => {
  const { added, chips, labelled, more, popover, sent } = await openCaseList('?operacion=1000001');
  await expect.element(labelled('Operación')).toHaveValue('1000001');
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('f');
  await expect.element(labelled('Folio')).toHaveFocus();
  await press(more, '{Enter}');
  await expect.element(added('Cuál filtro')).toHaveFocus();
  expect(await faultsIn('body')).toEqual([]);
  await userEvent.keyboard('sin sol{Enter}');
  await expect.poll(sent).toMatchObject({ soloAbiertos: true });
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  await expect.element(chips).toHaveTextContent('Sin solucionar');
  await more.click();
  await expect.element(popover.getByRole('option', { name: 'Sin solucionar' })).not.toBeInTheDocument();
  await expect
    .element(popover.getByRole('option', { name: 'Tienda de la operación' }))
    .not.toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await labelled('Operación').fill('');
  await expect.poll(sent).toMatchObject({ operacion: null });
  await more.click();
  await expect
    .element(popover.getByRole('option', { name: 'Tienda de la operación Primero: Operación' }))
    .toHaveAttribute('aria-disabled', 'true');
});
