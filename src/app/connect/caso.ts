import type { SnapshotFrom } from 'xstate';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { z } from 'zod';
import type { ResultadoCaso } from '#contract/casos';
import { CODIGO_EXITO } from '#contract/respuestas';
import { MAX_ANEXOS, TEXTOS_ANEXOS } from '#domain/anexos';
import {
  anexosNuevosSchema,
  cambioEstadoSchema,
  cierreSchema,
  comentarioSchema,
  escalamientoSchema,
  resolucionSchema,
  solicitudAutorizacionSchema,
} from '#domain/casos';
import { SUBCATEGORIAS } from '#domain/catalogos';
import { TEXTOS_CASO } from '#domain/vidaCaso';
import { casoMachine } from '#machines/caso.machine';
import type { AvisoDeEnvio, CasoContext, CasoTraido, EnvioCaso, OrdenAlVigia, Trabajo } from '#machines/caso.types';
import type { VigiaCasoEvent } from '#machines/vigiaCaso.machine';
import { vigiaCasoMachine } from '#machines/vigiaCaso.machine';
import type { Api, OpcionesSubida } from '../../api/api.ts';
import { comoFailure, errorInterno, fallo } from '../../api/fallo.ts';
import type { ArchivosElegidos } from '../archivosElegidos.ts';
import { nuevaClave } from '../claveUnica.ts';
import { refrescarPorAutorizar } from '../porAutorizar.ts';
import { passesByItself, watchConnection } from './connection.ts';

/** Reason 8 escalates to maintenance (specification, sections 4 and 9). */
const MOTIVO_MANTENIMIENTO = 8;

export interface ConexionCaso {
  readonly api: Api;
  readonly archivos: ArchivosElegidos;
  /** What the page's loader has already fetched: the first fetch of the chart takes it instead of asking again. */
  readonly traido?: CasoTraido;
}

/** The chart of an open case with the back end behind it. */
export const conectarCaso = ({ api, archivos, traido }: ConexionCaso) => {
  let guardado = traido;
  return casoMachine.provide({
    actors: {
      traerCaso: fromPromise<CasoTraido, { readonly idCaso: number }>(({ input, signal }) => {
        const primero = guardado?.caso.id === input.idCaso ? guardado : undefined;
        guardado = undefined;
        return primero === undefined ? traerCaso(api, input.idCaso, signal) : Promise.resolve(primero);
      }),
      enviarTrabajo: enviarTrabajo(api, archivos),
      vigilarCaso: vigilarCaso(api),
      vigilarConexion: watchConnection(api),
    },
  });
};

/** The part of a case's input that is new each time that it is opened. */
export const semillaDeCaso = (): Pick<CasoContext, 'semilla'> => ({ semilla: nuevaClave() });

type CasoSnapshot = SnapshotFrom<typeof casoMachine>;

const FORMULARIO_DE: { readonly [T in Trabajo]?: FormularioCaso } = {
  escalar: 'escalamiento',
  solicitarAutorizacion: 'solicitud',
  autorizar: 'resolucion',
  noAutorizar: 'resolucion',
  cerrar: 'cierre',
};

export type FormularioCaso = 'escalamiento' | 'solicitud' | 'resolucion' | 'cierre';

/** The form that is open: the one in which the person writes, or whose work is being sent or was not saved. */
export const formularioAbierto = (estado: CasoSnapshot): FormularioCaso | null => {
  if (estado.matches({ trabajo: { editing: 'escalation' } })) return 'escalamiento';
  if (estado.matches({ trabajo: { editing: 'request' } })) return 'solicitud';
  if (estado.matches({ trabajo: { editing: 'decision' } })) return 'resolucion';
  if (estado.matches({ trabajo: { editing: 'closure' } })) return 'cierre';
  if (estado.matches({ trabajo: 'editing' }) || estado.context.trabajo === null) return null;
  return FORMULARIO_DE[estado.context.trabajo] ?? null;
};

/** Whether the work that was not saved goes out again by itself when the connection is back. */
export const seRepiteSolo = (estado: CasoSnapshot): boolean =>
  estado.matches({ trabajo: 'failed' }) &&
  estado.can({ type: 'reintentar' }) &&
  estado.context.enviado === estado.context.textos &&
  estado.context.failure !== null &&
  passesByItself(estado.context.failure);

