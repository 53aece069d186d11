import { describe, expect, it } from 'vitest';
import { failedAt, walkResultOf } from './run.ts';

const TEST = {
  title: 'La página de un vale, VIGENTE: camino 1 de 1, 2 pasos',
  annotations: [
    { type: 'maquina', description: 'vale' },
    { type: 'paso', description: '1. Abre la ventana «Cancelar vale»' },
    { type: 'paso', description: '2. Pulsa «Reintentar»' },
  ],
};

const PASSED = { status: 'passed', duration: 4_300, errors: [], annotations: [], attachments: [] } as const;

function failedWith(fase: string, message: string) {
  const falla = { type: 'falla', description: JSON.stringify({ paso: 2, fase, flechas: ['vale · guardar'] }) };
  const picture = { name: 'pantalla', contentType: 'image/jpeg', body: Buffer.from('foto') };
  return walkResultOf(TEST, {
    ...PASSED,
    status: 'failed',
    errors: [{ message }],
    annotations: [falla],
    attachments: [picture],
  });
}

describe('the result of a walk', () => {
  it('holds the arrows that were seen to be taken', () => {
    const taken = [
      { type: 'flechas', description: '["a","b"]' },
      { type: 'flechas', description: '["a"]' },
    ];
    expect(walkResultOf(TEST, { ...PASSED, annotations: taken })).toMatchObject({
      machine: 'vale',
      verdict: 'igual',
      taken: ['a', 'b', 'a'],
      seconds: 4,
      failure: null,
    });
  });

  it('says in words what was expected of the screen, and keeps what the browser says apart', () => {
    const red = `${String.fromCharCode(27)}[31m`;
    const failed = failedWith('ver', `Error: el resumen dice que está CANCELADO\n\n${red}expect(locator) failed`);
    expect(failed).toMatchObject({ verdict: 'distinto' });
    expect(failed?.failure).toEqual({
      step: 2,
      expected: 'Se esperaba: el resumen dice que está CANCELADO.',
      detail: 'Error: el resumen dice que está CANCELADO\n\n'.concat('expect(locator) failed'),
      arrows: ['vale · guardar'],
      picture: 'data:image/jpeg;base64,Zm90bw==',
    });
  });

  it('names the step that could not be done', () => {
    const failed = failedWith('hacer', 'locator.press: Timeout 15000ms exceeded.\nCall log:\n  - waiting');
    expect(failed?.failure?.expected).toBe(
      'El paso «Pulsa «Reintentar»» no se pudo hacer: lo que la persona usa no estaba, o nada llegó al servidor.',
    );
  });

  it.each([
    [0, 'Antes del primer paso'],
    [2, 'Paso 2. Pulsa «Reintentar»'],
    [null, null],
  ])('names the place of a failure at the step %j', (step, place) => {
    const failure = { step, expected: '', detail: '', arrows: [], picture: null };
    const steps = TEST.annotations.flatMap(({ type, description }) => (type === 'paso' ? description : []));
    expect(failedAt({ steps, failure })).toBe(place);
  });

  it('tells what an instance lacks from what differs', () => {
    const annotations = [{ type: 'falta', description: 'La instancia no tiene un vale VENCIDO.' }];
    expect(walkResultOf(TEST, { ...PASSED, status: 'skipped', annotations })).toMatchObject({
      verdict: 'sin hacer',
      lacking: 'La instancia no tiene un vale VENCIDO.',
    });
  });

  it('is none for a test that is no walk', () => {
    expect(walkResultOf({ title: 'otra', annotations: [] }, PASSED)).toBeNull();
  });
});
