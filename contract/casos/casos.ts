import { z } from 'zod';
import {
  actionAnswerSchema,
  pathWithId,
  type ResultadoTrabajo,
  resultadoTrabajoSchema,
} from '#contract/common/answers';
import { call } from '#contract/common/call';
import { anexoSchema } from '#domain/casos/anexos';
import { asignablesSchema, mencionablesSchema } from '#domain/casos/asignarCaso';
import { casoDeListaSchema, casoSchema, filtroCasosSchema, porAutorizarSchema } from '#domain/casos/casos';
import { casosAbiertosSchema } from '#domain/casos/casosAbiertos';
import { entregaSchema, porEntregarSchema } from '#domain/casos/entregarCasos';
import { solicitudCasoSchema } from '#domain/casos/nuevoCaso';
import { relacionSchema } from '#domain/casos/relaciones';
import {
  anexosNuevosSchema,
  asignacionSchema,
  cambioEstadoSchema,
  cierreSchema,
  comentarioEnviadoSchema,
  deshacerCasoSchema,
  escalamientoSchema,
  resolucionAquiSchema,
  resolucionSchema,
  solicitudAutorizacionSchema,
} from '#domain/casos/trabajosCaso';
import { ID_APLICACION } from '#domain/common/constants';
import { freeLine } from '#domain/common/freeText';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { wireNumber } from '#domain/common/wireNumber';
import { claveTiendaSchema, numeroOperacionSchema } from '#domain/ventas/operaciones';

const seeCases = ['verTodosLosCasos', 'validarOperacion'] as const;
const id = wireNumber(z.int().positive());
const estado = z.object({ id: z.int(), nombre: z.string() });

/** The answer of a work on a case. */
export type CaseResult = ResultadoTrabajo;

const casePageSchema = z.object({
  listaCasos: z.array(casoDeListaSchema),
  /** How many cases the filter finds, in all pages. */
  total: z.int().nonnegative(),
  /** There are more cases than `total`; no page shows those. */
  limiteExcedido: z.boolean().default(false),
});

export type CasePage = z.infer<typeof casePageSchema>;

