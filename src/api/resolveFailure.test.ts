import { describe, expect, it, test } from 'vitest';
import { BUSY_CODE, isOutcomeUnknown } from '#contract/common/failure';
import { isSameReason } from './failure.ts';
import { type FailedAnswer, failureText, resolveFailure } from './resolveFailure.ts';

function respuesta(parts: Partial<FailedAnswer>): FailedAnswer {
  return {
    status: 500,
    cuerpo: undefined,
    esDocumentoDeVale: false,
    segundos: null,
    folio: null,
    ...parts,
  };
}

describe('The text of a failure follows the order of the specification', () => {
  const table: readonly [nombre: string, partes: Partial<FailedAnswer>, texto: string][] = [
    ['no answer at all', { status: 0, cuerpo: { message: 'ignored' } }, 'Revise su conexión a internet'],
    ['a message', { cuerpo: { message: 'Mensaje', error: 'Error' } }, 'Mensaje'],
    [
      'a message before the document that is not ready',
      { cuerpo: { message: 'Mensaje' }, esDocumentoDeVale: true },
      'Mensaje',
    ],
    ['a document that is not ready', { esDocumentoDeVale: true }, 'El formato del vale aún no esta completo'],
    [
      'a document, although its data says more',
      { cuerpo: { error: 'Error' }, esDocumentoDeVale: true },
      'El formato del vale aún no esta completo',
    ],
    ["the data's message", { cuerpo: { data: { message: 'De datos', error: 'Error' } } }, 'De datos'],
    ['an error', { cuerpo: { error: 'Error', description: 'Descripción' } }, 'Error'],
    ["the data's error before the body's own", { cuerpo: { error: 'Fuera', data: { error: 'Dentro' } } }, 'Dentro'],
    ['a description', { cuerpo: { description: 'Descripción', errors: ['a'] } }, 'Descripción'],
    ['a description in Spanish', { cuerpo: { codigo: 0, descripcion: 'Descripción' } }, 'Descripción'],
    ['joined errors', { cuerpo: { errors: ['Uno', 'Dos'] } }, 'Uno, Dos'],
    ['joined errors with messages', { cuerpo: { errors: [{ message: 'Uno' }, { message: 'Dos' }] } }, 'Uno, Dos'],
    ['joined errors by field', { cuerpo: { errors: { correo: ['Uno'], nombre: ['Dos', 'Tres'] } } }, 'Uno, Dos, Tres'],
    ['an empty message', { cuerpo: { message: '  ' } }, 'Ocurrio un error interno'],
    ['a message that is no text', { cuerpo: { message: 5, error: { x: 1 } } }, 'Ocurrio un error interno'],
    ['a list', { cuerpo: [] }, 'Ocurrio un error interno'],
    ['null', { cuerpo: null }, 'Ocurrio un error interno'],
    ['no body', {}, 'Ocurrio un error interno'],
  ];

  test.each(table)('%s', (_nombre, parts, texto) => {
    expect(failureText(respuesta(parts))).toBe(texto);
  });
});

describe('The kind of a failure follows the status', () => {
  test.each([
    [0, 'sinConexion'],
    [400, 'rechazo'],
    [401, 'sinSesion'],
    [403, 'sinPermiso'],
    [404, 'noEncontrado'],
    [413, 'rechazo'],
    [500, 'interno'],
    [502, 'interno'],
    [503, 'noDisponible'],
    [507, 'sinEspacio'],
    // A redirection that was not followed is no answer of the agreed shape.
    [304, 'interno'],
  ] as const)('%i is %s', (status, kind) => {
    expect(resolveFailure(respuesta({ status })).tipo).toBe(kind);
  });

  it('a conflict names what it is about, when the body does', () => {
    const body = { codigo: -9, message: 'Ese guardado ya creó el caso 7.', entidad: 'caso', id: 7 };
    expect(resolveFailure(respuesta({ status: 409, cuerpo: body }))).toEqual({
      tipo: 'conflicto',
      texto: 'Ese guardado ya creó el caso 7.',
      codigo: -9,
      campos: [],
      objeto: { entidad: 'caso', id: 7 },
      cambio: null,
    });
    expect(resolveFailure(respuesta({ status: 409 }))).toMatchObject({ tipo: 'conflicto', objeto: null });
  });

  it('a wait says how long, a minute when the server does not', () => {
    expect(resolveFailure(respuesta({ status: 429, segundos: 90 }))).toMatchObject({ tipo: 'espera', segundos: 90 });
    expect(resolveFailure(respuesta({ status: 429 }))).toMatchObject({ tipo: 'espera', segundos: 60 });
  });

  it('a database that is away says when to ask again, soon when the server does not; a full disk later', () => {
    expect(resolveFailure(respuesta({ status: 503, segundos: 5 }))).toMatchObject({
      tipo: 'noDisponible',
      segundos: 5,
    });
    expect(resolveFailure(respuesta({ status: 503 }))).toMatchObject({ tipo: 'noDisponible', segundos: 2 });
    const busy = respuesta({ status: 503, segundos: 1, cuerpo: { codigo: BUSY_CODE, message: 'Ocupado' } });
    expect(resolveFailure(busy)).toMatchObject({ tipo: 'espera', segundos: 1, texto: 'Ocupado' });
    expect(resolveFailure(respuesta({ status: 507 }))).toMatchObject({ tipo: 'sinEspacio', segundos: 30 });
  });

  it('a save after which the database was away may have been stored: the same key is repeated', () => {
    const doubtful = [0, 500, 503].map((status) => isOutcomeUnknown(resolveFailure(respuesta({ status }))));
    expect(doubtful).toEqual([true, true, true]);
    const known = [400, 409, 429, 507].map((status) => isOutcomeUnknown(resolveFailure(respuesta({ status }))));
    expect(known).toEqual([false, false, false, false]);
  });

  it.each([
    [500, 'Algo falló.', 'Algo falló. Folio del error: 7KQ2M9XW4T'],
    [500, undefined, 'Ocurrio un error interno. Folio del error: 7KQ2M9XW4T'],
    [507, 'Sin espacio', 'Sin espacio. Folio del error: 7KQ2M9XW4T'],
    [503, 'Intente de nuevo.', 'Intente de nuevo.'],
    [409, 'Ya está.', 'Ya está.'],
  ])('the text of %i has the folio where somebody must mend it', (status, message, texto) => {
    const failed = respuesta({ status, cuerpo: { message }, folio: '7KQ2M9XW4T' });
    expect(resolveFailure(failed).texto).toBe(texto);
  });

  it('two failures for one reason are one, although each has a folio', () => {
    const [one, other, another] = [
      { folio: '7KQ2M9XW4T', cuerpo: { message: 'Algo falló.' } },
      { folio: 'ZZZZZZZZZZ', cuerpo: { message: 'Algo falló.' } },
      { folio: '7KQ2M9XW4T', cuerpo: { message: 'Otra cosa.' } },
    ].map((parts) => resolveFailure(respuesta(parts)));
    if (!one || !other || !another) throw new Error('three failures');
    expect([isSameReason(one, other), isSameReason(one, another)]).toEqual([true, false]);
  });

  it('the fields at fault are kept, those of another shape are dropped', () => {
    const fields = [{ campo: 'idTienda', message: 'No existe' }, { campo: 3, message: 'x' }, null, { campo: 'y' }];
    expect(
      resolveFailure(respuesta({ status: 400, cuerpo: { codigo: 0, message: 'No', campos: fields } })).campos,
    ).toEqual([{ campo: 'idTienda', message: 'No existe' }]);
  });
});
