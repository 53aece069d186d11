import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/permisos';
import { certificadosCsd, clavesFiscales, emisor } from '../../server/db/schema/cadena.ts';
import { stores } from '../../server/db/schema/catalogos.ts';
import { ventaArticulos } from '../../server/db/schema/operaciones.ts';
import { bitacora } from '../../server/db/schema/system.ts';
import { renewCertificateSeals } from '../../server/neighbours/stamperCertificates.ts';
import { createSecrets } from '../../server/secrets/secrets.ts';
import { AUTHORITY_IS_THERE, SKIPPED } from '../cfdi/authority.ts';
import { TEST_CER, TEST_KEY, TEST_PASSWORD, TEST_RFC } from '../cfdi/certificates.ts';
import { TEST_SECRETS } from './bed.ts';
import { newKey } from './casos.desk.ts';
import type { InvoiceDesk } from './facturas.desk.ts';
import { invoiceCase, invoiceSale, invoices, openInvoiceDesk } from './facturas.desk.ts';
import { grantPermissions } from './people.ts';
import { sell } from './vales.desk.ts';

const WHO = 100_001;
let bench: InvoiceDesk;
let cookie = '';
beforeAll(async () => {
  bench = await openInvoiceDesk({}, { embedded: true });
  await grantPermissions(bench.desk.db, WHO, [PERMISOS.configuracionGeneral.id]);
  cookie = await bench.desk.bed.signIn(WHO);
});
afterAll(() => bench.desk.bed.close());
afterEach(async () => {
  const { db } = bench.desk;
  await db.delete(emisor);
  await db.delete(certificadosCsd);
  await db.delete(clavesFiscales);
  await db.update(stores).set({ serie: null });
});

function post(path: string, payload: object, key = newKey()) {
  const headers = { cookie, 'idempotency-key': key };
  return bench.desk.bed.app.inject({ method: 'POST', url: `/mostrador/api/cadena/${path}`, headers, payload });
}
function get(path: string) {
  return bench.desk.bed.app.inject({ url: `/mostrador/api/cadena/${path}`, headers: { cookie } });
}
async function lastInvoice() {
  const operacion = await sell(bench.desk, [{ unidades: 2, pesos: 100 }]);
  const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
  const row = (await invoices(bench)).at(-1);
  return { answer, row };
}

const NUEVA = {
  cvetda: 77,
  nombre: 'Tienda Tijuana',
  tipo: 'fisica',
  admiteLogin: false,
  codigoPostal: '22000',
  serie: 'tj',
};

