import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { subcategorias } from '../../../server/platform/db/schema/catalogos.ts';
import { clientes } from '../../../server/platform/db/schema/clientes.ts';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { casoParametros } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, ATENCION, countAll, FACTURACION, newKey, Person } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { asking, openVoucherDesk, saveVoucher, sell, unitsLeft, voucherRow } from './vales.desk.ts';

const DEVOLUCION = 7;

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openVoucherDesk();
  await desk.db.insert(subcategorias).values({ id: DEVOLUCION, nombre: 'VALE DE DEVOLUCIÓN', idArea: ATENCION });
});
afterAll(() => desk.bed.close());

type Comprador = NonNullable<SolicitudValeEnviada['comprador']>;

/** A customer of the chain that no other test has. */
function customer(nombre: string, celular: string | null = null): Promise<number> {
  const unknown = { apellidoMaterno: null, fechaNacimiento: null, correo: null, telefono: null };
  return desk.db.transaction((tx) =>
    createCustomer(tx, { nombre, apellidoPaterno: 'Paz', sexo: 'M', celular, ...unknown }),
  );
}

/** One unit of a sale of ten without a buyer, for who is chosen. */
async function chosen(
  operacion: number,
  comprador: Comprador | null,
  changes: Partial<SolicitudValeEnviada> = {},
): Promise<SolicitudValeEnviada> {
  return { ...(await asking(desk, operacion, { 1: 1 }, { caso: 1 })), caso: null, comprador, ...changes };
}

function sellTen(): Promise<number> {
  return sell(desk, [{ unidades: 10, pesos: 100 }]);
}

/** A buyer who is written as new: no other bears the surname. */
function newBuyer(apellidoPaterno: string) {
  return {
    esNuevo: true,
    identidad: { nombre: 'Ana', apellidoPaterno, apellidoMaterno: '', fechaNacimiento: '1990-03-31', sexo: 'F' },
    contacto: { correo: '', telefono: '', celular: '5598765432' },
    // The others have the same telephone.
    otroCliente: true,
  } as const satisfies Comprador;
}

function called(apellidoPaterno: string) {
  return desk.db.select().from(clientes).where(eq(clientes.apellidoPaterno, apellidoPaterno));
}

async function casesOf(operacion: number) {
  const rows = await desk.db
    .select({ caso: casos })
    .from(casos)
    .innerJoin(casoParametros, eq(casoParametros.idCaso, casos.id))
    .where(and(eq(casoParametros.tipo, 2), eq(casoParametros.valor, String(operacion))));
  return rows.map(({ caso }) => caso);
}

async function refusal(who: Person, solicitud: SolicitudValeEnviada) {
  const before = await countAll(desk.db);
  const answer = await saveVoucher(who, solicitud);
  expect(answer.statusCode).toBe(400);
  expect(await countAll(desk.db)).toEqual(before);
  return answer.json().campos;
}

async function sheetOf(who: Person, operacion: number) {
  return (await who.post('vales/get-detalle-operacion', { tienda: 1, operacion })).json();
}

