import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type { FacturaEmitida } from '#contract/facturas/emision';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { accepted, asked, sale } from '../../../tests/machines/facturas.samples.ts';
import { noConnection, rejection } from '../../../tests/machines/samples.ts';
import type { Api } from '../../api/api.ts';
import { connectRecord } from '../../ui/works/connectRecord.ts';
import { connectService } from './connect.ts';
import type { WatchEnded } from './onceKnown.ts';
import { invoiceOutcome, serviceWorks } from './works.ts';

const factura = {
  ...{ id: 44, serie: 'A', folio: '200', uuid: null, casoId: 7001 },
  estado: { id: 5, nombre: 'RECHAZADA' },
};
const refusal: FacturaEmitida = {
  codigo: 409,
  descripcion: 'No fue posible generar la factura, el caso será escalado a MANTENIMIENTO',
  message: 'No fue posible generar la factura, el caso será escalado a MANTENIMIENTO',
  rechazos: [{ codigo: 'CFDI40145', donde: 'Receptor.Nombre', texto: 'El nombre no es el suyo.' }],
  notaGlobal: null,
  factura,
};
const stamped: FacturaEmitida = {
  codigo: 201,
  descripcion: 'La Factura se generó con éxito',
  rechazos: [],
  notaGlobal: null,
  factura: { ...factura, uuid: 'U', estado: { id: 2, nombre: 'VIGENTE' } },
};

/** A service on a sale that was found, whose sendings end as said, one after the other. */
async function open(...answers: readonly (FacturaEmitida | Failure)[]) {
  const queue = [...answers];
  const llamar = vi.fn(async (name: string, _input: unknown, _options: { readonly clave?: string }) => {
    if (name === 'validarFactura') return accepted;
    const answer = queue.shift();
    if (answer === undefined || 'tipo' in answer) throw answer;
    return answer;
  });
  const api = { llamar, alVolver: () => () => undefined } as unknown as Api;
  const changed = vi.fn();
  const registro = connectRecord({
    api,
    changes: { changed },
    entity: 'factura',
    id: null,
    works: serviceWorks,
    drafts: { keep: () => undefined },
    draftKeyOf: String,
  });
  let tellEnded: (ended: readonly string[]) => void = () => undefined;
  const watchEnded: WatchEnded = (tell) => {
    tellEnded = tell;
    // One that the case had before.
    tell(['1']);
    return () => {
      tellEnded = () => undefined;
    };
  };
  const service = connectService({ find: async () => [sale], api, watchEnded }).provide({ actors: { registro } });
  const chart = createActor(service, {
    input: {
      busca: { por: 'operacion', tienda: 1, operacion: 1_000_001 },
      registro: { seed: 'semilla', works: ['resolver'], encargo: 'resolver' },
    },
  });
  const work: TrabajoRef = chart.system.get('resolver');
  const told: string[] = [];
  chart.on('aviso', ({ tipo, texto }) => told.push(`${tipo}: ${texto}`));
  work.on('aviso', ({ tipo, texto }) => told.push(`${tipo}: ${texto}`));
  chart.start();
  await waitFor(chart, (state) => state.matches('editing'));
  chart.send({ type: 'validar', solicitud: asked, escrito: {} });
  await waitFor(chart, (state) => state.matches({ validating: 'accepted' }));
  const keys = () => llamar.mock.calls.flatMap(([name, , { clave }]) => (name === 'resolverFactura' ? [clave] : []));
  return { chart, work, llamar, changed, told, keys, ended: (...ids: string[]) => tellEnded(ids) };
}

describe('a service', () => {
  it('issues what was looked at, once, under a key, and tells it', async () => {
    const { chart, llamar, told, keys, changed } = await open(stamped);
    chart.send({ type: 'resolver' });
    await waitFor(chart, (state) => state.matches('resolved'));
    expect(llamar).toHaveBeenLastCalledWith('resolverFactura', { cuerpo: asked.solicitud }, expect.anything());
    expect(keys()).toEqual([expect.stringMatching(/^semilla-.+/)]);
    expect(told).toEqual(['success: La Factura se generó con éxito']);
    // The case has it in its history.
    expect(changed.mock.calls.flat()).toEqual(['factura', 'caso']);
  });

  it('escalates what the provider refuses, with the warning and nothing else', async () => {
    const { chart, told } = await open(refusal);
    chart.send({ type: 'resolver' });
    await waitFor(chart, (state) => state.matches('escalated'));
    expect(told).toEqual(['warning: No fue posible generar la factura, el caso será escalado a MANTENIMIENTO']);
    expect(chart.getSnapshot().context.respuesta).toMatchObject({ rechazos: refusal.rechazos });
  });

  it('asks again under the same key where nobody knows how it ended, and warns once', async () => {
    const { chart, work, told, keys } = await open(noConnection, refusal);
    chart.send({ type: 'resolver' });
    await waitFor(work, (state) => state.hasTag('failed'));
    chart.send({ type: 'resolver' });
    await waitFor(chart, (state) => state.matches('escalated'));
    const [first, second, ...others] = keys();
    expect(second).toBe(first);
    expect(others).toEqual([]);
    expect(told.filter((text) => text.startsWith('warning'))).toHaveLength(1);
  });

  it('asks again by itself, once, when an invoice of the case has ended that it did not know', async () => {
    const { chart, work, keys, ended } = await open(noConnection, noConnection, stamped);
    chart.send({ type: 'resolver' });
    await waitFor(work, (state) => state.hasTag('failed'));
    ended('1');
    expect(keys()).toHaveLength(1);
    ended('1', '2');
    await waitFor(work, (state) => state.hasTag('failed'));
    // It did not get through: who cannot reach the server does not go on asking.
    ended('1', '2');
    expect(keys()).toHaveLength(2);
    ended('1', '2', '3');
    await waitFor(chart, (state) => state.matches('resolved'));
    expect(new Set(keys()).size).toBe(1);
  });

  it('asks nothing again after a known refusal, nor once it was left', async () => {
    const known = await open(rejection, stamped);
    known.chart.send({ type: 'resolver' });
    await waitFor(known.work, (state) => state.hasTag('failed'));
    known.ended('1', '2');
    expect(known.keys()).toHaveLength(1);

    const left = await open(noConnection, stamped);
    left.chart.send({ type: 'resolver' });
    await waitFor(left.work, (state) => state.hasTag('failed'));
    left.chart.send({ type: 'modificar' });
    left.ended('1', '2');
    expect(left.keys()).toHaveLength(1);
  });

  it('takes another key where it was refused before it was issued', async () => {
    const { chart, work, keys } = await open(rejection, stamped);
    chart.send({ type: 'resolver' });
    await waitFor(work, (state) => state.hasTag('failed'));
    chart.send({ type: 'resolver' });
    await waitFor(chart, (state) => state.matches('resolved'));
    expect(new Set(keys()).size).toBe(2);
  });
});

it('an error is told by its message, and any but the success codes is one', () => {
  expect(invoiceOutcome({ ...refusal, message: undefined }).respuesta).toMatchObject({
    rechazada: true,
    texto: refusal.descripcion,
  });
  expect(invoiceOutcome({ ...stamped, codigo: 200 }).respuesta.rechazada).toBe(false);
  expect(invoiceOutcome({ ...stamped, codigo: 1 }).respuesta.rechazada).toBe(true);
});