const nadieEspera = (): Promise<never> => new Promise(() => undefined);

const traerCaso = async (api: Api, idCaso: number, signal: AbortSignal): Promise<CasoTraido> => {
  try {
    const [caso, anexos] = await Promise.all([
      api.llamar('detalleCaso', { ruta: { id: idCaso } }, { signal }),
      // A case without its list of files is still worth reading; the page says what is missing.
      api.llamar('anexosDeCaso', { consulta: { casoId: idCaso } }, { signal }).catch(() => null),
    ]);
    return { caso, anexos };
  } catch (error) {
    // To reject an aborted fetch would be heard by the next one, when strict mode stops an actor and starts it again.
    if (signal.aborted) return nadieEspera();
    throw comoFailure(error);
  }
};

const enviarTrabajo = (api: Api, archivos: ArchivosElegidos) =>
  fromCallback<AvisoDeEnvio, EnvioCaso>(({ input, sendBack }) => {
    const corte = new AbortController();
    const alAvanzar = (porcion: number) => sendBack({ type: 'avance', porcion });

    enviar(api, archivos, input, { signal: corte.signal, alAvanzar }).then(
      (resultado) => {
        // Also when the page was left meanwhile: what waits for an authorization may be another than the menu says.
        refrescarPorAutorizar(api);
        if (!corte.signal.aborted) sendBack({ type: 'enviado', resultado: conTexto(resultado, input) });
      },
      (error: unknown) => {
        if (corte.signal.aborted) return;
        const failure = comoFailure(error);
        const cambio = failure.tipo === 'conflicto' ? failure.cambio : null;
        sendBack(cambio === null ? { type: 'envioFallido', failure } : { type: 'envioEnConflicto', failure, cambio });
      },
    );
    return () => corte.abort();
  });

const enviar = async (
  api: Api,
  archivos: ArchivosElegidos,
  envio: EnvioCaso,
  { signal, alAvanzar }: Pick<OpcionesSubida, 'signal' | 'alAvanzar'>,
): Promise<ResultadoCaso> => {
  const { trabajo, idCaso, textos, mantenimiento } = envio;
  const usada = trabajo === null ? null : envio.claves[trabajo];
  if (trabajo === null || usada === null) throw errorInterno();
  const { clave, version } = usada;
  const opciones = { clave, ...(signal && { signal }) };
  const base = { idCaso, version };
  switch (trabajo) {
    case 'comentar': {
      const cuerpo = revisar(comentarioSchema, { ...base, comentario: textos.comentario });
      return api.llamar('agregarComentario', { cuerpo }, opciones);
    }
    case 'adjuntar': {
      const presentes = archivosDe(archivos, envio);
      const cuerpo = revisar(anexosNuevosSchema, { version });
      return api.subir('guardarAnexos', { ruta: { id: idCaso }, cuerpo }, presentes, {
        ...opciones,
        ...(alAvanzar && { alAvanzar }),
      });
    }
    case 'tomar':
      return api.llamar(
        'actualizarEstado',
        { cuerpo: revisar(cambioEstadoSchema, { ...base, idEstado: 2 }) },
        opciones,
      );
    case 'escalar': {
      const cuerpo = revisar(escalamientoSchema, { ...base, ...textos.escalamiento });
      return api.llamar('escalarCaso', { cuerpo }, opciones);
    }
    case 'escalarAMantenimiento': {
      const cuerpo = revisar(escalamientoSchema, {
        ...base,
        idArea: mantenimiento?.idArea,
        idSubcategoria: SUBCATEGORIAS.mantenimientoFactura,
        idMotivo: MOTIVO_MANTENIMIENTO,
        comentario: 'Se hizo la factura de restaurante.',
      });
      return api.llamar('escalarCaso', { cuerpo }, opciones);
    }
    case 'solicitarAutorizacion': {
      const cuerpo = revisar(solicitudAutorizacionSchema, { ...base, motivo: textos.motivo });
      return api.llamar('solicitarAutorizacion', { cuerpo }, opciones);
    }
    case 'autorizar':
    case 'noAutorizar': {
      const autorizado = trabajo === 'autorizar';
      const cuerpo = revisar(resolucionSchema, { ...base, autorizado, comentario: textos.resolucion });
      return api.llamar('autorizarCaso', { cuerpo }, opciones);
    }
    case 'cerrar': {
      const cuerpo = revisar(cierreSchema, { ...base, solucion: textos.solucion });
      return api.llamar('cerrarCaso', { cuerpo }, opciones);
    }
  }
};