describe('the buyer of a sale to nobody in particular', () => {
  it('is a customer who was chosen: the case is his, and the voucher', async () => {
    const [operacion, numiden] = [await sellTen(), await customer('Noé', '5511112222')];
    expect(await sheetOf(desk.asesor, operacion)).toMatchObject({ sinCaso: null, faltaComprador: 'comprador' });
    const answer = (await saveVoucher(desk.asesor, await chosen(operacion, { esNuevo: false, numiden }))).json();
    expect(answer).toMatchObject({ codigo: 1, estado: { nombre: 'VIGENTE' }, autorizacion: [] });
    expect(await casesOf(operacion)).toMatchObject([
      {
        id: answer.casoId,
        idSubcategoria: DEVOLUCION,
        numidenCliente: numiden,
        numidenCrea: ASESOR,
        correo: null,
        telefono: null,
        celular: '5511112222',
        comentarioOriginal: `Devolución de la operación ${operacion}`,
      },
    ]);
    expect((await voucherRow(desk, answer.id)).numidenCliente).toBe(numiden);
  });

  it('with a contact of his own for the case, which leaves what the chain knows of him as it is', async () => {
    const [operacion, numiden] = [await sellTen(), await customer('Noé', '5511112222')];
    const contacto = { correo: 'hermana@ejemplo.mx', telefono: '', celular: '' };
    const answer = await saveVoucher(desk.asesor, await chosen(operacion, { esNuevo: false, numiden, contacto }));
    expect(answer.statusCode).toBe(200);
    expect(await casesOf(operacion)).toMatchObject([{ correo: 'hermana@ejemplo.mx', celular: null }]);
    const [stored] = await desk.db.select().from(clientes).where(eq(clientes.numiden, numiden));
    expect(stored).toMatchObject({ correo: null, celular: '5511112222' });
  });

  it('is registered with the case where he is new, and gets the voucher', async () => {
    const operacion = await sellTen();
    const answer = (await saveVoucher(desk.asesor, await chosen(operacion, newBuyer('Nuevecita')))).json();
    const [made, ...others] = await called('Nuevecita');
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      nombre: 'Ana',
      apellidoMaterno: null,
      fechaNacimiento: '1990-03-31',
      sexo: 'F',
      correo: null,
      celular: '5598765432',
    });
    expect(await casesOf(operacion)).toMatchObject([
      { id: answer.casoId, numidenCliente: made?.numiden, celular: '5598765432' },
    ]);
    expect((await voucherRow(desk, answer.id)).numidenCliente).toBe(made?.numiden);
    const vale = (await desk.asesor.post('vales/obtenerVale', { valeId: answer.id })).json();
    expect(vale.cliente).toEqual({ numiden: made?.numiden, nombre: 'Nuevecita Ana' });
  });

  it('stays with a voucher that is kept as partial', async () => {
    const operacion = await sellTen();
    const asked = await chosen(operacion, newBuyer('Parcialita'));
    const { id, version, casoId } = (await desk.asesor.send('vales/guardar-parcial', asked)).json();
    const [made] = await called('Parcialita');
    expect((await voucherRow(desk, id)).numidenCliente).toBe(made?.numiden);
    const saved = await saveVoucher(desk.asesor, { ...asked, comprador: null, id, version, caso: casoId });
    expect(saved.json()).toMatchObject({ estado: { nombre: 'VIGENTE' }, casoId });
    expect(await called('Parcialita')).toHaveLength(1);
  });

  it('counts no more once a case is named', async () => {
    const operacion = await sellTen();
    const asked = await asking(desk, operacion, { 1: 1 });
    const answer = await saveVoucher(desk.asesor, { ...asked, comprador: newBuyer('Sobrante') });
    expect(answer.json()).toMatchObject({ codigo: 1, casoId: asked.caso });
    expect(await called('Sobrante')).toEqual([]);
  });

  it('is judged when the voucher is validated, which makes nobody', async () => {
    const operacion = await sellTen();
    const before = await countAll(desk.db);
    const answer = await desk.asesor.post('vales/validar-vale', await chosen(operacion, newBuyer('Validada')));
    expect(answer.json()).toMatchObject({ codigo: 1, saldo: 11.6, requiereAutorizacion: false });
    expect(answer.json().billetera).toMatchObject({ saldo: 0, prometido: 0 });
    expect(await countAll(desk.db)).toEqual(before);
  });

  it('gets no more into a new wallet than one takes', async () => {
    const operacion = await sell(desk, [{ unidades: 1, pesos: 1_000_000 }]);
    const asked = await chosen(operacion, newBuyer('Ricachona'), { soloBilletera: true });
    expect(await refusal(desk.asesor, asked)).toMatchObject([{ campo: 'metodosDevolucion' }]);
    expect(await called('Ricachona')).toEqual([]);
  });
});

