import type { Page } from '@playwright/test';
import { listaCasos } from '../bed/listaCasos.ts';
import type { Compuerta } from './compuerta.ts';
import type { Otra } from './mesa.ts';

/** What the list is asked for: more rows than fit on a page, exactly one, or none. */
export type Consultada = 'muchas' | 'una' | 'ninguna';

export const LISTA = /caso\/lista-paginada$/;

/** One row more than a page of the case list holds (specification, section 9). */
export const MUCHAS = 26;

/** The list on screen, and the cases behind it, which only this walk knows. */
export interface MesaListado {
  readonly page: Page;
  readonly compuerta: Compuerta;
  readonly lista: ReturnType<typeof listaCasos>;
  /** Writes the filters that find so many, and searches. */
  readonly buscar: (que: Consultada) => Promise<void>;
  /** Somebody opens or takes cases until so many are found. */
  readonly hayExactamente: (que: Consultada, cuantas: number) => Promise<void>;
}

const NUEVO = '1';

/** Cases in state NUEVO under a surname of their own: whoever comments on one takes it out of the list. */
export const prepararListado = async (page: Page, compuerta: Compuerta, otra: Otra): Promise<MesaListado> => {
  const apellido = `Camino${letras()}`;
  const lista = listaCasos(page);
  const nuevos: number[] = [];
  let una = 0;

  const abrir = async (): Promise<number> => otra.abrirCaso(apellido);
  const sacar = (id: number): Promise<void> =>
    otra.trabajar('agregar-comentario', id, { comentario: 'Ya se llamó al cliente.' });

  const hayExactamente: MesaListado['hayExactamente'] = async (que, cuantas) => {
    if (que === 'ninguna') return;
    if (que === 'una') return cuantas === 0 ? sacar(una) : undefined;
    while (nuevos.length < cuantas) nuevos.push(await abrir());
    while (nuevos.length > cuantas) await sacar(nuevos.pop() ?? 0);
  };

  await hayExactamente('muchas', MUCHAS);
  await page.goto(`administracion/casos?cliente=${apellido}&estado=${NUEVO}`);

  return {
    page,
    compuerta,
    lista,
    hayExactamente,
    buscar: async (que) => {
      if (que === 'una') una = await otra.abrirCaso(`Solo${letras()}`);
      await lista.campo('Folio').fill(que === 'una' ? String(una) : '');
      await lista.campo('Cliente').fill({ muchas: apellido, una: '', ninguna: `${apellido} Nadie` }[que]);
      await lista.campo('Estado').selectOption(NUEVO);
      await lista.buscar.click();
    },
  };
};

const letras = (): string => Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.random() * 26)).join('');
