import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { NeighbourUnready } from '../../../server/platform/neighbours/asked.ts';
import { newKey } from '../casos/casos.desk.ts';
import { asking, sell, voucherOf, voucherRow } from '../vales/vales.desk.ts';
import { invoiceCase, invoiceSale, refuses, silent } from './facturas.desk.ts';
import { globalOf, notesOf } from './facturas.global.desk.ts';
import { NotesDesk, TWENTY } from './notas.desk.ts';

const here = NotesDesk.forThisFile();

describe('a voucher of a sale that is in a global invoice', () => {
  it('gets its credit note by itself once it is given back, for the goods that came back', async () => {
    const { operacion, global } = await here.sold();
    const { id } = await voucherOf(here.bench.desk.asesor, await asking(here.bench.desk, operacion, { 1: 1 }));
    expect([await here.round(), await notesOf(here.bench, global.uuid)]).toEqual([0, []]);
    await here.giveBack(id);
    expect(await here.round()).toBe(1);
    const [note, ...more] = await notesOf(here.bench, global.uuid);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ estado: 2, idVale: id, alPublico: true, operacion, total: 11_600, idCaso: null });
    expect(note?.comprobante).toMatchObject({
      ...{ TipoDeComprobante: 'E', Total: '116.00', Receptor: { Rfc: 'XAXX010101000' } },
      CfdiRelacionados: [{ TipoRelacion: '03', UUIDs: [global.uuid] }],
      Conceptos: [{ NoIdentificacion: `1-${operacion}`, Importe: '100.00' }],
    });
    const shown = (await here.bench.desk.gerente.post('vales/obtenerVale', { valeId: id })).json();
    expect(shown.nota).toMatchObject({ id: note?.id, estado: { nombre: 'VIGENTE' } });
    expect([await here.waiting(), await here.round()]).toEqual([[], 0]);
  });

  it('has notes of the whole sale when all of it is given back, voucher by voucher', async () => {
    const { operacion, global } = await here.sold();
    await here.givenBack(operacion, { 1: 1 });
    await here.givenBack(operacion, { 1: 1, 2: 1 });
    await here.round();
    expect((await notesOf(here.bench, global.uuid)).map(({ total }) => total)).toEqual([11_600, 17_400]);
  });

  it('gets it when its sale comes into a global invoice after it was given back', async () => {
    const operacion = await sell(here.bench.desk, [{ unidades: 1, pesos: 100 }]);
    await here.db.update(stores).set({ globales: 'diaria', globalesDesde: '2026-03-01', globalesNumiden: 1 });
    const id = await here.givenBack(operacion, { 1: 1 });
    expect(await here.waiting()).toEqual([id]);
    await here.round();
    expect([await here.waiting(), await here.notesOfVoucher(id)]).toEqual([[], []]);
    await here.db.update(stores).set({ globales: null, globalesDesde: null, globalesNumiden: null });

    // Stamped later: the acceptance asks for the notes of what came back before.
    const global = await globalOf(here.bench, [operacion]);
    await here.db.update(facturas).set({ estado: 1, uuid: null, xml: null }).where(eq(facturas.id, global.id));
    await here.stamp(global.id);
    expect(await here.waiting()).toContain(id);
    await here.round();
    expect((await here.notesOfVoucher(id)).map(({ estado, total }) => [estado, total])).toEqual([[2, 11_600]]);
  });

  it('gets it after the end of its day where the store wants it so', async () => {
    await here.db.update(stores).set({ globalesNotas: 'alCierre' });
    const { operacion } = await here.sold();
    const id = await here.givenBack(operacion, { 1: 1 });
    const evening = here.bench.desk.bed.clock.now;
    expect([await here.round(), await here.notesOfVoucher(id)]).toEqual([0, []]);
    here.bench.desk.bed.clock.now = new Date('2026-03-19T00:00:00-06:00');
    await here.round();
    expect(await here.notesOfVoucher(id)).toHaveLength(1);
    here.bench.desk.bed.clock.now = evening;
  });

  it('gets one, whoever looks: twenty rounds at once', async () => {
    const { operacion, global } = await here.sold();
    const ids = [
      await here.givenBack(operacion, { 1: 1 }),
      await here.givenBack(operacion, { 1: 1 }),
      await here.givenBack(operacion, { 2: 1 }),
    ];
    await Promise.all(TWENTY.map(here.round));
    const notes = await notesOf(here.bench, global.uuid);
    expect(notes.map(({ idVale, total }) => [idVale, total]).toSorted()).toEqual(
      [
        [ids[0], 11_600],
        [ids[1], 11_600],
        [ids[2], 5_800],
      ].toSorted(),
    );
  });

  it('is not noted twice when its sale is invoiced by name at the same moment', async () => {
    for (const _ of TWENTY.slice(0, 4)) {
      const { operacion, global } = await here.sold();
      await here.givenBack(operacion, { 1: 1 });
      const asked = invoiceSale(here.bench, { idCaso: await invoiceCase(here.bench), operacion, key: newKey() });
      await Promise.all([here.round(), asked, here.round()]);
      expect((await asked).statusCode).toBe(200);
      const taken = (await notesOf(here.bench, global.uuid)).reduce((sum, { total }) => sum + total, 0);
      expect(taken).toBe(29_000);
    }
  });

  it('gets a note on the invoice by name too, when its sale leaves the global one afterwards', async () => {
    const { operacion, global } = await here.sold();
    const id = await here.givenBack(operacion, { 1: 1 });
    await here.round();
    const answer = await invoiceSale(here.bench, { idCaso: await invoiceCase(here.bench), operacion });
    expect(answer.statusCode, answer.body).toBe(200);
    const { factura, notaGlobal } = answer.json();
    // The global one had 174.00 left of 290.00; by name all of it is invoiced.
    expect(notaGlobal).toMatchObject({ monto: 174 });
    expect(await here.waiting()).toContain(id);
    await here.round();
    const [onGlobal, onNamed, ...more] = await here.notesOfVoucher(id);
    expect(more).toEqual([]);
    expect([onGlobal?.alPublico, onNamed?.alPublico]).toEqual([true, false]);
    const [named] = await here.db.select().from(facturas).where(eq(facturas.id, factura.id));
    expect(onNamed).toMatchObject({ estado: 2, total: 11_600, rfc: named?.rfc });
    expect(onNamed?.comprobante.CfdiRelacionados).toEqual([{ TipoRelacion: '03', UUIDs: [named?.uuid] }]);
    const taken = (await notesOf(here.bench, global.uuid)).reduce((sum, { total }) => sum + total, 0);
    expect([taken, await here.round()]).toEqual([29_000, 0]);
    const shown = (await here.bench.desk.gerente.post('vales/obtenerVale', { valeId: id })).json();
    expect(shown.nota).toMatchObject({ id: onNamed?.id });
  });

  it('waits for a provider that does not answer, without a second note', async () => {
    const { operacion } = await here.sold();
    const id = await here.givenBack(operacion, { 1: 1 });
    here.bench.script.stamp = silent;
    await here.round();
    delete here.bench.script.stamp;
    here.bench.desk.bed.clock.advance(120_000);
    await here.round();
    expect((await here.notesOfVoucher(id)).map(({ estado }) => estado)).toEqual([1]);
  });

  it('takes no folio while the provider is known to be not ready, and is made once it is', async () => {
    const { operacion } = await here.sold();
    const ids = [await here.givenBack(operacion, { 1: 1 }), await here.givenBack(operacion, { 2: 1 })];
    const notes = async () => (await Promise.all(ids.map((id) => here.notesOfVoucher(id)))).flat();
    here.bench.script.stamp = () => Promise.reject(new NeighbourUnready('No quedan timbres.'));
    await here.round();
    const begun = await notes();
    expect(begun).toMatchObject([{ estado: 1, impedimento: 'No quedan timbres.' }]);
    const shown = async () => (await here.bench.desk.facturista.get('facturas/globales/notas')).json();
    expect((await shown()).filter(({ falla }: { falla: string }) => falla === 'No quedan timbres.')).toHaveLength(1);
    here.bench.desk.bed.clock.advance(120_000);
    expect([await here.round(), await notes()]).toEqual([0, begun]);
    delete here.bench.script.stamp;
    await here.stamp(begun[0]?.id ?? 0);
    here.bench.desk.bed.clock.advance(120_000);
    await here.round();
    expect((await notes()).map(({ estado }) => estado)).toEqual([2, 2]);
    expect(await here.waiting()).toEqual([]);
  });

  it('is forgotten where none is due, though the provider is not ready', async () => {
    const { operacion } = await here.sold();
    const [held, other] = [await here.givenBack(operacion, { 1: 1 }), await here.sold()];
    here.bench.script.stamp = () => Promise.reject(new NeighbourUnready('No quedan timbres.'));
    await here.round();
    delete here.bench.script.stamp;
    const gone = await here.givenBack(other.operacion, { 1: 1 });
    await here.db.update(vales).set({ estado: 3 }).where(eq(vales.id, gone));
    await here.round();
    expect(await here.waiting()).toEqual([]);
    await here.db.update(vales).set({ estado: 2 }).where(eq(vales.id, gone));
    for (const { id } of await here.notesOfVoucher(held)) await here.stamp(id);
  });

  it('waits for a person after a refusal, who asks for it again', async () => {
    const { operacion } = await here.sold();
    const id = await here.givenBack(operacion, { 1: 1 });
    here.bench.script.stamp = refuses('CFDI40130');
    await here.round();
    delete here.bench.script.stamp;
    here.bench.desk.bed.clock.advance(120_000);
    await here.round();
    const { facturista } = here.bench.desk;
    const { folio } = await voucherRow(here.bench.desk, id);
    const [missing, ...others] = (await facturista.get('facturas/globales/notas')).json();
    expect([missing, others]).toEqual([
      {
        ...{ id: expect.any(Number), vale: { folio, importe: 116 }, tienda: expect.any(String), operacion },
        falla: expect.stringMatching(/^NC-\d+: /),
      },
      [],
    ]);
    const again = await facturista.send('facturas/globales/nota', { id: missing.id }, newKey());
    expect(again.json(), again.body).toEqual({ codigo: 1, descripcion: 'La nota de crédito se hará en un momento' });
    await here.round();
    expect((await here.notesOfVoucher(id)).map(({ estado }) => estado)).toEqual([5, 2]);
    expect((await facturista.get('facturas/globales/notas')).json()).toEqual([]);
    const nothing = await facturista.send('facturas/globales/nota', { id: missing.id }, newKey());
    expect([nothing.statusCode, nothing.json().message]).toEqual([
      404,
      'Esa nota de crédito ya no espera: se hizo, o ya no hace falta.',
    ]);
  });

  it('says why it has no note while the cancellation of the global invoice is under way', async () => {
    const { operacion, global } = await here.sold();
    const id = await here.givenBack(operacion, { 1: 1 });
    await here.db.update(facturas).set({ estado: 3 }).where(eq(facturas.id, global.id));
    await here.round();
    const [row] = (await here.bench.desk.facturista.get('facturas/globales/notas')).json();
    expect(row).toMatchObject({ operacion, falla: expect.stringMatching(/\S/) });
    await here.db.update(facturas).set({ estado: 2 }).where(eq(facturas.id, global.id));
    here.bench.desk.bed.clock.advance(120_000);
    await here.round();
    expect(await here.notesOfVoucher(id)).toHaveLength(1);
  });
});