describe('a buyer is refused', () => {
  it('where nobody was chosen', async () => {
    expect(await refusal(desk.asesor, await chosen(await sellTen(), null))).toEqual([
      { campo: 'comprador', message: 'Esta operación no dice quién compró: elija al cliente.' },
    ]);
  });

  it('by the rules of the new-case form, each field at its place', async () => {
    const wrong = newBuyer('Mala');
    const identidad = { ...wrong.identidad, nombre: 'An', fechaNacimiento: '2999-01-01' };
    const contacto = { correo: '', telefono: '', celular: '55' };
    const campos = await refusal(desk.asesor, await chosen(await sellTen(), { ...wrong, identidad, contacto }));
    expect(campos).toEqual([
      { campo: 'comprador.contacto', message: 'Por favor valide los datos de contacto: Número celular' },
      { campo: 'comprador.contacto.celular', message: 'Campo igual a 10 caracteres' },
      { campo: 'comprador.identidad.nombre', message: 'Campo mayor a 3 caracteres' },
      { campo: 'comprador.identidad.fechaNacimiento', message: 'La fecha debe ser menor a la actual.' },
    ]);
  });

  it('that the chain does not know', async () => {
    const asked = await chosen(await sellTen(), { esNuevo: false, numiden: 999_999_999 });
    expect(await refusal(desk.asesor, asked)).toEqual([
      { campo: 'comprador.numiden', message: 'El cliente seleccionado ya no existe. Busque de nuevo.' },
    ]);
  });

  it('without mail and phone', async () => {
    const numiden = await customer('Noé');
    expect(await refusal(desk.asesor, await chosen(await sellTen(), { esNuevo: false, numiden }))).toEqual([
      { campo: 'comprador', message: 'El comprador no tiene correo ni teléfono: escriba uno.' },
    ]);
  });

  it('where the sale names another one, known or new', async () => {
    const operacion = await sellTen();
    await desk.db.update(ventas).set({ numidenCliente: desk.cliente }).where(eq(ventas.operacion, operacion));
    const message = 'Esta operación dice quién compró: no se elige a otro cliente.';
    const numiden = await customer('Noé', '5511112222');
    for (const comprador of [{ esNuevo: false, numiden } as const, newBuyer('Otra')]) {
      expect(await refusal(desk.asesor, await chosen(operacion, comprador))).toEqual([{ campo: 'comprador', message }]);
    }
  });

  it('by who may make vouchers and no cases', async () => {
    const numiden = 100_030;
    await desk.db.insert(usuarios).values({
      ...{ numiden, nombreCompleto: 'Ema Sosa', correo: 'ema@ejemplo.mx', idRol: 2 },
      ...{ areas: [ATENCION], permisos: [16, 27] },
    });
    const who = new Person(desk.bed, await desk.bed.signIn(numiden));
    const answer = await saveVoucher(who, await chosen(await sellTen(), newBuyer('Prohibida')));
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'No tiene permiso para crear casos: haga el vale desde un caso.',
    ]);
    expect(await called('Prohibida')).toEqual([]);
  });
});

describe('a buyer that the sale names, without mail and phone', () => {
  it('is reached by the contact that was written, for the case alone', async () => {
    const [operacion, numiden] = [await sellTen(), await customer('Noé')];
    await desk.db.update(ventas).set({ numidenCliente: numiden }).where(eq(ventas.operacion, operacion));
    expect((await sheetOf(desk.asesor, operacion)).faltaComprador).toBe('contacto');
    const contacto = { correo: '', telefono: '5533334444', celular: '' };
    const asked = await chosen(operacion, { esNuevo: false, numiden, contacto });
    expect((await saveVoucher(desk.asesor, asked)).statusCode).toBe(200);
    expect(await casesOf(operacion)).toMatchObject([{ numidenCliente: numiden, telefono: '5533334444' }]);
  });

  it('needs none that is written where the chain knows one', async () => {
    const [operacion, numiden] = [await sellTen(), await customer('Noé', '5511112222')];
    await desk.db.update(ventas).set({ numidenCliente: numiden }).where(eq(ventas.operacion, operacion));
    const contacto = { correo: 'otro@ejemplo.mx', telefono: '', celular: '' };
    await saveVoucher(desk.asesor, await chosen(operacion, { esNuevo: false, numiden, contacto }));
    expect(await casesOf(operacion)).toMatchObject([{ correo: null, celular: '5511112222' }]);
  });
});

