import { z } from 'zod';
import {
  anexosNuevosSchema,
  cambioEstadoSchema,
  casoDeListaSchema,
  casoSchema,
  cierreSchema,
  comentarioSchema,
  escalamientoSchema,
  filtroCasosSchema,
  movimientoSchema,
  porAutorizarSchema,
  resolucionSchema,
  solicitudAutorizacionSchema,
  solicitudCasoSchema,
} from '#domain/casos';
import { ID_APLICACION } from '#domain/constantes';
import { wireNumber } from '#domain/wireNumber';
import { llamada } from './llamada.ts';
import { respuestaAccionSchema, rutaConId } from './respuestas.ts';

const verCasos = ['verTodosLosCasos', 'validarOperacion'] as const;
const id = wireNumber(z.int().positive());
const estado = z.object({ id: z.int(), nombre: z.string() });

/** What the work on a case answers: the case's new version and state. A code other than 1 is a warning: nothing changed. */
const resultadoSchema = respuestaAccionSchema.extend({ version: z.int(), estado });

export type ResultadoCaso = z.infer<typeof resultadoSchema>;

const paginaCasosSchema = z.object({
  listaCasos: z.array(casoDeListaSchema),
  /** How many cases the filter finds, in all pages. */
  total: z.int().nonnegative(),
  /** There are more cases than `total`; no page shows those. */
  limiteExcedido: z.boolean().default(false),
});

export type PaginaCasos = z.infer<typeof paginaCasosSchema>;

const novedadesSchema = z.object({ version: z.int(), estado, cambios: z.array(movimientoSchema) });

export type Novedades = z.infer<typeof novedadesSchema>;

