/** Finding vouchers: the list, its filters and pages, its CSV, the inbox of authorizations, and the catalogues beside them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_READS } from '#domain/common/readLimits';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { motivosVales } from '../../../server/platform/db/schema/configuracion.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, ASESOR, type Desk, NOW, openDesk, STRANGER } from '../casos/casos.desk.ts';
import { seedOperations, WITH_GUIDES } from '../ventas/operaciones.seed.ts';
import { newReason, newVoucher, pesos } from './papel.seed.ts';

const DAY_MS = 86_400_000;
const AUTHORIZE = 24;
const SEE = 13;
const EXPORT = 22;

let desk: Desk;
let other: number;
beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
  await desk.db.delete(vales);
  other = await desk.db.transaction((tx) =>
    createCustomer(tx, {
      nombre: 'José',
      apellidoPaterno: 'Núñez',
      apellidoMaterno: 'Peña',
      sexo: 'M',
      fechaNacimiento: '1990-01-01',
      correo: 'jose@correo.mx',
      telefono: null,
      celular: null,
    }),
  );
  // From the oldest to the newest; the second was made just before midnight in Mexico City, the third just after.
  await newVoucher(desk, {
    folio: 'C001000001',
    tipo: 0,
    estado: 2,
    saldo: pesos(0),
    fechaCreacion: new Date('2026-01-05T18:00:00Z'),
  });
  await newVoucher(desk, { folio: 'D001000002', fechaCreacion: new Date('2026-03-11T05:59:59Z'), fechaVigencia: NOW });
  await newVoucher(desk, { folio: 'D002000003', cvetdaCrea: 2, fechaCreacion: new Date('2026-03-11T06:00:00Z') });
  await newVoucher(desk, {
    folio: 'D001000004',
    numidenCliente: other,
    fechaCreacion: new Date('2026-03-12T18:00:00Z'),
  });
  await newVoucher(desk, {
    folio: 'D001000005',
    estado: 5,
    numidenCrea: ASESOR,
    fechaSolicitud: new Date(NOW.getTime() - 1_000),
    motivosAutorizacion: ['monto', 'antiguedad'],
    total: pesos(9_000),
    saldo: pesos(9_000),
  });
  await newVoucher(desk, {
    folio: 'D001000006',
    estado: 5,
    fechaSolicitud: new Date(NOW.getTime() - DAY_MS),
    fechaCreacion: new Date(NOW.getTime() + 1),
    motivosAutorizacion: ['depreciacion'],
    numidenCliente: null,
    numidenCrea: null,
    autores: [ADMINISTRATOR],
  });
  // A moment after the second one's validity.
  desk.bed.clock.now = new Date(NOW.getTime() + 2);
});
afterAll(() => desk.bed.close());

async function find(filtro: object = {}) {
  const answer = await desk.administrador.post('vales/lista', filtro);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function folios(filtro: object = {}): Promise<readonly string[]> {
  return (await find(filtro)).vales.map(({ folio }: { folio: string }) => folio.slice(-1));
}

describe('the list of vouchers', () => {
  it('shows all of the chain, the newest first', async () => {
    expect(await folios()).toEqual(['6', '5', '4', '3', '2', '1']);
    expect(await find()).toMatchObject({ total: 6, limiteExcedido: false });
  });

  it('says of each what its table shows', async () => {
    const [, , fourth, , second] = (await find()).vales;
    expect(fourth).toEqual({
      id: fourth.id,
      folio: 'D001000004',
      casoId: fourth.casoId,
      tienda: { cvetda: 1, nombre: 'Tienda Centro' },
      operacion: { tienda: 1, numero: WITH_GUIDES },
      tipo: { id: 1, nombre: 'DEVOLUCIÓN' },
      estado: { id: 1, nombre: 'VIGENTE' },
      vencido: false,
      sinRespaldo: false,
      diasRestantes: 89,
      total: 232,
      saldo: 232,
      depreciacion: 0,
      fechaCreacion: '2026-03-12T18:00:00.000Z',
      fechaVigencia: '2026-06-17T03:00:00.000Z',
      vence: null,
      cliente: { numiden: other, nombre: 'Núñez Peña José' },
      autor: { numiden: ADMINISTRATOR, nombre: 'Ana Administradora' },
    });
    expect(second).toMatchObject({ vencido: true, diasRestantes: 0, estado: { id: 1, nombre: 'VIGENTE' } });
    expect((await find()).vales[0]).toMatchObject({ cliente: null, autor: null });
  });

  it('says of those that wait what their decision needs, to who may authorize alone', async () => {
    const waiting = await find({ estado: 5 });
    const [row] = await desk.db
      .select({ version: vales.version })
      .from(vales)
      .where(sql`${vales.folio} = 'D001000005'`);
    expect(waiting.vales[1]).toMatchObject({
      folio: 'D001000005',
      porDecidir: { version: row?.version, propia: false },
    });
    const vigente = await find({ estado: 1 });
    expect(vigente.vales.map((vale: object) => 'porDecidir' in vale)).toEqual([false, false]);
    await grantPermissions(desk.db, STRANGER, [SEE, AUTHORIZE]);
    await desk.db
      .update(vales)
      .set({ autores: [STRANGER] })
      .where(sql`${vales.folio} = 'D001000005'`);
    const own = (await desk.stranger.post('vales/lista', { estado: 5 })).json();
    expect(own.vales[1].porDecidir).toMatchObject({ propia: true });
    await desk.db
      .update(vales)
      .set({ autores: [ASESOR] })
      .where(sql`${vales.folio} = 'D001000005'`);
    await grantPermissions(desk.db, STRANGER, [SEE]);
    const seen = (await desk.stranger.post('vales/lista', { estado: 5 })).json();
    expect(seen.vales.map((vale: object) => 'porDecidir' in vale)).toEqual([false, false]);
  });

  it.each([
    ['the store where they were made', { tienda: 2 }, ['3']],
    ['a store that nobody has', { tienda: 99_999_999_999 }, []],
    ['the customer', () => ({ numIden: other }), ['4']],
    ['words of the customer’s name, however they are spelled', { nombre: 'nunez jose' }, ['4']],
    ['one word that begins one of the name', { nombre: 'PEÑ' }, ['4']],
    ['a name that nobody has', { nombre: 'zzyzx' }, []],
    ['a day of the store, not of UTC', { fechaInicial: '2026-03-10', fechaFinal: '2026-03-10' }, ['2']],
    ['the day after it', { fechaInicial: '2026-03-11', fechaFinal: '2026-03-12' }, ['4', '3']],
    ['days that end before they begin', { fechaInicial: '2026-03-12', fechaFinal: '2026-03-11' }, []],
    ['the folio, however it is typed', { folio: ' d001000004 ' }, ['4']],
    ['a beginning of a folio, which is none', { folio: 'D00100' }, []],
    ['the state', { estado: 5 }, ['6', '5']],
    ['VIGENTE, which what is past its validity is not', { estado: 1 }, ['4', '3']],
    ['VENCIDO', { estado: 'VENCIDO' }, ['2']],
    ['the type', { tipo: 0 }, ['1']],
    ['those that one made', { soloMios: true }, ['4', '3', '2', '1']],
    ['several at once', { tienda: 1, estado: 1, tipo: 1, fechaInicial: '2026-03-01' }, ['4']],
  ])('finds by %s', async (_what, filtro, expected) => {
    expect(await folios(typeof filtro === 'function' ? filtro() : filtro)).toEqual(expected);
  });

  it('refuses a filter that is none', async () => {
    const answer = await desk.administrador.post('vales/lista', { estado: 9 });
    expect(answer.statusCode).toBe(400);
  });

  it('is for who works with vouchers, of whatever store', async () => {
    await grantPermissions(desk.db, STRANGER, []);
    expect((await desk.stranger.post('vales/lista', {})).statusCode).toBe(403);
    await grantPermissions(desk.db, STRANGER, [SEE]);
    expect((await desk.stranger.post('vales/lista', { tienda: 1 })).json().total).toBeGreaterThan(0);
  });
});

describe('a search by name', () => {
  it('is written down as a search for customers, once for what is repeated', async () => {
    await find({ nombre: 'Núñez' });
    await find({ nombre: 'NUNEZ', numPagina: 2 });
    const rows = await desk.db
      .select()
      .from(bitacora)
      .where(sql`${bitacora.entidad} = 'vales' and ${bitacora.lectura}`);
    expect(rows.filter(({ idEntidad }) => idEntidad.toLowerCase() === 'nunez')).toMatchObject([
      { accion: 'buscarClientes' },
    ]);
  });

  it('counts while a name is typed as the one search that it is', async () => {
    await grantPermissions(desk.db, STRANGER, [SEE]);
    for (const nombre of ['pe', 'per', 'pere', 'perez']) {
      expect((await desk.stranger.post('vales/lista', { nombre })).statusCode).toBe(200);
    }
    // The four letters count as one, so that all but one of the others still pass.
    const answers: number[] = [];
    for (let n = 0; n < MAX_READS.buscarClientes; n += 1) {
      answers.push((await desk.stranger.post('vales/lista', { nombre: `${letters(n)}uno` })).statusCode);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(MAX_READS.buscarClientes - 1);
    expect(answers.at(-1)).toBe(429);
  });
});

/** Two letters that no other number has. */
function letters(n: number): string {
  return String.fromCharCode(97 + Math.floor(n / 20), 97 + (n % 20));
}

