import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { codigosPostales, colonias } from '../../../server/platform/db/schema/codigosPostales.ts';
import { readText } from '../../../server/ventas/import/file.ts';
import { readPostalList } from '../../../server/ventas/import/postalCodes/list.ts';
import { loadPostalCodes } from '../../../server/ventas/import/postalCodes/load.ts';
import { type Bed, createBed, ENGINE, TEST_NOW } from '../bed/bed.ts';
import { grantPermissions } from '../bed/people.ts';
import { runCommand } from '../bed/process.ts';

const NOTICE = 'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México.';
const HEADER =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad';

/** A line of the list as the post writes it. */
function line(cp: string, colonia: string, municipio = 'Álvaro Obregón', estado = 'Ciudad de México'): string {
  return `${cp}|${colonia}|Colonia|${municipio}|${estado}|Ciudad de México|01001|09|01001||09|010|0001|Urbano|01`;
}

const ROMA = line('06700', 'Roma Norte', 'Cuauhtémoc');
const LIST = [NOTICE, HEADER, line('01030', 'Florida'), line('01030', 'Axotla'), ROMA];

function textOf(lines: readonly string[]): string {
  return `${lines.join('\r\n')}\r\n`;
}

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
});
afterAll(() => bed.close());
afterEach(async () => {
  await bed.db.execute(sql`truncate codigos_postales, colonias, bitacora`);
});

function load(lines: readonly string[]) {
  const { codigos } = readPostalList('lista.txt', textOf(lines));
  return loadPostalCodes({ db: bed.db, codigos, archivo: 'lista.txt', clock: () => TEST_NOW });
}

