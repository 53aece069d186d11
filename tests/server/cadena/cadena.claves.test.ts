/** The tax authority's keys of articles and departments, one by one and by a file. */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Listo } from '#domain/cadena/listo';
import { clavesFiscales } from '../../../server/platform/db/schema/cadena.ts';
import { ventaArticulos } from '../../../server/platform/db/schema/operaciones.ts';
import { invoiceCase, invoiceSale, invoices } from '../facturas/facturas.desk.ts';
import { sell } from '../vales/vales.desk.ts';
import { chainDesk } from './cadena.desk.ts';

const desk = chainDesk();

describe("the authority's keys", () => {
  const DEPARTAMENTO = {
    ambito: 'departamento',
    codigo: ' línea blanca ',
    claveProdServ: '52141500',
    claveUnidad: 'h87',
    exento: false,
  };

  it('of an article go before those of its department, and those before none', async () => {
    const operacion = await sell(desk.bench.desk, [
      { unidades: 2, pesos: 100 },
      { unidades: 1, pesos: 50 },
      { unidades: 1, pesos: 20 },
    ]);
    const own = await desk.db.select().from(ventaArticulos).where(eq(ventaArticulos.operacion, operacion));
    for (const { linea } of own) {
      await desk.db
        .update(ventaArticulos)
        .set({ departamento: linea === 3 ? 'Otra cosa' : 'Línea blanca', numArt: `Z-${linea}` })
        .where(and(eq(ventaArticulos.operacion, operacion), eq(ventaArticulos.linea, linea)));
    }
    await desk.post('claves/guardar', DEPARTAMENTO);
    await desk.post('claves/guardar', {
      ...DEPARTAMENTO,
      ambito: 'articulo',
      codigo: 'Z-2',
      claveProdServ: '52141501',
      claveUnidad: 'SET',
    });
    const answer = await invoiceSale(desk.bench, { idCaso: await invoiceCase(desk.bench), operacion });
    expect(answer.statusCode, answer.body).toBe(200);
    const row = (await invoices(desk.bench)).at(-1);
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
    const answer = await desk.post('claves/guardar', { ...DEPARTAMENTO, ...wrong });
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo, message }]]);
  });

  it('are said once of a department, in whatever letters', async () => {
    await desk.post('claves/guardar', DEPARTAMENTO);
    const again = await desk.post('claves/guardar', { ...DEPARTAMENTO, codigo: 'Línea Blanca' });
    expect([again.statusCode, again.json().campos?.[0]?.message]).toEqual([400, 'Ya hay claves para eso.']);
  });

  it('that are taken away leave an article with those of its department; two who take them away at once do it once', async () => {
    const { id, version } = (await desk.post('claves/guardar', DEPARTAMENTO)).json();
    const changed = (await desk.post('claves/guardar', { ...DEPARTAMENTO, id, version, exento: true })).json();
    expect((await desk.post('claves/quitar', { id, version })).statusCode).toBe(409);
    const both = await Promise.all([1, 2].map(() => desk.post('claves/quitar', { id, version: changed.version })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect((await desk.get('claves')).json().filas).toEqual([]);
  });

  it('come in by a file, whole or not at all', async () => {
    await desk.post('claves/guardar', DEPARTAMENTO);
    const bad =
      'sep=;\r\nTipo;Codigo;ClaveProdServ;ClaveUnidad;Exento\r\nDepartamento;BLANCOS;52121500;H87;No\r\nArtículo;10001;X;H87;No\r\n';
    const refused = (await desk.post('claves/cargar', { texto: bad })).json();
    expect(refused).toMatchObject({
      ...{ codigo: 2, guardado: false, malasEnTotal: 1 },
      descripcion: 'El archivo tiene una línea que no se puede leer: no se guardó nada.',
      malas: [{ linea: 4, motivo: 'La clave de producto o servicio tiene 8 dígitos, como 52141501.' }],
    });
    expect(await desk.db.select().from(clavesFiscales)).toHaveLength(1);

    const good =
      '\ufeffTipo,Código,ClaveProdServ,ClaveUnidad,Exento\nDepartamento,línea blanca,52141502,H87,\nartículo,10001,1010101,PR,Sí\n';
    const looked = (await desk.post('claves/cargar', { texto: good, soloRevisar: true })).json();
    expect(looked).toMatchObject({
      guardado: false,
      descripcion: 'Se guardarían 1 nuevas y 1 cambiadas; 0 ya estaban igual.',
    });
    const kept = (await desk.post('claves/cargar', { texto: good })).json();
    expect(kept).toMatchObject({ codigo: 1, guardado: true, nuevas: 1, cambiadas: 1, iguales: 0 });
    // A spreadsheet had taken the leading zero away.
    expect((await desk.get('claves?buscar=10001')).json().filas).toMatchObject([
      { ambito: 'articulo', codigo: '10001', claveProdServ: '01010101', claveUnidad: 'PR', exento: true },
    ]);
    const out = await desk.get('claves/exportar');
    const back = (await desk.post('claves/cargar', { texto: out.body })).json();
    expect(back).toMatchObject({ guardado: true, nuevas: 0, cambiadas: 0, iguales: 2 });
  });

  it('say whether an article is an object of the tax; who does not say it leaves it as it is', async () => {
    const ARTICULO = { ...DEPARTAMENTO, ambito: 'articulo', codigo: '900001' };
    const objects = async () =>
      (await desk.get('claves')).json().filas.map(({ objetoImp }: { objetoImp: string }) => objetoImp);
    const made = (await desk.post('claves/guardar', { ...ARTICULO, objetoImp: '01' })).json();
    const { id } = made;
    const moved = (
      await desk.post('claves/guardar', { ...ARTICULO, id, version: made.version, claveUnidad: 'SET' })
    ).json();
    expect(await objects()).toEqual(['01']);
    const wrong = await desk.post('claves/guardar', { ...ARTICULO, id, version: moved.version, exento: true });
    const campos = [{ campo: 'exento', message: 'Lo que no es objeto de impuesto (01) no puede ser exento de IVA.' }];
    expect([wrong.statusCode, wrong.json().campos]).toEqual([400, campos]);
    const both = await desk.post('claves/guardar', { ...ARTICULO, codigo: '900002', exento: true, objetoImp: '01' });
    expect([both.statusCode, both.json().campos]).toEqual([400, campos]);

    // A file of before, without the column: the article stays what it is, a new one is an object.
    const old =
      'Tipo,Código,ClaveProdServ,ClaveUnidad,Exento\nArtículo,900001,52141500,H87,No\nArtículo,900002,52141500,H87,No\n';
    expect((await desk.post('claves/cargar', { texto: old })).json()).toMatchObject({ nuevas: 1, cambiadas: 1 });
    expect(await objects()).toEqual(['01', '02']);
    const exempt = old.replace('900001,52141500,H87,No', '900001,52141500,H87,Sí');
    for (const soloRevisar of [true, false]) {
      const refused = (await desk.post('claves/cargar', { texto: exempt, soloRevisar })).json();
      expect(refused).toMatchObject({ guardado: false, malas: [{ linea: 2, motivo: campos[0]?.message }] });
    }
    const said =
      'Tipo,Código,ClaveProdServ,ClaveUnidad,Exento,ObjetoImp\nArtículo,900001,52141500,H87,No,2\nArtículo,900002,52141500,H87,No,1\n';
    expect((await desk.post('claves/cargar', { texto: said })).json()).toMatchObject({ nuevas: 0, cambiadas: 2 });
    expect(await objects()).toEqual(['02', '01']);
    const out = await desk.get('claves/exportar');
    expect(out.body).toContain('"Artículo","900002","52141500","H87","No","01"');
    expect((await desk.post('claves/cargar', { texto: out.body })).json()).toMatchObject({ iguales: 2 });
  });

  it('say whether goods may come back; who does not say it leaves it as it is', async () => {
    const ARTICULO = { ...DEPARTAMENTO, ambito: 'articulo', codigo: '900001' };
    const marks = async () =>
      (await desk.get('claves')).json().filas.map(({ retorno }: { retorno: unknown }) => retorno);
    const made = (await desk.post('claves/guardar', { ...ARTICULO, retorno: 'no' })).json();
    await desk.post('claves/guardar', { ...ARTICULO, id: made.id, version: made.version, claveUnidad: 'SET' });
    expect(await marks()).toEqual(['no']);
    const wrong = await desk.post('claves/guardar', { ...ARTICULO, codigo: '900002', retorno: 'nunca' });
    expect([wrong.statusCode, wrong.json().campos[0].campo]).toEqual([400, 'retorno']);

    const head = 'Tipo,Código,ClaveProdServ,ClaveUnidad,Exento,Retorno\n';
    const file = (mark: string) =>
      `${head}Artículo,900001,52141500,H87,No,${mark}\nDepartamento,RECARGAS,83111603,H87,No,${mark}\n`;
    await desk.post('claves/cargar', { texto: file('') });
    expect(await marks()).toEqual([null, 'no']);
    await desk.post('claves/cargar', { texto: file('Solo con autorización') });
    expect(await marks()).toEqual(['autorizacion', 'autorizacion']);
    const out = await desk.get('claves/exportar');
    expect(out.body).toContain('"Artículo","900001","52141500","H87","No","02","Solo con autorización"');
    expect((await desk.post('claves/cargar', { texto: out.body })).json()).toMatchObject({ iguales: 2 });
  });

  it('of what is no object of the tax are at odds with a sale that charged some, which the check list tells', async () => {
    await sell(desk.bench.desk, [
      { unidades: 1, pesos: 100 },
      { unidades: 1, pesos: 50, sinIva: true },
      { unidades: 1, pesos: 20 },
    ]);
    const faults = async () => {
      const { tiendas } = (await desk.get('listo')).json() as Listo;
      const texts = tiendas.flatMap(({ cvetda, faltas }) => (cvetda === 1 ? faltas.map(({ texto }) => texto) : []));
      return texts.filter((texto) => texto.includes('no son objeto'));
    };
    const say = (codigo: string, objetoImp: string) =>
      desk.post('claves/guardar', { ...DEPARTAMENTO, ambito: 'articulo', codigo, objetoImp });
    expect(await faults()).toEqual([]);
    for (const codigo of ['701', '702', '703']) await say(codigo, codigo === '703' ? '02' : '01');
    expect(await faults()).toEqual([
      'En sus últimas ventas se cobró impuesto en artículos que no son objeto de impuesto (01): 701. Se facturan como 02, con el impuesto cobrado.',
    ]);
    await desk.db
      .update(ventaArticulos)
      .set({ departamento: ' Línea Blanca ' })
      .where(eq(ventaArticulos.numArt, '701'));
    const [own] = (await desk.get('claves?buscar=701')).json().filas;
    await desk.post('claves/quitar', { id: own.id, version: own.version });
    expect(await faults()).toEqual([]);
    await desk.post('claves/guardar', { ...DEPARTAMENTO, objetoImp: '01' });
    expect(await faults()).toHaveLength(1);
  });

  it.each([
    ['Tipo,Código\nArtículo,1\n', 'Al archivo le faltan columnas: ClaveProdServ, ClaveUnidad, Exento.'],
    ['Tipo,Código,ClaveProdServ,ClaveUnidad,Exento\n', 'El archivo no tiene ninguna línea.'],
    [
      'Tipo,Código,ClaveProdServ,ClaveUnidad,Exento,codigo\nArtículo,1,01010101,H87,No,2\n',
      'Al archivo le sobra una columna Código: viene dos veces, y no se sabe cuál vale.',
    ],
  ])('do not come in by %j', async (texto, message) => {
    const answer = await desk.post('claves/cargar', { texto });
    expect([answer.statusCode, answer.json().campos?.[0]?.message]).toEqual([400, message]);
  });
});