/** Cases (specification, section 7). */
export const casos = {
  guardarCaso: call({
    metodo: 'POST',
    ruta: 'caso/guardar',
    resumen: 'Abre un caso con su cliente, sus parámetros de búsqueda y hasta cinco anexos',
    acceso: ['crearCaso'],
    unaVez: true,
    multipart: { parteJson: 'casoRequest' },
    entrada: { cuerpo: solicitudCasoSchema },
    salida: actionAnswerSchema.extend({ idCaso: z.int() }),
  }),
  detalleCaso: call({
    metodo: 'GET',
    ruta: 'caso/detalle/{id}',
    resumen: 'Un caso con todo lo suyo. Abrir demasiados casos distintos en poco tiempo da 429',
    acceso: seeCases,
    entrada: { ruta: pathWithId },
    salida: casoSchema,
  }),
  descargarAnexo: call({
    metodo: 'GET',
    ruta: 'caso/download-anexo/{id}',
    resumen: 'El archivo de un anexo, para descargar. Descargar demasiados en poco tiempo da 429',
    acceso: seeCases,
    entrada: { ruta: pathWithId },
    salida: 'archivo',
  }),
  agregarComentario: call({
    metodo: 'POST',
    ruta: 'caso/agregar-comentario',
    resumen:
      'Agrega un comentario; el primero deja el caso en proceso. De `menciones` se avisa a quien el comentario nombra con @; si no puede ' +
      'ver el caso, el comentario no se guarda. `sigue` es el trabajo que va con él, con la `version` que se vio; si no procede, no se ' +
      'guarda nada',
    acceso: ['comentarCaso'],
    unaVez: true,
    entrada: { cuerpo: comentarioEnviadoSchema },
    salida: resultadoTrabajoSchema,
  }),
  guardarAnexos: call({
    metodo: 'POST',
    ruta: 'caso/guardar-anexo/{id}',
    resumen: 'Agrega hasta cinco anexos a un caso',
    acceso: ['comentarCaso'],
    unaVez: true,
    multipart: { parteJson: 'anexoRequest', opcional: true },
    entrada: { ruta: pathWithId, cuerpo: anexosNuevosSchema },
    salida: resultadoTrabajoSchema,
  }),
  anexosDeCaso: call({
    metodo: 'GET',
    ruta: 'catalogo/anexos',
    resumen: 'Los anexos de un caso que quien tiene la sesión puede ver',
    acceso: seeCases,
    entrada: { consulta: z.object({ casoId: id }) },
    salida: z.array(anexoSchema),
  }),
  actualizarEstado: call({
    metodo: 'POST',
    ruta: 'caso/actualizar-estado',
    resumen: 'Toma un caso: lo deja en proceso y a cargo de quien lo toma',
    acceso: ['actualizarCaso'],
    unaVez: true,
    entrada: { cuerpo: cambioEstadoSchema },
    salida: resultadoTrabajoSchema,
  }),
  asignarCaso: call({
    metodo: 'POST',
    ruta: 'caso/asignar',
    resumen:
      'Deja el caso a cargo de una persona, que puede verlo y podría tomarlo, o de su área sin persona; no cambia su estado. A quien ' +
      'puede más que quien lo pide no se le quita',
    acceso: ['actualizarCaso'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: asignacionSchema },
    salida: resultadoTrabajoSchema,
  }),
  entregarCasos: call({
    metodo: 'POST',
    ruta: 'caso/entregar-abiertos',
    resumen:
      'Entrega a quien suple los casos abiertos de quien está ausente; a quien suple otra persona o no puede tener ninguno, da 409. Los ' +
      'de otra persona, quien edita usuarios',
    acceso: ['actualizarCaso', 'editarUsuarios'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: entregaSchema },
    salida: actionAnswerSchema,
  }),
  casosPorEntregar: call({
    metodo: 'GET',
    ruta: 'caso/por-entregar/{numiden}',
    resumen:
      'Cuántos casos abiertos tiene quien está ausente, y cuántos de ellos puede tener quien le suple; de otra persona, para quien edita ' +
      'usuarios',
    acceso: 'sesion',
    asignado: true,
    entrada: { ruta: z.object({ numiden: wireNumber(z.int().positive()) }) },
    salida: porEntregarSchema,
  }),
  asignablesCaso: call({
    metodo: 'GET',
    ruta: 'caso/asignables/{id}',
    resumen:
      'Las personas a cuyo cargo puede quedar un caso, por nombre o numiden: primero quien lo pide y quienes atienden su área; y por qué no ' +
      'puede asignarlo quien lo pide, o nada',
    acceso: ['actualizarCaso'],
    asignado: true,
    entrada: { ruta: pathWithId, consulta: z.object({ busqueda: freeLine().default('') }) },
    salida: asignablesSchema,
  }),
  mencionablesCaso: call({
    metodo: 'GET',
    ruta: 'caso/mencionables/{id}',
    resumen: 'Las personas que un comentario puede mencionar, que son las otras que ven el caso, por nombre o numiden',
    acceso: ['comentarCaso'],
    asignado: true,
    entrada: { ruta: pathWithId, consulta: z.object({ busqueda: freeLine().default('') }) },
    salida: mencionablesSchema,
  }),
  personasACargo: call({
    metodo: 'GET',
    ruta: 'caso/personas',
    resumen: 'Las personas que tienen casos a su cargo o pueden tenerlos, por nombre, para buscar casos por ellas',
    acceso: PERMISSION_GROUPS.casos,
    asignado: true,
    entrada: {},
    salida: z.array(z.object({ numiden: z.int(), nombre: z.string() })),
  }),
  escalarCaso: call({
    metodo: 'POST',
    ruta: 'caso/escalar',
    resumen: 'Escala un caso a un área y una categoría, con motivo',
    acceso: ['escalarCaso'],
    unaVez: true,
    entrada: { cuerpo: escalamientoSchema },
    salida: resultadoTrabajoSchema,
  }),
  solicitarAutorizacion: call({
    metodo: 'POST',
    ruta: 'caso/solicitar-autorizacion',
    resumen: 'Pide que otra persona autorice el caso',
    acceso: ['solicitarAutorizacion'],
    unaVez: true,
    entrada: { cuerpo: solicitudAutorizacionSchema },
    salida: resultadoTrabajoSchema,
  }),
  autorizarCaso: call({
    metodo: 'POST',
    ruta: 'caso/autorizar',
    resumen: 'Autoriza o no lo que otra persona pidió',
    acceso: ['autorizarCaso'],
    unaVez: true,
    entrada: { cuerpo: resolucionSchema },
    salida: resultadoTrabajoSchema,
  }),
  autorizarCasoAqui: call({
    metodo: 'POST',
    ruta: 'caso/autorizar-aqui',
    resumen:
      'Como `caso/autorizar`, por otra persona en el equipo de quien atiende el caso: da su número y su contraseña, y decide como ' +
      'ella misma; la sesión sigue siendo de quien la abrió. 409 donde no se piden contraseñas',
    acceso: ['solicitarAutorizacion'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: resolucionAquiSchema },
    salida: resultadoTrabajoSchema,
  }),
  cerrarCaso: call({
    metodo: 'POST',
    ruta: 'caso/cerrar-caso',
    resumen: 'Cierra un caso con su solución',
    acceso: ['cerrarCaso'],
    unaVez: true,
    entrada: { cuerpo: cierreSchema },
    salida: resultadoTrabajoSchema,
  }),
  relacionarCaso: call({
    metodo: 'POST',
    ruta: 'caso/relacionar',
    resumen: 'Relaciona dos casos abiertos que la persona puede ver: cada uno nombra al otro, y ambos siguen',
    acceso: ['comentarCaso'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: relacionSchema },
    salida: actionAnswerSchema,
  }),
  quitarRelacion: call({
    metodo: 'POST',
    ruta: 'caso/quitar-relacion',
    resumen: 'Quita la relación de un caso abierto con otro que la persona puede ver',
    acceso: ['comentarCaso'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: relacionSchema },
    salida: actionAnswerSchema,
  }),
  deshacerEnCaso: call({
    metodo: 'POST',
    ruta: 'caso/deshacer',
    resumen: 'Deshace lo último que la propia persona hizo en un caso, por un momento y mientras no se haga algo más',
    acceso: ['comentarCaso', 'actualizarCaso', 'autorizarCaso', 'cerrarCaso'],
    unaVez: true,
    asignado: true,
    entrada: { cuerpo: deshacerCasoSchema },
    salida: resultadoTrabajoSchema,
  }),
  listaCasos: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'caso/lista-paginada',
    resumen:
      'Una página de los casos que encuentra el filtro, entre los que la persona puede ver. Con `limiteExcedido` hay más que ' +
      '`total`, y las páginas llegan hasta ahí. Buscar demasiados clientes en poco tiempo da 429',
    acceso: seeCases,
    entrada: {
      cuerpo: filtroCasosSchema.extend({
        idAplicacion: z.literal(ID_APLICACION),
        numPagina: z.int().positive(),
        tamPagina: z.int().positive().max(100),
      }),
    },
    salida: casePageSchema,
  }),
  exportarCasos: call({
    metodo: 'GET',
    ruta: 'caso/exportar',
    resumen:
      'Los casos que encuentra el filtro, como CSV; el filtro viaja como JSON en la dirección. Una exportación a la vez por ' +
      'persona: otra da 409',
    acceso: ['exportarListas'],
    asignado: true,
    entrada: { consulta: z.object({ filtro: z.string().max(2_000) }) },
    salida: 'archivo',
  }),
  listarEstados: call({
    metodo: 'GET',
    ruta: 'caso/listar-estados',
    resumen: 'Los estados de un caso',
    acceso: seeCases,
    entrada: {},
    salida: z.array(estado),
  }),
  listarCasos: call({
    metodo: 'GET',
    ruta: 'caso/listar-casos',
    resumen: 'Los últimos cien casos que abrió la persona',
    acceso: seeCases,
    entrada: {},
    salida: casePageSchema,
  }),
  casosPorAutorizar: call({
    metodo: 'GET',
    ruta: 'caso/por-autorizar',
    resumen:
      'Las autorizaciones que esperan decisión, la más antigua primero; como máximo cien, y cuántas son, hasta 10,000; de todas las tiendas o de una',
    acceso: ['autorizarCaso'],
    asignado: true,
    entrada: { consulta: z.object({ tienda: wireNumber(z.int().positive()).optional() }) },
    salida: z.object({ solicitudes: z.array(porAutorizarSchema), total: z.int().nonnegative() }),
  }),
  casosAbiertos: call({
    metodo: 'GET',
    ruta: 'caso/abiertos',
    resumen:
      'Los casos sin solucionar de una operación o de un cliente, primero los de la operación y después los más recientes: los primeros, ' +
      'y cuántos son. Para quien va a abrir otro, o a cerrar uno (`excepto`) que sigue en otro',
    acceso: ['crearCaso', 'cerrarCaso'],
    asignado: true,
    entrada: {
      consulta: z.object({
        cliente: id.optional(),
        excepto: id.optional(),
        tienda: claveTiendaSchema.optional(),
        operacion: numeroOperacionSchema.optional(),
      }),
    },
    salida: casosAbiertosSchema,
  }),
  administradorDeArea: call({
    metodo: 'GET',
    ruta: 'caso/getUserAdmin/{a}/{b}',
    resumen: 'Quien administra los casos del área `a` en la tienda `b`, o nadie',
    acceso: seeCases,
    entrada: { ruta: z.object({ a: id, b: id }) },
    salida: z.object({ administrador: z.object({ numiden: z.int(), nombre: z.string() }).nullable() }),
  }),
  carpetaDeAnexos: call({
    metodo: 'GET',
    ruta: 'caso/open-dir',
    resumen: 'Cuántos anexos guarda el servidor y cuánto ocupan, en bytes',
    acceso: ['verTodosLosCasos'],
    entrada: {},
    salida: actionAnswerSchema.extend({ anexos: z.int().nonnegative(), bytes: z.int().nonnegative() }),
  }),
} as const;
