import { randomUUID } from 'node:crypto';
import type { Upload } from './files.ts';
import type { Signed } from './test.ts';

/** A person who speaks to the server without a browser, for what a browser is too slow for. */
export interface Caller {
  /**
   * Opens a case with one attachment, of a new customer where no number of one is given; answers its number once the server
   * has acknowledged it. Throws otherwise.
   */
  readonly guardarCaso: (descripcion: string, file: Upload, numidenCliente?: number) => Promise<number>;
  /** Does a work on a case by its call ('solicitar-autorizacion'); throws when the server refuses it. */
  readonly trabajar: (ruta: string, body: object) => Promise<void>;
  /** A case's original comment, or the status with which the server refused to show the case. */
  readonly comentarioDeCaso: (id: number) => Promise<unknown>;
  readonly anexosDeCaso: (id: number) => Promise<unknown>;
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

  const [categoria] = (await get('catalogo/subcategorias')) as { id: number; idArea: number }[];
  if (categoria === undefined) throw new Error('The sample data has no category.');

  return {
    guardarCaso: async (descripcion, { name, mimeType, buffer }, numidenCliente) => {
      const form = new FormData();
      const solicitud = {
        ...CLIENTE,
        numidenCliente: numidenCliente ?? null,
        descripcion,
        numidenCrea: Number(numiden),
        cvetda: idTienda,
        idArea: categoria.idArea,
        idSubcategoria: categoria.id,
        parametrosBusqueda: [],
      };
      form.append('casoRequest', JSON.stringify(solicitud));
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
    trabajar: async (ruta, cuerpo) => {
      const answer = await fetch(`${url}api/caso/${ruta}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(cuerpo),
      });
      if (!answer.ok) throw new Error(`Work refused with ${answer.status}: ${await answer.text()}`);
    },
    comentarioDeCaso: async (id) => {
      const caso = await get(`caso/detalle/${id}`);
      return typeof caso === 'object' && caso !== null && 'comentarioOriginal' in caso ? caso.comentarioOriginal : caso;
    },
    anexosDeCaso: (id) => get(`catalogo/anexos?casoId=${id}`),
  };
}

/** How many cases the dashboard counts in all states, for a person who may see its figures. */
export async function casesInAll({ request }: Signed): Promise<number> {
  const answer = await request.get('api/dashboard/datos-estadisticos');
  const { totalPorEstatus } = (await answer.json()) as { totalPorEstatus: { total: number }[] };
  return totalPorEstatus.reduce((sum, { total }) => sum + total, 0);
}

const CLIENTE = {
  nomCliente: 'Guadalupe',
  apePatCliente: 'Peña',
  apeMatCliente: 'Ibarra',
  fechaNacimiento: '1987-05-14',
  sexo: 'F',
  correo: 'guadalupe.pena@ejemplo.mx',
  numTel: '',
  numCel: '',
} as const;