/** Cases (specification, section 7). */
export const casos = {
  guardarCaso: llamada({
    metodo: 'POST',
    ruta: 'caso/guardar',
    resumen: 'Abre un caso con su cliente, sus parámetros de búsqueda y hasta cinco anexos',
    acceso: ['crearCaso'],
    unaVez: true,
    multipart: { parteJson: 'casoRequest' },
    entrada: { cuerpo: solicitudCasoSchema },
    salida: respuestaAccionSchema.extend({ idCaso: z.int() }),
  }),
  detalleCaso: llamada({
    metodo: 'GET',
    ruta: 'caso/detalle/{id}',
    resumen: 'Un caso con todo lo suyo. Abrir demasiados casos distintos en poco tiempo da 429',
    acceso: verCasos,
    entrada: { ruta: rutaConId },
    salida: casoSchema,
  }),
  descargarAnexo: llamada({
    metodo: 'GET',
    ruta: 'caso/download-anexo/{id}',
    resumen: 'El archivo de un anexo, para descargar. Descargar demasiados en poco tiempo da 429',
    acceso: verCasos,
    entrada: { ruta: rutaConId },
    salida: 'archivo',
  }),
  agregarComentario: llamada({
    metodo: 'POST',
    ruta: 'caso/agregar-comentario',
    resumen: 'Agrega un comentario; el primero deja el caso en proceso',
    acceso: ['comentarCaso'],
    unaVez: true,
    entrada: { cuerpo: comentarioSchema },
    salida: resultadoSchema,
  }),
  guardarAnexos: llamada({
    metodo: 'POST',
    ruta: 'caso/guardar-anexo/{id}',
    resumen: 'Agrega hasta cinco anexos a un caso',
    acceso: ['comentarCaso'],
    unaVez: true,
    multipart: { parteJson: 'anexoRequest', opcional: true },
    entrada: { ruta: rutaConId, cuerpo: anexosNuevosSchema },
    salida: resultadoSchema,
  }),
  actualizarEstado: llamada({
    metodo: 'POST',
    ruta: 'caso/actualizar-estado',
    resumen: 'Toma un caso: lo deja en proceso y a cargo de quien lo toma',
    acceso: ['actualizarCaso'],
    unaVez: true,
    entrada: { cuerpo: cambioEstadoSchema },
    salida: resultadoSchema,
  }),
  escalarCaso: llamada({
    metodo: 'POST',
    ruta: 'caso/escalar',
    resumen: 'Escala un caso a un área y una categoría, con motivo',
    acceso: ['escalarCaso'],
    unaVez: true,
    entrada: { cuerpo: escalamientoSchema },
    salida: resultadoSchema,
  }),
  solicitarAutorizacion: llamada({
    metodo: 'POST',
    ruta: 'caso/solicitar-autorizacion',
    resumen: 'Pide que otra persona autorice el caso',
    acceso: ['solicitarAutorizacion'],
    unaVez: true,
    entrada: { cuerpo: solicitudAutorizacionSchema },
    salida: resultadoSchema,
  }),
  autorizarCaso: llamada({
    metodo: 'POST',
    ruta: 'caso/autorizar',
    resumen: 'Autoriza o no lo que otra persona pidió',
    acceso: ['autorizarCaso'],
    unaVez: true,
    entrada: { cuerpo: resolucionSchema },
    salida: resultadoSchema,
  }),
  cerrarCaso: llamada({
    metodo: 'POST',
    ruta: 'caso/cerrar-caso',
    resumen: 'Cierra un caso con su solución',
    acceso: ['cerrarCaso'],
    unaVez: true,
    entrada: { cuerpo: cierreSchema },
    salida: resultadoSchema,
  }),
  novedadesCaso: llamada({
    metodo: 'GET',
    ruta: 'caso/novedades/{id}',
    resumen: 'Versión y estado de un caso, y lo que cambió desde la versión dada',
    acceso: verCasos,
    asignado: true,
    entrada: { ruta: rutaConId, consulta: z.object({ version: wireNumber(z.int().nonnegative()) }) },
    salida: novedadesSchema,
  }),
  listaCasos: llamada({
    metodo: 'POST',
    ruta: 'caso/lista-paginada',
    resumen:
      'Una página de los casos que encuentra el filtro, entre los que la persona puede ver. Con `limiteExcedido` hay más que ' +
      '`total`, y las páginas llegan hasta ahí. Buscar demasiados clientes en poco tiempo da 429',
    acceso: verCasos,
    entrada: {
      cuerpo: filtroCasosSchema.extend({
        idAplicacion: z.literal(ID_APLICACION),
        numPagina: z.int().positive(),
        tamPagina: z.int().positive().max(100),
      }),
    },
    salida: paginaCasosSchema,
  }),
  exportarCasos: llamada({
    metodo: 'GET',
    ruta: 'caso/exportar',
    resumen:
      'Los casos que encuentra el filtro, como CSV; el filtro viaja como JSON en la dirección. Una exportación a la vez por ' +
      'persona: otra da 409',
    acceso: ['exportarCasos'],
    asignado: true,
    entrada: { consulta: z.object({ filtro: z.string().max(2_000) }) },
    salida: 'archivo',
  }),
  listarEstados: llamada({
    metodo: 'GET',
    ruta: 'caso/listar-estados',
    resumen: 'Los estados de un caso',
    acceso: verCasos,
    entrada: {},
    salida: z.array(estado),
  }),
  listarCasos: llamada({
    metodo: 'GET',
    ruta: 'caso/listar-casos',
    resumen: 'Los últimos cien casos que abrió la persona',
    acceso: verCasos,
    entrada: {},
    salida: paginaCasosSchema,
  }),
  casosPorAutorizar: llamada({
    metodo: 'GET',
    ruta: 'caso/por-autorizar',
    resumen:
      'Las autorizaciones que esperan decisión, la más antigua primero; como máximo cien, y cuántas son, hasta 10,000',
    acceso: ['autorizarCaso'],
    asignado: true,
    entrada: {},
    salida: z.object({ solicitudes: z.array(porAutorizarSchema), total: z.int().nonnegative() }),
  }),
  administradorDeArea: llamada({
    metodo: 'GET',
    ruta: 'caso/getUserAdmin/{a}/{b}',
    resumen: 'Quien administra los casos del área `a` en la tienda `b`, o nadie',
    acceso: verCasos,
    entrada: { ruta: z.object({ a: id, b: id }) },
    salida: z.object({ administrador: z.object({ numiden: z.int(), nombre: z.string() }).nullable() }),
  }),
  carpetaDeAnexos: llamada({
    metodo: 'GET',
    ruta: 'caso/open-dir',
    resumen: 'Cuántos anexos guarda el servidor y cuánto ocupan, en bytes',
    acceso: ['verTodosLosCasos'],
    entrada: {},
    salida: respuestaAccionSchema.extend({ anexos: z.int().nonnegative(), bytes: z.int().nonnegative() }),
  }),
} as const;
