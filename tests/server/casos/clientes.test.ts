import { existsSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measure, SEARCH_SAMPLES, totalOf } from '../../../scripts/measure-search.ts';
import { createCustomer, customerRow } from '../../../server/casos/clientes/create.ts';
import { updateFolding } from '../../../server/casos/clientes/folding.ts';
import { searchCustomers } from '../../../server/casos/clientes/search.ts';
import type { Base } from '../../../server/platform/db/base.ts';
import { clientes } from '../../../server/platform/db/schema/clientes.ts';
import { type Bed, createBed, openTestDatabase } from '../bed/bed.ts';

const NO_DATA = { sexo: null, fechaNacimiento: null, correo: null, telefono: null, celular: null } as const;

const PEOPLE: readonly (readonly [nombre: string, paterno: string, materno: string | null])[] = [
  ['Ana Sofía', 'Peña', 'Ríos'],
  ['CARLOS', 'PE?A', 'GARCIA'],
  ['Rodrigo', 'Muñoz', 'de la Torre'],
  ['LUIS', 'MU\u00c3\u00b1OZ', 'HDEZ'],
  ['Ma. Guadalupe', 'de la O', 'Hernández'],
  ['MARIA GUADALUPE', 'GARCIA', 'LOPEZ'],
  ['MARIA', 'GARCIA', 'SOTO'],
  ['MARIA ELENA', 'GARCIA', 'PEREZ'],
  ['GUADALUPE', 'GARCIA', 'RUIZ'],
  ['MARIANA', 'GARCIA', 'RUIZ'],
  ['J. LUIS', 'SOTO', null],
  ['JOSE LUIS', 'SOTO', null],
  ['JUAN', 'SOTO', null],
  ['Diana', 'Espinosa', 'Vázquez'],
  ['Diana', 'Espinoza', 'Vásquez'],
  ['Rosa', 'Uc', 'Canul'],
  ['Pedro', 'Ucán', 'Ek'],
  ['Marta', 'de la Cruz', 'Cruz'],
  ['Marta', 'Cruz', null],
  ['Inés', 'Sánchez', null],
  ['Inés', 'San Juan', null],
  ['Inés', 'San', null],
  ['Inés', 'de la', null],
  ['Eva', 'Delgado', null],
  ['Iván', 'MTZ', null],
  ['Iván', 'Martínez', null],
  ['Olga', 'Castañeda', null],
  ['Olga', 'CASTANEDA', null],
  ...['CASTA¶EDA', 'CASTA¤EDA', 'CASTA?EDA', 'CASTAÃ‘EDA', 'CASTA#EDA', 'CASTA/EDA'].map(
    (rota) => ['Olga', rota, null] as const,
  ),
  ['MARIA/INES', 'Ruelas', null],
];

