import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { cancelacionesTimbre } from '../../../server/platform/db/schema/timbrador.ts';
import { DRAFTS, SALE } from '../../cfdi/drafts.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { ADMINISTRATOR, newKey } from '../casos/casos.desk.ts';
import { refusalOf, STAMPING_NOW, stampAt, testStamper } from './timbrador.desk.ts';

const AT_ONCE = 20;

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
  bed.clock.now = STAMPING_NOW;
});
afterEach(() => {
  bed.clock.now = STAMPING_NOW;
});
afterAll(() => bed.close());

function stamp(comprobante: Comprobante) {
  return stampAt(bed, comprobante);
}

/** Answers a pending request in its receiver's name, who has no other way to do it here. */
async function answerForReceiver(uuid: string, respuesta: 'aceptada' | 'rechazada'): Promise<void> {
  const { respuesta: answer, falla } = cancelacionesTimbre;
  await bed.db
    .update(cancelacionesTimbre)
    .set({ respuesta })
    .where(and(eq(cancelacionesTimbre.uuid, uuid), isNull(answer), isNull(falla)));
}

/** Total 2,320.00, to a company: after its first business day the receiver is asked. */
const LARGE: Comprobante = {
  ...SALE,
  SubTotal: '2000.00',
  Total: '2320.00',
  Conceptos: [
    {
      ClaveProdServ: '52161557',
      Cantidad: '1',
      ClaveUnidad: 'H87',
      Descripcion: 'Consola',
      ValorUnitario: '2000.00',
      Importe: '2000.00',
      ObjetoImp: '02',
      Impuestos: {
        Traslados: [
          { Base: '2000.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '320.00' },
        ],
      },
    },
  ],
  Impuestos: {
    TotalImpuestosTrasladados: '320.00',
    Traslados: [{ Base: '2000.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '320.00' }],
  },
};
const { Descuento: _none, ...LARGE_SALE } = LARGE;

/** Wednesday of the week after: nothing is within its first business day any more. */
const LATER = new Date('2026-12-02T18:00:00Z');
/** Three business days after LATER is Monday, and its end is when Tuesday begins in Mexico City. */
const DEADLINE = new Date('2026-12-08T06:00:00Z');

function cancel(
  uuid: string,
  { clave = newKey(), motivo = '02', sustituye = null, stamper = testStamper(bed) }: Partial<Cancel> = {},
) {
  return stamper.cancel({ clave, numiden: ADMINISTRATOR, uuid, xml: '', motivo, sustituye });
}

interface Cancel {
  readonly clave: string;
  readonly motivo: '01' | '02' | '03' | '04';
  readonly sustituye: string | null;
  readonly stamper: ReturnType<typeof testStamper>;
}

function related(TipoRelacion: string, uuid: string): Comprobante {
  return { ...SALE, Serie: 'R', CfdiRelacionados: [{ TipoRelacion, UUIDs: [uuid.toLowerCase()] }] };
}

describe('cancelling', () => {
  it('of a small one is done at once, and stays so', async () => {
    const { uuid } = await stamp(SALE);
    expect(await testStamper(bed).cancelling({ uuid, xml: '' })).toBeNull();
    expect(await cancel(uuid.toLowerCase())).toEqual({ estado: 'cancelada' });
    expect(await testStamper(bed).cancelling({ uuid, xml: '' })).toEqual({ estado: 'cancelada' });
    expect(await cancel(uuid)).toEqual({ estado: 'cancelada' });
  });

  it('of a large one waits for its receiver, and silence is consent', async () => {
    const { uuid } = await stamp(LARGE_SALE);
    bed.clock.now = LATER;
    const clave = newKey();
    const pending = { estado: 'pendiente', plazo: DEADLINE };
    expect(await cancel(uuid, { clave })).toEqual(pending);
    bed.clock.now = new Date(DEADLINE.getTime() - 1);
    expect(await cancel(uuid, { clave })).toEqual(pending);
    expect(await testStamper(bed).cancelling({ uuid, xml: '' })).toEqual(pending);
    bed.clock.now = DEADLINE;
    expect(await testStamper(bed).cancelling({ uuid, xml: '' })).toEqual({ estado: 'cancelada' });
    expect(await cancel(uuid, { clave })).toEqual({ estado: 'cancelada' });
  });

  it('is said beforehand by the same rule, and nothing is asked for by that', async () => {
    const [small, large, held] = [await stamp(SALE), await stamp(LARGE_SALE), await stamp(LARGE_SALE)];
    await stamp(related('01', held.uuid));
    bed.clock.now = LATER;
    const said = (uuid: string) => testStamper(bed).cancellable({ uuid, xml: '' });
    expect(await said(small.uuid.toLowerCase())).toEqual({
      modo: 'sinAceptacion',
      texto: 'Se cancela sin que el cliente la acepte: su total no pasa de $1,000.00.',
    });
    expect(await said(large.uuid)).toEqual({
      modo: 'conAceptacion',
      texto: 'El cliente tiene hasta el 07/12/2026 para aceptar o rechazar la cancelación; si no contesta, se cancela.',
    });
    expect(await said(held.uuid)).toEqual({
      modo: 'noCancelable',
      texto: expect.stringMatching(/^La factura no es cancelable mientras viva lo que se relaciona con ella/),
    });
    expect(await said(newKey())).toBeNull();
    expect(await testStamper(bed).cancelling({ uuid: small.uuid, xml: '' })).toBeNull();
  });

  it('is done once its receiver said yes', async () => {
    const { uuid } = await stamp(LARGE_SALE);
    bed.clock.now = LATER;
    await cancel(uuid);
    await answerForReceiver(uuid, 'aceptada');
    expect(await testStamper(bed).cancelling({ uuid, xml: '' })).toEqual({ estado: 'cancelada' });
  });

  it('is over once its receiver said no, and can be asked for again', async () => {
    const { uuid } = await stamp(LARGE_SALE);
    bed.clock.now = LATER;
    const [clave, joined] = [newKey(), newKey()];
    await cancel(uuid, { clave });
    await cancel(uuid, { clave: joined });
    await answerForReceiver(uuid, 'rechazada');
    const refused = { estado: 'rechazada', texto: 'El cliente rechazó la cancelación.' };
    expect(await testStamper(bed).cancelling({ uuid, xml: '' })).toEqual(refused);
    expect(await cancel(uuid, { clave })).toEqual(refused);
    expect(await cancel(uuid, { clave: joined })).toEqual(refused);
    expect(await cancel(uuid)).toEqual({ estado: 'pendiente', plazo: DEADLINE });
    expect(await cancel(uuid, { clave: joined })).toEqual(refused);
  });

  it(`asked for by ${AT_ONCE} people at once of two servers is one request`, async () => {
    const { uuid } = await stamp(LARGE_SALE);
    bed.clock.now = LATER;
    const servers = [testStamper(bed), testStamper(bed)] as const;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, place) => cancel(uuid, { stamper: servers[place % 2 === 0 ? 0 : 1] })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const rows = await bed.db.select().from(cancelacionesTimbre).where(eq(cancelacionesTimbre.uuid, uuid));
    expect(rows.filter(({ idSolicitud }) => idSolicitud === null)).toHaveLength(1);
  });

  it.each([
    ['01', 'nota de crédito'],
    ['04', 'factura sustituta'],
  ])('waits for what is related by %s, unless that is cancelled first', async (relacion, name) => {
    const { uuid } = await stamp(SALE);
    const { uuid: hanging } = await stamp(related(relacion, uuid));
    const clave = newKey();
    const refusal = `La factura no es cancelable mientras viva lo que se relaciona con ella: ${name} R-101. Cancélelo primero, o sustituya la factura con el motivo 01.`;
    expect(await refusalOf(cancel(uuid, { clave }))).toHaveProperty('message', refusal);
    await cancel(hanging);
    expect(await cancel(uuid)).toEqual({ estado: 'cancelada' });
    // The same clave is told the same, whatever changed since.
    expect(await refusalOf(cancel(uuid, { clave }))).toHaveProperty('message', refusal);
  });

  it('waits for its payments', async () => {
    const { uuid } = await stamp(SALE);
    const payment = DRAFTS['recibo de pago'];
    const [pago] = payment.Pagos?.Pago ?? [];
    const [document] = pago?.DoctoRelacionado ?? [];
    if (payment.Pagos === undefined || pago === undefined || document === undefined) throw new Error('no payment');
    const paid = [{ ...pago, DoctoRelacionado: [{ ...document, IdDocumento: uuid }] }];
    await stamp({ ...payment, Pagos: { ...payment.Pagos, Pago: paid } });
    expect(await refusalOf(cancel(uuid))).toHaveProperty(
      'message',
      expect.stringContaining('recibo de pago P-12') as unknown as string,
    );
  });

  it('by motive 01 needs a substitute that lives', async () => {
    const { uuid } = await stamp(SALE);
    const [{ uuid: stranger }, { uuid: substitute }] = [await stamp(SALE), await stamp(related('04', uuid))];
    expect(await refusalOf(cancel(uuid, { motivo: '01' }))).toHaveProperty(
      'message',
      'El motivo 01 necesita el folio fiscal de la factura que sustituye a esta.',
    );
    expect(await refusalOf(cancel(uuid, { motivo: '01', sustituye: stranger }))).toHaveProperty(
      'message',
      'El folio fiscal no es de una factura que sustituya a esta. Timbre primero la sustituta, con la relación 04.',
    );
    expect(await cancel(uuid, { motivo: '01', sustituye: substitute })).toEqual({ estado: 'cancelada' });
  });

  it('refuses an invoice that nobody stamped here, and other data under one clave', async () => {
    expect(await refusalOf(cancel('6F35D3B5-3651-5370-BC2C-14CDBE384CD7'))).toHaveProperty(
      'message',
      'No hay una factura timbrada con el folio fiscal 6F35D3B5-3651-5370-BC2C-14CDBE384CD7.',
    );
    const { uuid } = await stamp(SALE);
    const clave = newKey();
    await cancel(uuid, { clave });
    expect(await refusalOf(cancel(uuid, { clave, motivo: '03' }))).toHaveProperty(
      'message',
      'Este envío ya se hizo con otros datos. Actualice la página.',
    );
  });
});
