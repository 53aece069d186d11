import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from './log.ts';

let lines: string[] = [];
const log = createLog(
  new Writable({
    write(chunk, _encoding, ready) {
      lines.push(String(chunk));
      ready();
    },
  }),
);
beforeEach(() => {
  lines = [];
});

/** As PostgreSQL answers, with the row at fault in its details. */
function refused(): Error {
  const answer = Object.assign(new Error('duplicate key value violates unique constraint "facturas_uuid"'), {
    code: '23505',
    constraint: 'facturas_uuid',
    detail: 'Key (correo)=(ana@correo.mx) already exists.',
    where: 'ana@correo.mx',
  });
  return new DrizzleQueryError('update "facturas" set "xml" = $1', ['<cfdi:Comprobante Nombre="ANA UC"/>'], answer);
}

it.each([
  ['as the error of a line', () => log.error({ err: refused() }, 'x')],
  ['under another name', () => log.warn({ causa: refused() }, 'x')],
  ['alone', () => log.error(refused())],
  ['in a child, as of one request', () => log.child({ reqId: 7 }).error({ err: refused() }, 'x')],
])('a failed statement is logged without what it was to store: %s', (_, write) => {
  write();
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/ANA|ana@/);
  expect(lines[0]).toMatch(/update \\"facturas\\" set \\"xml\\" = \$1/);
  expect(lines[0]).toMatch(/"codigo":"23505","restriccion":"facturas_uuid"/);
});

it('what the database could not read is not quoted', () => {
  log.error({ err: new Error('invalid input syntax for type date: "ana@correo.mx\nUC"') }, 'x');
  expect(JSON.parse(lines[0] ?? '').err.error).toBe('invalid input syntax for type date');
});

it('an error of our own keeps its words and where it came from', () => {
  log.error({ err: new Error('A voucher was not stored') }, 'x');
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    tipo: 'Error',
    error: 'A voucher was not stored',
    pila: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
  });
});
