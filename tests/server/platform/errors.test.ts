import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUSY_CODE, errorBodySchema } from '#contract/common/failure';
import { rejectionOf } from '../../../server/platform/http/errors.ts';
import { type Bed, createBed } from '../bed/bed.ts';

let bed: Bed;
let cookie = '';
beforeAll(async () => {
  bed = await createBed();
  cookie = await bed.signIn(100001);
});
afterAll(() => bed.close());

interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  readonly url: string;
  readonly payload?: string | Buffer;
  readonly headers?: Record<string, string>;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': 'clave-de-prueba' };
function part(nombre: string, content: string, file?: string) {
  return `--x\r\nContent-Disposition: form-data; name="${nombre}"${file ? `; filename="${file}"` : ''}\r\n\r\n${content}\r\n`;
}

const TABLE: readonly (readonly [string, Request, number, string])[] = [
  ['an unknown call', { url: 'nada/que/ver' }, 404, 'La dirección no existe.'],
  ['the calls’ own folder', { url: '' }, 404, 'La dirección no existe.'],
  ['a wrong method', { method: 'DELETE', url: 'catalogo/areas' }, 405, 'La dirección no admite esa operación.'],
  [
    'a wrong method on a path with an id',
    { method: 'PUT', url: 'caso/detalle/1', headers: JSON_TYPE, payload: '{}' },
    405,
    'La dirección no admite esa operación.',
  ],
  [
    'broken JSON',
    { method: 'POST', url: 'clientes/listar', headers: JSON_TYPE, payload: '{"nombre":' },
    400,
    'El cuerpo de la petición no es JSON válido.',
  ],
  [
    'JSON in another encoding',
    {
      method: 'POST',
      url: 'clientes/listar',
      headers: JSON_TYPE,
      payload: Buffer.from('{"nombre":"Íñigo"}', 'latin1'),
    },
    400,
    'El cuerpo de la petición no está en UTF-8: algunas de sus letras se leerían como otras.',
  ],
  [
    'JSON that meddles with prototypes',
    { method: 'POST', url: 'clientes/listar', headers: JSON_TYPE, payload: '{"__proto__":{"a":1}}' },
    400,
    'El cuerpo de la petición no es JSON válido.',
  ],
  [
    'no body',
    { method: 'POST', url: 'clientes/listar', headers: JSON_TYPE, payload: '' },
    400,
    'La petición no es válida.',
  ],
  [
    'a list for an object',
    { method: 'POST', url: 'clientes/listar', headers: JSON_TYPE, payload: '[]' },
    400,
    'La petición no es válida.',
  ],
  [
    'another content type',
    { method: 'POST', url: 'clientes/listar', headers: { 'content-type': 'text/plain' }, payload: 'hola' },
    415,
    'La petición debe ser de tipo application/json.',
  ],
  [
    'a form where JSON is due',
    { method: 'POST', url: 'clientes/listar', headers: FORM, payload: '--x--' },
    415,
    'La petición debe ser de tipo application/json.',
  ],
  [
    'JSON where a form is due',
    {
      method: 'POST',
      url: 'caso/guardar',
      headers: { ...JSON_TYPE, 'idempotency-key': 'clave-de-prueba' },
      payload: '{}',
    },
    415,
    'La petición debe ser de tipo multipart/form-data.',
  ],
  [
    'a body too large',
    {
      method: 'POST',
      url: 'clientes/listar',
      headers: JSON_TYPE,
      payload: JSON.stringify({ nombre: 'a'.repeat(300_000) }),
    },
    413,
    'La petición es demasiado grande.',
  ],
  ['a text for a number in the path', { url: 'caso/detalle/abc' }, 400, 'Campo de solo números.'],
  [
    'a number that no column holds',
    { url: 'catalogo/subcategorias?id=99999999999' },
    400,
    'Un número está fuera del rango permitido.',
  ],
  ['an id twice', { url: 'catalogo/subcategorias?id=1&id=2' }, 400, 'Campo de solo números.'],
  ['a path that is no text', { url: 'caso/detalle/%ff' }, 400, 'La petición no es válida.'],
  [
    'a save with a key that is none',
    { method: 'POST', url: 'caso/guardar', headers: { ...FORM, 'idempotency-key': '¿?' }, payload: '--x--' },
    400,
    'La clave de envío no es válida. Actualice la página e intente de nuevo. Un programa manda el encabezado Idempotency-Key con una clave nueva por envío, de 8 a 128 letras, dígitos, guiones o guiones bajos.',
  ],
  [
    'a form without its JSON',
    { method: 'POST', url: 'caso/guardar', headers: FORM, payload: `${part('files', 'a', 'a.pdf')}--x--\r\n` },
    400,
    'A la petición le falta la parte casoRequest.',
  ],
  [
    'a form with broken JSON',
    { method: 'POST', url: 'caso/guardar', headers: FORM, payload: `${part('casoRequest', '{')}--x--\r\n` },
    400,
    'El cuerpo de la petición no es JSON válido.',
  ],
  ...[[], ['caso.json']].map(
    ([name]) =>
      [
        name === undefined ? 'a form with JSON in another encoding' : 'the same as a file',
        {
          ...({ method: 'POST', url: 'caso/guardar', headers: FORM } as const),
          payload: Buffer.from(`${part('casoRequest', '{"descripcion":"Muñeca"}', name)}--x--\r\n`, 'latin1'),
        },
        400,
        'El cuerpo de la petición no está en UTF-8: algunas de sus letras se leerían como otras.',
      ] as const,
  ),
  [
    'a form with a part of its own',
    { method: 'POST', url: 'caso/guardar', headers: FORM, payload: `${part('otra', 'a', 'a.pdf')}--x--\r\n` },
    400,
    'La petición trae una parte que no se esperaba o que es demasiado grande: otra.',
  ],
  [
    'a form that stops in the middle',
    {
      method: 'POST',
      url: 'caso/guardar',
      headers: FORM,
      payload: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\nab',
    },
    400,
    'La petición llegó incompleta.',
  ],
  [
    'six files',
    {
      method: 'POST',
      url: 'caso/guardar',
      headers: FORM,
      payload: `${part('casoRequest', '{}')}${part('files', 'a', 'a.pdf').repeat(6)}--x--\r\n`,
    },
    400,
    'Solo puede seleccionar 5 archivos. Seleccione de nuevo.',
  ],
  [
    'more files than any parser takes',
    {
      method: 'POST',
      url: 'caso/guardar',
      headers: FORM,
      payload: `${part('casoRequest', '{}')}${part('files', 'a', 'a.pdf').repeat(40)}--x--\r\n`,
    },
    400,
    'Solo puede seleccionar 5 archivos. Seleccione de nuevo.',
  ],
  [
    'a file over 10 MB',
    {
      method: 'POST',
      url: 'caso/guardar',
      headers: FORM,
      payload: `${part('casoRequest', '{}')}${part('files', 'a'.repeat(10 * 1024 * 1024 + 1), 'ñandú.pdf')}--x--\r\n`,
    },
    413,
    'El archivo ñandú.pdf supera los 10 MB.',
  ],
];

