import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { newKey } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { invoiceCase, invoiceSale, invoices } from './facturas.desk.ts';
import { openPacDesk, type PacDesk, PROVIDERS } from './pac.desk.ts';

const HOUR = 3_600_000;
const TWENTY = Array.from({ length: 20 }, (_, index) => index);

describe.each(PROVIDERS)('an invoice that %s may have stamped', (proveedor) => {
  let pac: PacDesk;
  let who: PacDesk['bench']['desk']['facturista'];
  beforeAll(async () => {
    pac = await openPacDesk(proveedor);
    who = pac.bench.desk.facturista;
  });

  /** No session lasts for days. */
  async function wait(hours: number) {
    const { bed, facturista } = pac.bench.desk;
    bed.clock.advance(hours * HOUR);
    who = facturista.inSession(await bed.signIn(FACTURISTA));
  }

  afterAll(() => pac.close());

  async function rowOf(id: number) {
    const row = (await invoices(pac.bench)).find((one) => one.id === id);
    if (row === undefined) throw new Error('The invoice is gone');
    return row;
  }

  /** An invoice whose line was cut so many hours ago, before or after it was stamped. */
  async function inDoubt(fault: 'cortadaAntes' | 'cortadaDespues', hours: number) {
    const idCaso = await invoiceCase(pac.bench);
    const operacion = await sell(pac.bench.desk, [{ unidades: 1, pesos: 100 }]);
    pac.simulator.fail('timbrar', fault);
    expect((await invoiceSale(pac.bench, { idCaso, operacion, who })).statusCode).toBe(502);
    await wait(hours);
    const row = (await invoices(pac.bench)).find((one) => one.idCaso === idCaso);
    if (row === undefined) throw new Error('There is no invoice');
    const stamp = row.sellado === null ? null : pac.simulator.state.sameBytes(row.sellado);
    return { ...row, stamp };
  }

  const decide = (body: object, key = newKey()) => who.send('facturas/decidir-timbre', body, key);
  const registrar = ({ id, version }: { id: number; version: number }, xml: string, key?: string) =>
    decide({ decision: 'registrar', idFactura: id, version, xml }, key);
  const noSeTimbro = ({ id, version }: { id: number; version: number }) =>
    decide({ decision: 'noSeTimbro', idFactura: id, version });

  it('is not decided while the provider is still asked for it', async () => {
    const row = await inDoubt('cortadaDespues', 69);
    const answer = await registrar(row, row.stamp?.xml ?? '');
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      `Ya se sabe qué fue de la factura ${row.serie}-${row.folio}, o todavía se le pregunta al proveedor.`,
    ]);
    expect(await rowOf(row.id)).toMatchObject({ estado: 1, version: row.version });
  });

  it('is VIGENTE by the document that the provider has of it, once, and says who said so', async () => {
    const row = await inDoubt('cortadaDespues', 70);
    const key = newKey();
    const answer = await registrar(row, row.stamp?.xml ?? '', key);
    expect(answer.json()).toMatchObject({
      codigo: 1,
      descripcion: `La factura ${row.serie}-${row.folio} está timbrada`,
      estado: { id: 2 },
    });
    expect((await registrar(row, row.stamp?.xml ?? '', key)).json()).toEqual(answer.json());
    expect(await rowOf(row.id)).toMatchObject({ estado: 2, uuid: row.stamp?.uuid, xml: row.stamp?.xml, preguntas: [] });
    const seen = (await who.get(`facturas/detalle/${row.id}`)).json();
    expect(seen.logs.at(-1).accion).toBe(
      `Factura timbrada: ${row.stamp?.uuid} (según lo que se preguntó al proveedor)`,
    );
    const audited = await pac.bench.desk.db.select().from(bitacora).where(eq(bitacora.accion, 'decidirTimbre'));
    expect(audited.map(({ entidad, numiden }) => [entidad, numiden])).toEqual([
      ['factura', FACTURISTA],
      ['caso', FACTURISTA],
    ]);
  });

  it('takes no other document for its own', async () => {
    const other = await inDoubt('cortadaDespues', 1);
    const row = await inDoubt('cortadaDespues', 70);
    const xml = row.stamp?.xml ?? '';
    const wrong: readonly (readonly [string, string])[] = [
      [other.stamp?.xml ?? '', 'es de otra factura'],
      [row.sellado ?? '', 'no tiene timbre'],
      ['<a/>', 'no se puede leer: El XML no es un CFDI: su raíz es a y no Comprobante'],
      [
        xml.replace('RfcProvCertif="PAC010101AA1"', 'RfcProvCertif="OTR010101AA1"'),
        'su timbre es de OTR010101AA1, y el proveedor es PAC010101AA1',
      ],
      [xml.replace(/ UUID="[^"]*"/, ' UUID="1"'), 'su folio fiscal no es un UUID'],
      [xml.replace(/ SelloCFD="[^"]*"/, ' SelloCFD="x"'), 'no tiene el sello de esta factura'],
    ];
    for (const [text, why] of wrong) {
      const answer = await registrar(row, text);
      const message = `Este XML no es el de esta factura: ${why}.`;
      expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ message })]);
    }
    expect(await rowOf(row.id)).toMatchObject({ estado: 1 });
  });

  it('may have a document as large as that of a global invoice, and no larger', async () => {
    const row = await inDoubt('cortadaDespues', 70);
    // As written in JSON it is longer than its characters: each quotation mark takes two.
    const large = row.stamp?.xml.replace('</cfdi:Comprobante>', `<!--${'"'.repeat(1_900_000)}--></cfdi:Comprobante>`);
    const answer = await registrar(row, large ?? '');
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const beyond = await registrar(row, 'x'.repeat(2_000_001));
    expect([beyond.statusCode, beyond.json().campos]).toEqual([
      400,
      [{ campo: 'xml', message: 'Máximo 2000000 caracteres' }],
    ]);
  });

  it('is VIGENTE though somebody says that it was not stamped, where the provider has it', async () => {
    const row = await inDoubt('cortadaDespues', 70);
    expect((await noSeTimbro(row)).json()).toMatchObject({ codigo: 1, estado: { id: 2 } });
    expect(await rowOf(row.id)).toMatchObject({ estado: 2, uuid: row.stamp?.uuid });
  });

  it('is RECHAZADA when it was not stamped', async () => {
    const row = await inDoubt('cortadaAntes', 73);
    expect(row.stamp).toBeNull();
    expect((await noSeTimbro(row)).json()).toMatchObject({
      codigo: 1,
      descripcion: `La factura ${row.serie}-${row.folio} no se timbró: quedó rechazada`,
      estado: { id: 5 },
    });
    expect(await rowOf(row.id)).toMatchObject({ estado: 5, rechazos: [{ codigo: 'CFDI40101' }] });
    expect((await noSeTimbro(row)).statusCode).toBe(409);
  });

  it('stays as it is while the provider could say, and does not answer', async () => {
    const row = await inDoubt('cortadaDespues', 73);
    pac.simulator.fail(proveedor === 'sw' ? 'timbrar' : 'buscar', 'html502');
    const answer = await noSeTimbro(row);
    expect([answer.statusCode, answer.json().message]).toEqual([
      502,
      'El proveedor que timbra no respondió. Intente de nuevo en unos minutos.',
    ]);
    expect(await rowOf(row.id)).toMatchObject({ estado: 1 });
  });

  it('is decided once by twenty who say opposite things', async () => {
    const row = await inDoubt('cortadaDespues', 73);
    const answers = await Promise.all(
      TWENTY.map((index) => (index % 2 === 0 ? registrar(row, row.stamp?.xml ?? '') : noSeTimbro(row))),
    );
    const counted = answers.map(({ statusCode }) => statusCode).sort();
    expect(counted).toEqual([200, ...Array(19).fill(409)]);
    const { estado, uuid } = await rowOf(row.id);
    expect(estado === 2 ? uuid : null).toBe(estado === 2 ? row.stamp?.uuid : null);
    expect([2, 5]).toContain(estado);
  });
});