describe('customer search', () => {
  let bed: Bed;
  let cookie: string;

  beforeAll(async () => {
    bed = await createBed();
    await bed.db
      .insert(clientes)
      .values(
        PEOPLE.map(([nombre, apellidoPaterno, apellidoMaterno]) =>
          customerRow({ ...NO_DATA, nombre, apellidoPaterno, apellidoMaterno }),
        ),
      );
    cookie = await bed.signIn(100002);
  });

  afterAll(() => bed.close());

  const ask = async (nombre: string, apePat: string, apeMat = '') => {
    const answer = await bed.app.inject({
      method: 'POST',
      url: '/mostrador/api/clientes/listar',
      headers: { cookie },
      payload: { nombre, apePat, apeMat },
    });
    return { status: answer.statusCode, cuerpo: answer.json() };
  };

  const found = async (nombre: string, apePat: string, apeMat = ''): Promise<readonly string[]> => {
    const { cuerpo } = await ask(nombre, apePat, apeMat);
    return cuerpo.clientes.map(
      (cliente: { apellidoPaterno: string; nombre: string }) => `${cliente.apellidoPaterno} ${cliente.nombre}`,
    );
  };

  it('ignores accents and case, and finds a name whose Ñ was broken', async () => {
    expect(await found('', 'pena')).toEqual(['Peña Ana Sofía', 'PE?A CARLOS']);
    expect(await found('', 'MUÑOZ')).toEqual(['MUÃ±OZ LUIS', 'Muñoz Rodrigo']);
    expect(await found('ana sofia', 'PEÑA', 'rios')).toEqual(['Peña Ana Sofía']);
  });

  it.each(['castañeda', 'CASTANEDA', 'CASTA¶EDA', 'CASTA?EDA', 'CASTA/EDA', 'castaÃ±eda'])(
    'finds every CASTAÑEDA, however an old system broke the name, by %s',
    async (written) => {
      const olgas = (await found('olga', written)).map((cliente) => cliente.replace(' Olga', ''));
      expect(olgas.toSorted()).toEqual(
        [
          'CASTANEDA',
          'CASTA#EDA',
          'CASTA/EDA',
          'CASTA?EDA',
          'CASTAÃ‘EDA',
          'CASTA¤EDA',
          'CASTA¶EDA',
          'Castañeda',
        ].toSorted(),
      );
    },
  );

  it('finds two names that a sign parts by either of them', async () => {
    for (const written of ['maria ines', 'maria/ines', 'ines', 'maria']) {
      expect(await found(written, 'ruelas')).toEqual(['Ruelas MARIA/INES']);
    }
  });

  it('lists the same name first, then those that go on, then the same words elsewhere', async () => {
    expect(await found('maria', 'garcia')).toEqual([
      'GARCIA MARIA',
      'GARCIA MARIA ELENA',
      'GARCIA MARIA GUADALUPE',
      'GARCIA MARIANA',
    ]);
    expect(await found('guadalupe', 'garcia')).toEqual(['GARCIA GUADALUPE', 'GARCIA MARIA GUADALUPE']);
  });

  it('reads MA. as MARIA', async () => {
    expect(await found('maria guadalupe', 'de la o')).toEqual(['de la O Ma. Guadalupe']);
    expect(await found('ma. elena', 'garcia')).toEqual(['GARCIA MARIA ELENA']);
  });

  it('suggests J. for JOSE and JOSE for J., and does not list every JUAN for it', async () => {
    expect(await found('jose luis', 'soto')).toEqual(['SOTO JOSE LUIS', 'SOTO J. LUIS']);
    expect(await found('j luis', 'soto')).toEqual(['SOTO J. LUIS', 'SOTO JOSE LUIS']);
    expect(await found('j juan', 'soto')).toEqual([]);
  });

  it('finds a surname with and without its particles', async () => {
    expect(await found('marta', 'cruz')).toEqual(['Cruz Marta', 'de la Cruz Marta']);
    expect(await found('marta', 'de la cruz')).toEqual(['de la Cruz Marta', 'Cruz Marta']);
    expect(await found('', 'o')).toEqual(['de la O Ma. Guadalupe']);
  });

  it('takes a surname of two letters as whole first, and does not list all for a particle', async () => {
    expect(await found('', 'uc')).toEqual(['Uc Rosa', 'Ucán Pedro']);
    expect(await found('', 'san')).toEqual(['San Inés', 'San Juan Inés']);
    expect(await found('', 'de la')).toEqual(['de la Inés']);
    expect(await found('', 'de')).toEqual([]);
  });

  it('never lists ESPINOZA for ESPINOSA, and suggests MTZ for MARTINEZ', async () => {
    expect(await found('diana', 'espinosa')).toEqual(['Espinosa Diana']);
    expect(await found('', 'martinez')).toEqual(['Martínez Iván', 'MTZ Iván']);
  });

  it('finds names by their typed beginning, also of a later word', async () => {
    expect(await found('maria guad', 'gar')).toEqual(['GARCIA MARIA GUADALUPE']);
    expect(await found('guadal', 'garcia')).toEqual(['GARCIA GUADALUPE', 'GARCIA MARIA GUADALUPE']);
  });

  it('demands every field that says something', async () => {
    expect(await found('maria', 'garcia', 'soto')).toEqual(['GARCIA MARIA']);
    expect(await found('maria', 'garcia', 'zzz')).toEqual([]);
    expect(await found('', '', 'canul')).toEqual(['Uc Rosa']);
  });

  it('refuses a search that says nothing', async () => {
    expect(await ask('', ' ', '')).toMatchObject({
      status: 400,
      cuerpo: { campos: [{ campo: 'nombre' }, { campo: 'apePat' }] },
    });
    expect(await ask('...', '¿?', '')).toMatchObject({ status: 400 });
  });

  it.each(["' or 1=1 --", '%', '_____', '\\', "'':* | x", '(((', '\u{1f600}', 'Ñ'.repeat(50), '\u0000'])(
    'takes %j as text like any other: it finds nobody, or says nothing beside the surname',
    async (texto) => {
      const { status, cuerpo } = await ask(texto, 'garcia');
      expect(status).toBe(200);
      expect([0, 5]).toContain(cuerpo.clientes.length);
    },
  );

  it('gives at most 20 and tells that there were more', async () => {
    await bed.db.insert(clientes).values(
      Array.from({ length: 21 }, (_, index) =>
        customerRow({
          ...NO_DATA,
          nombre: 'Rita',
          apellidoPaterno: 'Zaldívar',
          apellidoMaterno: `Hija ${index}`,
        }),
      ),
    );
    const { cuerpo } = await ask('rita', 'zaldivar');
    expect(cuerpo).toMatchObject({ limiteExcedido: true });
    expect(cuerpo.clientes).toHaveLength(20);
    await bed.db.delete(clientes).where(eq(clientes.apellidoMaterno, 'Hija 20'));
    expect(await ask('rita', 'zaldivar')).toMatchObject({ cuerpo: { limiteExcedido: false } });
  });
});