describe('a request that cannot be served', () => {
  it.each(TABLE)('gets a true status and one Spanish text: %s', async (_caso, request, status, message) => {
    const answer = await bed.app.inject({
      method: request.method ?? 'GET',
      url: `/mostrador/api/${request.url}`,
      headers: { cookie, ...request.headers },
      ...(request.payload === undefined ? {} : { payload: request.payload }),
    });
    const body = errorBodySchema.strict().parse(answer.json());
    expect([answer.statusCode, body.message]).toEqual([status, message]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect([1, 200]).not.toContain(body.codigo);
  });

  it('names every field at fault once', async () => {
    const answer = await bed.app.inject({
      method: 'POST',
      url: '/mostrador/api/clientes/listar',
      headers: { cookie },
      payload: { nombre: 3, apePat: 'a'.repeat(21) },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().campos.map(({ campo }: { campo: string }) => campo)).toEqual(['nombre', 'apePat', 'apeMat']);
  });

  it('says which methods a path knows', async () => {
    const answer = await bed.app.inject({ method: 'DELETE', url: '/mostrador/api/catalogo/areas' });
    expect(answer.headers.allow).toBe('GET');
  });
});

describe('what only the database can refuse', () => {
  it.each([
    [
      'a text that cannot be stored',
      sql`select ${'a\u0000b'}::text`,
      'Un texto contiene caracteres que no se pueden guardar.',
    ],
    ['a number out of range', sql`select ${'99999999999'}::int`, 'Un número está fuera del rango permitido.'],
  ])('is the asker’s fault and said so: %s', async (_caso, query, message) => {
    const error = await bed.db.execute(query).then(
      () => null,
      (cause: Error) => cause,
    );
    expect(error && rejectionOf(error)).toMatchObject({ status: 400, message });
  });
});

describe('an error of our own', () => {
  it('tells the person nothing but that it happened', async () => {
    const roto = await createBed();
    const cookie = await roto.signIn(100001);
    await roto.db.execute('drop table subcategorias cascade');
    const answer = await roto.app.inject({
      url: '/mostrador/api/catalogo/subcategorias',
      headers: { cookie },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ codigo: 500, message: 'Ocurrio un error interno' });
    await roto.close();
  });
});

describe('what the database could not do', () => {
  const conCodigo = (code: string) =>
    Object.assign(new Error('Failed query'), { cause: Object.assign(new Error(''), { code }) });
  const sinCodigo = (message: string) => new Error('Failed query', { cause: new Error(message) });

  it.each<[string, Error, number, number, RegExp]>([
    ['it ended the connection', conCodigo('57P01'), 503, 5, /^La base de datos no responde/],
    ['nobody listens there', conCodigo('ECONNREFUSED'), 503, 5, /^La base de datos no responde/],
    ['the connection broke', sinCodigo('Connection terminated unexpectedly'), 503, 5, /^La base de datos no responde/],
    ['all connections are taken', sinCodigo('timeout exceeded when trying to connect'), 503, 3, /muy ocupada/],
    ['somebody holds the row', conCodigo('55P03'), 503, 2, /^Otra persona está guardando lo mismo/],
    ['the statement took too long', conCodigo('57014'), 503, 5, /tardó demasiado/],
    ['two were in each other’s way', conCodigo('40P01'), 503, 1, /coincidió con un cambio de otra persona/],
    ['its disk is full', conCodigo('53100'), 507, 60, /^El disco del servidor está lleno y no se guardó nada/],
  ])('is told as such, with when to come again: %s', (_que, error, status, seconds, texto) => {
    const rechazo = rejectionOf(error);
    expect(rechazo).toMatchObject({ status, segundos: seconds });
    // The others mean that no call is served, which the screen says above everything.
    expect(rechazo?.codigo === BUSY_CODE).toBe(status === 503 && !/^La base de datos/.test(rechazo?.message ?? ''));
    expect(rechazo?.message).toMatch(texto);
  });

  it('is not made of an error of our own', () => {
    expect(rejectionOf(sinCodigo('Connection to reality lost'))).toBeNull();
    expect(rejectionOf(conCodigo('42P01'))).toBeNull();
  });
});
