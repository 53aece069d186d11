import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { empleados, roles, usuarios } from '../../server/platform/db/schema/personas.ts';
import { pickupsOf } from '../../server/vales/pickups/collected.ts';
import { grantPermissions } from '../server/bed/people.ts';
import { ATENCION, type Desk, FACTURACION, MANTENIMIENTO, NOW, openDesk } from '../server/casos/casos.desk.ts';
import { PDF } from '../server/casos/casos.files.ts';
import {
  newCase as caseOfGoods,
  type Goods,
  GUIDE,
  partialVoucher,
  SALE,
  seedGoods,
  WEB_FOLIO,
} from '../server/guias/guias.desk.ts';
import { newVoucher } from '../server/vales/papel.seed.ts';
import { seedOperations, WITH_GUIDES } from '../server/ventas/operaciones.seed.ts';
import { reasonsAndSettings, servers, usersAndRoles } from './specification.administration.ts';
import { guides } from './specification.guides.ts';
import { ANY_INVOICES, invoices, mountInvoices } from './specification.invoices.ts';
import { voucherLists, voucherPaper } from './specification.paper.ts';
import { ANY_REFUND, mountRefunds, refunds } from './specification.refunds.ts';
import {
  caseRequest,
  casos,
  customersAndCatalogues,
  exit,
  logins,
  operationsAndDashboard,
  type Site,
  sessionAndUsers,
  type WrittenCall,
  works,
} from './specification.ts';
import { ANY_VOUCHERS, mountVouchers, vouchers } from './specification.vouchers.ts';

const NUMIDEN = 100_001;
const OTHER = 100_003;
const ANY: Site = {
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
  operacion: WITH_GUIDES,
  idServidor: 0,
  otraPersona: 100_002,
  nuevaPersona: 0,
  rolNuevo: '',
  rolPrescindible: 0,
  vale: { id: 0, version: 1, folio: '' },
  guias: {
    cliente: 0,
    idDireccion: 0,
    operacion: SALE,
    folioWeb: WEB_FOLIO,
    manana: '2026-03-19',
    guia: { folio: GUIDE, idArticulo: 0 },
    vale: { id: 0, version: 1, linea: 3 },
    recolecta: { idVale: 0, folio: '', idArticulo: 0 },
  },
  refund: ANY_REFUND,
  vouchers: ANY_VOUCHERS,
  invoices: ANY_INVOICES,
};
const ALL = [
  casos,
  works,
  sessionAndUsers,
  customersAndCatalogues,
  operationsAndDashboard,
  reasonsAndSettings,
  servers,
  usersAndRoles,
  voucherLists,
  voucherPaper,
  guides,
  refunds,
  vouchers,
  invoices,
] as const;

let desk: Desk;
let cookieOfLogin: string;
let another: string;
let goods: Goods;
beforeAll(async () => {
  desk = await openDesk();
  goods = await seedGoods(desk);
  await seedOperations(desk);
  const all = Object.values(PERMISOS).map(({ id }) => id);
  await grantPermissions(desk.db, NUMIDEN, all);
  await grantPermissions(desk.db, OTHER, all);
  await desk.db
    .update(usuarios)
    .set({ areas: [FACTURACION, ATENCION] })
    .where(eq(usuarios.numiden, NUMIDEN));
  cookieOfLogin = await desk.bed.signIn(NUMIDEN);
  another = await desk.bed.signIn(OTHER);
});
afterAll(() => desk.bed.close());