describe('the vouchers of a case, a voucher by its folio', () => {
  it('are found by the case', async () => {
    const [one] = (await find()).vales;
    const ofCase = (await desk.administrador.post('vales/obtenerListaVales', { idCaso: one.casoId })).json();
    expect(ofCase.slice(0, 2).map(({ folio }: { folio: string }) => folio)).toEqual(['D001000006', 'D001000005']);
    expect((await desk.administrador.post('vales/obtenerListaVales', { idCaso: 999_999 })).json()).toEqual([]);
  });

  it('are found by the exact folio, in whatever letters', async () => {
    const answer = await desk.administrador.get('vales/searchValeFolio/%20d002000003');
    expect(answer.json()).toMatchObject({ folio: 'D002000003', tienda: { cvetda: 2 } });
    const none = await desk.administrador.get('vales/searchValeFolio/D00200000');
    expect([none.statusCode, none.json().message]).toEqual([404, 'No se encontraron resultados']);
  });
});

describe('the CSV', () => {
  const exported = (filtro: object | string) =>
    desk.administrador.get(
      `vales/exportar?filtro=${encodeURIComponent(typeof filtro === 'string' ? filtro : JSON.stringify(filtro))}`,
    );

  it('has the rows of the list, in its order and words', async () => {
    const answer = await exported({ fechaInicial: '2026-03-01', estado: 'VENCIDO' });
    expect(answer.headers['content-disposition']).toContain('vales-2026-03-18.csv');
    const [head, row, end] = answer.body.split('\r\n');
    expect(head).toContain('"Folio","Caso","Creado"');
    expect(row).toContain('"D001000002"');
    expect(row).toContain('"DEVOLUCIÓN","VENCIDO",232,0,232');
    expect(end).toBe('');
    const all = (await exported({ fechaInicial: '2026-01-01' })).body.split('\r\n').slice(1, -1);
    expect(all.map((line) => line.slice(10, 11))).toEqual(['6', '5', '4', '3', '2', '1']);
  });

  it('is written down, and refuses a filter that is none', async () => {
    const before = await countExports();
    await exported({});
    expect(await countExports()).toBe(before + 1);
    const answer = await exported('{');
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'El filtro de la exportación no es válido. Vuelva a la lista de vales y expórtela de nuevo.',
    ]);
  });

  it('is for who may export and may see vouchers, and for nobody who may only one of both', async () => {
    const statusWith = async (permisos: readonly number[]) => {
      await grantPermissions(desk.db, STRANGER, permisos);
      return (await desk.stranger.get('vales/exportar?filtro=%7B%7D')).statusCode;
    };
    expect(await statusWith([SEE])).toBe(403);
    expect(await statusWith([EXPORT])).toBe(403);
    expect(await statusWith([SEE, EXPORT])).toBe(200);
  });

  async function countExports(): Promise<number> {
    return (await desk.db.select().from(bitacora).where(sql`${bitacora.accion} = 'exportarVales'`)).length;
  }
});

