import { describe, expect, it, vi } from 'vitest';
import type { Eventos } from '#contract/common/changes';
import { follow, onStoppedClock } from './tests/changes.desk.ts';

onStoppedClock();

type Change = Eventos['message'];
type Shown = Parameters<typeof follow>[0];

/** How often each reading was asked for, once at first, after a change of another person's making. */
async function wake(
  change: Partial<Change> & Pick<Change, 'entidad' | 'id'>,
  shown: Shown,
): Promise<readonly number[]> {
  const { reads, say } = follow(shown);
  await vi.advanceTimersByTimeAsync(0);
  say('message', { version: 2, numiden: 100_001, ...change });
  await vi.advanceTimersByTimeAsync(1_000);
  return [...reads.values()];
}

const users = (...ids: number[]) => ({ usuarios: ids.map((id) => ({ id, rol: { id: 2 } })), total: ids.length });
const history = (entidad: string, id: string) =>
  ['historialDeRegistro', { consulta: { entidad, id } }, { cambios: [], hayMas: false }] as const;

describe('a change of a user', () => {
  const WAS = { idRol: 2, activo: true, veCasos: false };
  const recorded = (despues: Partial<typeof WAS> = {}, antes: typeof WAS | null = WAS) => ({
    ...({ entidad: 'usuario', id: 100_009 } as const),
    usuario: { que: 'registro', antes, despues: { ...WAS, ...despues } } as const,
  });
  const LISTS: Shown = [
    ['listaUsuarios', { cuerpo: {} }, users(1, 100_009)],
    ['listaUsuarios', { cuerpo: { idRol: 2 } }, users(1)],
    ['listaUsuarios', { cuerpo: { idRol: 3 } }, users(1)],
    ['listaUsuarios', { cuerpo: { inactivos: true } }, users(1)],
    ['listaUsuarios', { cuerpo: { venCasos: true } }, users(1)],
  ];

  it('wakes the lists that show him, and no other', async () => {
    expect(await wake(recorded(), LISTS)).toEqual([2, 1, 1, 1, 1]);
  });

  it('wakes the lists that he comes into or leaves', async () => {
    expect(await wake(recorded({ idRol: 3 }), LISTS)).toEqual([2, 2, 2, 1, 1]);
    expect(await wake(recorded({ activo: false }), LISTS)).toEqual([2, 2, 1, 1, 1]);
    expect(await wake(recorded({ veCasos: true }), LISTS)).toEqual([2, 1, 1, 1, 2]);
    expect(await wake(recorded({}, null), LISTS)).toEqual([2, 2, 1, 2, 1]);
  });

  const PAGES: Shown = [
    ['obtenerUsuario', { consulta: { numiden: '100009' } }, { roles: [2] }],
    ['obtenerUsuario', { consulta: { numiden: 100_008 } }, { roles: [2] }],
    history('usuario', '100009'),
    history('usuario', '100008'),
    history('rol', '100009'),
    ['detalleRol', { ruta: { id: 2 } }, {}],
    ['detalleRol', { ruta: { id: 3 } }, {}],
    ['rolesPorAplicacion', { ruta: {} }, []],
    ['sesionesAbiertas', { cuerpo: {} }, { filas: [{ persona: { numiden: 1 } }] }],
    ['empleado', { ruta: { numiden: 100_009 } }, {}],
    ['empleado', { ruta: { numiden: 100_008 } }, {}],
    ['miCuenta', {}, {}],
  ];

  it('wakes his page and his history, and the role whose people are counted', async () => {
    expect(await wake(recorded(), PAGES)).toEqual([2, 1, 2, 1, 1, 2, 1, 1, 1, 2, 1, 1]);
    expect(await wake(recorded({ idRol: 3 }), PAGES)).toEqual([2, 1, 2, 1, 1, 2, 2, 2, 1, 2, 1, 1]);
  });

  it('that is where he is signed in wakes neither his page nor any list', async () => {
    const said = { ...recorded(), usuario: { que: 'sesiones' } as const };
    expect(await wake(said, [...LISTS, ...PAGES])).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1]);
  });

  it('that is his password wakes his history and who looks at sessions', async () => {
    const said = { ...recorded(), usuario: { que: 'contrasena' } as const };
    expect(await wake(said, [...LISTS, ...PAGES])).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1]);
  });

  it('who is the reader wakes the own account', async () => {
    const said = { ...recorded(), id: 100_002, usuario: { que: 'sesiones' } as const };
    expect(await wake(said, [['miCuenta', {}, {}]])).toEqual([2]);
  });
});

it('a change of a role wakes its page and the lists that show its people', async () => {
  const reads = await wake({ entidad: 'rol', id: 2 }, [
    ['rolesPorAplicacion', { ruta: {} }, []],
    ['detalleRol', { ruta: { id: 2 } }, {}],
    ['detalleRol', { ruta: { id: 3 } }, {}],
    history('rol', '2'),
    history('rol', '3'),
    ['listaUsuarios', { cuerpo: {} }, users(1)],
    ['listaUsuarios', { cuerpo: { idRol: 2 } }, users()],
    ['listaUsuarios', { cuerpo: { idRol: 3 } }, users()],
    ['obtenerUsuario', { consulta: { numiden: 1 } }, { roles: [2] }],
    ['obtenerUsuario', { consulta: { numiden: 2 } }, { roles: [3] }],
  ]);
  expect(reads).toEqual([2, 2, 1, 2, 1, 2, 2, 1, 2, 1]);
});

