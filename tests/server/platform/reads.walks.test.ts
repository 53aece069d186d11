/** Who walks over operations, wallets, certificates and guides by number is slowed, and who mails too much; real work is not. */
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_READS } from '#domain/common/readLimits';
import { correos } from '../../../server/platform/db/schema/neighbours.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { ADMINISTRATOR, type Desk, NOW, newKey, ONLY_VALIDATES, openDesk } from '../casos/casos.desk.ts';
import { getOnce, newVoucher } from '../vales/papel.seed.ts';
import { seedOperations, WITH_GUIDES } from '../ventas/operaciones.seed.ts';

const MINUTE_MS = 60_000;
const MANY = MAX_READS.consultarOperacion;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
});
beforeEach(async () => {
  desk.bed.clock.now = NOW;
  await desk.db.delete(bitacora);
});
afterAll(() => desk.bed.close());

/** So many things that the person has looked at one after the other, a second apart. */
async function lookedAt(
  numiden: number,
  accion: 'consultarOperacion' | 'consultarFolio',
  howMany: number,
): Promise<void> {
  await desk.db.insert(bitacora).values(
    Array.from({ length: howMany }, (_, n) => ({
      momento: new Date(NOW.getTime() - (howMany - n) * 1_000),
      numiden,
      accion,
      lectura: true,
      entidad: 'operacion',
      idEntidad: `otra ${n}`,
    })),
  );
}

function reads(accion: string) {
  return desk.db
    .select()
    .from(bitacora)
    .where(and(eq(bitacora.lectura, true), eq(bitacora.accion, accion)))
    .orderBy(asc(bitacora.id));
}

const operation = { tienda: 1, operacion: 4_242 };
const BY_OPERATION: readonly (readonly [string, object | null])[] = [
  ['venta/get-venta-por-id?tiendaId=1&operacionId=4242', null],
  ['venta/articulos-operacion?tienda=1&operacion=4242&tipo=1', null],
  ['vales/consultas/get-by-tienda-operacion?tienda=1&operacion=4242', {}],
  ['vales/get-detalle-operacion', operation],
  ['vales/validar-operacion', { ...operation, caso: 1 }],
  ['vales/clientes/consulta-guia', { tiendaOrigenId: 1, numeroOperacion: 4_242 }],
  ['vales/metodo-pago/get-by-tipo', { ...operation, tipo: 1 }],
  ['vales/metodo-pago/get-condonacion', operation],
  ['vales/metodo-pago/cancelacion/get-devoluciones', operation],
  ['creditos/consulta-devolucion', { ...operation, importe: 1 }],
];

const BY_FOLIO: readonly (readonly [string, object | null])[] = [
  ['vales/folio/get-billetera/500001', null],
  ['vales/folio/billetera-mostrador', { numidenCliente: 500_001, numidenUsuario: ADMINISTRATOR }],
  ['vales/folio/get-certificado-regalo/7100000000017', null],
  ['vales/folio/guardar-certificado-regalo', { folio: '7100000000017' }],
  ['vales/valida-folio-register/3/B1', null],
  ['vales/clientes/guia-estatus/GL1', null],
  ['vales/recolecta/complemento-guia/1/GL1', null],
  ['vales/get-operacion-folio-ecommerce', { folio: 'WEB-1' }],
  ['vales/obtenerValeFolio/D001', null],
  ['vales/obtenerValeFolioCancelacion/D001', null],
  ['vales/searchValeFolio/D001', null],
  ['vales/valida-folio/D001', null],
];

function ask(path: string, body: object | null) {
  return body === null ? desk.administrador.get(path) : desk.administrador.send(path, body);
}

