import { describe, expect, it } from 'vitest';
import {
  contraResponder,
  maquinaSchema,
  notaPorGuardarSchema,
  notaSchema,
  novedadesDeNota,
  parteDeNota,
  textoDeNotaSchema,
} from './notas.ts';

const NOTA = { maquina: 'vidaVale', parte: 'vigente', sobre: 'VIGENTE', texto: '¿Y si vence en domingo?' };

/** The faults of a note that is to be pinned, by field. */
function faults(more: object) {
  const { error } = notaPorGuardarSchema.safeParse({ ...NOTA, ...more });
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

describe('a note', () => {
  it('is kept as it is written', () => {
    expect(notaPorGuardarSchema.parse(NOTA)).toEqual(NOTA);
    expect(notaPorGuardarSchema.parse({ ...NOTA, parte: null }).parte).toBeNull();
    expect(textoDeNotaSchema.parse({ texto: ' Sí. ' })).toEqual({ texto: 'Sí.' });
  });

  it('has a text, of two thousand characters at most', () => {
    expect(faults({ texto: ' ' })).toEqual([['texto', 'Campo requerido']]);
    expect(faults({ texto: 'a'.repeat(2_000) })).toEqual([]);
    expect(faults({ texto: 'a'.repeat(2_001) })).toEqual([['texto', 'Máximo 2000 caracteres']]);
  });

  it.each([
    [{ parte: '' }, 'parte'],
    [{ parte: 'a'.repeat(81) }, 'parte'],
    [{ sobre: '' }, 'sobre'],
    [{ sobre: 'a'.repeat(301) }, 'sobre'],
    [{ maquina: '' }, 'maquina'],
    [{ maquina: '../vida' }, 'maquina'],
    [{ maquina: 'vida/..' }, 'maquina'],
    [{ maquina: 'a'.repeat(61) }, 'maquina'],
  ])('speaks of a part that an address may name: not %j', (more, field) => {
    expect(faults(more).map(([path]) => path)).toEqual([field]);
  });

  it('names its part in as many characters as a long name has', () => {
    expect(faults({ parte: 'a'.repeat(80), sobre: 'a'.repeat(300) })).toEqual([]);
    expect(maquinaSchema.safeParse('a'.repeat(60)).success).toBe(true);
  });

  it('names its part within a sentence', () => {
    expect(parteDeNota({ parte: 'vigente', sobre: 'VIGENTE' })).toBe('VIGENTE');
    expect(parteDeNota({ parte: null, sobre: 'Todo el diagrama' })).toBe('todo el diagrama');
  });

  it('takes answers while it is open', () => {
    expect(contraResponder({ resuelta: false })).toBeNull();
    expect(contraResponder({ resuelta: true })).toBe('La nota ya está resuelta. Ábrala de nuevo para responder.');
  });

  it('is told to who wrote it and to each who answered, once, and not to who did it', () => {
    const [author, first, second] = [1, 2, 3];
    const people = { autor: author, respondieron: [first, author, second, first] };
    const told = (hizo: number) =>
      novedadesDeNota('notaRespondida', people, hizo).map(({ para, clase }) => `${para} ${clase}`);
    expect(told(9)).toEqual(['1 notaRespondida', '2 notaRespondida', '3 notaRespondida']);
    expect(told(first)).toEqual(['1 notaRespondida', '3 notaRespondida']);
    expect(told(author)).toEqual(['2 notaRespondida', '3 notaRespondida']);
    expect(novedadesDeNota('notaResuelta', { autor: author, respondieron: [] }, author)).toEqual([]);
  });

  it('is shown with who wrote, answered and resolved it', () => {
    const ana = { numiden: 100_001, nombre: 'Ana Pérez' };
    const fecha = '2026-11-30T18:00:00.000Z';
    const shown = {
      ...{ ...NOTA, id: 4, autor: ana, fecha, resuelta: { por: ana, fecha } },
      respuestas: [{ id: 1, texto: 'Sí.', autor: ana, fecha }],
    };
    expect(notaSchema.parse(shown)).toEqual(shown);
    expect(notaSchema.safeParse({ ...shown, fecha: 'ayer' }).success).toBe(false);
  });
});
