import { expect, it } from 'vitest';
import { ChangeStream, eventText } from './stream.ts';

const person = {
  id: 1,
  abierta: new Date('2026-03-31T18:00:00Z'),
  numiden: 100_001,
  nombre: 'Ana',
  tienda: { id: 1, nombre: 'Centro' },
  codigoPostal: null,
  areas: [],
  permisos: [],
  roles: [],
  limite: null,
  pendiente: null,
};
const change = eventText('message', { entidad: 'caso', id: 7001, version: 2, numiden: 100_002 });

it('an event is one line of JSON, with its name before it unless it is a change', () => {
  expect(change).toBe('data: {"entidad":"caso","id":7001,"version":2,"numiden":100002}\n\n');
  expect(eventText('session', { motivo: 'terminada' })).toBe('event: session\ndata: {"motivo":"terminada"}\n\n');
});

it('a client that reads is told everything, however much it is', () => {
  const stream = new ChangeStream(person);
  for (let n = 0; n < 10_000; n += 1) {
    stream.send(change);
    stream.out.read();
  }
  expect(stream.out.destroyed).toBe(false);
});

it('a client that does not read is dropped before it costs memory', () => {
  const stream = new ChangeStream(person);
  for (let n = 0; n < 10_000; n += 1) stream.send(change);
  expect(stream.out.destroyed).toBe(true);
  expect(stream.out.readableLength).toBeLessThan(70 * 1024);
});
