/** Tipos de facturar un consumo del restaurante; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { ServicioFacturaEvent } from './servicioFactura.types.ts';

/** Lo de cualquier servicio, menos elegir: un folio es de un solo consumo. */
export type FacturaRestauranteEvent = Exclude<ServicioFacturaEvent, { readonly type: 'elegir' }>;
