import { z } from 'zod';
import { call } from '#contract/common/call';
import {
  areaSchema,
  codigoPostalSchema,
  cpSchema,
  motivoEscalamientoSchema,
  subcategoriaSchema,
  tiendaSchema,
} from '#domain/cadena/catalogos';
import { wireNumber } from '#domain/common/wireNumber';

const stores = z.array(tiendaSchema);
const id = wireNumber(z.int().positive());

/** Catalogues (specification, section 7). */
export const catalogos = {
  areas: call({
    metodo: 'GET',
    ruta: 'catalogo/areas',
    resumen: 'Las áreas que atienden casos',
    acceso: 'sesion',
    entrada: {},
    salida: z.array(areaSchema),
  }),
  subcategorias: call({
    metodo: 'GET',
    ruta: 'catalogo/subcategorias',
    resumen: 'Las categorías de un área, o todas cuando no se da el área',
    acceso: 'sesion',
    entrada: { consulta: z.object({ id: id.optional() }) },
    salida: z.array(subcategoriaSchema),
  }),
  tiendas: call({
    metodo: 'GET',
    ruta: 'catalogo/tiendas',
    resumen: 'Las tiendas físicas',
    acceso: 'sesion',
    entrada: {},
    salida: stores,
  }),
  tiendasBusqueda: call({
    metodo: 'GET',
    ruta: 'catalogo/tiendas-busqueda',
    resumen: 'Las tiendas cuyas operaciones se pueden buscar: físicas y virtuales',
    acceso: 'sesion',
    entrada: {},
    salida: stores,
  }),
  tiendasLogin: call({
    metodo: 'GET',
    ruta: 'catalogo/tiendas-login',
    resumen: 'Las tiendas en las que se puede iniciar sesión',
    acceso: 'publico',
    entrada: {},
    salida: stores,
  }),
  tiendasVirtuales: call({
    metodo: 'GET',
    ruta: 'catalogo/tiendas-virtuales',
    resumen: 'Las tiendas que venden por internet',
    acceso: 'sesion',
    entrada: {},
    salida: stores,
  }),
  cedis: call({
    metodo: 'GET',
    ruta: 'catalogo/cedis',
    resumen: 'Los centros de distribución',
    acceso: 'sesion',
    entrada: {},
    salida: stores,
  }),
  motivosEscalamiento: call({
    metodo: 'GET',
    ruta: 'catalogo/motivos-escalamiento-area',
    resumen: 'Los motivos para escalar a un área',
    acceso: 'sesion',
    entrada: { consulta: z.object({ idArea: id }) },
    salida: z.array(motivoEscalamientoSchema),
  }),
  codigoPostal: call({
    metodo: 'GET',
    ruta: 'catalogo/codigo-postal',
    resumen: 'El estado, el municipio y las colonias de un código postal; 404 si no está en la lista pública',
    acceso: ['facturar', 'crearVale'],
    entrada: { consulta: z.object({ cp: cpSchema }) },
    salida: codigoPostalSchema,
    asignado: true,
  }),
} as const;
