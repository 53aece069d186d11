import { z } from 'zod';
import { busqueda, cambio, folio, venta } from '#contract/neighbours/vecino';
import { direccionSchema } from '#domain/casos/direcciones';
import { estatusDeGuiaSchema, guiaSchema } from '#domain/guias/guiasVale';

const unidadesDeLinea = z.object({ linea: z.int().positive(), cantidad: z.int().positive() });
const unidadesDeGuia = z.object({ idArticulo: z.int().positive(), cantidad: z.int().positive() });
const guiaNueva = z.object({ folioGuia: folio });

/** Where goods are fetched, as the driver needs it. */
const domicilio = direccionSchema.omit({ id: true, version: true, numidenCliente: true, activo: true });

/** Logistics: guides, pickups and services. */
export const logistica = {
  nombre: 'logistica',
  titulo: 'logística',
  descripcion: 'Las guías de entrega, las recolecciones y los servicios a domicilio.',
  operaciones: {
    consultar: busqueda('Las guías de una venta con lo que llevan; no-existe si logística no conoce la venta.', {
      datos: z.object(venta),
      resultado: z.array(guiaSchema),
    }),
    guia: busqueda('Una guía por su folio.', { datos: z.object({ folio: z.string() }), resultado: guiaSchema }),
    cancelar: cambio(
      'Cancela unidades que no han salido: todas las pedidas o ninguna. De una guía, las de articulos (null: todas las que se puedan); o de las líneas de una venta, donde viajen. Se niega si alguien ya va por ellas.',
      {
        datos: z.union([
          z.object({ folioGuia: folio, articulos: z.array(unidadesDeGuia).nullable() }),
          z.object({ ...venta, lineas: z.array(unidadesDeLinea) }),
        ]),
        resultado: z.object({ canceladas: z.int().nonnegative(), enCamino: z.int().nonnegative() }),
      },
    ),
    recolectar: cambio('Manda a recoger artículos al domicilio de un cliente: hace una guía de tipo RECOLECTA.', {
      datos: z.object({
        ...venta,
        articulos: z.array(unidadesDeLinea.extend({ numArt: z.string() })).min(1),
        domicilio,
        fecha: z.iso.date(),
      }),
      resultado: guiaNueva,
    }),
    retirarRecoleccion: cambio(
      'Deshace la recolección que se pidió con claveRecoleccion; si no la hay, no hace nada.',
      {
        datos: z.object({ claveRecoleccion: z.string() }),
        resultado: z.object({}),
      },
    ),
    ordenarServicio: cambio('Ordena un servicio a domicilio para una línea de una venta: una guía de tipo SERVICIO.', {
      datos: z.object({ ...venta, linea: z.int().positive() }),
      resultado: guiaNueva,
    }),
    actualizar: cambio('Cambia el estatus de artículos y paquetes de una guía, y la contesta como queda.', {
      datos: z.object(estatusDeGuiaSchema.shape),
      resultado: guiaSchema,
    }),
  },
} as const;
