import { randomUUID } from 'node:crypto';
import type { Upload } from './files.ts';
import type { Signed } from './test.ts';

/** A person who speaks to the server without a browser, for what a browser is too slow for. */
export interface Caller {
  /**
   * Opens a case with one attachment, of a new customer where no number of one is given; answers its number once the server
   * has acknowledged it. Throws otherwise.
   */
  readonly saveCase: (descripcion: string, file: Upload, numidenCliente?: number) => Promise<number>;
  /** Authorizes a voucher that waits; throws when the server refuses it. */
  readonly authorize: (idVale: number, version: number) => Promise<void>;
  /** Does a work on a case by its call ('solicitar-autorizacion'); throws when the server refuses it. */
  readonly work: (path: string, body: object) => Promise<void>;
  /** A case's original comment, or the status with which the server refused to show the case. */
  readonly commentOf: (id: number) => Promise<unknown>;
  readonly attachmentsOf: (id: number) => Promise<unknown>;
}

/** Signs in by number and store and keeps the session's cookie. */
export async function callAs(url: string, numiden: string, idTienda = 1): Promise<Caller> {
  const login = await fetch(`${url}api/sesion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numiden, idTienda, tienda: 'Tienda Centro' }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  if (!login.ok) throw new Error(`Login refused: ${await login.text()}`);

  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${url}api/${path}`, { headers: { cookie } });
    return answer.ok ? answer.json() : answer.status;
  };

  const post = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${url}api/${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Work refused with ${answer.status}: ${await answer.text()}`);
  };

  const [category] = (await get('catalogo/subcategorias')) as { id: number; idArea: number }[];
  if (category === undefined) throw new Error('The sample data has no category.');

  return {
    authorize: (id, version) => post('vales/autorizar-vale', { id, version, comentario: '' }),
    saveCase: async (descripcion, { name, mimeType, buffer }, numidenCliente) => {
      const form = new FormData();
      const request = {
        ...CUSTOMER,
        numidenCliente: numidenCliente ?? null,
        descripcion,
        numidenCrea: Number(numiden),
        cvetda: idTienda,
        idArea: category.idArea,
        idSubcategoria: category.id,
        parametrosBusqueda: [],
      };
      form.append('casoRequest', JSON.stringify(request));
      form.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
      const answer = await fetch(`${url}api/caso/guardar`, {
        method: 'POST',
        headers: { cookie, 'idempotency-key': randomUUID() },
        body: form,
      });
      const body: unknown = await answer.json();
      if (typeof body === 'object' && body !== null && 'idCaso' in body && answer.ok) return Number(body.idCaso);
      throw new Error(`Case refused with ${answer.status}: ${JSON.stringify(body)}`);
    },
    work: (path, body) => post(`caso/${path}`, body),
    commentOf: async (id) => {
      const caso = await get(`caso/detalle/${id}`);
      return typeof caso === 'object' && caso !== null && 'comentarioOriginal' in caso ? caso.comentarioOriginal : caso;
    },
    attachmentsOf: (id) => get(`catalogo/anexos?casoId=${id}`),
  };
}

/** How many cases the dashboard counts in all states, for a person who may see its figures. */
export async function casesInAll({ request }: Signed): Promise<number> {
  const answer = await request.get('api/dashboard/datos-estadisticos');
  const { totalPorEstatus } = (await answer.json()) as { totalPorEstatus: { total: number }[] };
  return totalPorEstatus.reduce((sum, { total }) => sum + total, 0);
}

/** A new customer as a request for a case says her. */
export const CUSTOMER = {
  // Specs make her again and again.
  otroCliente: true,
  nomCliente: 'Guadalupe',
  apePatCliente: 'Peña',
  apeMatCliente: 'Ibarra',
  fechaNacimiento: '1987-05-15',
  sexo: 'F',
  correo: 'guadalupe.ibarra@ejemplo.mx',
  numTel: '',
  numCel: '',
} as const;