async function formOf({ json, archivos }: NonNullable<WrittenCall['formulario']>) {
  const form = new FormData();
  if (json !== undefined) form.append(json[0], JSON.stringify(json[1]));
  for (let n = 0; n < archivos; n += 1) form.append('files', new Blob([new Uint8Array(PDF)]), `nota-${n}.pdf`);
  const body = new Response(form);
  return {
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

/** Sends exactly what the table says, with the session's cookie and the headers that HTTP itself asks for. */
async function send(call: WrittenCall, cookie: string) {
  const { metodo, ruta, de = {}, consulta = {}, cuerpo, formulario } = call;
  const { headers, payload } = formulario
    ? await formOf(formulario)
    : { headers: {}, payload: cuerpo as object | undefined };
  const path = ruta.replace(/^\//, '').replace(/\{(\w+)\}/g, (_, nombre: string) => String(de[nombre]));
  const questions = new URLSearchParams(Object.entries(consulta).map(([nombre, valor]) => [nombre, String(valor)]));
  return desk.bed.app.inject({
    method: metodo,
    url: `${desk.bed.config.basePath}api/${path}?${questions}`,
    headers: { ...headers, cookie },
    ...(payload === undefined ? {} : { payload }),
  });
}

async function newCase(cookie: string, numiden: number) {
  const json = ['casoRequest', caseRequest({ ...ANY, numiden })] as const;
  const answer = await send(
    { metodo: 'POST', ruta: 'caso/guardar', formulario: { json, archivos: 1 }, responde: {} },
    cookie,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return { idCaso: answer.json().idCaso as number, version: 1 };
}

/** A case with a file, and another one whose authorization somebody else asked for. */
async function mount(): Promise<Site> {
  const caso = await newCase(cookieOfLogin, NUMIDEN);
  const stranger = await newCase(another, OTHER);
  const pedida = await send(
    {
      metodo: 'POST',
      ruta: 'caso/solicitar-autorizacion',
      cuerpo: { ...stranger, motivo: 'La garantía venció ayer.' },
      responde: {},
    },
    another,
  );
  expect(pedida.statusCode, pedida.body).toBe(200);
  const anexos = await send(
    { metodo: 'GET', ruta: 'catalogo/anexos', consulta: { casoId: caso.idCaso }, responde: {} },
    cookieOfLogin,
  );
  const [anexo] = anexos.json();
  const [rol] = await desk.db
    .insert(roles)
    .values({ nombre: `Prescindible ${caso.idCaso}` })
    .returning({ id: roles.id });
  const nuevaPersona = 300_000 + caso.idCaso;
  await desk.db.insert(empleados).values({ numiden: nuevaPersona, nombreCompleto: 'Nora Nueva', correo: null });
  return {
    ...ANY,
    ...caso,
    porAutorizar: { idCaso: stranger.idCaso, version: pedida.json().version },
    idAnexo: anexo.id,
    idServidor: await newServer(),
    nuevaPersona,
    rolNuevo: `Nuevo ${caso.idCaso}`,
    rolPrescindible: rol?.id ?? 0,
    refund: await mountRefunds(desk.db, { ...caso, numiden: NUMIDEN, numidenCliente: desk.cliente }),
    vale: { version: 1, ...(await newVoucher(desk, { idCaso: caso.idCaso, fechaResuelve: NOW })) },
    guias: await travelling(),
  };
}

/** One pickup ordered already, and a voucher for the next one. */
async function travelling(): Promise<Site['guias']> {
  const { idDireccion, rows } = goods;
  const newVoucher = async () => partialVoucher(desk, await caseOfGoods(desk));
  const idVale = await newVoucher();
  const cuerpo = { id: idVale, version: 1, idDireccion, fecha: ANY.guias.manana, lineas: [ANY.guias.vale.linea] };
  const ruta = 'vales/recolecta/guardar-parcial';
  const ordered = await send({ metodo: 'POST', ruta, cuerpo, responde: {} }, cookieOfLogin);
  expect(ordered.statusCode, ordered.body).toBe(200);
  const [pickup] = await pickupsOf(desk.db, idVale);
  const folio = pickup?.folioGuia ?? '';
  return {
    ...ANY.guias,
    cliente: desk.cliente,
    idDireccion,
    guia: { folio: GUIDE, idArticulo: rows[0] ?? 0 },
    vale: { ...ANY.guias.vale, id: await newVoucher() },
    recolecta: { idVale, folio, idArticulo: pickup?.articulos[0]?.idArticulo ?? 0 },
  };
}

async function newServer(): Promise<number> {
  const cuerpo = { servidor: 'sat.cadena.mx', usuario: 'timbres', puerto: 443, path: '', url: '' };
  const made = await send({ metodo: 'POST', ruta: 'panel/guardar', cuerpo, responde: {} }, cookieOfLogin);
  return made.json().id;
}

async function verify(call: WrittenCall, cookie: string) {
  const answer = await send(call, cookie);
  expect(answer.statusCode, answer.body).toBe(200);
  if (call.responde === 'blob') expect(answer.rawPayload.equals(PDF)).toBe(true);
  else if (call.responde === 'pdf') expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  else if (Array.isArray(answer.json())) expect(answer.json()).toEqual(call.responde);
  else expect(answer.json()).toMatchObject(call.responde as object);
}

function nameOf({ metodo, ruta, formulario }: WrittenCall): string {
  return `${metodo} ${ruta}${formulario ? ` with ${formulario.archivos} files` : ''}`;
}

// The table is walked in its order: what one call stores the next ones list.
describe('a client written from the specification alone', { shuffle: false }, () => {
  for (const part of ALL) {
    it.each(part(ANY).map((call, place) => ({ nombre: nameOf(call), lugar: place })))(
      'is served: $nombre',
      async ({ lugar }) => {
        const site = await mount();
        // Its reasons would be found by whoever lists reasons.
        const own = {
          ...(part === vouchers ? { vouchers: await mountVouchers(desk, site.idCaso) } : {}),
          ...(part === invoices ? { invoices: await mountInvoices(desk) } : {}),
        };
        const call = part({ ...site, ...own })[lugar];
        if (call === undefined) throw new Error('The table changed its length');
        await verify(call, cookieOfLogin);
      },
    );
  }

  it.each(logins(ANY))('signs in with $cuerpo.numiden', (call) => verify(call, ''));

  it('signs out, with and without a body', async () => {
    await verify(exit, await desk.bed.signIn(NUMIDEN));
    await verify({ ...exit, cuerpo: {} }, await desk.bed.signIn(NUMIDEN));
  });

  it('may send an empty object where a call takes no body', async () => {
    const [vales] = operationsAndDashboard(ANY).filter(({ ruta }) => ruta.startsWith('/vales/'));
    if (vales === undefined) throw new Error('The table lost its call');
    await verify({ ...vales, cuerpo: {} }, cookieOfLogin);
  });

  it('gets the area of a case from its category, and is told when it says another one', async () => {
    const { idCaso } = await newCase(cookieOfLogin, NUMIDEN);
    const detail = { metodo: 'GET', ruta: 'caso/detalle/{id}', de: { id: idCaso }, responde: {} } as const;
    expect((await send(detail, cookieOfLogin)).json().area).toEqual({ id: FACTURACION, nombre: 'Facturación' });
    const save = (cambios: object) =>
      send(
        {
          metodo: 'POST',
          ruta: 'caso/guardar',
          formulario: { json: ['casoRequest', { ...caseRequest(ANY), ...cambios }], archivos: 0 },
          responde: {},
        },
        cookieOfLogin,
      );
    const contradicha = await save({ idArea: ATENCION });
    expect([contradicha.statusCode, contradicha.json().message]).toEqual([400, 'La categoría no corresponde al área.']);
    for (const idSubcategoria of [987, 99_999_999_999]) {
      const inexistente = await save({ idSubcategoria });
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
    async (field) => {
      const { [field as 'sexo']: _, ...resto } = caseRequest(ANY);
      const form = { json: ['casoRequest', resto] as const, archivos: 0 };
      const answer = await send(
        { metodo: 'POST', ruta: 'caso/guardar', formulario: form, responde: {} },
        cookieOfLogin,
      );
      expect([answer.statusCode, answer.json().campos?.[0]?.campo]).toEqual([400, field]);
    },
  );
});

describe('the table', () => {
  it('holds every call that the product offers as the specification’s, and no other', async () => {
    const doc = (await desk.bed.app.inject({ url: '/mostrador/api/docs/json' })).json();
    const ofrecidas = Object.entries<Record<string, { description: string }>>(doc.paths).flatMap(([ruta, metodos]) =>
      Object.entries(metodos).flatMap(([metodo, { description }]) =>
        description.includes('La especificación no muestra esta ruta')
          ? []
          : [`${metodo.toUpperCase()} ${ruta.replace('/mostrador/api/', '')}`],
      ),
    );
    const written = [...ALL.flatMap((part) => part(ANY)), ...logins(ANY), exit];
    const keys = new Set(written.map(({ metodo, ruta }) => `${metodo} ${ruta.replace(/^\//, '')}`));
    expect([...keys].sort()).toEqual(ofrecidas.sort());
  });
});
