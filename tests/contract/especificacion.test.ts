import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/permisos';
import { usuarios } from '../../server/db/schema/personas.ts';
import { PDF } from '../server/casos.archivos.ts';
import type { Mesa } from '../server/casos.mesa.ts';
import { ATENCION, abrirMesa, FACTURACION, MANTENIMIENTO } from '../server/casos.mesa.ts';
import { CON_GUIAS, sembrarOperaciones } from '../server/operaciones.siembra.ts';
import { darPermisos } from '../server/personas.ts';
import type { LlamadaEscrita, Sitio } from './especificacion.ts';
import {
  casos,
  clientesYCatalogos,
  entradas,
  operacionesYTablero,
  salida,
  sesionYUsuarios,
  solicitudDeCaso,
  trabajos,
} from './especificacion.ts';

const NUMIDEN = 100_001;
const OTRO = 100_003;
const CUALQUIERA: Sitio = {
  numiden: NUMIDEN,
  cvetda: 1,
  idCaso: 0,
  version: 0,
  porAutorizar: { idCaso: 0, version: 0 },
  idAnexo: 0,
  idArea: FACTURACION,
  idSubcategoria: MANTENIMIENTO,
  otraSubcategoria: 14,
  idMotivo: 8,
  operacion: CON_GUIAS,
};
const TODAS = [casos, trabajos, sesionYUsuarios, clientesYCatalogos, operacionesYTablero] as const;

let mesa: Mesa;
let galleta: string;
let otra: string;
beforeAll(async () => {
  mesa = await abrirMesa();
  await sembrarOperaciones(mesa);
  const todos = Object.values(PERMISOS).map(({ id }) => id);
  await darPermisos(mesa.db, NUMIDEN, todos);
  await darPermisos(mesa.db, OTRO, todos);
  await mesa.db
    .update(usuarios)
    .set({ areas: [FACTURACION, ATENCION] })
    .where(eq(usuarios.numiden, NUMIDEN));
  galleta = await mesa.banco.entrar(NUMIDEN);
  otra = await mesa.banco.entrar(OTRO);
});
afterAll(() => mesa.banco.cerrar());

const formularioDe = async ({ json, archivos }: NonNullable<LlamadaEscrita['formulario']>) => {
  const formulario = new FormData();
  if (json !== undefined) formulario.append(json[0], JSON.stringify(json[1]));
  for (let n = 0; n < archivos; n += 1) formulario.append('files', new Blob([new Uint8Array(PDF)]), `nota-${n}.pdf`);
  const cuerpo = new Response(formulario);
  return {
    headers: { 'content-type': cuerpo.headers.get('content-type') ?? '' },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  };
};