it('a change of a reason wakes the lists that can hold it', async () => {
  const lists: Shown = [
    ['motivosVales', { ruta: { a: 0, b: 1 } }, []],
    ['motivosVales', { ruta: { a: 0, b: 0 } }, []],
    ['motivosVales', { ruta: { a: 1, b: 0 } }, []],
    ['motivosVales', { ruta: { a: 2, b: 1 } }, []],
    ['motivosVales', { ruta: { a: 2, b: 0 } }, []],
    history('motivoVale', '4'),
    history('motivoVale', '5'),
  ];
  const off = { tipo: 0, activo: false };
  const of = (antes: typeof off | null, despues: typeof off) =>
    ({ entidad: 'motivoVale', id: 4, motivoVale: { antes, despues } }) as const;
  expect(await wake(of(off, off), lists)).toEqual([1, 2, 1, 1, 2, 2, 1]);
  expect(await wake(of(off, { tipo: 0, activo: true }), lists)).toEqual([2, 2, 1, 2, 2, 2, 1]);
  expect(await wake(of(null, { tipo: 1, activo: true }), lists)).toEqual([1, 1, 2, 2, 2, 2, 1]);
});

it('a change of a server wakes the list and its own page', async () => {
  const reads = await wake({ entidad: 'servidor', id: 4 }, [
    ['listaServidores', {}, []],
    ['detalleServidor', { ruta: { id: 4 } }, {}],
    ['detalleServidor', { ruta: { id: 5 } }, {}],
    history('servidor', '4'),
  ]);
  expect(reads).toEqual([2, 2, 1, 2]);
});

it('a change of an address wakes those of its customer, and the vouchers that are fetched there', async () => {
  const fetched = (id: number) => ({ recolectas: [{ direccion: { id } }] });
  const reads = await wake({ entidad: 'direccion', id: 4, direccion: { numidenCliente: 88 } }, [
    ['direccionesCliente', { ruta: { id: 88 } }, []],
    ['direccionesCliente', { ruta: { id: 89 } }, []],
    ['obtenerVale', { cuerpo: { valeId: 1 } }, fetched(4)],
    ['obtenerVale', { cuerpo: { valeId: 2 } }, fetched(5)],
    ['valeParcial', { ruta: { id: 3 } }, { recolectas: [] }],
  ]);
  expect(reads).toEqual([2, 1, 2, 1, 1]);
});

it('a change of a setting wakes what it counts for: the lists of cases only the semaphores', async () => {
  const shown: Shown = [
    ['ajustesGenerales', {}, {}],
    ['listaCasos', { cuerpo: {} }, { listaCasos: [], total: 0 }],
    ['detalleCaso', { ruta: { id: 1 } }, {}],
    ['billetera', { ruta: { id: 88 } }, {}],
    ['cabidaBilletera', { ruta: { id: 88 } }, {}],
    history('ajuste', '4'),
  ];
  // 1 validity, 2 the most without authorization, 3 the wallet, 4 the semaphores.
  expect(await wake({ entidad: 'ajuste', id: 1 }, shown)).toEqual([2, 1, 1, 1, 1, 1]);
  expect(await wake({ entidad: 'ajuste', id: 3 }, shown)).toEqual([2, 1, 1, 2, 2, 1]);
  expect(await wake({ entidad: 'ajuste', id: 4 }, shown)).toEqual([2, 2, 2, 1, 1, 2]);
});

it('what changes at a neighbour wakes who looks at it', async () => {
  const shown: Shown = [
    ['consultaGuia', { cuerpo: { tiendaOrigenId: 3, numeroOperacion: '1000001' } }, {}],
    ['consultaGuia', { cuerpo: { tiendaOrigenId: 3, numeroOperacion: 2 } }, {}],
    ['detalleOperacionVale', { cuerpo: { tienda: 3, operacion: 1_000_001 } }, {}],
    ['billetera', { ruta: { id: 1_000_001 } }, {}],
    ['cabidaBilletera', { ruta: { id: 2 } }, {}],
    ['certificado', { ruta: { id: 'C' } }, { idVale: 1_000_001 }],
    ['certificado', { ruta: { id: 'D' } }, { idVale: null }],
  ];
  expect(await wake({ entidad: 'guia', id: 1_000_001 }, shown)).toEqual([2, 1, 2, 1, 1, 1, 1]);
  const sale = { entidad: 'venta', id: 1_000_001 } as const;
  expect(await wake({ ...sale, venta: { tienda: 3 } }, shown)).toEqual([1, 1, 2, 1, 1, 1, 1]);
  expect(await wake({ ...sale, venta: { tienda: 4 } }, shown)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(await wake({ entidad: 'billetera', id: 1_000_001 }, shown)).toEqual([1, 1, 1, 2, 1, 1, 1]);
  expect(await wake({ entidad: 'certificado', id: 1_000_001 }, shown)).toEqual([1, 1, 1, 1, 1, 2, 1]);
  expect(await wake({ entidad: 'certificado', id: 0 }, shown)).toEqual([1, 1, 1, 1, 1, 1, 2]);
});