const FALTA: Readonly<Record<string, string>> = {
  idArea: 'Elija el área.',
  idSubcategoria: 'Elija la categoría.',
  idMotivo: 'Elija el motivo.',
};

/**
 * The body as the contract wants it.
 * @throws Failure 'rechazo', as the server would, with the fields at fault: nothing leaves.
 */
const revisar = <T>(esquema: z.ZodType<T>, cuerpo: unknown): T => {
  const revisado = esquema.safeParse(cuerpo);
  if (revisado.success) return revisado.data;
  const campos = revisado.error.issues.map(({ path, message }) => {
    const campo = String(path[0] ?? '');
    return { campo, message: FALTA[campo] ?? message };
  });
  throw { ...fallo('rechazo', campos[0]?.message ?? ''), campos };
};

/** @throws Failure 'rechazo' when there is no file, more than five, or one that is no longer at hand. */
const archivosDe = (archivos: ArchivosElegidos, { porAdjuntar }: EnvioCaso): readonly File[] => {
  if (porAdjuntar.length === 0) throw fallo('rechazo', 'Elija al menos un archivo.');
  if (porAdjuntar.length > MAX_ANEXOS) throw fallo('rechazo', TEXTOS_ANEXOS.demasiados);
  const presentes = porAdjuntar.map(({ id }) => archivos.tomar(id)).filter((archivo) => archivo !== undefined);
  if (presentes.length === porAdjuntar.length) return presentes;
  // 'interno', because an earlier try under this key may still have been stored.
  throw fallo('interno', 'Los archivos ya no están a la mano. Descártelos y adjúntelos de nuevo.');
};

const EXITO: { readonly [T in Trabajo]: (id: number) => string } = {
  comentar: () => TEXTOS_CASO.comentario,
  adjuntar: () => TEXTOS_CASO.anexos,
  tomar: TEXTOS_CASO.tomado,
  escalar: TEXTOS_CASO.escalado,
  escalarAMantenimiento: TEXTOS_CASO.escalado,
  solicitarAutorizacion: () => TEXTOS_CASO.solicitud,
  autorizar: TEXTOS_CASO.autorizado,
  noAutorizar: TEXTOS_CASO.noAutorizado,
  cerrar: TEXTOS_CASO.cierre,
};

/** An integrator's back end may answer without a word; a notice without one helps nobody. */
const conTexto = (resultado: ResultadoCaso, { trabajo, idCaso }: EnvioCaso): ResultadoCaso => {
  if (resultado.descripcion.trim() !== '' || trabajo === null) return resultado;
  const descripcion = resultado.codigo === CODIGO_EXITO ? EXITO[trabajo](idCaso) : errorInterno().texto;
  return { ...resultado, descripcion };
};

const vigilarCaso = (api: Api) => {
  const maquina = vigiaCasoMachine.provide({
    actors: {
      preguntar: fromPromise(({ input, signal }) =>
        api
          .llamar('novedadesCaso', { ruta: { id: input.idCaso }, consulta: { version: input.version } }, { signal })
          .catch((error: unknown) => {
            throw comoFailure(error);
          }),
      ),
      mirarPagina: mirarPagina(),
    },
  });
  return fromCallback<OrdenAlVigia, { readonly idCaso: number }>(({ input, receive, sendBack }) => {
    const vigia = createActor(maquina, { input });
    vigia.on('*', sendBack);
    receive((orden) => vigia.send(orden));
    vigia.start();
    return () => vigia.stop();
  });
};

const mirarPagina = () =>
  fromCallback<VigiaCasoEvent>(({ sendBack }) => {
    const mirar = () => sendBack({ type: document.visibilityState === 'visible' ? 'mostrar' : 'ocultar' });
    mirar();
    document.addEventListener('visibilitychange', mirar);
    return () => document.removeEventListener('visibilitychange', mirar);
  });