describe('the next voucher of the sale', () => {
  it('is offered the case of the chosen buyer, also by who may not open it, and goes under it', async () => {
    const far = 100_031;
    await desk.db.insert(usuarios).values({
      ...{ numiden: far, nombreCompleto: 'Lía Paz', correo: 'lia@ejemplo.mx', idRol: 2 },
      ...{ areas: [FACTURACION], permisos: [2, 16, 27] },
    });
    const who = new Person(desk.bed, await desk.bed.signIn(far, 2));
    const [operacion, numiden] = [await sellTen(), await customer('Noé', '5511112222')];
    const asked = await chosen(operacion, { esNuevo: false, numiden });
    const { casoId } = (await saveVoucher(desk.asesor, asked)).json();
    expect((await sheetOf(who, operacion)).casos).toEqual([
      {
        id: casoId,
        subCategoria: { id: DEVOLUCION, nombre: 'VALE DE DEVOLUCIÓN' },
        cliente: { numiden, nombre: 'Paz Noé' },
      },
    ]);
    expect((await saveVoucher(who, { ...asked, caso: casoId, comprador: null })).json().casoId).toBe(casoId);
    // Whoever chooses the same buyer again finds his case.
    expect((await saveVoucher(who, asked)).json().casoId).toBe(casoId);
    expect(await casesOf(operacion)).toHaveLength(1);
  });

  it('of another buyer gets a case of his own: the money goes to nobody else than who was chosen', async () => {
    const [operacion, one, other] = [
      await sellTen(),
      await customer('Noé', '5511112222'),
      await customer('Eva', '5511113333'),
    ];
    const first = (await saveVoucher(desk.asesor, await chosen(operacion, { esNuevo: false, numiden: one }))).json();
    const second = (await saveVoucher(desk.asesor, await chosen(operacion, { esNuevo: false, numiden: other }))).json();
    expect(second.casoId).not.toBe(first.casoId);
    expect((await voucherRow(desk, second.id)).numidenCliente).toBe(other);
  });
});

describe('at once', () => {
  it('twenty times with one key: one customer, one case, one answer', async () => {
    const operacion = await sellTen();
    const [key, asked] = [newKey(), await chosen(operacion, newBuyer('Repetida'))];
    const answers = await Promise.all(Array.from({ length: 20 }, () => saveVoucher(desk.asesor, asked, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ codigo: 1 });
    expect(await called('Repetida')).toHaveLength(1);
    expect(await casesOf(operacion)).toHaveLength(1);
    expect(await unitsLeft(desk, operacion)).toEqual([9]);
  });

  it('twenty people at two servers with keys of their own write down one new buyer: one customer, one case', async () => {
    const app = await secondServer(desk.bed);
    const there = new Person({ ...desk.bed, app }, await desk.bed.signIn(ASESOR));
    const operacion = await sellTen();
    const asked = await chosen(operacion, newBuyer('Concurrida'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => saveVoucher(place % 2 === 0 ? desk.gerente : there, asked)),
    );
    const saved = answers.filter(({ statusCode }) => statusCode === 200);
    expect(saved).toHaveLength(10);
    expect(new Set(saved.map((answer) => answer.json().casoId)).size).toBe(1);
    const [made, ...others] = await called('Concurrida');
    expect(others).toEqual([]);
    expect(await casesOf(operacion)).toMatchObject([{ numidenCliente: made?.numiden }]);
    expect(await unitsLeft(desk, operacion)).toEqual([0]);
    await app.close();
  });

  it('two who choose two buyers: a case and a customer each', async () => {
    const operacion = await sellTen();
    const requests = await Promise.all(['Primera', 'Segunda'].map((name) => chosen(operacion, newBuyer(name))));
    const answers = await Promise.all(requests.map((asked) => saveVoucher(desk.asesor, asked)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await casesOf(operacion)).toHaveLength(2);
    for (const name of ['Primera', 'Segunda']) expect(await called(name)).toHaveLength(1);
  });
});

describe('a buyer who is written as new and seems to be there already', () => {
  it('is told before, and is made once it is said that he is another', async () => {
    const numiden = await customer('Rosa', '5577776661');
    const operacion = await sellTen();
    const alike = {
      ...newBuyer('Parecida'),
      ...{ contacto: { correo: '', telefono: '5577776661', celular: '' }, otroCliente: false },
    };
    const asked = await chosen(operacion, alike);
    const before = await countAll(desk.db);
    const key = newKey();
    const told = await saveVoucher(desk.asesor, asked, key);
    expect([told.statusCode, told.json()]).toEqual([
      409,
      {
        ...{ codigo: 409, entidad: 'cliente', id: numiden },
        message: `Ya hay un cliente con ese teléfono: Paz Rosa (${numiden}). Búsquelo y elíjalo, o diga que es otra persona.`,
      },
    ]);
    expect(await countAll(desk.db)).toEqual(before);
    const said = await saveVoucher(desk.asesor, { ...asked, comprador: { ...alike, otroCliente: true } }, key);
    expect(said.statusCode).toBe(200);
    expect(await called('Parecida')).toHaveLength(1);
  });
});
