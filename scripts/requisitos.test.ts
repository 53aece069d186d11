import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { transitionsOf } from '#diagrams/transitions';
import { MODELS } from '../tests/machines/models.ts';
import { esFlecha, type Prueba } from '../tests/requisitos/requisito.ts';
import { pruebasDe, REQUISITOS } from '../tests/requisitos/requisitos.ts';

const ARROWS = MODELS.flatMap(({ model }) => transitionsOf(model.machine).map(({ id }) => id));

/** How many ids each section has given; a requirement is withdrawn, never deleted, so that its id is not given again. */
const GIVEN = { R2: 75, R3: 31, R4: 40, R5: 52, R6: 24, R7: 33, R8: 48, R9: 14 };

/** Why a test that is named is not there; null where it is. */
function missing(prueba: Prueba): string | null {
  if ('flechas' in prueba)
    return ARROWS.some((arrow) => esFlecha(arrow, prueba.flechas)) ? null : `no arrow ${prueba.flechas}`;
  const { archivo, titulo } = prueba;
  if (!existsSync(archivo)) return `no file ${archivo}`;
  return isTitle(readFileSync(archivo, 'utf8'), titulo) ? null : `no test «${titulo}» in ${archivo}`;
}

/** Whether a call of a file begins with the text, whole and in quotation marks: what is only said of a test is none. */
function isTitle(file: string, titulo: string): boolean {
  const parts = file.split(titulo);
  return parts.slice(1).some((after, place) => {
    const before = parts[place] ?? '';
    const quote = after.at(0) ?? ' ';
    return `'"\``.includes(quote) && before.endsWith(quote) && before.slice(0, -1).trimEnd().endsWith('(');
  });
}

describe('the requirements', () => {
  it('have ids of their own that never change, as many as were given', () => {
    const given = Object.entries(GIVEN).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, place) => `${section}-${String(place + 1).padStart(2, '0')}`),
    );
    expect(REQUISITOS.map(({ id }) => id)).toEqual(given);
  });

  it('are each tried by something, or say why by nothing', () => {
    const bare = REQUISITOS.filter((requisito) => {
      if ('retirado' in requisito) return requisito.retirado.length < 20;
      if ('sinPrueba' in requisito) return requisito.sinPrueba.length < 20;
      return requisito.pruebas.length === 0;
    });
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('are each another rule', () => {
    const rules = REQUISITOS.flatMap((requisito) => ('dice' in requisito ? [requisito.dice] : []));
    expect(rules.filter((rule, place) => rules.indexOf(rule) !== place)).toEqual([]);
  });

  it('name tests and arrows that there are', () => {
    const wrong = REQUISITOS.flatMap((requisito) =>
      pruebasDe(requisito).flatMap((prueba) => {
        const why = missing(prueba);
        return why === null ? [] : [`${requisito.id}: ${why}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each<readonly [Prueba, string | null]>([
    [{ archivo: 'domain/casos/nuevoCaso.test.ts', titulo: 'judges the identity %j' }, null],
    [
      { archivo: 'domain/casos/nuevoCaso.test.ts', titulo: 'judges the identity' },
      'no test «judges the identity» in domain/casos/nuevoCaso.test.ts',
    ],
    [
      { archivo: 'domain/casos/nuevoCaso.test.ts', titulo: 'Campo requerido' },
      'no test «Campo requerido» in domain/casos/nuevoCaso.test.ts',
    ],
    [{ archivo: 'domain/casos/none.test.ts', titulo: 'x' }, 'no file domain/casos/none.test.ts'],
    [{ flechas: 'vidaCaso.pendiente · autorizar' }, null],
    [{ flechas: 'vidaCaso.pendiente · autoriza' }, 'no arrow vidaCaso.pendiente · autoriza'],
    [{ flechas: 'vidaCaso.solucionada · cerrar' }, 'no arrow vidaCaso.solucionada · cerrar'],
  ])('know what is there: %j', (prueba, why) => expect(missing(prueba)).toBe(why));
});
