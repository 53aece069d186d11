import { randomUUID } from 'node:crypto';
import type { CalculoRespondido, ValeGuardado } from '#contract/vales/vales';
import { tipoDeCategoria } from '#domain/cadena/tiposVale';
import type { ValeDeOperacion } from '#domain/vales/listaVales';
import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import type { Venta } from '#domain/ventas/operaciones';

const DEVOLUCION = 1;

/** An answer, or the one text with which it was refused. */
export type CallAnswer<D> =
  | { readonly ok: true; readonly datos: D }
  | { readonly ok: false; readonly status: number; readonly texto: string };

/** The filter that finds the sales of a customer. */
export interface FiltroVentas {
  readonly tienda: number;
  readonly fechaFin: string;
  readonly numArt?: string;
  readonly numidenCliente?: number;
}

/** A person at a counter who takes goods back: the real calls of a running server. */
export interface Counter {
  /** The store of a name; null when there is none. */
  storeNamed(nombre: string): number | null;
  sales(filtro: FiltroVentas): Promise<readonly Venta[]>;
  sheet(tienda: number, operacion: number): Promise<HojaDeVale>;
  /** Opens a case of a new customer, of a category that makes returns unless another is named; answers its number. */
  openCase(cliente: number, idSubcategoria?: number): Promise<number>;
  validate(solicitud: SolicitudValeEnviada): Promise<CallAnswer<CalculoRespondido>>;
  save(solicitud: SolicitudValeEnviada, clave?: string): Promise<CallAnswer<ValeGuardado>>;
  vouchersOf(tienda: number, operacion: number): Promise<readonly ValeDeOperacion[]>;
}

interface Login {
  readonly numiden: number;
  readonly idTienda: number;
  readonly contrasena?: string;
}

/** Says who looks on when the server slows somebody who looks at too many operations; null where it is the same person. */
type Relief = () => Promise<Login | null>;

/**
 * Signs in and reads what every return needs.
 * @param url where the app is, with a slash at its end.
 * @param relief no one returns a chain's goods alone: the sample's colleagues look on, one after the other.
 * @throws Error when the server refuses it.
 */
export async function openCounter(
  url: string,
  who: Login = { numiden: 100_001, idTienda: 1 },
  relief: Relief = colleagues(),
): Promise<Counter> {
  const cookie = await logIn(url, who);
  const ask = callerOf(url, cookie);
  let looking = ask;
  const look = async <D>(ruta: string, body: object): Promise<CallAnswer<D>> => {
    for (;;) {
      const answer = await looking<D>(ruta, body);
      // A colleague who may not look is no relief either.
      if (answer.ok || (answer.status !== 429 && (answer.status !== 403 || looking === ask))) return answer;
      const next = await relief();
      if (next !== null) looking = callerOf(url, await logIn(url, next));
    }
  };
  const stores = await all<{ readonly cvetda: number; readonly nombre: string }[]>(ask('catalogo/tiendas-busqueda'));
  const categories = await all<{ readonly id: number; readonly idArea: number }[]>(ask('catalogo/subcategorias'));
  const categoria = categories.find(({ id }) => tipoDeCategoria(id) === DEVOLUCION);
  if (categoria === undefined) throw new Error('No hay ninguna categoría de la que se hagan devoluciones.');
  const numbers = new Map(stores.map(({ cvetda, nombre }) => [nombre, cvetda]));
  return {
    storeNamed: (nombre) => numbers.get(nombre) ?? null,
    sales: async (filtro) => {
      const found = await all<{ readonly ventas: readonly Venta[]; readonly limiteExcedido: boolean }>(
        look('venta/get-ventas-por-filtros', filtro),
      );
      return found.ventas;
    },
    sheet: (tienda, operacion) => all(look('vales/get-detalle-operacion', { tienda, operacion })),
    openCase: async (cliente, idSubcategoria = categoria.id) => {
      const asked = categories.find(({ id }) => id === idSubcategoria) ?? categoria;
      const form = new FormData();
      form.append('casoRequest', JSON.stringify(caseOf(cliente, asked, who)));
      const { idCaso } = await all<{ readonly idCaso: number }>(ask('caso/guardar', form, randomUUID()));
      return idCaso;
    },
    validate: (solicitud) => ask('vales/validar-vale', solicitud),
    save: (solicitud, clave = randomUUID()) => ask('vales/guardar-vale', solicitud, clave),
    vouchersOf: (tienda, operacion) =>
      all(look(`vales/consultas/get-by-tienda-operacion?tienda=${tienda}&operacion=${operacion}`, {})),
  };
}

async function logIn(url: string, who: Login): Promise<string> {
  const login = await fetch(`${url}api/sesion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...who, numiden: String(who.numiden), tienda: '' }),
  });
  if (!login.ok) throw new Error(`No se pudo iniciar sesión: ${await login.text()}`);
  return login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** The thirty colleagues of the sample installation (`server/demo/empleados.ts`), over and over. */
function colleagues(): Relief {
  const first = 100_101;
  const howMany = 30;
  let turn = 0;
  return async () => {
    // Once round in less than the server's five minutes, the first of them waits as anybody does.
    if (turn > 0 && turn % howMany === 0) await new Promise((goOn) => setTimeout(goOn, 60_000));
    turn += 1;
    return { numiden: first + ((turn - 1) % howMany), idTienda: 1 };
  };
}

async function all<D>(answer: Promise<CallAnswer<unknown>>): Promise<D> {
  const given = await answer;
  if (!given.ok) throw new Error(`El servidor contestó ${given.status}: ${given.texto}`);
  return given.datos as D;
}

function callerOf(url: string, cookie: string) {
  return async <D>(ruta: string, body?: object, clave?: string): Promise<CallAnswer<D>> => {
    const answer = await fetch(`${url}api/${ruta}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie,
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(clave === undefined ? {} : { 'idempotency-key': clave }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const datos = await answer.json();
    if (answer.ok) return { ok: true, datos };
    // A server that breaks has refused nothing.
    if (answer.status >= 500) throw new Error(`${ruta} contestó ${answer.status}: ${JSON.stringify(datos)}`);
    return { ok: false, status: answer.status, texto: datos.message };
  };
}

function caseOf(cliente: number, categoria: { readonly id: number; readonly idArea: number }, who: Login) {
  return {
    numidenCliente: null,
    nomCliente: 'Cliente',
    apePatCliente: `Número ${cliente}`,
    apeMatCliente: '',
    fechaNacimiento: '1980-01-01',
    sexo: 'F',
    correo: `cliente${cliente}@ejemplo.mx`,
    numTel: '',
    numCel: '',
    descripcion: `El cliente ${cliente} devuelve artículos de sus compras.`,
    numidenCrea: who.numiden,
    cvetda: who.idTienda,
    parametrosBusqueda: [],
    idArea: categoria.idArea,
    idSubcategoria: categoria.id,
  };
}