describe('the inbox of authorizations', () => {
  it('holds what waits, the oldest first, with the reasons in words, and says what is one’s own', async () => {
    const { vales: waiting, total } = (await desk.administrador.get('vales/por-autorizar')).json();
    expect(total).toBe(2);
    expect(waiting).toMatchObject([
      { folio: 'D001000006', motivos: ['Tiene depreciación'], cliente: null, autor: null, propia: true },
      {
        folio: 'D001000005',
        // The sample's voucher of 9,000.00 stands on a sale of 1,160.00.
        motivos: [
          'El vale devuelve $9,000.00 y de lo que se pagó quedan $1,160.00: lo demás ya se devolvió en caja o por otro vale',
          'El total pasa de $5,000.00',
          'La venta tiene más de 30 días',
        ],
        total: 9000,
        propia: false,
        autor: { numiden: ASESOR, nombre: 'Beto Asesor' },
        fecha: new Date(NOW.getTime() - 1_000).toISOString(),
      },
    ]);
  });

  it('narrows to a store, and to a balance in whole pesos from which on', async () => {
    const foundBy = async (asked: string) => {
      const { vales: found, total } = (await desk.administrador.get(`vales/por-autorizar?${asked}`)).json();
      return [found.map(({ folio }: { folio: string }) => folio), total];
    };
    expect(await foundBy('tienda=1')).toEqual([['D001000006', 'D001000005'], 2]);
    expect(await foundBy('tienda=2')).toEqual([[], 0]);
    expect(await foundBy('tienda=9999999999')).toEqual([[], 0]);
    expect(await foundBy('importe=9000')).toEqual([['D001000005'], 1]);
    expect(await foundBy('importe=9001')).toEqual([[], 0]);
    expect(await foundBy('tienda=1&importe=9000')).toEqual([['D001000005'], 1]);
  });

  it('is for who authorizes', async () => {
    await grantPermissions(desk.db, STRANGER, [SEE, 16, 23]);
    expect((await desk.stranger.get('vales/por-autorizar')).statusCode).toBe(403);
    await grantPermissions(desk.db, STRANGER, [AUTHORIZE]);
    expect((await desk.stranger.get('vales/por-autorizar')).statusCode).toBe(200);
  });
});