describe('customers', () => {
  let base: Base;

  beforeAll(async () => {
    base = await openTestDatabase();
  });

  afterAll(() => base.close());

  it('get a number from 500001 on, keep what was typed, and are found at once', async () => {
    const numiden = await base.db.transaction((tx) =>
      createCustomer(tx, {
        nombre: ' María José ',
        apellidoPaterno: 'Núñez',
        apellidoMaterno: ' ',
        sexo: 'F',
        fechaNacimiento: '1990-05-17',
        correo: null,
        telefono: '',
        celular: '5512345678',
      }),
    );
    expect(numiden).toBeGreaterThanOrEqual(500_001);
    expect(await searchCustomers(base.db, { nombre: 'maria jose', apePat: 'nunez', apeMat: '' }, 21)).toEqual([
      {
        numiden,
        nombre: 'María José',
        apellidoPaterno: 'Núñez',
        apellidoMaterno: null,
        sexo: 'F',
        fechaNacimiento: '1990-05-17',
        correo: null,
        telefono: null,
        celular: '5512345678',
        esNuevo: false,
      },
    ]);
  });

  /** As after an upgrade that brings a newer rule. */
  const conReglaAnterior = () => base.db.execute(sql`delete from ajustes where clave = 'versionPlegado'`);

  it('folded by the first rule are found by the present one after the next start', async () => {
    const numiden = await base.db.transaction((tx) =>
      createCustomer(tx, { ...NO_DATA, nombre: 'Olga', apellidoPaterno: 'CASTA/EDA', apellidoMaterno: null }),
    );
    await base.db.execute(sql`
      update clientes set plegado_paterno = 'casta eda', version_plegado = 1,
        lexemas = '''n0.olga'' ''p0.casta'' ''p1.eda'''::tsvector
      where numiden = ${numiden}`);
    const searched = { nombre: '', apePat: 'castañeda', apeMat: '' };
    expect(await searchCustomers(base.db, searched, 21)).toEqual([]);
    await conReglaAnterior();
    expect(await updateFolding(base.db)).toBe(1);
    expect(await searchCustomers(base.db, searched, 21)).toMatchObject([{ numiden }]);
  });

  it('folded by an older rule are folded again, once', async () => {
    const numiden = await base.db.transaction((tx) =>
      createCustomer(tx, { ...NO_DATA, nombre: 'Olga', apellidoPaterno: 'Ibáñez', apellidoMaterno: null }),
    );
    await base.db.execute(
      sql`update clientes set plegado_paterno = 'viejo', lexemas = ''::tsvector, version_plegado = 0
          where numiden = ${numiden}`,
    );
    const searched = { nombre: '', apePat: 'ibanez', apeMat: '' };
    expect(await searchCustomers(base.db, searched, 21)).toEqual([]);
    await conReglaAnterior();
    expect(await updateFolding(base.db)).toBe(1);
    expect(await updateFolding(base.db)).toBe(0);
    expect(await searchCustomers(base.db, searched, 21)).toMatchObject([{ numiden }]);
  });
});

describe('customer search on names as they are really stored', () => {
  it.skipIf(!existsSync(SEARCH_SAMPLES))(
    'finds every spelling by every other and mixes in nobody else (skipped without the file of cases)',
    async () => {
      const base = await openTestDatabase();
      try {
        const measurement = await measure(base.db, SEARCH_SAMPLES);
        const nuestra = totalOf(measurement, 'Mostrador');
        expect(nuestra.pares).toBeGreaterThan(2_000);
        expect(nuestra.hallados / nuestra.pares).toBeGreaterThanOrEqual(0.99);
        expect(nuestra.mezclados).toBe(0);
        expect(measurement.get('parecido_distinto')?.Mostrador).toMatchObject({ mezclados: 0, despues: 0 });
        expect(nuestra.hallados).toBeGreaterThan(3 * totalOf(measurement, 'sin acentos').hallados);
      } finally {
        await base.close();
      }
    },
  );
});
