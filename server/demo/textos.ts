import type { textos } from '../platform/db/schema/configuracion.ts';
import { AREA } from './catalogos.ts';

/** Texts ready to use of the sample: of areas, and one of the adviser. */
export const TEXTOS_LISTOS: readonly (typeof textos.$inferInsert)[] = [
  {
    nombre: 'Pedir el ticket',
    texto: 'Se pidió a {{cliente}} su ticket de la tienda {{tienda}} para revisar la operación {{operacion}}.',
    idArea: AREA.vales,
  },
  {
    nombre: 'Aviso de vale',
    texto: 'Se avisó a {{cliente}} que su vale {{folio}} está listo; puede pasar por él con una identificación.',
    idArea: AREA.vales,
  },
  {
    nombre: 'Pedir la constancia fiscal',
    texto:
      'Se pidió a {{cliente}} su constancia de situación fiscal para facturar la operación {{operacion}}. Caso {{caso}}.',
    idArea: AREA.facturacion,
  },
  {
    nombre: 'No contesta',
    texto: 'Se llamó a {{cliente}} y no contestó; se le llama otra vez mañana. {{asesor}}',
    numiden: 100_002,
  },
];
