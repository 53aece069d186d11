import { z } from 'zod';
import { guardadoSchema, NEW_RECORD } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { archivoSchema, cargaSchema } from '#domain/cadena/archivo';
import { clavesGuardadasSchema, clavesPorQuitarSchema, clavesSchema } from '#domain/cadena/clavesFiscales';
import { csdNuevoSchema, datosEmisorSchema, emisorSchema } from '#domain/cadena/emisor';
import { festivoGuardadoSchema, festivoPorQuitarSchema, festivoSchema } from '#domain/cadena/festivos';
import { formaGuardadaSchema, formaPorQuitarSchema, formaSchema } from '#domain/cadena/formas';
import { listoSchema } from '#domain/cadena/listo';
import { tiendaDeCadenaSchema, tiendaGuardadaSchema } from '#domain/cadena/tiendas';
import { freeLine } from '#domain/common/freeText';

const administer = ['configuracionGeneral'] as const;

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
  tiendasDeCadena: call({
    metodo: 'GET',
    ruta: 'cadena/tiendas',
    resumen: 'Todas las tiendas con lo que se configura de cada una; `id` es su número',
    acceso: administer,
    asignado: true,
    entrada: {},
    salida: z.array(tiendaDeCadenaSchema),
  }),
  guardarTienda: call({
    metodo: 'POST',
    ruta: 'cadena/tiendas/guardar',
    resumen: `Guarda una tienda, o la crea (${NEW_RECORD}): entonces su número es \`cvetda\`, que después no cambia`,
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: tiendaGuardadaSchema },
    salida: guardadoSchema,
  }),
  cargarTiendas: call({
    metodo: 'POST',
    ruta: 'cadena/tiendas/cargar',
    resumen:
      'Guarda las tiendas de un archivo CSV, entero o nada: con una línea mala no se guarda ninguna y se dice cuál. Las que el archivo no ' +
      'nombra se quedan como están. Con `soloRevisar` no se guarda nada',
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: archivoSchema },
    salida: cargaSchema,
  }),
  exportarTiendas: call({
    metodo: 'GET',
    ruta: 'cadena/tiendas/exportar',
    resumen: 'Todas las tiendas en CSV, con las columnas que se cargan',
    acceso: administer,
    asignado: true,
    entrada: {},
    salida: 'archivo',
  }),
  festivosDeCadena: call({
    metodo: 'GET',
    ruta: 'cadena/festivos',
    resumen:
      'Los días festivos de la cadena por fecha; `tiendas` son los números de las que cierran, o null si cierran todas',
    acceso: administer,
    asignado: true,
    entrada: {},
    salida: z.array(festivoSchema),
  }),
  guardarFestivo: call({
    metodo: 'POST',
    ruta: 'cadena/festivos/guardar',
    resumen: `Guarda un día festivo, o lo crea (${NEW_RECORD})`,
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: festivoGuardadoSchema },
    salida: guardadoSchema,
  }),
  quitarFestivo: call({
    metodo: 'POST',
    ruta: 'cadena/festivos/quitar',
    resumen: 'Quita un día festivo: ese día las tiendas tienen entonces su horario de siempre',
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: festivoPorQuitarSchema },
    salida: guardadoSchema,
  }),
  cargarFestivos: call({
    metodo: 'POST',
    ruta: 'cadena/festivos/cargar',
    resumen:
      'Guarda los días festivos de un archivo CSV, entero o nada: con una línea mala no se guarda ninguno y se dice cuál. Los que el ' +
      'archivo no nombra se quedan como están. Con `soloRevisar` no se guarda nada',
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: archivoSchema },
    salida: cargaSchema,
  }),
  exportarFestivos: call({
    metodo: 'GET',
    ruta: 'cadena/festivos/exportar',
    resumen: 'Todos los días festivos en CSV, con las columnas que se cargan',
    acceso: administer,
    asignado: true,
    entrada: {},
    salida: 'archivo',
  }),
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
  guardarClaves: call({
    metodo: 'POST',
    ruta: 'cadena/claves/guardar',
    resumen: `Guarda las claves de un departamento o de un artículo, o las crea (${NEW_RECORD})`,
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: clavesGuardadasSchema },
    salida: guardadoSchema,
  }),
  quitarClaves: call({
    metodo: 'POST',
    ruta: 'cadena/claves/quitar',
    resumen: 'Quita las claves de un departamento o de un artículo: un artículo tiene entonces las de su departamento',
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: clavesPorQuitarSchema },
    salida: guardadoSchema,
  }),
  cargarClaves: call({
    metodo: 'POST',
    ruta: 'cadena/claves/cargar',
    resumen:
      'Guarda las claves de un archivo CSV, entero o nada: con una línea mala no se guarda ninguna y se dice cuál. Las que el archivo no ' +
      'nombra se quedan como están. Con `soloRevisar` no se guarda nada',
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: archivoSchema },
    salida: cargaSchema,
  }),
  exportarClaves: call({
    metodo: 'GET',
    ruta: 'cadena/claves/exportar',
    resumen: 'Todas las claves en CSV, con las columnas que se cargan',
    acceso: administer,
    asignado: true,
    entrada: {},
    salida: 'archivo',
  }),
  formasDeCadena: call({
    metodo: 'GET',
    ruta: 'cadena/formas',
    resumen:
      'Las formas de pago de las cajas: como cuál de las del sistema se devuelve cada una y con qué clave del SAT se factura; `id` es su número',
    acceso: administer,
    asignado: true,
    entrada: {},
    salida: z.array(formaSchema),
  }),
  guardarForma: call({
    metodo: 'POST',
    ruta: 'cadena/formas/guardar',
    resumen: `Guarda una forma de pago, o la crea (${NEW_RECORD}): entonces su número es \`numero\`, que después no cambia. Las ventas que ya llegaron no cambian`,
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: formaGuardadaSchema },
    salida: guardadoSchema,
  }),
  quitarForma: call({
    metodo: 'POST',
    ruta: 'cadena/formas/quitar',
    resumen:
      'Quita una forma de pago que no sea del sistema: las ventas nuevas que la traigan se rechazan; las que ya llegaron no cambian',
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: formaPorQuitarSchema },
    salida: guardadoSchema,
  }),
  cargarFormas: call({
    metodo: 'POST',
    ruta: 'cadena/formas/cargar',
    resumen:
      'Guarda las formas de pago de un archivo CSV, entero o nada: con una línea mala no se guarda ninguna y se dice cuál. Las que el ' +
      'archivo no nombra se quedan como están. Con `soloRevisar` no se guarda nada',
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: archivoSchema },
    salida: cargaSchema,
  }),
  exportarFormas: call({
    metodo: 'GET',
    ruta: 'cadena/formas/exportar',
    resumen: 'Todas las formas de pago en CSV, con las columnas que se cargan',
    acceso: administer,
    asignado: true,
    entrada: {},
    salida: 'archivo',
  }),
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
