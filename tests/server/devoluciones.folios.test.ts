import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folioBilletera } from '#domain/billetera';
import { folioCertificado } from '#domain/certificados';
import { centavos, fromPesos, showPesos, toPesos } from '#domain/money';
import { createCustomer } from '../../server/clientes/create.ts';
import { canjesCertificado } from '../../server/db/schema/neighbours.ts';
import { bitacora } from '../../server/db/schema/system.ts';
import { NeighbourRefusal } from '../../server/neighbours/asked.ts';
import { ASESOR, newKey } from './casos.desk.ts';
import type { RefundDesk } from './devoluciones.desk.ts';
import {
  BILLETERA,
  CERTIFICADO,
  CREDITO,
  EFECTIVO,
  giveBackBy,
  openRefundDesk,
  TARJETA,
  voucherBy,
} from './devoluciones.desk.ts';
import { asking, sell, voucherOf } from './vales.desk.ts';

const UNKNOWN = 'El folio no existe o se encuentra en una reestructura.';
const SLIP = 'El folio está mal escrito. Revise sus dígitos.';

/** A customer that no other test here uses. */
const NORA = {
  nombre: 'Nora',
  apellidoPaterno: 'Ruiz',
  apellidoMaterno: null,
  sexo: null,
  fechaNacimiento: null,
  correo: null,
  telefono: null,
  celular: null,
} as const;

let refunds: RefundDesk;
beforeAll(async () => {
  refunds = await openRefundDesk();
});
afterAll(() => refunds.desk.bed.close());

function asesor() {
  return refunds.desk.asesor;
}

describe('a wallet', () => {
  const open = (body: object, key = newKey()) => asesor().send('vales/folio/billetera-mostrador', body, key);

  it('is one a customer, however many open it at once, and its folio can be checked', async () => {
    const numidenCliente = await refunds.desk.db.transaction((tx) => createCustomer(tx, NORA));
    const body = { numidenCliente, numidenUsuario: ASESOR };
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    const said = answers.map((answer) => answer.json());
    expect(said.map(({ msg }) => msg).sort()).toEqual([
      ...Array(4).fill('El cliente ya tiene billetera'),
      'La billetera se abrió con éxito',
    ]);
    const { folio } = said[0];
    expect(new Set(said.map((one) => one.folio))).toEqual(new Set([folio]));
    expect(said[0].nomcomp).toBe('Ruiz Nora');
    const audited = await refunds.desk.db.select().from(bitacora).where(eq(bitacora.idEntidad, folio));
    expect(audited.filter(({ despues }) => (despues as { nueva: boolean }).nueva)).toMatchObject([
      { accion: 'abrirBilletera', entidad: 'billetera', numiden: ASESOR },
    ]);
    const check = async (typed: string) =>
      (await asesor().get(`vales/valida-folio-register/3/${encodeURIComponent(typed)}`)).json();
    expect(await check(folio)).toEqual({ codigo: 1, descripcion: 'El folio es válido' });
    expect(await check(` ${folio.toLowerCase().slice(0, 6)}-${folio.slice(6)}`)).toMatchObject({ codigo: 1 });
    const slip = `${folio.slice(0, -1)}${(Number(folio.at(-1)) + 1) % 10}`;
    expect(await check(slip)).toEqual({ codigo: 2, descripcion: SLIP });
    expect(await check(folioBilletera('0000000000'))).toEqual({ codigo: 2, descripcion: UNKNOWN });
  });

  it('is opened in one’s own name, for a customer whom somebody knows', async () => {
    const another = await open({ numidenCliente: refunds.desk.cliente, numidenUsuario: 100_001 });
    expect([another.statusCode, another.json().campos]).toEqual([
      400,
      [{ campo: 'numidenUsuario', message: 'El usuario no es quien inició la sesión.' }],
    ]);
    const nobody = await open({ numidenCliente: 999_999, numidenUsuario: ASESOR });
    expect([nobody.statusCode, nobody.json().message]).toEqual([404, 'El cliente 999999 no existe.']);
  });

  it('shows what is in it, what still fits, and what came in from where', async () => {
    const before = (await asesor().get(`vales/folio/get-billetera/${refunds.desk.cliente}`)).json();
    const vale = await voucherBy(refunds, { [BILLETERA]: 116 });
    const { folio } = (await giveBackBy(asesor(), BILLETERA, vale)).json();
    expect((await asesor().get(`vales/folio/get-billetera/${refunds.desk.cliente}`)).json()).toEqual({
      folio,
      numidenCliente: refunds.desk.cliente,
      saldo: before.saldo + 116,
      maximo: 10_000,
      cabe: 10_000 - before.saldo - 116,
      movimientos: [
        { fecha: '2026-03-19T03:00:00.000Z', monto: 116, concepto: `Vale ${vale.folio}`, idVale: vale.id },
        ...before.movimientos,
      ],
    });
    expect((await asesor().get('vales/folio/get-billetera/999999')).statusCode).toBe(404);
  });

  it('answers the same to the same key, a no as a yes, whatever changed since', async () => {
    const { wallet } = refunds.real;
    const vale = await voucherBy(refunds, { [BILLETERA]: 116 });
    const { saldo } = (await wallet.read(refunds.desk.cliente)) ?? { saldo: fromPesos(0) };
    const asked = {
      clave: newKey(),
      numiden: ASESOR,
      numidenCliente: refunds.desk.cliente,
      titular: { nombre: 'PÉREZ LUNA ANA', correo: null, telefono: null },
      monto: fromPesos(116),
      concepto: 'Prueba',
      idVale: vale.id,
    };
    const refusal = new NeighbourRefusal(
      `La billetera admite hasta $100.00: le caben ${showPesos(toPesos(centavos(Math.max(0, 10_000 - saldo))))} y se quieren abonar $116.00.`,
    );
    await expect(wallet.add({ ...asked, maximo: fromPesos(100) })).rejects.toEqual(refusal);
    await expect(wallet.add({ ...asked, maximo: fromPesos(10_000) })).rejects.toEqual(refusal);
    const fresh = { ...asked, clave: newKey() };
    const accepted = await wallet.add({ ...fresh, maximo: fromPesos(10_000) });
    expect(await wallet.add({ ...fresh, maximo: fromPesos(0) })).toEqual(accepted);
    expect((await wallet.read(refunds.desk.cliente))?.saldo).toBe(saldo + 11_600);
    await expect(
      wallet.add({ ...fresh, clave: newKey(), numidenCliente: 999_999, maximo: fromPesos(10_000) }),
    ).rejects.toEqual(new NeighbourRefusal('El cliente 999999 no existe.'));
  });
});

