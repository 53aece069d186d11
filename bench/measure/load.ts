import { randomUUID } from 'node:crypto';
import { type Measure, p95Within } from '../report.ts';

/** Who works at the counter of the sample chain, and who may do everything. */
export const ASESOR = 100_002;
export const ADMINISTRATOR = 100_001;
/** The store at which everybody signs in. */
const STORE = 1;

const AT_ONCE = 10;
const SECONDS = 8;

/** Makes one request and tells by its status whether it did what was asked. */
export type Request = () => Promise<Response>;

/**
 * Ten people at once who ask again as soon as they are answered, for some seconds; the limit is of their p95, in milliseconds.
 * @throws when any answer is not a success: a fast refusal is no result.
 */
export async function measureLoad(que: string, limit: number | null, ask: Request): Promise<Measure> {
  await burst(ask, 1_000);
  const start = performance.now();
  const times = await burst(ask, SECONDS * 1_000);
  const perSecond = (times.length / (performance.now() - start)) * 1_000;
  return p95Within(que, times, limit, `${perSecond.toFixed(0)}/s, `);
}

/** The times of ten people at once who ask again as soon as they are answered, for so many milliseconds. */
export async function burst(ask: Request, duration: number): Promise<readonly number[]> {
  const times: number[] = [];
  const end = performance.now() + duration;
  const persona = async (): Promise<void> => {
    while (performance.now() < end) {
      const before = performance.now();
      const answer = await ask();
      const body = await answer.text();
      if (!answer.ok) throw new Error(`The server answered ${answer.status}: ${body}`);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, persona));
  return times;
}

/** Signs in and answers the session's cookie. @throws when it is refused. */
export async function signIn(url: string, numiden: number): Promise<string> {
  const answer = await askLogin(url, numiden)();
  if (!answer.ok) throw new Error(`The login was refused: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function askLogin(url: string, numiden: number = ASESOR): Request {
  return () =>
    fetch(`${url}api/sesion/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ numiden: String(numiden), idTienda: STORE, tienda: 'Tienda Centro' }),
    });
}

/** A new case with a new customer and one small attachment, each under a key of its own. */
export function askCase(
  url: string,
  cookie: string,
  categoria: { readonly id: number; readonly idArea: number },
): Request {
  return () => {
    const form = new FormData();
    form.append('casoRequest', JSON.stringify({ ...CASO, idArea: categoria.idArea, idSubcategoria: categoria.id }));
    form.append('files', new Blob([PDF], { type: 'application/pdf' }), 'ticket.pdf');
    return fetch(`${url}api/caso/guardar`, {
      method: 'POST',
      headers: { cookie, 'idempotency-key': randomUUID() },
      body: form,
    });
  };
}

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