describe('a store', () => {
  it('is made with the number that its tills have, and takes part from then on', async () => {
    const made = await post('tiendas/guardar', NUEVA);
    expect(made.json(), made.body).toMatchObject({ descripcion: 'Tienda guardada con éxito', id: 77, version: 1 });
    expect((await get('tiendas')).json()).toContainEqual({
      ...{ id: 77, version: 1, nombre: 'Tienda Tijuana', tipo: 'fisica', admiteLogin: false },
      ...{ codigoPostal: '22000', serie: 'TJ', globales: null },
    });
    await bench.desk.db.delete(stores).where(eq(stores.cvetda, 77));
  });

  it.each([
    [{ cvetda: 1 }, 'cvetda', 'Ya hay una tienda con ese número.'],
    [{ nombre: '  TIENDA   uno ' }, 'nombre', 'Ya hay una tienda con ese nombre.'],
    [{ codigoPostal: '00999' }, 'codigoPostal', 'Ningún estado tiene códigos postales que empiecen así.'],
    [{ codigoPostal: '123' }, 'codigoPostal', 'El código postal tiene 5 dígitos.'],
    [{ serie: 'ÑU' }, 'serie', 'La serie lleva de 1 a 6 letras mayúsculas o dígitos, sin acentos.'],
    [{ tipo: 'cedis', admiteLogin: true }, 'admiteLogin', 'En un centro de distribución no se inicia sesión.'],
  ])('with %j is refused at %s', async (wrong, campo, message) => {
    await bench.desk.db.update(stores).set({ nombre: 'Tienda Uno' }).where(eq(stores.cvetda, 1));
    const answer = await post('tiendas/guardar', { ...NUEVA, ...wrong });
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo, message }]]);
  });

  it('keeps its number, whatever is sent with it', async () => {
    const [row] = await bench.desk.db.select().from(stores).where(eq(stores.cvetda, 1));
    const same = {
      nombre: row?.nombre,
      tipo: row?.tipo,
      admiteLogin: row?.admiteLogin,
      codigoPostal: row?.codigoPostal,
    };
    const answer = await post('tiendas/guardar', { ...same, id: 1, cvetda: 500, serie: null, nombre: 'Otro nombre' });
    expect(answer.json(), answer.body).toMatchObject({ id: 1 });
    const all = await bench.desk.db.select().from(stores);
    expect(all.filter(({ cvetda }) => cvetda === 500)).toEqual([]);
    expect(all.find(({ cvetda }) => cvetda === 1)?.nombre).toBe('Otro nombre');
  });

  it('has its global invoices issued in the name of who chose how, whoever writes something else of it', async () => {
    const { db } = bench.desk;
    const issuer = async () =>
      (await db.select().from(stores).where(eq(stores.cvetda, 78))).map(({ globalesNumiden }) => globalesNumiden);
    const globales = { periodicidad: 'diaria', desde: '2026-04-01', notas: 'alMomento' };
    await post('tiendas/guardar', { ...NUEVA, cvetda: 78, globales });
    expect(await issuer()).toEqual([WHO]);
    await db.update(stores).set({ globalesNumiden: 100_004 }).where(eq(stores.cvetda, 78));
    await post('tiendas/guardar', { ...NUEVA, id: 78, cvetda: 78, nombre: 'Tijuana', globales });
    expect(await issuer()).toEqual([100_004]);
    await post('tiendas/guardar', { ...NUEVA, id: 78, cvetda: 78, globales: { ...globales, periodicidad: 'mensual' } });
    expect(await issuer()).toEqual([WHO]);
    await post('tiendas/guardar', { ...NUEVA, id: 78, cvetda: 78, globales: null });
    expect(await issuer()).toEqual([null]);
    await db.delete(stores).where(eq(stores.cvetda, 78));
  });

  it('stays the one where people can sign in, while there is no other', async () => {
    const { db } = bench.desk;
    const before = await db.select().from(stores);
    await db.update(stores).set({ admiteLogin: false });
    await db.update(stores).set({ admiteLogin: true }).where(eq(stores.cvetda, 1));
    const answer = await post('tiendas/guardar', { ...NUEVA, id: 1, cvetda: 1 });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Es la única tienda en la que se puede iniciar sesión: deje otra antes.',
    ]);
    for (const { cvetda, admiteLogin } of before) {
      await db.update(stores).set({ admiteLogin }).where(eq(stores.cvetda, cvetda));
    }
  });

  it('of twenty that are made with one number at once is made once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post('tiendas/guardar', { ...NUEVA, nombre: `Tienda ${index} de veinte`, serie: null }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
    await bench.desk.db.delete(stores).where(eq(stores.cvetda, 77));
  });

  it('numbers its invoices in its own series, from 1 on', async () => {
    await bench.desk.db.update(stores).set({ serie: '12' }).where(eq(stores.cvetda, 1));
    const { row } = await lastInvoice();
    expect([row?.serie, row?.folio, row?.comprobante.Serie]).toEqual(['A12', 1, 'A12']);
  });
});

