import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { announce, type Telling } from '../../../server/platform/changes/announce.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { type OpenStream, streamsOfEachTest } from '../bed/eventStream.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, ASESOR, newKey, ONLY_VALIDATES, STRANGER } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import {
  type InvoiceDesk,
  invoiceCase,
  invoiceSale,
  leadTo,
  openInvoiceDesk,
  RECEIVER,
} from '../facturas/facturas.desk.ts';
import { ADDRESS } from '../guias/guias.desk.ts';
import { userToSave } from '../personas/usuarios.desk.ts';
import { sell } from '../vales/vales.desk.ts';

const CREDIT = 4;

let bench: InvoiceDesk;
const openFor = streamsOfEachTest();
beforeAll(async () => {
  bench = await openInvoiceDesk();
});
afterAll(() => bench.desk.bed.close());

async function openAs(numiden: number): Promise<OpenStream> {
  const { bed } = bench.desk;
  return openFor(bed.app, await bed.signIn(numiden));
}

function tell(telling: Telling) {
  return bench.desk.db.transaction((tx) => announce(tx, telling));
}

/** The changes of an entity that each stream heard until now; a change of a setting, which all hear, ends them. */
async function heard(entidad: Telling['entidad'], listeners: readonly OpenStream[]) {
  await tell({ entidad: 'ajuste', id: 1, version: 1, numiden: null });
  return Promise.all(
    listeners.map(async (stream) => {
      const all: object[] = [];
      for (;;) {
        const { data } = await stream.nextOf('message');
        if (data.entidad === 'ajuste') return all;
        if (data.entidad === entidad) all.push(data);
      }
    }),
  );
}

describe('an invoice that changes', () => {
  it('says its case, its sale and its states to who attends to invoices, and who received it to nobody', async () => {
    const listeners = [await openAs(FACTURISTA), await openAs(ONLY_VALIDATES)];
    const idCaso = await invoiceCase(bench);
    const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }]);
    const { id, serie, folio } = (await invoiceSale(bench, { idCaso, operacion })).json().factura;
    const facts = { cvetda: 1, operacion, idCaso, clase: 'general', serie, folio: Number(folio), referencia: null };
    const said = (hechos: object, version: number, estadoAntes: number | null, estado: number) =>
      expect.objectContaining({
        ...{ id, version, numiden: FACTURISTA },
        factura: { estadoAntes, hechos: { ...hechos, estado }, relacionadas: [] },
      });
    const [all, sale] = await heard('factura', listeners);
    expect(all).toEqual([said(facts, 1, null, 1), said(facts, 2, 1, 2)]);
    const atSale = { ...facts, idCaso: null };
    expect(sale).toEqual([said(atSale, 1, null, 1), said(atSale, 2, 1, 2)]);
    expect(JSON.stringify([all, sale])).not.toContain(RECEIVER.rfc);
  });

  it('says which others it takes something of, and those say that they changed', async () => {
    const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }], { pagos: [[CREDIT, 116]] });
    const idCaso = await invoiceCase(bench);
    const { id: idFactura } = (await invoiceSale(bench, { idCaso, operacion })).json().factura;
    const [{ version } = { version: 0 }] = await bench.desk.db
      .select({ version: facturas.version })
      .from(facturas)
      .where(eq(facturas.id, idFactura));
    const listeners = [await openAs(FACTURISTA), await openAs(ONLY_VALIDATES)];
    await leadTo(bench.desk, idCaso, 'reciboPago');
    const paid = await bench.desk.facturista.send(
      'facturas/recibo-pago/resolver',
      { idCaso, formaPago: '03', fechaPago: '2026-03-18', pagos: [{ idFactura, version, monto: 16 }] },
      newKey(),
    );
    const { id } = paid.json().factura;
    const [all, sale] = await heard('factura', listeners);
    const receipt = (estado: number, more: object) =>
      expect.objectContaining({
        id,
        factura: expect.objectContaining({
          relacionadas: [idFactura],
          hechos: expect.objectContaining({ operacion: null, clase: 'reciboPago', estado, ...more }),
        }),
      });
    const paidOne = expect.objectContaining({ id: idFactura, version });
    expect(all).toEqual([receipt(1, { idCaso }), receipt(2, { idCaso }), paidOne]);
    expect(sale).toEqual([receipt(1, { idCaso: null }), receipt(2, { idCaso: null }), paidOne]);
  });

  it('of no sale is told to who attends to invoices alone', async () => {
    await grantPermissions(bench.desk.db, STRANGER, [PERMISOS.crearVale.id]);
    const listeners = [await openAs(FACTURISTA), await openAs(ONLY_VALIDATES), await openAs(STRANGER)];
    const hechos = {
      cvetda: 1,
      operacion: null,
      idCaso: 7,
      clase: 'estacionamiento',
      estado: 1,
      serie: 'A',
      folio: 999,
    };
    await tell({
      ...{ entidad: 'factura', id: 999_999, version: 1, numiden: FACTURISTA },
      factura: { estadoAntes: null, hechos: { ...hechos, referencia: '4711' } },
    });
    const [all, sale, nothing] = await heard('factura', listeners);
    expect(all).toMatchObject([{ id: 999_999, factura: { hechos: { referencia: '4711' } } }]);
    expect([sale, nothing]).toEqual([[], []]);
  });
});

