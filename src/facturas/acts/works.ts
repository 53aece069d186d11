import type { InputOf } from '#contract/common/call';
import type { facturas } from '#contract/facturas/facturas';
import { work } from '../../ui/works/work.ts';

/** The request for the case of an act, as the browser hands it over. */
export type ActRequest = InputOf<typeof facturas.abrirCasoDeFactura>['cuerpo'];

/** The work of an act: its case is made, or found open. The act itself is done there. */
export const actWorks = {
  abrirCaso: work({
    button: 'Abrir el caso',
    busy: 'Abriendo el caso...',
    failed: 'No se pudo abrir el caso.',
    send: (cuerpo: ActRequest, { api, options }) => api.llamar('abrirCasoDeFactura', { cuerpo }, options),
    stales: ['caso'],
    onlyAsked: true,
  }),
} as const;