describe("the authority's keys", () => {
  const DEPARTAMENTO = {
    ambito: 'departamento',
    codigo: ' línea blanca ',
    claveProdServ: '52141500',
    claveUnidad: 'h87',
    exento: false,
  };

  it('of an article go before those of its department, and those before none', async () => {
    const operacion = await sell(bench.desk, [
      { unidades: 2, pesos: 100 },
      { unidades: 1, pesos: 50 },
      { unidades: 1, pesos: 20 },
    ]);
    const own = await bench.desk.db.select().from(ventaArticulos).where(eq(ventaArticulos.operacion, operacion));
    for (const { linea } of own) {
      await bench.desk.db
        .update(ventaArticulos)
        .set({ departamento: linea === 3 ? 'Otra cosa' : 'Línea blanca', numArt: `Z-${linea}` })
        .where(and(eq(ventaArticulos.operacion, operacion), eq(ventaArticulos.linea, linea)));
    }
    await post('claves/guardar', DEPARTAMENTO);
    await post('claves/guardar', {
      ...DEPARTAMENTO,
      ambito: 'articulo',
      codigo: 'Z-2',
      claveProdServ: '52141501',
      claveUnidad: 'SET',
    });
    const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
    expect(answer.statusCode, answer.body).toBe(200);
    const row = (await invoices(bench)).at(-1);
    expect(row?.comprobante.Conceptos?.map(({ ClaveProdServ, ClaveUnidad }) => [ClaveProdServ, ClaveUnidad])).toEqual([
      ['52141500', 'H87'],
      ['52141501', 'SET'],
      ['01010101', 'H87'],
    ]);
  });

  it.each([
    [{ claveProdServ: '5214150' }, 'claveProdServ', 'La clave de producto o servicio tiene 8 dígitos, como 52141501.'],
    [{ claveUnidad: 'PIEZA' }, 'claveUnidad', 'Esa unidad no está en el catálogo del SAT: la de piezas es H87.'],
    [{ codigo: '' }, 'codigo', 'Campo requerido'],
  ])('with %j are refused at %s', async (wrong, campo, message) => {
    const answer = await post('claves/guardar', { ...DEPARTAMENTO, ...wrong });
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo, message }]]);
  });

  it('are said once of a department, in whatever letters', async () => {
    await post('claves/guardar', DEPARTAMENTO);
    const again = await post('claves/guardar', { ...DEPARTAMENTO, codigo: 'Línea Blanca' });
    expect([again.statusCode, again.json().campos?.[0]?.message]).toEqual([400, 'Ya hay claves para eso.']);
  });

  it('that are taken away leave an article with those of its department; two who take them away at once do it once', async () => {
    const { id, version } = (await post('claves/guardar', DEPARTAMENTO)).json();
    const changed = (await post('claves/guardar', { ...DEPARTAMENTO, id, version, exento: true })).json();
    expect((await post('claves/quitar', { id, version })).statusCode).toBe(409);
    const both = await Promise.all([1, 2].map(() => post('claves/quitar', { id, version: changed.version })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect((await get('claves')).json().filas).toEqual([]);
  });

  it('come in by a file, whole or not at all', async () => {
    await post('claves/guardar', DEPARTAMENTO);
    const bad =
      'sep=;\r\nTipo;Codigo;ClaveProdServ;ClaveUnidad;Exento\r\nDepartamento;BLANCOS;52121500;H87;No\r\nArtículo;10001;X;H87;No\r\n';
    const refused = (await post('claves/cargar', { texto: bad })).json();
    expect(refused).toMatchObject({
      ...{ codigo: 2, guardado: false, malasEnTotal: 1 },
      descripcion: 'El archivo tiene una línea que no se puede leer: no se guardó nada.',
      malas: [{ linea: 4, motivo: 'La clave de producto o servicio tiene 8 dígitos, como 52141501.' }],
    });
    expect(await bench.desk.db.select().from(clavesFiscales)).toHaveLength(1);

    const good =
      '\ufeffTipo,Código,ClaveProdServ,ClaveUnidad,Exento\nDepartamento,línea blanca,52141502,H87,\nartículo,10001,1010101,PR,Sí\n';
    const looked = (await post('claves/cargar', { texto: good, soloRevisar: true })).json();
    expect(looked).toMatchObject({
      guardado: false,
      descripcion: 'Se guardarían 1 nuevas y 1 cambiadas; 0 ya estaban igual.',
    });
    const kept = (await post('claves/cargar', { texto: good })).json();
    expect(kept).toMatchObject({ codigo: 1, guardado: true, nuevas: 1, cambiadas: 1, iguales: 0 });
    // A spreadsheet had taken the leading zero away.
    expect((await get('claves?buscar=10001')).json().filas).toMatchObject([
      { ambito: 'articulo', codigo: '10001', claveProdServ: '01010101', claveUnidad: 'PR', exento: true },
    ]);
    const out = await get('claves/exportar');
    const back = (await post('claves/cargar', { texto: out.body })).json();
    expect(back).toMatchObject({ guardado: true, nuevas: 0, cambiadas: 0, iguales: 2 });
  });

  it.each([
    ['Tipo,Código\nArtículo,1\n', 'Al archivo le faltan columnas: ClaveProdServ, ClaveUnidad, Exento.'],
    ['Tipo,Código,ClaveProdServ,ClaveUnidad,Exento\n', 'El archivo no tiene ninguna línea.'],
  ])('do not come in by %j', async (texto, message) => {
    const answer = await post('claves/cargar', { texto });
    expect([answer.statusCode, answer.json().campos?.[0]?.message]).toEqual([400, message]);
  });
});