describe('a record that changes', () => {
  it('that is a user says role, activity and whether he sees cases, to him and to who may see users', async () => {
    const listeners = [await openAs(ADMINISTRATOR), await openAs(ASESOR), await openAs(FACTURISTA)];
    const answer = await bench.desk.administrador.send(
      'usuario/editar',
      userToSave({ permisos: [2, 4] }),
      newKey(),
      'PUT',
    );
    expect(answer.statusCode, answer.body).toBe(200);
    const usuario = {
      que: 'registro',
      antes: { idRol: 2, activo: true, veCasos: true },
      despues: { idRol: 2, activo: true, veCasos: false },
    };
    const said = [expect.objectContaining({ id: ASESOR, numiden: ADMINISTRATOR, usuario })];
    expect(await heard('usuario', listeners)).toEqual([said, said, []]);
  });

  it('that is a session says so', async () => {
    const listener = await openAs(ADMINISTRATOR);
    await openAs(FACTURISTA);
    const ended = await bench.desk.administrador.send('seguridad/terminar-sesiones', { numiden: FACTURISTA }, newKey());
    expect(ended.statusCode, ended.body).toBe(200);
    expect(await heard('usuario', [listener])).toEqual([
      [expect.objectContaining({ id: FACTURISTA, usuario: { que: 'sesiones' } })],
    ]);
  });

  it('that is a reason says its type and whether it is in use', async () => {
    const listeners = [await openAs(ADMINISTRATOR), await openAs(ONLY_VALIDATES)];
    const save = (more: object) =>
      bench.desk.administrador.send(
        'motivos-vales/guardar',
        { descripcion: 'Llegó tarde', tipo: 0, activo: true, ...more },
        newKey(),
      );
    const { id, version } = (await save({ id: 0 })).json();
    await save({ id, version, activo: false });
    const said = (antes: object | null, despues: object) =>
      expect.objectContaining({ id, motivoVale: { antes, despues } });
    expect(await heard('motivoVale', listeners)).toEqual([
      [said(null, { tipo: 0, activo: true }), said({ tipo: 0, activo: true }, { tipo: 0, activo: false })],
      [],
    ]);
  });

  it('that is an address says whose it is, to who makes vouchers', async () => {
    await grantPermissions(bench.desk.db, STRANGER, [PERMISOS.crearVale.id]);
    const listeners = [await openAs(STRANGER), await openAs(ONLY_VALIDATES)];
    const { cliente, administrador } = bench.desk;
    const added = await administrador.send(
      'vales/clientes/save-direccion-cliente',
      { numidenCliente: cliente, ...ADDRESS },
      newKey(),
    );
    expect(added.statusCode, added.body).toBe(200);
    expect(await heard('direccion', listeners)).toEqual([
      [expect.objectContaining({ id: added.json().id, direccion: { numidenCliente: cliente } })],
      [],
    ]);
  });
});
