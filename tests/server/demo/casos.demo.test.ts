import { describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { questionsToSample } from '../bed/questions.ts';

/** A word of each category, in what a customer tells of it. */
const TRIES_TO: Readonly<Record<number, RegExp>> = {
  1: /factura/,
  2: /nota de crédito/i,
  3: /cancelar la factura/i,
  4: /factura/,
  5: /estacionamiento/,
  6: /recibo de pago/,
  7: /devuelve|devolver/i,
  8: /cancel/i,
  9: /billetera/,
  10: /certificado de regalo/,
  11: /entrega/,
  12: /incompleto|falta un bulto/i,
  13: /recole|recoger/i,
  14: /restaurante/,
  15: /domicilio|dirección/,
  16: /cargo|cobraron/,
  17: /abono/,
  18: /estado de cuenta/,
  19: /estrellado|golpe/,
  20: /garantía/,
  21: /armado|instalar/,
  22: /pedido/,
  23: /dos veces|dos cargos/,
  24: /se queja/i,
  25: /precio/,
};

/** The categories of the area Facturación. */
const FISCAL: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 14]);

/** The names of the specification (section 3). */
const FISCAL_DATA = [
  'beneficiario',
  'calle',
  'codigoPostal',
  'colonia',
  'correo',
  'estado',
  'idConcepto',
  'municipio',
  'numeroExterior',
  'numeroInterior',
  'pais',
  'regimenFiscal',
  'rfc',
  'telefono',
  'usoCFDI',
];