describe('who issues', () => {
  const KEMPER = { rfc: TEST_RFC, nombre: 'Escuela Kemper Urgate, S.A. de C.V.', regimen: '601' };

  it('is the one of the environment, until the page says another', async () => {
    expect((await get('emisor')).json()).toMatchObject({
      rfc: 'MDE210401MD3',
      version: 0,
      guardado: false,
      sinValidez: true,
    });
    expect((await post('emisor/guardar', { ...KEMPER, version: 0 })).json()).toMatchObject({ version: 1 });
    expect((await get('emisor')).json()).toMatchObject({
      rfc: TEST_RFC,
      nombre: 'ESCUELA KEMPER URGATE',
      guardado: true,
    });
    const { row } = await lastInvoice();
    expect(row?.comprobante.Emisor).toEqual({ Rfc: TEST_RFC, Nombre: 'ESCUELA KEMPER URGATE', RegimenFiscal: '601' });
  });

  it.each([
    [{ rfc: 'XAXX010101000' }, 'rfc', 'Escriba el RFC con que la cadena factura.'],
    [{ regimen: '605' }, 'regimen', 'Ese régimen no es de esta clase de contribuyente.'],
  ])('with %j is refused at %s', async (wrong, campo, message) => {
    const answer = await post('emisor/guardar', { ...KEMPER, ...wrong });
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo, message }]]);
  });

  it('is changed by one of two who saw the same', async () => {
    const two = await Promise.all(
      [1, 2].map((n) => post('emisor/guardar', { ...KEMPER, nombre: `KEMPER ${n}`, version: 0 })),
    );
    expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  describe.skipIf(!AUTHORITY_IS_THERE)(`with a CSD${SKIPPED}`, () => {
    const base64 = (path: string) => readFileSync(path).toString('base64');
    const csd = () => ({ certificado: base64(TEST_CER), llave: base64(TEST_KEY), contrasena: TEST_PASSWORD });

    it('seals by it, and nothing tells its key or password', async () => {
      await post('emisor/guardar', { ...KEMPER, version: 0 });
      const kept = await post('emisor/certificado', csd());
      expect(kept.json(), kept.body).toMatchObject({ descripcion: 'Certificado guardado con éxito', version: 2 });
      const shown = (await get('emisor')).json();
      expect(shown).toMatchObject({
        ...{ impedimento: null, sinValidez: false },
        certificado: { noCertificado: '30001000000500003416', rfc: TEST_RFC, hasta: '2027-05-18T11:43:51.000Z' },
      });
      const { row } = await lastInvoice();
      expect(row?.xml).toContain('NoCertificado="30001000000500003416"');
      const everything = JSON.stringify([
        shown,
        await bench.desk.db.select().from(bitacora),
        await bench.desk.db.select().from(certificadosCsd),
      ]);
      expect(everything).not.toContain(TEST_PASSWORD);
      expect(everything).not.toContain(base64(TEST_KEY).slice(0, 60));
    });

    it.each([
      [{ contrasena: 'otra' }, 'contrasena', 'La contraseña no abre la llave privada.'],
      [{ llave: 'AAAA' }, 'llave', 'Este archivo no es una llave privada como las da el SAT (.key).'],
      [{ certificado: 'AAAA' }, 'certificado', 'Este archivo no es un certificado como los da el SAT (.cer).'],
    ])('given with %j is refused at %s', async (wrong, campo, message) => {
      await post('emisor/guardar', { ...KEMPER, version: 0 });
      const answer = await post('emisor/certificado', { ...csd(), ...wrong });
      expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo, message }]]);
    });

    it('of somebody else is refused, and so is one that is there', async () => {
      const other = await post('emisor/certificado', csd());
      expect(other.json().campos?.[0]?.message).toBe(
        'El CSD es de EKU9003173C9 y las facturas las emite MDE210401MD3.',
      );
      await post('emisor/guardar', { ...KEMPER, version: 0 });
      await post('emisor/certificado', csd());
      const again = await post('emisor/certificado', csd());
      expect([again.statusCode, again.json().campos?.[0]?.message]).toEqual([400, 'Ese certificado ya está guardado.']);
    });

    it('that changes its number seals nothing by a certificate of our own', async () => {
      await post('emisor/guardar', { ...KEMPER, version: 0 });
      await post('emisor/certificado', csd());
      await post('emisor/guardar', { rfc: 'XIA190128J61', nombre: 'XENON', regimen: '601' });
      const why = 'Falta el CSD de XIA190128J61: el que hay es de EKU9003173C9.';
      expect((await get('emisor')).json()).toMatchObject({ impedimento: why, certificado: null });
      const { answer } = await lastInvoice();
      expect([answer.statusCode, answer.json().message]).toEqual([409, why]);
    });

    it('is opened by a new key of secrets once the old one is gone', async () => {
      const { db } = bench.desk;
      await post('emisor/guardar', { ...KEMPER, version: 0 });
      await post('emisor/certificado', csd());
      const [before] = await db.select().from(certificadosCsd);
      const fresh = Buffer.alloc(32, 9);
      // The bed's secrets open what they sealed; the new ones go before them.
      await renewCertificateSeals(db, { ...createSecrets([fresh]), open: TEST_SECRETS.open, isCurrent: () => false });
      const [after] = await db.select().from(certificadosCsd);
      expect(after?.llaveCifrada).not.toBe(before?.llaveCifrada);
      expect(createSecrets([fresh]).open(after?.llaveCifrada ?? '', `CSD ${after?.noCertificado}`).tipo).toBe(
        'abierto',
      );
      expect((await get('emisor')).json().impedimento).toMatch(/claves distintas/);
    });
  });
});

describe('the check list', () => {
  it('tells what each store lacks, and which departments have no keys', async () => {
    const { db } = bench.desk;
    await sell(bench.desk, [{ unidades: 2, pesos: 100 }]);
    await db.update(stores).set({ codigoPostal: null }).where(eq(stores.cvetda, 1));
    const { emisor: issuer, tiendas, departamentos } = (await get('listo')).json();
    expect(issuer.map(({ texto }: { texto: string }) => texto)).toEqual([
      'Falta decir quién expide las facturas de la cadena.',
      'Falta el certificado (CSD): las facturas se sellan sin validez fiscal.',
    ]);
    const [first] = tiendas;
    expect(first.faltas[0]).toEqual({ grave: true, texto: 'Falta su código postal: no puede expedir facturas.' });
    expect(first.faltas[1]?.texto).toMatch(/artículos? de sus últimas ventas (no )?tienen? claves del SAT/);
    expect(departamentos.length).toBeGreaterThan(0);
    await db.update(stores).set({ codigoPostal: '06000' });
  });
});