/** Sends exactly what the table says, with the session's cookie and the headers that HTTP itself asks for. */
const mandar = async (llamada: LlamadaEscrita, cookie: string) => {
  const { metodo, ruta, de = {}, consulta = {}, cuerpo, formulario } = llamada;
  const { headers, payload } = formulario
    ? await formularioDe(formulario)
    : { headers: {}, payload: cuerpo as object | undefined };
  const camino = ruta.replace(/^\//, '').replace(/\{(\w+)\}/g, (_, nombre: string) => String(de[nombre]));
  const preguntas = new URLSearchParams(Object.entries(consulta).map(([nombre, valor]) => [nombre, String(valor)]));
  return mesa.banco.app.inject({
    method: metodo,
    url: `${mesa.banco.config.basePath}api/${camino}?${preguntas}`,
    headers: { ...headers, cookie },
    ...(payload === undefined ? {} : { payload }),
  });
};

const casoNuevo = async (cookie: string, numiden: number) => {
  const json = ['casoRequest', solicitudDeCaso({ ...CUALQUIERA, numiden })] as const;
  const respuesta = await mandar(
    { metodo: 'POST', ruta: 'caso/guardar', formulario: { json, archivos: 1 }, responde: {} },
    cookie,
  );
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return { idCaso: respuesta.json().idCaso as number, version: 1 };
};

/** A case with a file, and another one whose authorization somebody else asked for. */
const montar = async (): Promise<Sitio> => {
  const caso = await casoNuevo(galleta, NUMIDEN);
  const ajeno = await casoNuevo(otra, OTRO);
  const pedida = await mandar(
    {
      metodo: 'POST',
      ruta: 'caso/solicitar-autorizacion',
      cuerpo: { ...ajeno, motivo: 'La garantía venció ayer.' },
      responde: {},
    },
    otra,
  );
  expect(pedida.statusCode, pedida.body).toBe(200);
  const anexos = await mandar(
    { metodo: 'GET', ruta: 'catalogo/anexos', consulta: { casoId: caso.idCaso }, responde: {} },
    galleta,
  );
  const [anexo] = anexos.json();
  return {
    ...CUALQUIERA,
    ...caso,
    porAutorizar: { idCaso: ajeno.idCaso, version: pedida.json().version },
    idAnexo: anexo.id,
  };
};

const comprobar = async (llamada: LlamadaEscrita, cookie: string) => {
  const respuesta = await mandar(llamada, cookie);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  if (llamada.responde === 'blob') expect(respuesta.rawPayload.equals(PDF)).toBe(true);
  else if (Array.isArray(respuesta.json())) expect(respuesta.json()).toEqual(llamada.responde);
  else expect(respuesta.json()).toMatchObject(llamada.responde as object);
};

const nombreDe = ({ metodo, ruta, formulario }: LlamadaEscrita): string =>
  `${metodo} ${ruta}${formulario ? ` with ${formulario.archivos} files` : ''}`;

describe('a client written from the specification alone', () => {
  for (const parte of TODAS) {
    it.each(parte(CUALQUIERA).map((llamada, lugar) => ({ nombre: nombreDe(llamada), lugar })))(
      'is served: $nombre',
      async ({ lugar }) => {
        const llamada = parte(await montar())[lugar];
        if (llamada === undefined) throw new Error('The table changed its length');
        await comprobar(llamada, galleta);
      },
    );
  }

  it.each(entradas(CUALQUIERA))('signs in with $cuerpo.numiden', (llamada) => comprobar(llamada, ''));

  it('signs out, with and without a body', async () => {
    await comprobar(salida, await mesa.banco.entrar(NUMIDEN));
    await comprobar({ ...salida, cuerpo: {} }, await mesa.banco.entrar(NUMIDEN));
  });

  it('may send an empty object where a call takes no body', async () => {
    const [vales] = operacionesYTablero(CUALQUIERA).filter(({ ruta }) => ruta.startsWith('/vales/'));
    if (vales === undefined) throw new Error('The table lost its call');
    await comprobar({ ...vales, cuerpo: {} }, galleta);
  });

  it('gets the area of a case from its category, and is told when it says another one', async () => {
    const { idCaso } = await casoNuevo(galleta, NUMIDEN);
    const detalle = { metodo: 'GET', ruta: 'caso/detalle/{id}', de: { id: idCaso }, responde: {} } as const;
    expect((await mandar(detalle, galleta)).json().area).toEqual({ id: FACTURACION, nombre: 'Facturación' });
    const guardar = (cambios: object) =>
      mandar(
        {
          metodo: 'POST',
          ruta: 'caso/guardar',
          formulario: { json: ['casoRequest', { ...solicitudDeCaso(CUALQUIERA), ...cambios }], archivos: 0 },
          responde: {},
        },
        galleta,
      );
    const contradicha = await guardar({ idArea: ATENCION });
    expect([contradicha.statusCode, contradicha.json().message]).toEqual([400, 'La categoría no corresponde al área.']);
    for (const idSubcategoria of [987, 99_999_999_999]) {
      const inexistente = await guardar({ idSubcategoria });
      expect([inexistente.statusCode, inexistente.json()]).toEqual([
        400,
        {
          codigo: 400,
          message: 'La categoría no existe. Elija otra.',
          campos: [{ campo: 'idSubcategoria', message: 'La categoría no existe. Elija otra.' }],
        },
      ]);
    }
  });

  it.each(['numidenCliente', 'idSubcategoria', 'descripcion', 'numidenCrea', 'cvetda', 'sexo'])(
    'is told when its case lacks %s',
    async (campo) => {
      const { [campo as 'sexo']: _, ...resto } = solicitudDeCaso(CUALQUIERA);
      const formulario = { json: ['casoRequest', resto] as const, archivos: 0 };
      const respuesta = await mandar({ metodo: 'POST', ruta: 'caso/guardar', formulario, responde: {} }, galleta);
      expect([respuesta.statusCode, respuesta.json().campos?.[0]?.campo]).toEqual([400, campo]);
    },
  );
});

describe('the table', () => {
  it('holds every call that the product offers as the specification’s, and no other', async () => {
    const documento = (await mesa.banco.app.inject({ url: '/mostrador/api/docs/json' })).json();
    const ofrecidas = Object.entries<Record<string, { description: string }>>(documento.paths).flatMap(
      ([ruta, metodos]) =>
        Object.entries(metodos).flatMap(([metodo, { description }]) =>
          description.includes('La especificación no muestra esta ruta')
            ? []
            : [`${metodo.toUpperCase()} ${ruta.replace('/mostrador/api/', '')}`],
        ),
    );
    const escritas = [...TODAS.flatMap((parte) => parte(CUALQUIERA)), ...entradas(CUALQUIERA), salida];
    const claves = new Set(escritas.map(({ metodo, ruta }) => `${metodo} ${ruta.replace(/^\//, '')}`));
    expect([...claves].sort()).toEqual(ofrecidas.sort());
  });
});