describe('a walk over operations by number', () => {
  it.each(BY_OPERATION)('is slowed at %s, whether the operation exists or not', async (path, body) => {
    await lookedAt(ADMINISTRATOR, 'consultarOperacion', MANY - 1);
    expect((await ask(path, body)).statusCode).not.toBe(429);
    // The same operation again shows nothing new.
    expect((await ask(path, body)).statusCode).not.toBe(429);
    const slowed = await ask(path.replaceAll('4242', '4243'), body === null ? null : otherThan(body));
    expect([slowed.statusCode, slowed.json().message, slowed.headers['retry-after']]).toEqual([
      429,
      'Usted consultó operaciones 120 veces en 5 minutos. Para cuidar los datos de los clientes, espere 4 minutos y podrá consultar operaciones de nuevo.',
      '181',
    ]);
    expect(await reads('lecturaFrenada')).toMatchObject([{ numiden: ADMINISTRATOR, idEntidad: 'consultarOperacion' }]);
  });

  it('is not what who validates all day does: one operation is one reading, however much of it is asked for', async () => {
    for (let customer = 0; customer < 100; customer += 1) {
      desk.bed.clock.advance(3_000);
      const operacion = WITH_GUIDES + customer;
      const answers = await Promise.all([
        desk.onlyValidates.get(`venta/get-venta-por-id?tiendaId=1&operacionId=${operacion}`),
        desk.onlyValidates.get(`venta/articulos-operacion?tienda=1&operacion=${operacion}&tipo=1`),
        desk.onlyValidates.post(`vales/consultas/get-by-tienda-operacion?tienda=1&operacion=${operacion}`),
        desk.onlyValidates.post('vales/clientes/consulta-guia', { tiendaOrigenId: 1, numeroOperacion: operacion }),
      ]);
      for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
    }
    expect(await reads('consultarOperacion')).toHaveLength(100);
    expect((await reads('consultarOperacion'))[0]).toMatchObject({
      numiden: ONLY_VALIDATES,
      entidad: 'operacion',
      idEntidad: `1/${WITH_GUIDES}`,
      despues: { tienda: 1, operacion: WITH_GUIDES },
    });
  });
});

describe('a walk over wallets, certificates, guides and vouchers by folio', () => {
  it.each(BY_FOLIO)('is slowed at %s', async (path, body) => {
    await lookedAt(ADMINISTRATOR, 'consultarFolio', MAX_READS.consultarFolio);
    const slowed = await ask(path, body);
    expect([slowed.statusCode, slowed.json().message]).toEqual([
      429,
      'Usted consultó folios, billeteras o empleados 120 veces en 5 minutos. Para cuidar los datos de los clientes, espere 3 minutos y podrá consultarlos de nuevo.',
    ]);
  });
});

describe('mails to an address that somebody typed', () => {
  const send = async (cookie: string, folio: string, correo: string, key = newKey()) =>
    getOnce(desk, cookie, `facturas/enviarDocumento?folio=${folio}&correo=${correo}`, key);

  it('are sixty an hour and no more, even of twenty that are asked for at once; a repeated key is none', async () => {
    const cookie = await desk.bed.signIn(ADMINISTRATOR);
    const { id, folio } = await newVoucher(desk);
    const sent = (n: number) => ({ momento: new Date(NOW.getTime() - n * MINUTE_MS), numiden: ADMINISTRATOR });
    await desk.db.insert(bitacora).values(
      Array.from({ length: 55 }, (_, n) => ({
        ...sent(n),
        accion: 'enviarDocumento',
        entidad: 'vale',
        idEntidad: '1',
      })),
    );
    const key = newKey();
    expect((await send(cookie, folio, 'ana@correo.mx', key)).statusCode).toBe(200);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(cookie, folio, `a${n}@correo.mx`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 200),
      ...Array.from({ length: 16 }, () => 429),
    ]);
    expect((await send(cookie, folio, 'ana@correo.mx', key)).statusCode).toBe(200);
    const slowed = await send(cookie, folio, 'otra@correo.mx');
    expect([slowed.json().message, slowed.headers['retry-after']]).toEqual([
      'Usted envió documentos por correo 60 veces en una hora. Para cuidar los datos de los clientes, espere 6 minutos y podrá enviar de nuevo.',
      '360',
    ]);
    const audited = await desk.db
      .select({ despues: bitacora.despues })
      .from(bitacora)
      .where(and(eq(bitacora.accion, 'enviarDocumento'), eq(bitacora.idEntidad, String(id))))
      .orderBy(asc(bitacora.id));
    expect(audited).toHaveLength(5);
    expect(audited[0]?.despues).toMatchObject({ correo: 'ana@correo.mx' });
    expect(await desk.db.$count(correos)).toBe(5);
    const waits = (await desk.administrador.get('seguridad/esperas')).json().filas;
    expect(waits).toMatchObject([{ porque: 'Envió documentos por correo 60 veces en una hora', quitable: false }]);
  });
});

/** The same body about another operation. */
function otherThan(body: object): object {
  return JSON.parse(JSON.stringify(body).replaceAll('4242', '4243'));
}
