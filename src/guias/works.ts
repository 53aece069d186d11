import type { ActionAnswer, RespuestaTrabajo } from '#contract/common/answers';
import { ESTADO_ARTICULO } from '#domain/ventas/estadosDeEntrega';
import { type Works, work } from '../ui/works/work.ts';
import { unitsSchema } from './partSchema.ts';

/** The rows of a guide that were awaited and are there. */
export interface Collected {
  readonly idArticulos: readonly number[];
}

/** Every work on a guide. */
export function guideWorks(folioGuia: string) {
  return {
    cancelarTotal: work({
      button: 'Cancelar guía',
      busy: 'Cancelando...',
      title: `Cancelar la guía ${folioGuia}`,
      failed: 'No se pudo cancelar la guía.',
      leave: 'Volver',
      keepsKey: true,
      send: (_, { api, options }) => ofGuide(api.llamar('cancelarGuiaTotal', { cuerpo: { folioGuia } }, options)),
    }),
    cancelarParcial: work({
      button: 'Cancelar artículos',
      busy: 'Cancelando...',
      title: `Cancelar artículos de la guía ${folioGuia}`,
      failed: 'No se pudieron cancelar los artículos.',
      leave: 'Volver',
      schema: unitsSchema,
      blank: {},
      send: (articulos, { api, options }) =>
        ofGuide(api.llamar('cancelarGuiaParcial', { cuerpo: { folioGuia, articulos } }, options)),
    }),
    marcarRecolectado: work<object, Collected>({
      button: 'Marcar como recolectado',
      busy: 'Marcando...',
      title: `Marcar como recolectado lo de la guía ${folioGuia}`,
      failed: 'No se pudo marcar como recolectado.',
      leave: 'Volver',
      send: ({ idArticulos }, { api, options }) => {
        const articulos = idArticulos.map((idArticulo) => ({ idArticulo, statusitem: ESTADO_ARTICULO.recolectado }));
        return ofGuide(api.llamar('actualizarGuia', { cuerpo: { folioGuia, articulos, paquetes: [] } }, options));
      },
    }),
  } as const satisfies Works;
}

export type GuideWorks = ReturnType<typeof guideWorks>;

/** A guide has no version that people edit. */
async function ofGuide(answer: Promise<ActionAnswer>): Promise<RespuestaTrabajo> {
  const { codigo, descripcion } = await answer;
  return { codigo, descripcion, version: 0 };
}
