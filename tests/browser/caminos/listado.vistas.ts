import { expect } from '@playwright/test';
import { TEXTOS } from '#domain/textos';
import type { ListadoContext, listadoMachine } from '#machines/listado.machine';
import type { Vista } from './conducir.ts';
import type { HojasDe } from './gestos.ts';
import type { MesaListado } from './listado.mundo.ts';

const contextoDe = (contexto: unknown): ListadoContext => contexto as ListadoContext;

const seActualiza = ({ page }: MesaListado) => expect(page.locator('[data-actualizando]')).toBeVisible();
const yaNoSeActualiza = ({ page }: MesaListado) => expect(page.locator('[data-actualizando]')).toHaveCount(0);

const seLee = async ({ lista, page }: MesaListado, { filas, total }: ListadoContext): Promise<void> => {
  await expect(lista.folios).toHaveCount(filas.length);
  await expect(page.getByText(`Casos encontrados: ${total}`)).toBeAttached();
  await expect(page.getByText('Buscando...')).toHaveCount(0);
};

/** What a person sees in each state of a list. */
export const vistasListado = {
  loading: async (mesa, contexto) => {
    const { filas } = contextoDe(contexto);
    if (filas.length === 0) {
      await expect(mesa.page.getByText('Buscando...')).toBeAttached();
      await expect(mesa.lista.tabla).toHaveAttribute('aria-busy', 'true');
      await expect(mesa.lista.folios).toHaveCount(0);
    } else {
      // Another page of the same rows: what is there stays until it comes.
      await seActualiza(mesa);
      await expect(mesa.lista.folios).toHaveCount(filas.length);
    }
  },
  'ready.filled': async (mesa, contexto) => {
    const { consulta, filas, total } = contextoDe(contexto);
    await yaNoSeActualiza(mesa);
    await seLee(mesa, contextoDe(contexto));
    const primera = consulta.pagina * consulta.tamPagina + 1;
    await expect(mesa.lista.paginas.locator('output')).toHaveText(
      new RegExp(`^${primera}\\D+${primera + filas.length - 1}\\D+${total}$`),
    );
  },
  'ready.empty': async (mesa) => {
    await yaNoSeActualiza(mesa);
    await expect(mesa.lista.folios).toHaveCount(0);
    await expect(mesa.page.getByText(TEXTOS.sinResultados).last()).toBeVisible();
    await expect(mesa.page.getByRole('button', { name: 'Limpiar filtros' })).toBeVisible();
  },
  refreshing: async (mesa, contexto) => {
    await seActualiza(mesa);
    await expect(mesa.lista.folios).toHaveCount(contextoDe(contexto).filas.length);
  },
  failed: async ({ page, lista }, contexto) => {
    await expect(lista.folios).toHaveCount(0);
    const falla = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Reintentar' }) });
    await expect(falla).toContainText(contextoDe(contexto).failure?.texto ?? 'a reason');
  },
} as const satisfies Readonly<Record<HojasDe<typeof listadoMachine>, Vista<MesaListado>>>;
