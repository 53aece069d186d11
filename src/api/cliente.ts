import ky, { TimeoutError } from 'ky';
import type { Failure } from '#contract/failure';
import type { Llamada } from '#contract/llamada';
import type { Api, ConfiguracionApi, OpcionesLlamada } from './api.ts';
import { errorInterno } from './fallo.ts';
import type { Piezas } from './peticion.ts';
import { cabecerasDe, definicionDe, direccionDe, leerJson, segundosDe } from './peticion.ts';
import type { RespuestaFallida } from './resolverFallo.ts';
import { resolverFallo } from './resolverFallo.ts';
import { subirFormulario } from './subir.ts';

const TIEMPO_MS = 30_000;

/**
 * The client of the contract. A reading is tried once more when the network fails; a writing never is, because only the
 * person knows whether it is still wanted.
 */
export const crearApi = ({ base, alPerderSesion, conexion }: ConfiguracionApi): Api => {
  const cliente = ky.create({
    credentials: 'same-origin',
    throwHttpErrors: false,
    timeout: TIEMPO_MS,
    retry: { limit: 1, methods: ['get'], statusCodes: [], delay: () => 400 },
  });

  const rechazar = (definicion: Llamada, respuesta: Omit<RespuestaFallida, 'esDocumentoDeVale'>): Failure => {
    const esDocumentoDeVale = definicion.salida === 'archivo' && /^\/?vales\//.test(definicion.ruta);
    const failure = resolverFallo({ ...respuesta, esDocumentoDeVale });
    conexion.fallo(failure);
    if (failure.tipo === 'sinSesion' && definicion.acceso !== 'publico') alPerderSesion(failure);
    return failure;
  };

  const sinRespuesta = (definicion: Llamada) => rechazar(definicion, { status: 0, cuerpo: undefined, segundos: null });

  const datosDe = (definicion: Llamada, texto: string): unknown => {
    conexion.contesto();
    if (definicion.salida === 'archivo') return texto;
    const leido = definicion.salida.safeParse(leerJson(texto));
    if (!leido.success) throw errorInterno();
    return leido.data;
  };

  const pedir = async (definicion: Llamada, piezas: Piezas, opciones: OpcionesLlamada): Promise<unknown> => {
    let respuesta: Response;
    try {
      respuesta = await cliente(direccionDe(base, definicion, piezas), {
        method: definicion.metodo,
        headers: cabecerasDe(definicion, opciones),
        ...(definicion.entrada.cuerpo === undefined ? {} : { json: piezas.cuerpo }),
        ...(opciones.signal === undefined ? {} : { signal: opciones.signal }),
      });
    } catch (error) {
      if (opciones.signal?.aborted) throw opciones.signal.reason;
      if (error instanceof TypeError || error instanceof TimeoutError) throw sinRespuesta(definicion);
      throw error;
    }
    try {
      if (respuesta.ok && definicion.salida === 'archivo') return await respuesta.blob();
      const texto = await respuesta.text();
      if (respuesta.ok) return datosDe(definicion, texto);
      const segundos = segundosDe(respuesta.headers.get('Retry-After'), Date.now());
      throw rechazar(definicion, { status: respuesta.status, cuerpo: leerJson(texto), segundos });
    } catch (error) {
      if (opciones.signal?.aborted) throw opciones.signal.reason;
      // The body broke off: what the server did is as unknown as without an answer.
      if (error instanceof TypeError) throw sinRespuesta(definicion);
      throw error;
    }
  };

  // The contract's types are lost inside, where one code serves every call; zod has checked each answer's shape.
  return {
    alVolver: conexion.alVolver,

    llamar: (nombre, entrada, opciones = {}) =>
      pedir(definicionDe(nombre), entrada as Piezas, opciones) as Promise<never>,

    subir: async (nombre, entrada, archivos, opciones = {}) => {
      const definicion = definicionDe(nombre);
      const piezas = entrada as Piezas;
      const formulario = new FormData();
      formulario.append(definicion.multipart?.parteJson ?? 'json', JSON.stringify(piezas.cuerpo));
      for (const archivo of archivos) formulario.append('files', archivo, archivo.name);
      const respuesta = await subirFormulario(
        direccionDe(base, definicion, piezas),
        definicion.metodo,
        formulario,
        cabecerasDe(definicion, opciones),
        opciones,
      );
      if (respuesta.status >= 200 && respuesta.status < 300) return datosDe(definicion, respuesta.texto) as never;
      throw rechazar(definicion, {
        status: respuesta.status,
        cuerpo: leerJson(respuesta.texto),
        segundos: segundosDe(respuesta.retryAfter, Date.now()),
      });
    },
  };
};