async function ask(cp: string, numiden = 100_004) {
  const answer = await bed.app.inject({
    url: `/mostrador/api/catalogo/codigo-postal?cp=${encodeURIComponent(cp)}`,
    headers: { cookie: await bed.signIn(numiden) },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function stored() {
  const { rows } = await bed.db.execute<{ cp: string; nombre: string }>(
    sql`select cp, nombre from colonias order by cp, nombre`,
  );
  return rows.map(({ cp, nombre }) => `${cp} ${nombre}`);
}

describe('a postal code', () => {
  it('says state, municipality and its colonias, as Spanish sorts them', async () => {
    await bed.db.insert(codigosPostales).values([
      { cp: '01030', estado: 'Ciudad de México', municipio: 'Álvaro Obregón' },
      { cp: '06700', estado: 'Ciudad de México', municipio: 'Cuauhtémoc' },
    ]);
    await bed.db.insert(colonias).values([
      { cp: '01030', nombre: 'Florida' },
      { cp: '06700', nombre: 'Roma Norte' },
      { cp: '01030', nombre: '2a Sección' },
      { cp: '01030', nombre: 'Ñuu' },
      { cp: '01030', nombre: 'Árbol' },
      { cp: '01030', nombre: 'Oriente' },
      { cp: '01030', nombre: '10a Sección' },
    ]);
    expect(await ask('01030')).toEqual({
      status: 200,
      body: {
        codigoPostal: '01030',
        estado: 'Ciudad de México',
        municipio: 'Álvaro Obregón',
        colonias: ['2a Sección', '10a Sección', 'Árbol', 'Florida', 'Ñuu', 'Oriente'],
      },
    });
  });

  it('that the list lacks is told in one sentence', async () => {
    expect(await ask('99999')).toMatchObject({
      status: 404,
      body: {
        message: 'No se encontró el código postal 99999. Revíselo o escriba el estado, el municipio y la colonia.',
      },
    });
  });

  it.each(['', '0103', '010300', '0103a', '٠١٠٣٠'])('is five digits, not %j', async (cp) => {
    expect(await ask(cp)).toMatchObject({ status: 400 });
  });

  it('is for who makes invoices and for who keeps addresses', async () => {
    expect((await ask('01030', 100_003)).status).toBe(403);
    await grantPermissions(bed.db, 100_003, [PERMISOS.crearVale.id]);
    expect((await ask('01030', 100_003)).status).toBe(404);
  });
});

describe("loading the post's list", () => {
  it('stores each code with its colonias, and the second time nothing', async () => {
    expect(await load(LIST)).toEqual({ codigos: 2, coloniasNuevas: 3, coloniasQuitadas: 0 });
    expect(await stored()).toEqual(['01030 Axotla', '01030 Florida', '06700 Roma Norte']);
    expect(await load(LIST)).toEqual({ codigos: 0, coloniasNuevas: 0, coloniasQuitadas: 0 });
    expect(await stored()).toHaveLength(3);
    const { rows } = await bed.db.execute(sql`select accion, entidad, id_entidad from bitacora`);
    expect(rows).toEqual([{ accion: 'importarCodigosPostales', entidad: 'codigosPostales', id_entidad: 'lista.txt' }]);
  });

  it('follows a list that changed, and leaves codes alone that it lacks', async () => {
    await load(LIST);
    const changed = [HEADER, line('01030', 'Florida', 'Coyoacán'), line('01030', 'Axotla Nueva', 'Coyoacán')];
    expect(await load(changed)).toEqual({ codigos: 1, coloniasNuevas: 1, coloniasQuitadas: 1 });
    expect(await stored()).toEqual(['01030 Axotla Nueva', '01030 Florida', '06700 Roma Norte']);
    expect((await ask('01030')).body).toMatchObject({ municipio: 'Coyoacán' });
  });

  it('stores 145,000 colonias in seconds, as the whole country has them', { timeout: 240_000 }, async () => {
    const whole = Array.from({ length: 29_000 }, (_, code) =>
      Array.from({ length: 5 }, (_each, place) =>
        line(String(code + 1_000).padStart(5, '0'), `Colonia número ${place}`),
      ),
    ).flat();
    const before = performance.now();
    const stops: number[] = [];
    const { codigos } = readPostalList('lista.txt', textOf([HEADER, ...whole]));
    const done = await loadPostalCodes({
      db: bed.db,
      codigos,
      archivo: 'lista.txt',
      clock: () => TEST_NOW,
      alAvanzar: (_batch, storedNow) => stops.push(storedNow),
    });
    expect(done).toEqual({ codigos: 29_000, coloniasNuevas: 145_000, coloniasQuitadas: 0 });
    expect(stops).toEqual(Array.from({ length: 29 }, (_, batch) => (batch + 1) * 1_000));
    // Seconds on an idle machine; one that has much else to do gets its time.
    expect(performance.now() - before).toBeLessThan(120_000);
  });
});

describe('the command', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  function written(content: Uint8Array | string): string {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-cp-'));
    folders.push(folder);
    const ruta = join(folder, 'CPdescarga.txt');
    writeFileSync(ruta, content);
    return ruta;
  }

  it('reads the list in Latin-1, as the post publishes it, and in UTF-8', async () => {
    const text = textOf(LIST);
    expect(await readText(written(Buffer.from(text, 'latin1')))).toBe(text);
    expect(await readText(written(text))).toBe(text);
    await expect(readText('/no/hay/lista.txt')).rejects.toThrow('No existe el archivo /no/hay/lista.txt.');
  });

  it.skipIf(ENGINE === 'postgres')(
    'loads a file into a new folder, and tells what it refused',
    async () => {
      const ruta = written(Buffer.from(textOf([...LIST, line('1030', 'Sin cero')]), 'latin1'));
      const folder = mkdtempSync(join(tmpdir(), 'mostrador-cp-datos-'));
      folders.push(folder);
      const run = runCommand('codigosPostales', { DATA_DIR: folder, DEMO: 'no' }, [ruta]);
      expect(await run.fin).toEqual({ codigo: 0, senal: null });
      expect(run.salida()).toContain('2 códigos postales, 2 de ellos nuevos o cambiados');
      expect(run.salida()).toContain('línea 6: El código postal no tiene 5 dígitos');
      expect(existsSync(`${ruta}.rechazos.csv`)).toBe(false);
    },
    120_000,
  );

  it.skipIf(ENGINE === 'postgres')(
    'says how it is used',
    async () => {
      const run = runCommand('codigosPostales', {}, []);
      expect(await run.fin).toMatchObject({ codigo: 1 });
      expect(run.errores()).toContain('Uso: npm run codigos-postales -- CPdescarga.txt');
    },
    120_000,
  );
});
