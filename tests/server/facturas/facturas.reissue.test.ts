import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { facturaRelaciones, facturas } from '../../../server/platform/db/schema/facturas.ts';
import { newKey, portray } from '../casos/casos.desk.ts';
import { rowOf } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { invoiceCase, invoiceDesk, invoiceSale, RECEIVER, refuses } from './facturas.desk.ts';

const bench = invoiceDesk();

const MANTENIMIENTO = 1;

/** A sale whose invoice the provider refused, so that its case is in MANTENIMIENTO FACTURA. */
async function refusedSale() {
  const idCaso = await invoiceCase(bench);
  const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }]);
  bench.script.stamp = refuses();
  const answer = (await invoiceSale(bench, { idCaso, operacion })).json();
  delete bench.script.stamp;
  expect(answer).toMatchObject({ codigo: 409, factura: { estado: { id: 5 } } });
  expect(await rowOf(bench.desk, idCaso)).toMatchObject({
    idSubcategoria: MANTENIMIENTO,
    idEstado: ESTADO.escalado,
  });
  return { idCaso, operacion, id: answer.factura.id as number, folio: Number(answer.factura.folio) };
}

type Refused = Awaited<ReturnType<typeof refusedSale>>;

function anew(of: Refused, more: object = {}, key = newKey()) {
  const { idCaso, operacion, id: idRechazada } = of;
  const body = { origen: 'venta', idCaso, tienda: 1, operacion, datosFiscales: RECEIVER, idRechazada, ...more };
  return bench.desk.facturista.send('facturas/facturacion/resolver', body, key);
}

async function detail(id: number) {
  return (await bench.desk.facturista.get(`facturas/detalle/${id}`)).json();
}

describe('a refused invoice', () => {
  it('keeps all that was written of it, with what the provider said', async () => {
    const of = await refusedSale();
    expect(await detail(of.id)).toMatchObject({
      datosFiscales: RECEIVER,
      operacion: of.operacion,
      rechazos: [{ codigo: 'CFDI40145', donde: 'Receptor.Nombre' }],
      reemitida: null,
    });
  });

  it('is issued anew from its case, under a new folio, and each names the other', async () => {
    const of = await refusedSale();
    const answer = (await anew(of)).json();
    expect(answer).toMatchObject({ codigo: 201, factura: { estado: { id: 2 }, casoId: of.idCaso } });
    expect(Number(answer.factura.folio)).toBeGreaterThan(of.folio);
    const nombre = `A-${answer.factura.folio}`;
    const old = await detail(of.id);
    expect(old).toMatchObject({
      estado: { id: 5 },
      reemitida: { id: answer.factura.id, nombre },
      relacionadas: [{ id: answer.factura.id, relacion: 'reemite', esDeEsta: true, monto: 0 }],
    });
    expect(old.logs.at(-1).accion).toBe(`Se emitió de nuevo como ${nombre}`);
    expect((await detail(answer.factura.id)).relacionadas).toMatchObject([
      { id: of.id, nombre: `A-${of.folio}`, relacion: 'reemite', esDeEsta: false },
    ]);
    // The authority hears nothing of it: it never had the refused one.
    const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, answer.factura.id));
    expect(row?.comprobante).not.toHaveProperty('CfdiRelacionados');
    // An invoice that is related by being issued anew is in the way of nothing.
    const { conRelacionadas, conSustituta } = await detail(answer.factura.id);
    expect([conRelacionadas, conSustituta]).toEqual([false, false]);
  });

  it('that is refused again leaves its case where it is, and goes on from the new one alone', async () => {
    const of = await refusedSale();
    bench.script.stamp = refuses('CFDI40147');
    const second = (await anew(of)).json().factura;
    delete bench.script.stamp;
    expect(await detail(second.id)).toMatchObject({ estado: { id: 5 }, reemitida: null });
    expect((await rowOf(bench.desk, of.idCaso)).idSubcategoria).toBe(MANTENIMIENTO);
    const stale = await anew(of);
    expect([stale.statusCode, stale.json().message]).toEqual([
      409,
      'Esta factura rechazada ya se emitió de nuevo: trabaje con la nueva.',
    ]);
    expect((await anew({ ...of, id: second.id })).json()).toMatchObject({ codigo: 201 });
  });

  it('is issued anew once, whoever of twenty asks for it', async () => {
    const of = await refusedSale();
    const answers = await Promise.all(Array.from({ length: 20 }, () => anew(of)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    const made = await bench.desk.db.select().from(facturaRelaciones).where(eq(facturaRelaciones.idRelacionada, of.id));
    expect(made).toHaveLength(1);
  });

  it('of another case, one that was not refused, and one of something else are not taken for it', async () => {
    const of = await refusedSale();
    const other = await refusedSale();
    const made = (await anew(other)).json().factura;
    const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 5 }]);
    const before = await portray(bench.desk.db);
    const said = async (answer: ReturnType<typeof anew>) => {
      const { statusCode, json } = await answer;
      return [statusCode, json().message];
    };
    expect(await said(anew({ ...of, id: made.id }))).toEqual([
      409,
      'Una factura en estado VIGENTE no permite emitirla de nuevo.',
    ]);
    expect(await said(anew({ ...of, idCaso: other.idCaso }))).toEqual([
      409,
      `La factura rechazada A-${of.folio} no es de este caso: emítala de nuevo desde el suyo.`,
    ]);
    expect(await said(anew(of, { operacion }))).toEqual([
      409,
      `La factura rechazada A-${of.folio} no es de lo mismo: emita esta sin decir que toma su lugar.`,
    ]);
    const looked = await bench.desk.facturista.post('facturas/validar', {
      servicio: 'general',
      solicitud: {
        ...{ origen: 'venta', idCaso: of.idCaso, tienda: 1, operacion },
        ...{ datosFiscales: RECEIVER, idRechazada: of.id },
      },
    });
    expect([looked.statusCode, looked.json().message]).toEqual([
      409,
      `La factura rechazada A-${of.folio} no es de lo mismo: emita esta sin decir que toma su lugar.`,
    ]);
    expect((await anew({ ...of, id: 999_999 })).statusCode).toBe(404);
    expect(await portray(bench.desk.db)).toEqual(before);
  });
});
