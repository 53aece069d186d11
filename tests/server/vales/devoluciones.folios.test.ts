import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centavos, fromPesos, showPesos, toPesos } from '#domain/common/money';
import { folioBilletera } from '#domain/vales/billetera';
import { folioCertificado } from '#domain/vales/certificados';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { canjesCertificado } from '../../../server/platform/db/schema/neighbours.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { NeighbourRefusal } from '../../../server/platform/neighbours/asked.ts';
import type { Neighbours } from '../../../server/platform/neighbours/neighbours.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, NOW, newKey, Person } from '../casos/casos.desk.ts';
import { BILLETERA, CERTIFICADO, giveBackBy, openRefundDesk, type RefundDesk, voucherBy } from './devoluciones.desk.ts';

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

  it('is opened in one’s own name, for a known customer', async () => {
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

describe('a certificate of the chain’s own system, whose folio has a form of its own', () => {
  const FOLIO = 'Ab-12/ñ 9';
  const OF_PLAIN = 'MI1000';
  const spent: string[] = [];
  const found = (folio: string) => ({ folio, monto: fromPesos(50), idVale: null, creado: NOW, canjeado: null });
  const certificates: Neighbours['certificates'] = {
    issue: async () => ({ folio: FOLIO }),
    read: async (folio) => ([FOLIO, OF_PLAIN].includes(folio) ? found(folio) : null),
    spend: async ({ folio }) => {
      spent.push(folio);
      return { ...found(folio), canjeado: NOW };
    },
    annul: async ({ folio }) => ({ ...found(folio), anulado: NOW }),
  };
  let app: FastifyInstance;
  let there: Person;
  beforeAll(async () => {
    app = await secondServer(refunds.desk.bed, { neighbours: { certificates } });
    there = new Person({ ...refunds.desk.bed, app }, await refunds.desk.bed.signIn(ASESOR));
  });
  afterAll(() => app.close());

  it.each([
    ['as it was given', FOLIO, FOLIO],
    ['as people type it', 'mi-10 00', OF_PLAIN],
  ])('is found and spent %s, and named as it was given', async (_how, typed, given) => {
    const path = encodeURIComponent(typed);
    expect((await there.get(`vales/valida-folio-register/7/${path}`)).json()).toMatchObject({ codigo: 1 });
    expect((await there.get(`vales/folio/get-certificado-regalo/${path}`)).json()).toMatchObject({ folio: given });
    const answer = await there.send('vales/folio/guardar-certificado-regalo', { folio: typed });
    expect(answer.json()).toMatchObject({
      codigo: 1,
      descripcion: expect.stringContaining(`El certificado ${given} `),
    });
    expect(spent.at(-1)).toBe(given);
  });

  it('is unknown in another spelling of its capitals', async () => {
    const path = encodeURIComponent(FOLIO.toLowerCase());
    expect((await there.get(`vales/valida-folio-register/7/${path}`)).json()).toEqual({
      codigo: 2,
      descripcion: UNKNOWN,
    });
  });
});
