import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { auditFilterSchema } from '#domain/personas/audit';
import { auditSearch } from './search.ts';

const NOTHING = {
  lecturas: false,
  numiden: null,
  entidad: '',
  idEntidad: '',
  acciones: [],
  fechaIni: null,
  fechaFin: null,
  orden: 'recientes',
};

/** The conditions of a filter, with their values in place, in the order of the alphabet; null where nothing can be found. */
function conditions(filter: object): readonly string[] | null {
  const asker = { me: 1, now: new Date(), zone: 'America/Mexico_City' };
  const search = auditSearch(auditFilterSchema.parse({ ...NOTHING, ...filter }), asker);
  if (search === null) return null;
  const { sql, params } = new PgDialect().sqlToQuery(search.where as never);
  const whole = sql.replace(/\$(\d+)/g, (_, place) => JSON.stringify(params[Number(place) - 1]));
  const parts = whole.startsWith('(') ? whole.slice(1, -1).split(' and ') : [whole];
  return parts.map((part) => part.replaceAll('"bitacora".', '')).sort();
}

const CHANGES = '"lectura" = false';

describe('a search of the audit asks the database', () => {
  it.each([
    ['for changes alone, where nothing is asked', {}, [CHANGES]],
    ['for readings alone', { lecturas: true }, ['"lectura" = true']],
    ['for a person', { numiden: 9_999_999_999 }, [CHANGES, '"numiden" = 9999999999']],
    ['for a kind of record', { entidad: 'caso' }, ['"entidad" = "caso"', CHANGES]],
    ['for a kind that has no name', { entidad: 'ya no hay' }, ['"entidad" = "ya no hay"', CHANGES]],
    [
      'for a record',
      { entidad: 'caso', idEntidad: ' 7001 ' },
      ['"entidad" = "caso"', '"id_entidad" = "7001"', CHANGES],
    ],
    ['for a number of any kind', { idEntidad: '7001' }, ['"id_entidad" = "7001"', CHANGES]],
    ['for one act', { acciones: ['cerrarCaso'] }, ['"accion" in ("cerrarCaso")', CHANGES]],
    ['for several acts, known or not', { acciones: ['cerrarCaso', 'x'] }, ['"accion" in ("cerrarCaso", "x")', CHANGES]],
    ['from a day on', { fechaIni: '2026-03-17' }, [CHANGES, '"momento" >= "2026-03-17T06:00:00.000Z"']],
    ['up to a day', { fechaFin: '2026-03-17' }, [CHANGES, '"momento" < "2026-03-18T06:00:00.000Z"']],
    [
      'for all of it at once',
      {
        ...{ lecturas: true, numiden: 100_001, entidad: 'usuario', idEntidad: '100003', acciones: ['a', 'b'] },
        ...{ fechaIni: '2026-03-17', fechaFin: '2026-03-17' },
      },
      [
        '"accion" in ("a", "b")',
        '"entidad" = "usuario"',
        '"id_entidad" = "100003"',
        '"lectura" = true',
        '"momento" < "2026-03-18T06:00:00.000Z"',
        '"momento" >= "2026-03-17T06:00:00.000Z"',
        '"numiden" = 100001',
      ],
    ],
    ['nothing, for days that are none', { fechaIni: '2026-03-18', fechaFin: '2026-03-17' }, null],
    ['nothing, for days before any', { fechaFin: '1969-12-31' }, null],
  ])('%s', (_what, filter, asked) => {
    expect(conditions(filter)).toEqual(asked);
  });
});