describe('the sample cases could have been worked by these very people', () => {
  const { rows, howMany, bed } = questionsToSample();

  it('a case has the version of its last entry, and its entries go on in time', async () => {
    expect(
      await howMany('casos c where version <> (select max(version) from caso_logs l where l.id_caso = c.id)'),
    ).toBe(0);
    expect(
      await howMany(`(select fecha < lag(fecha) over caso as atras, version - lag(version) over caso as salto
        from caso_logs window caso as (partition by id_caso order by id)) t where atras or salto not in (0, 1)`),
    ).toBe(0);
    expect(
      await howMany(`casos c join caso_comentarios m on m.id_caso = c.id where m.fecha > c.fecha_solucion
        or m.fecha < c.fecha_creacion`),
    ).toBe(0);
  });

  it('a case speaks of what its category is about, and only invoices speak of invoices', async () => {
    const all = await rows<{ id_subcategoria: number; comentario_original: string; solucion: string | null }>(
      'select id_subcategoria, comentario_original, solucion from casos',
    );
    for (const { id_subcategoria, comentario_original, solucion } of all) {
      expect([id_subcategoria, comentario_original]).toEqual([
        id_subcategoria,
        expect.stringMatching(TRIES_TO[id_subcategoria] ?? /never/),
      ]);
      if (FISCAL.has(id_subcategoria)) continue;
      expect(`${comentario_original} ${solucion}`).not.toMatch(/factura|CFDI|RFC|nota de crédito/i);
    }
    expect(new Set(all.map(({ id_subcategoria }) => id_subcategoria)).size).toBe(25);
  });

  it('a case about an invoice names its receiver, and no other does', async () => {
    expect(
      await howMany(`casos where (datos_fiscales is not null) <> (id_subcategoria in (${[...FISCAL].join()}))`),
    ).toBe(0);
    const datos = (
      await rows<{ d: Record<string, string> }>(
        'select datos_fiscales as d from casos where datos_fiscales is not null',
      )
    ).map(({ d }) => d);
    expect(datos.length).toBeGreaterThan(40);
    for (const uno of datos) {
      expect(Object.keys(uno).toSorted()).toEqual(FISCAL_DATA);
      expect(uno.rfc).toMatch(/^[A-Z&]{4}\d{6}[A-Z0-9]{2}[0-9A]$/);
      expect(uno.codigoPostal).toMatch(/^\d{5}$/);
      expect(uno.usoCFDI).toMatch(/^(G01|G03|D01|S01)$/);
      expect(uno.beneficiario).toMatch(/\S/);
    }
  });

  it('a case was opened while its store was open; the web store alone never closes', async () => {
    const abiertos = await rows<{ cvetda: number; dia: number; hora: number }>(`
      select cvetda, extract(dow from fecha_creacion at time zone 'America/Mexico_City')::int as dia,
        extract(hour from fecha_creacion at time zone 'America/Mexico_City')::int as hora from casos`);
    const deNoche = abiertos.filter(({ dia, hora }) => (dia === 0 ? hora < 11 || hora >= 19 : hora < 9 || hora >= 21));
    expect(deNoche.filter(({ cvetda }) => Number(cvetda) !== 90)).toEqual([]);
    expect(deNoche.length).toBeLessThan(12);
    const entre = (desde: number, until: number) =>
      abiertos.filter(({ dia, hora }) => dia !== 0 && hora >= desde && hora < until).length / (until - desde);
    expect(entre(12, 14)).toBeGreaterThan(1.5 * entre(9, 11));
    expect(entre(18, 20)).toBeGreaterThan(1.5 * entre(15, 17));
  });

  it('nobody has a new case, and whoever worked first has every other', async () => {
    expect(await howMany('casos where id_estado = 1 and (administrador is not null or version > 1)')).toBe(0);
    expect(await howMany('casos where id_estado in (2, 3, 5, 6) and administrador is null')).toBe(0);
    expect(await howMany('casos where id_estado <> 1 and id not in (select id_caso from caso_comentarios)')).toBe(0);
  });

  it('an escalated case is in the hands of a manager of its area, with a word to go with it', async () => {
    expect(await howMany("caso_escalamientos where comentario = ''")).toBe(0);
    expect(await howMany('casos where id_estado = 4')).toBe(await howMany('caso_escalamientos'));
    expect(
      await howMany(`casos c join usuarios u on u.numiden = c.administrador
        where c.id_estado = 4 and not (u.es_gerente and c.id_area = any(u.areas_gerente))`),
    ).toBe(0);
    expect(
      await howMany(`caso_escalamientos e join casos c on c.id = e.id_caso
        join motivos_escalamiento m on m.id = e.id_motivo
        where e.id_area <> c.id_area or e.id_subcategoria <> c.id_subcategoria or m.id_area <> e.id_area`),
    ).toBe(0);
  });

  it('a pending case was asked for with a reason, by many people, among them the asesor and the gerente', async () => {
    expect(
      await howMany(`casos where id_estado = 5
        and (numiden_solicita is null or fecha_solicitud is null or length(motivo_solicitud) < 5 or not requiere_autorizacion)`),
    ).toBe(0);
    const piden = (
      await rows<{ n: number }>('select distinct numiden_solicita as n from casos where id_estado = 5')
    ).map(({ n }) => Number(n));
    expect(piden).toEqual(expect.arrayContaining([100_002, 100_003]));
    expect(piden.length).toBeGreaterThan(4);
  });

  it('the gerente finds requests of others to decide at store 1', async () => {
    expect(
      await howMany(`casos where id_estado = 5 and numiden_solicita <> 100003
        and (cvetda = 1 or id_area in (select unnest(areas) from usuarios where numiden = 100003))`),
    ).toBeGreaterThan(2);
  });

  it('nobody decided the own request, and who decided or closed may do so', async () => {
    expect(await howMany('casos where usuario_autoriza = numiden_solicita')).toBe(0);
    for (const [columna, { id }] of [
      ['usuario_autoriza', PERMISOS.autorizarCaso],
      ['usuario_soluciona', PERMISOS.cerrarCaso],
      ['numiden_solicita', PERMISOS.solicitarAutorizacion],
    ] as const) {
      expect(await howMany(`casos where ${columna} is not null`), columna).toBeGreaterThan(0);
      expect(
        await howMany(`casos c join usuarios u on u.numiden = c.${columna} where not ${id} = any(u.permisos)`),
        columna,
      ).toBe(0);
    }
  });

  it('a solved case has its solution, and no other has one', async () => {
    expect(
      await howMany('casos where (id_estado = 3) <> (length(solucion) > 5 and usuario_soluciona is not null)'),
    ).toBe(0);
    expect(await howMany('casos where id_estado <> 3 and solucion is not null')).toBe(0);
  });

  it('all open at the server, and the gerente has requests to decide, some of them the own', async () => {
    const traer = async (ruta: string, cookie: string) => {
      const answer = await bed().app.inject({ url: `${bed().config.basePath}api/${ruta}`, headers: { cookie } });
      expect([ruta, answer.statusCode]).toEqual([ruta, 200]);
      return answer.json();
    };
    const administrador = await bed().signIn(100_001);
    for (let id = 1; id <= 400; id += 1) {
      expect((await traer(`caso/detalle/${id}`, administrador)).id).toBe(id);
      // As fast as a person could: faster is slowed.
      bed().clock.advance(2_000);
    }
    const { solicitudes, total } = await traer('caso/por-autorizar', await bed().signIn(100_003));
    expect(total).toBe(solicitudes.length);
    expect(new Set(solicitudes.map(({ propia }: { propia: boolean }) => propia))).toEqual(new Set([true, false]));
  });
});
