import { describe, expect, it, vi } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { NO_FILTER } from '#domain/casos/casos';
import { follow, onStoppedClock, page } from './tests/changes.desk.ts';

onStoppedClock();

function caseChanged(id: number, version = 2) {
  return { entidad: 'caso', id, version, numiden: 100_002 } as const;
}

it('a change has what is shown of it read again within a second, and nothing else', async () => {
  const { reads, say } = follow(['casosPorAutorizar', 'areas']);
  await vi.advanceTimersByTimeAsync(0);
  say('message', caseChanged(7001));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Object.fromEntries(reads)).toEqual({ casosPorAutorizar: 2, areas: 1 });
});

describe('a change that says what it did to a case', () => {
  const FACTS = { cvetda: 1, idArea: 10, idSubcategoria: 100, idEstado: 2, numidenCrea: 7, administrador: null };
  const page = (filter: object) => ({
    cuerpo: { ...NO_FILTER, ...filter, idAplicacion: 1, numPagina: 1, tamPagina: 25 },
  });
  const said = (id: number) => ({ ...caseChanged(id), caso: { antes: FACTS, despues: FACTS } });

  it('wakes no list when something was only said of it', async () => {
    const { reads, say } = follow([['listaCasos', page({}), { listaCasos: [{ id: 7001 }], total: 1 }]]);
    await vi.advanceTimersByTimeAsync(0);
    say('message', said(7001));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...reads.values()]).toEqual([1]);
  });

  it('wakes the lists that show it, and no other', async () => {
    const { reads, say } = follow([
      ['listaCasos', page({}), { listaCasos: [{ id: 7001 }], total: 1 }],
      ['listaCasos', page({ cvetda: 1 }), { listaCasos: [{ id: 7002 }], total: 1 }],
      ['listaCasos', page({ cvetda: 2 }), { listaCasos: [], total: 0 }],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    say('message', { ...caseChanged(7002), caso: { antes: FACTS, despues: { ...FACTS, administrador: 100_002 } } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...reads.values()]).toEqual([1, 2, 1]);
  });

  it('wakes the counts of the menu where one of its views can hold it, before or after', async () => {
    const pinned = (lista: string, filtro: object) => ({
      vistas: [{ id: 1, nombre: 'V', lista, filtro, n: 3, hayMas: false }],
    });
    const { reads, say } = follow([
      ['vistasFijadas', { a: 1 }, pinned('casos', { estados: [3] })],
      ['vistasFijadas', { a: 2 }, pinned('casos', { estados: [2, 3], tiendas: [2] })],
      ['vistasFijadas', { a: 3 }, pinned('vales', {})],
      ['vistasFijadas', { a: 4 }, { vistas: [] }],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    say('message', { ...caseChanged(7002), caso: { antes: FACTS, despues: { ...FACTS, idEstado: 3 } } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...reads.values()]).toEqual([2, 1, 1, 1]);
  });

  it('wakes the lists that it comes into', async () => {
    const { reads, say } = follow([
      ['listaCasos', page({ cvetda: 1 }), { listaCasos: [], total: 0 }],
      ['listaCasos', page({ cvetda: 2 }), { listaCasos: [], total: 0 }],
      ['listaCasos', page({ aMiCargo: true }), { listaCasos: [], total: 0 }],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    say('message', { ...caseChanged(7001), caso: { antes: null, despues: { ...FACTS, administrador: 100_002 } } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...reads.values()]).toEqual([2, 1, 2]);
  });

  it('wakes the page of that case and of one that is related with it', async () => {
    const { reads, say } = follow([
      ['detalleCaso', { ruta: { id: 7001 } }, { relacionados: [] }],
      ['detalleCaso', { ruta: { id: 7002 } }, { relacionados: [] }],
      ['detalleCaso', { ruta: { id: 7003 } }, { relacionados: [{ id: 7001 }] }],
      ['anexosDeCaso', { consulta: { casoId: 7001 } }, []],
      ['anexosDeCaso', { consulta: { casoId: 7002 } }, []],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    say('message', said(7001));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...reads.values()]).toEqual([2, 1, 2, 2, 1]);
  });

  it('wakes its vouchers, which say whether it is solved, by a step of its life alone', async () => {
    const { reads, say } = follow([
      ['obtenerVale', { cuerpo: { valeId: 5 } }, { casoId: 7001 }],
      ['obtenerVale', { cuerpo: { valeId: 6 } }, { casoId: 7002 }],
      ['valeParcial', { ruta: { id: 5 } }, { casoId: 7001 }],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    say('message', said(7001));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...reads.values()]).toEqual([1, 1, 1]);
    say('message', { ...caseChanged(7001), caso: { antes: FACTS, despues: { ...FACTS, idEstado: 3 } } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...reads.values()]).toEqual([2, 1, 2]);
  });

  it('wakes who decides authorizations by a step of its life, not by a word', async () => {
    const { reads, say } = follow([
      ['casosPorAutorizar', { consulta: {} }, { solicitudes: [{ idCaso: 7002 }], total: 1 }],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    say('message', said(7001));
    await vi.advanceTimersByTimeAsync(3_000);
    expect([...reads.values()]).toEqual([1]);
    say('message', said(7002));
    await vi.advanceTimersByTimeAsync(3_000);
    expect([...reads.values()]).toEqual([2]);
    say('message', { ...caseChanged(7001), caso: { antes: FACTS, despues: { ...FACTS, idEstado: 5 } } });
    await vi.advanceTimersByTimeAsync(3_000);
    expect([...reads.values()]).toEqual([3]);
  });

  it('wakes no figures, which follow a clock; what the person did here does', async () => {
    const { reads, changes, say } = follow(['datosEstadisticos']);
    await vi.advanceTimersByTimeAsync(0);
    say('message', said(7001));
    say('refresh', {});
    await vi.advanceTimersByTimeAsync(3_000);
    expect([...reads.values()]).toEqual([1]);
    changes.changed('caso');
    await vi.advanceTimersByTimeAsync(3_000);
    expect([...reads.values()]).toEqual([2]);
  });
});

describe('a change that says what it did to a voucher', () => {
  const SALE = { tienda: 3, operacion: 1_000_001 };
  const FACTS = {
    ...{ cvetdaCrea: 1, cvetda: 3, operacion: 1_000_001, idCaso: 7001, tipo: 0, estado: ESTADO_VALE.vigente },
    ...{ numidenCrea: 7, numidenCliente: null },
  };
  const said = (antes: object | null, despues: object = {}) =>
    ({
      entidad: 'vale',
      id: 5,
      version: 2,
      numiden: 100_002,
      vale: { antes: antes && { ...FACTS, ...antes }, despues: { ...FACTS, ...despues } },
    }) as const;
  const listed = (...ids: number[]) => ({ vales: ids.map((id) => ({ id })), total: ids.length });

  it('wakes what shows it or its sale, and nothing else', async () => {
    const { reads, say } = follow([
      ['listaVales', { cuerpo: {} }, listed(5)],
      ['listaVales', { cuerpo: { tienda: 1 } }, listed(6)],
      ['obtenerVale', { cuerpo: { valeId: 5 } }, { id: 5, reemplaza: null, reemplazadoPor: null }],
      ['obtenerVale', { cuerpo: { valeId: 6 } }, { id: 6, reemplaza: { id: 5 }, reemplazadoPor: null }],
      ['obtenerVale', { cuerpo: { valeId: 7 } }, { id: 7, reemplaza: null, reemplazadoPor: null }],
      ['valesDeCaso', { cuerpo: { idCaso: 7001 } }, []],
      ['valesDeCaso', { cuerpo: { idCaso: 7002 } }, []],
      ['detalleOperacionVale', { cuerpo: SALE }, {}],
      ['detalleOperacionVale', { cuerpo: { ...SALE, operacion: 2 } }, {}],
      ['obtenerFactura', { ruta: { id: 1 } }, { tienda: { cvetda: 3 }, operacion: 1_000_001 }],
      ['obtenerFactura', { ruta: { id: 2 } }, { tienda: { cvetda: 3 }, operacion: 2 }],
      ['valesPorAutorizar', { consulta: {} }, {}],
      ['valeParcial', { ruta: { id: 5 } }, { id: 5, reemplaza: null, reemplazadoPor: null }],
      ['valeParcial', { ruta: { id: 6 } }, { id: 6, reemplaza: null, reemplazadoPor: null }],
      ['consultaGuia', { cuerpo: { tiendaOrigenId: 3, numeroOperacion: 1_000_001 } }, {}],
      ['consultaGuia', { cuerpo: { tiendaOrigenId: 4, numeroOperacion: 1_000_001 } }, {}],
      ['billetera', { ruta: { id: 88 } }, {}],
      ['billetera', { ruta: { id: 89 } }, {}],
      ['certificado', { ruta: { id: 'C-5' } }, { idVale: 5 }],
      ['certificado', { ruta: { id: 'C-6' } }, { idVale: null }],
      ['detalleCaso', { ruta: { id: 7001 } }, {}],
      ['detalleCaso', { ruta: { id: 7002 } }, {}],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    say('message', said({}, { numidenCliente: 88 }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...reads.values()]).toEqual([2, 1, 2, 2, 1, 2, 1, 2, 1, 2, 1, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]);
  });

  it('wakes the lists that it comes into, and who authorizes', async () => {
    const { reads, say } = follow([
      ['listaVales', { cuerpo: { tienda: 1 } }, listed()],
      ['listaVales', { cuerpo: { tienda: 3 } }, listed()],
      ['listaVales', { cuerpo: { estado: ESTADO_VALE.porAutorizar } }, listed()],
      ['valesPorAutorizar', { consulta: {} }, {}],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    say('message', said(null, { estado: ESTADO_VALE.porAutorizar }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect([...reads.values()]).toEqual([2, 1, 2, 2]);
    say('message', said({ estado: ESTADO_VALE.porAutorizar }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect([...reads.values()]).toEqual([2, 1, 3, 3]);
  });
});

it('what all hear is read again over the time that the server says', async () => {
  const { reads, say } = follow(['areas', 'casosPorAutorizar']);
  await vi.advanceTimersByTimeAsync(0);
  say('message', { ...caseChanged(7001), repartoMs: 4_000 });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(reads.get('casosPorAutorizar')).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads.get('casosPorAutorizar')).toBe(2);
  // Nor is it read again sooner than that, however fast the next change comes.
  say('message', caseChanged(7001));
  await vi.advanceTimersByTimeAsync(3_999);
  expect(reads.get('casosPorAutorizar')).toBe(2);
});

it('many changes are one reading, and the last of them is never missed', async () => {
  const { reads, say } = follow(['listaCasos']);
  await vi.advanceTimersByTimeAsync(0);
  for (let n = 0; n < 40; n += 1) {
    say('message', caseChanged(n));
    await vi.advanceTimersByTimeAsync(100);
  }
  const meanwhile = reads.get('listaCasos') ?? 0;
  expect(meanwhile).toBeLessThan(5);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reads.get('listaCasos')).toBe(meanwhile + 1);
});

it('a slow reading is waited for and then repeated, however fast the changes come', async () => {
  const { reads, say } = follow(['listaCasos'], 5_000);
  for (let n = 0; n < 120; n += 1) {
    say('message', caseChanged(n));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(reads.get('listaCasos')).toBe(3);
});

it('what nobody can see is read again when somebody looks', async () => {
  const { reads, queries, say } = follow(['listaCasos']);
  await vi.advanceTimersByTimeAsync(0);
  page.visibilityState = 'hidden';
  say('message', caseChanged(7001));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reads.get('listaCasos')).toBe(1);
  expect(queries.getQueryState(['listaCasos', {}])?.isInvalidated).toBe(true);
});

it('but the bell, whose count the title says, is read behind other windows too', async () => {
  const { reads, say } = follow(['novedadesPropias']);
  await vi.advanceTimersByTimeAsync(0);
  page.visibilityState = 'hidden';
  say('message', { entidad: 'novedad', id: 0, version: null, numiden: 100_003 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reads.get('novedadesPropias')).toBe(2);
});

it('who has a record open is told of its changes alone, and that some may have been missed', () => {
  const { changes, say } = follow([]);
  const told: unknown[] = [];
  const end = changes.onChange('caso', 7001, (change) => told.push(change?.version ?? null));
  say('message', caseChanged(7002));
  say('message', caseChanged(7001, 5));
  say('refresh', {});
  end();
  say('message', caseChanged(7001, 6));
  expect(told).toEqual([5, null]);
});

it('a stream that opens again may have missed something; the first one has not', async () => {
  const { reads, say, onVersion } = follow(['listaCasos']);
  await vi.advanceTimersByTimeAsync(0);
  say('hello', { version: '1.0.0' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads.get('listaCasos')).toBe(1);
  say('hello', { version: '1.1.0' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reads.get('listaCasos')).toBe(2);
  expect(onVersion.mock.calls).toEqual([['1.0.0'], ['1.1.0']]);
});

it('a session that ended or changed is told of', () => {
  const { say, onSession } = follow([]);
  say('session', { motivo: 'cambiada' });
  expect(onSession).toHaveBeenCalledExactlyOnceWith('cambiada');
});

it('what this version does not understand is nothing', () => {
  const { speak } = follow([]);
  for (const text of ['', 'no JSON', '{"entidad":"nave","id":1,"version":1,"numiden":null}']) speak(text);
});