describe('a gift certificate', () => {
  async function issued(): Promise<string> {
    const vale = await voucherBy(refunds, { [CERTIFICADO]: 116 });
    return (await giveBackBy(asesor(), CERTIFICADO, vale)).json().folio;
  }
  const spend = (folio: string, who = asesor(), key = newKey()) =>
    who.send('vales/folio/guardar-certificado-regalo', { folio }, key);

  it('is spent once: of two at once, one is told when it was spent', async () => {
    const folio = await issued();
    const answers = await Promise.all([spend(folio), spend(folio, refunds.desk.gerente)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({
      codigo: 1,
      descripcion: `El certificado ${folio} se canjeó con éxito por $116.00`,
      certificado: { folio, monto: 116, estado: 'CANJEADO', canjeado: '2026-03-19T03:00:00.000Z' },
    });
    const when = `El certificado ${folio} ya se canjeó el 18/03/2026 21:00.`;
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(when);
    expect(await refunds.desk.db.$count(canjesCertificado, eq(canjesCertificado.folio, folio))).toBe(1);
    expect((await asesor().get(`vales/valida-folio-register/7/${folio}`)).json()).toEqual({
      codigo: 2,
      descripcion: when,
    });
    expect((await asesor().get(`vales/folio/get-certificado-regalo/${folio}`)).json().estado).toBe('CANJEADO');
  });

  it('spent again under the same key is the same spending', async () => {
    const folio = await issued();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => spend(folio, asesor(), key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    const audited = await refunds.desk.db
      .select()
      .from(bitacora)
      .where(and(eq(bitacora.idEntidad, folio), eq(bitacora.lectura, false)));
    expect(audited).toMatchObject([{ accion: 'canjearCertificado', numiden: ASESOR, despues: { monto: 116 } }]);
  });

  it('is found by its folio however it is typed; a slip and an unknown one are told apart', async () => {
    const folio = await issued();
    const typed = encodeURIComponent(`${folio.toLowerCase().slice(0, 9)} ${folio.slice(9)}`);
    expect((await asesor().get(`vales/folio/get-certificado-regalo/${typed}`)).json()).toMatchObject({
      folio,
      monto: 116,
      estado: 'VIGENTE',
      canjeado: null,
    });
    expect((await asesor().get(`vales/valida-folio-register/7/${typed}`)).json()).toMatchObject({ codigo: 1 });
    const slip = `${folio.slice(0, -1)}${(Number(folio.at(-1)) + 1) % 10}`;
    const wrong = await spend(slip);
    expect([wrong.statusCode, wrong.json().campos]).toEqual([400, [{ campo: 'folio', message: SLIP }]]);
    expect((await asesor().get(`vales/valida-folio-register/7/${slip}`)).json()).toEqual({
      codigo: 2,
      descripcion: SLIP,
    });
    const unknown = folioCertificado('00000000000000');
    expect([(await spend(unknown)).statusCode, (await spend(unknown)).json().message]).toEqual([409, UNKNOWN]);
    expect((await asesor().get(`vales/folio/get-certificado-regalo/${unknown}`)).json().message).toBe(UNKNOWN);
    expect((await asesor().get(`vales/valida-folio-register/7/${unknown}`)).json().descripcion).toBe(UNKNOWN);
    expect((await asesor().get(`vales/valida-folio-register/4/${folio}`)).statusCode).toBe(400);
  });
});

describe('the credit of a sale', () => {
  it('estimates what goes back, says when it is less than asked for, and gives back no more than was paid by it', async () => {
    const vale = await voucherBy(
      refunds,
      { [CREDITO]: 116, [EFECTIVO]: 116 },
      {
        pagos: [
          [4, 116],
          [1, 116],
        ],
      },
    );
    const estimate = async (importe: number) =>
      (await asesor().post('creditos/consulta-devolucion', { tienda: 1, operacion: vale.operacion, importe })).json();
    expect(await estimate(116)).toEqual({
      banderaAjuste: false,
      codigo: 1,
      operacion: vale.operacion,
      tiendaOpe: 1,
      tipoPlan: '4',
      importeEstimado: 116,
      importeMovimiento: 116,
      devolucionEstimada: 116,
      totalAbono: 116,
      maximaDevolucion: 116,
      montoPag: 116,
      montoRf: 0,
      mensaje: 'Al crédito volverían $116.00',
      respuesta: 'Al crédito volverían $116.00',
    });
    expect(await estimate(200)).toMatchObject({ banderaAjuste: true, codigo: 2, devolucionEstimada: 116 });
    expect((await giveBackBy(asesor(), CREDITO, vale)).json()).toMatchObject({ codigo: 1, monto: 116 });
    expect(await estimate(1)).toMatchObject({ codigo: 2, devolucionEstimada: 0, maximaDevolucion: 0, montoRf: 116 });
    const more = { numiden: ASESOR, tienda: 1, operacion: vale.operacion, monto: fromPesos(0.01), idVale: vale.id };
    const refusal = new NeighbourRefusal(`Al crédito de la operación ${vale.operacion} pueden volver $0.00 y no más.`);
    for (let time = 0; time < 2; time += 1)
      await expect(refunds.real.credit.apply({ ...more, clave: `otra-${vale.id}` })).rejects.toEqual(refusal);
  });
});

it('the credit takes back at most what was paid by it, however many ask at once', async () => {
  const vale = await voucherBy(refunds, { [CREDITO]: 116 }, { pagos: [[4, 116]] });
  const asked = { numiden: ASESOR, tienda: 1, operacion: vale.operacion, monto: fromPesos(116), idVale: vale.id };
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, () => refunds.real.credit.apply({ ...asked, clave: newKey() })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { devuelto, maximo } = await refunds.real.credit.estimate(asked);
  expect([devuelto, maximo]).toEqual([11_600, 0]);
});

it('a neighbour that does not answer a question is told of as such, and its own no with its own words', async () => {
  const vale = await voucherBy(refunds, { [CREDITO]: 116 }, { pagos: [[4, 116]] });
  const ask = () =>
    asesor().post('creditos/consulta-devolucion', { tienda: 1, operacion: vale.operacion, importe: 116 });
  refunds.script.creditEstimate = async () => {
    throw new Error('socket hang up');
  };
  const silent = await ask();
  expect([silent.statusCode, silent.json().message]).toEqual([
    502,
    'El sistema vecino no respondió. Intente de nuevo en unos minutos.',
  ]);
  refunds.script.creditEstimate = async () => {
    throw new NeighbourRefusal('El plan está cerrado.');
  };
  const refused = await ask();
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'El plan está cerrado.']);
  delete refunds.script.creditEstimate;
});

describe('what is read of refunds', () => {
  const ask = async (path: string, body: object) => {
    const answer = await asesor().post(`vales/metodo-pago/${path}`, body);
    return answer.statusCode === 200 ? answer.json() : [answer.statusCode, answer.json().message];
  };

  it('the methods of a sale: what is left of each payment, the most that may go by each, and what is suggested', async () => {
    const operacion = await sell(refunds.desk, [{ unidades: 4, pesos: 4_000 }], {
      pagos: [
        [2, 1_160],
        [1, 3_480],
      ],
    });
    await voucherOf(asesor(), await asking(refunds.desk, operacion, { 1: 1 }));
    const methods = await ask('get-by-tipo', { tipo: 1, tienda: 1, operacion, saldo: 3_480 });
    const short = methods.map((one: Record<string, unknown>) => [one.orden, one.monto, one.maximo, one.tipoPago]);
    expect(short).toEqual([
      [BILLETERA, 0, null, null],
      [5, 3_480, 3_480, null],
      [EFECTIVO, 0, 2_000, 1],
      [CERTIFICADO, 0, null, null],
    ]);
    expect(methods[2]).toMatchObject({
      metodo: { id: 6, nombre: 'EFECTIVO' },
      pagos: [{ idFormaPago: 1, nombre: '1', monto: 3_480, devuelto: 0, disponible: 3_480 }],
    });
    const another = await sell(refunds.desk, [{ unidades: 1, pesos: 100 }], { pagos: [[2, 116]] });
    const byCard = await ask('get-by-tipo', { tipo: 0, tienda: 1, operacion: another });
    expect(byCard[0]).toMatchObject({ orden: TARJETA, monto: 116, maximo: 116, pagos: [{ disponible: 116 }] });
    expect(await ask('get-by-tipo', { tipo: 1, tienda: 1, operacion: 1 })).toEqual([
      404,
      'No se encontraron resultados',
    ]);
  });

  it('the refunds of a voucher, and of all vouchers of an operation', async () => {
    const vale = await voucherBy(refunds, { [EFECTIVO]: 116, [CERTIFICADO]: 116 });
    const { folio } = (await giveBackBy(asesor(), CERTIFICADO, vale)).json();
    const one = {
      id: expect.any(Number),
      idVale: vale.id,
      folioVale: vale.folio,
      monto: 116,
      estado: 'hecha',
      folio,
      metodo: { id: CERTIFICADO, nombre: 'CERTIFICADO DE REGALO' },
      respuesta: null,
      creado: '2026-03-19T03:00:00.000Z',
      terminado: '2026-03-19T03:00:00.000Z',
      realiza: { numiden: ASESOR, nombre: 'Beto Asesor' },
    };
    expect(await ask('cancelacion/get-devoluciones', { idVale: vale.id })).toEqual([one]);
    expect(await ask('cancelacion/get-devoluciones', { tienda: 1, operacion: vale.operacion })).toEqual([one]);
    expect(await ask('cancelacion/get-devoluciones', { idVale: 999_999 })).toEqual([404, 'El vale 999999 no existe.']);
  });

  it('what may be forgiven: all of the depreciation while the voucher is filled in, nothing more once it is saved', async () => {
    const operacion = await sell(refunds.desk, [{ unidades: 2, pesos: 200 }]);
    const asked = await asking(refunds.desk, operacion, {});
    const articulos = [
      { linea: 1, cantidad: 1, seleccionadoDepreciacion: true, porcentajeDepreciacion: 50, idMotivoDepreciacion: 1 },
    ];
    const partial = (await asesor().send('vales/guardar-parcial', { ...asked, articulos })).json();
    const saved = await voucherOf(asesor(), { ...asked, articulos, condonacion: 8 });
    const both = await ask('get-condonacion', { tienda: 1, operacion });
    expect(both).toEqual({
      depreciacion: 116,
      condonacion: 8,
      maximo: 58,
      vales: [
        { idVale: partial.id, folio: partial.folio, depreciacion: 58, condonacion: 0, maximo: 58 },
        { idVale: saved.id, folio: saved.folio, depreciacion: 58, condonacion: 8, maximo: 0 },
      ],
    });
    expect(await ask('get-condonacion', { idVale: saved.id })).toMatchObject({
      maximo: 0,
      vales: [{ idVale: saved.id }],
    });
  });
});
