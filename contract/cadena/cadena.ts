import { z } from 'zod';
import { guardadoSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { clavesGuardadasSchema, clavesSchema } from '#domain/cadena/clavesFiscales';
import { csdNuevoSchema, datosEmisorSchema, emisorSchema } from '#domain/cadena/emisor';
import { festivoGuardadoSchema, festivoSchema } from '#domain/cadena/festivos';
import { formaGuardadaSchema, formaSchema } from '#domain/cadena/formas';
import { listoSchema } from '#domain/cadena/listo';
import { tiendaDeCadenaSchema, tiendaGuardadaSchema } from '#domain/cadena/tiendas';
import { ENTITIES } from '#domain/common/entities';
import { freeLine } from '#domain/common/freeText';
import { administer, keptCalls } from './kept.ts';

const { tienda, festivo, claveFiscal, formaPago } = ENTITIES;

const TIENDAS = keptCalls(
  'tiendas',
  tienda.noun,
  tiendaGuardadaSchema,
  ': entonces su número es `cvetda`, que después no cambia',
);
const FESTIVOS = keptCalls('festivos', festivo.noun, festivoGuardadoSchema);
const CLAVES = keptCalls(
  'claves',
  { ...claveFiscal.noun, un: 'las claves de un departamento o de un artículo' },
  clavesGuardadasSchema,
);
const FORMAS = keptCalls(
  'formas',
  formaPago.noun,
  formaGuardadaSchema,
  ': entonces su número es `numero`, que después no cambia. Las ventas que ya llegaron no cambian',
);

/** The data that a chain gives before it can invoice: its stores, the authority's keys of what it sells, its issuer. */
export const cadena = {
  listoParaFacturar: call({
    metodo: 'GET',
    ruta: 'cadena/listo',
    resumen:
      'Lo que le falta al emisor y a cada tienda para facturar; los artículos son los de las últimas cien ventas de cada una',
    acceso: administer,
    asignado: true,
    entrada: {},
    salida: listoSchema,
  }),
  tiendasDeCadena: TIENDAS.lista(
    'Todas las tiendas con lo que se configura de cada una; `id` es su número',
    z.array(tiendaDeCadenaSchema),
  ),
  guardarTienda: TIENDAS.guardar,
  cargarTiendas: TIENDAS.cargar,
  exportarTiendas: TIENDAS.exportar,
  festivosDeCadena: FESTIVOS.lista(
    'Los días festivos de la cadena por fecha; `tiendas` son los números de las que cierran, o null si cierran todas',
    z.array(festivoSchema),
  ),
  guardarFestivo: FESTIVOS.guardar,
  quitarFestivo: FESTIVOS.quitar(': ese día las tiendas tienen entonces su horario de siempre'),
  cargarFestivos: FESTIVOS.cargar,
  exportarFestivos: FESTIVOS.exportar,
  clavesFiscales: call({
    metodo: 'GET',
    ruta: 'cadena/claves',
    resumen:
      'Las claves del SAT por departamento y por artículo, quinientas como máximo; `buscar` es parte del código o de la clave',
    acceso: administer,
    asignado: true,
    entrada: { consulta: z.object({ buscar: freeLine().max(100).default('') }) },
    salida: z.object({ filas: z.array(clavesSchema), limiteExcedido: z.boolean() }),
  }),
  guardarClaves: CLAVES.guardar,
  quitarClaves: CLAVES.quitar(': un artículo tiene entonces las de su departamento'),
  cargarClaves: CLAVES.cargar,
  exportarClaves: CLAVES.exportar,
  formasDeCadena: FORMAS.lista(
    'Las formas de pago de las cajas: como cuál de las del sistema se devuelve cada una y con qué clave del SAT se factura; `id` es su número',
    z.array(formaSchema),
  ),
  guardarForma: FORMAS.guardar,
  quitarForma: FORMAS.quitar(
    ' que no sea del sistema: las ventas nuevas que la traigan se rechazan; las que ya llegaron no cambian',
  ),
  cargarFormas: FORMAS.cargar,
  exportarFormas: FORMAS.exportar,
  emisor: call({
    metodo: 'GET',
    ruta: 'cadena/emisor',
    resumen: 'Quién expide las facturas, con qué certificado (nunca su llave) y qué impide sellar',
    acceso: ['configuracionGeneral', 'facturar'],
    asignado: true,
    entrada: {},
    salida: emisorSchema,
  }),
  guardarEmisor: call({
    metodo: 'POST',
    ruta: 'cadena/emisor/guardar',
    resumen: 'Guarda quién expide las facturas; las ya expedidas no cambian',
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: {
      cuerpo: datosEmisorSchema.and(z.object({ version: z.int().nonnegative().nullable().default(null) })),
    },
    salida: guardadoSchema,
  }),
  guardarCsd: call({
    metodo: 'POST',
    ruta: 'cadena/emisor/certificado',
    resumen:
      'Guarda un certificado (CSD) del emisor: sus dos archivos en base64 y la contraseña de la llave, que se usa para abrirla y no se ' +
      'guarda. La llave queda cifrada. Se rechaza el que no sirve para sellar ahora',
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: csdNuevoSchema },
    salida: guardadoSchema,
  }),
} as const;
