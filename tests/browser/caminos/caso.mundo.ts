import type { Page } from '@playwright/test';
import type { IdEstadoCaso } from '#domain/vidaCaso';
import { paginaDeCaso } from '../bed/caso.ts';
import type { Compuerta } from './compuerta.ts';
import type { Categoria, Otra } from './mesa.ts';
import { VALE_DEVOLUCION } from './mesa.ts';

export const DETALLE = /caso\/detalle\/\d+$/;
export const TRABAJO =
  /caso\/(agregar-comentario|guardar-anexo\/\d+|actualizar-estado|escalar|solicitar-autorizacion|autorizar|cerrar-caso)$/;

/** An open case on screen, and what others do to it meanwhile. */
export interface MesaCaso {
  readonly page: Page;
  readonly compuerta: Compuerta;
  readonly pantalla: ReturnType<typeof paginaDeCaso>;
  readonly id: number;
  /** The case's category as the server has it. */
  readonly categoria: () => Categoria;
  /** The category to which an escalation is sent that the server is to accept, or to answer with a warning. */
  readonly elegirDestino: (otra: boolean) => Categoria;
  /** The escalation that was sent is done. */
  readonly anotarEscalado: () => void;
  readonly otroComenta: () => Promise<void>;
  /** Somebody escalates the case to where the person at the screen does not see it. */
  readonly otroSeLoLleva: () => Promise<void>;
}

const PEDIDO_NO_ENTREGADO: Categoria = { idArea: 3, idSubcategoria: 11 };
const PEDIDO_INCOMPLETO: Categoria = { idArea: 3, idSubcategoria: 12 };
const RECOLECCION: Categoria = { idArea: 3, idSubcategoria: 13 };
/** The manager of the sample data has no part in Crédito y cobranza. */
const FUERA = { idArea: 4, idSubcategoria: 16, idMotivo: 9, comentario: 'Lo ve crédito.' };

const tomadas = new Set<number>();

/** A case of the walk's own in a state; no work leads to RECOLECTA, so those are taken from the sample data. */
const casoEn = async (otra: Otra, estado: IdEstadoCaso): Promise<number> => {
  if (estado === 6) return enRecolecta(otra);
  const id = await otra.abrirCaso('Peña');
  const trabajos: { readonly [E in IdEstadoCaso]: (() => Promise<void>) | null } = {
    1: null,
    2: () => otra.trabajar('agregar-comentario', id, { comentario: 'Ya se llamó al cliente.' }),
    3: () => otra.trabajar('cerrar-caso', id, { solucion: 'Se repuso el artículo.' }),
    4: () => otra.trabajar('escalar', id, { ...PEDIDO_NO_ENTREGADO, idMotivo: 6, comentario: 'Lo ve entregas.' }),
    5: () => otra.trabajar('solicitar-autorizacion', id, { motivo: 'Pasó el plazo de devolución.' }),
    6: null,
  };
  await trabajos[estado]?.();
  return id;
};

const enRecolecta = async (otra: Otra): Promise<number> => {
  const filtro = {
    folio: null,
    cvetda: null,
    categoria: null,
    nomCliente: '',
    idEstatus: 6,
    numIden: null,
    fechaIni: null,
    fechaFin: null,
    orden: 'recientes',
    idAplicacion: 146,
    numPagina: 1,
    tamPagina: 100,
  };
  const { listaCasos } = await otra.llamar('POST', 'caso/lista-paginada', filtro);
  const libre = (listaCasos as readonly { readonly id: number }[]).find(({ id }) => !tomadas.has(id));
  if (libre === undefined) throw new Error('The sample data has no more cases in RECOLECTA.');
  tomadas.add(libre.id);
  return libre.id;
};

/** Opens a case of the walk's own, in the state in which the walk finds it. */
export const prepararCaso = async (
  page: Page,
  compuerta: Compuerta,
  otra: Otra,
  estado: IdEstadoCaso,
): Promise<MesaCaso> => {
  const id = await casoEn(otra, estado);
  let categoria = estado === 6 ? RECOLECCION : estado === 4 ? PEDIDO_NO_ENTREGADO : VALE_DEVOLUCION;
  let destino = categoria;
  await page.goto(`administracion/casos/${id}`);
  return {
    page,
    compuerta,
    pantalla: paginaDeCaso(page),
    id,
    categoria: () => categoria,
    elegirDestino: (otraCategoria) => {
      const siguiente =
        categoria.idSubcategoria === PEDIDO_NO_ENTREGADO.idSubcategoria ? PEDIDO_INCOMPLETO : PEDIDO_NO_ENTREGADO;
      destino = otraCategoria ? siguiente : categoria;
      return destino;
    },
    anotarEscalado: () => {
      categoria = destino;
    },
    otroComenta: () => otra.trabajar('agregar-comentario', id, { comentario: 'Llamó otra vez el cliente.' }),
    otroSeLoLleva: () => otra.trabajar('escalar', id, FUERA),
  };
};
