import { randomUUID } from 'node:crypto';
import type { Medida } from '../informe.ts';
import { ms, resumen } from '../informe.ts';

const A_LA_VEZ = 10;
const SEGUNDOS = 8;

/** Makes one request and tells by its status whether it did what was asked. */
export type Peticion = () => Promise<Response>;

/**
 * Ten people at once who ask again as soon as they are answered, for some seconds.
 * @throws when any answer is not a success: a fast refusal is no result.
 */
export const medirCarga = async (que: string, meta: string | null, pedir: Peticion): Promise<Medida> => {
  await rafaga(pedir, 1_000);
  const inicio = performance.now();
  const tiempos = await rafaga(pedir, SEGUNDOS * 1_000);
  const porSegundo = (tiempos.length / (performance.now() - inicio)) * 1_000;
  const { mediana, p95 } = resumen(tiempos);
  return { que, valor: `${porSegundo.toFixed(0)}/s, median ${ms(mediana)}, p95 ${ms(p95)}`, meta };
};

const rafaga = async (pedir: Peticion, duracion: number): Promise<readonly number[]> => {
  const tiempos: number[] = [];
  const fin = performance.now() + duracion;
  const persona = async (): Promise<void> => {
    while (performance.now() < fin) {
      const antes = performance.now();
      const respuesta = await pedir();
      const cuerpo = await respuesta.text();
      if (!respuesta.ok) throw new Error(`The server answered ${respuesta.status}: ${cuerpo}`);
      tiempos.push(performance.now() - antes);
    }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, persona));
  return tiempos;
};

/** Signs in and answers the session's cookie. */
export const iniciarSesion = async (url: string): Promise<string> => {
  const respuesta = await pedirEntrada(url)();
  if (!respuesta.ok) throw new Error(`The login was refused: ${await respuesta.text()}`);
  return respuesta.headers
    .getSetCookie()
    .map((galleta) => galleta.split(';')[0])
    .join('; ');
};

export const pedirEntrada =
  (url: string): Peticion =>
  () =>
    fetch(`${url}api/sesion/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ numiden: '100002', idTienda: 1, tienda: 'Tienda Centro' }),
    });

/** A customer search with other names each time, taken in turn from the list. */
export const pedirClientes = (
  url: string,
  cookie: string,
  busquedas: readonly { readonly nombre: string; readonly apePat: string; readonly apeMat: string }[],
): Peticion => {
  let turno = 0;
  return () => {
    turno = (turno + 1) % busquedas.length;
    return fetch(`${url}api/clientes/listar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(busquedas[turno]),
    });
  };
};

/** A new case with a new customer and one small attachment, each under a key of its own. */
export const pedirCaso =
  (url: string, cookie: string, categoria: { readonly id: number; readonly idArea: number }): Peticion =>
  () => {
    const formulario = new FormData();
    formulario.append(
      'casoRequest',
      JSON.stringify({ ...CASO, idArea: categoria.idArea, idSubcategoria: categoria.id }),
    );
    formulario.append('files', new Blob([PDF], { type: 'application/pdf' }), 'ticket.pdf');
    return fetch(`${url}api/caso/guardar`, {
      method: 'POST',
      headers: { cookie, 'idempotency-key': randomUUID() },
      body: formulario,
    });
  };

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** A correct case of a new customer, but for who opens it, where and in which category. */
export const CASO = {
  numidenCliente: null,
  nomCliente: 'Guadalupe',
  apePatCliente: 'Peña',
  apeMatCliente: 'Ibarra',
  fechaNacimiento: '1987-05-14',
  sexo: 'F',
  correo: 'guadalupe@ejemplo.mx',
  numTel: '',
  numCel: '',
  descripcion: 'El cliente reporta que la licuadora no enciende desde el primer día.',
  numidenCrea: 100_002,
  cvetda: 1,
  parametrosBusqueda: [
    { tipo: 1, valor: '1' },
    { tipo: 2, valor: '1000001' },
  ],
};