describe('the catalogues', () => {
  it('name types and states', async () => {
    expect((await desk.administrador.get('vales/obtenerTiposVales')).json()).toEqual([
      { id: 0, nombre: 'CANCELACIÓN' },
      { id: 1, nombre: 'DEVOLUCIÓN' },
    ]);
    const states = (await desk.administrador.get('vales/obtenerEstadosVales')).json();
    expect(states.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
      ...['VIGENTE', 'CANJEADO', 'CANCELADO', 'PARCIAL', 'POR AUTORIZAR', 'RECHAZADO'],
    ]);
  });

  it('give the active reasons of a type by their words, and a depreciation’s reason that is used no more', async () => {
    await desk.db.insert(motivosVales).values([
      { descripcion: 'Ñoño', tipo: 1 },
      { descripcion: 'Árbol roto', tipo: 1 },
      { descripcion: 'Antes', tipo: 1, activo: false },
      { descripcion: 'No se entrega', tipo: 0 },
    ]);
    const reasons = (await desk.administrador.get('catalogo-vale/get-motivos-by-tipo?idTipo=1')).json();
    expect(reasons.map(({ descripcion }: { descripcion: string }) => descripcion)).toEqual(['Árbol roto', 'Ñoño']);
    const id = await newReason(desk, 'Rayado');
    expect((await desk.administrador.get(`vales/get-motivo-depreciacion/${id}`)).json()).toMatchObject({
      descripcion: 'Rayado',
      monto: 0,
    });
    const none = await desk.administrador.get('vales/get-motivo-depreciacion/99999999999');
    expect([none.statusCode, none.json().message]).toEqual([404, 'No se encontraron resultados']);
  });
});
