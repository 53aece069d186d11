import { assign, fromCallback, fromPromise } from 'xstate';
import type { Failure } from '#contract/failure';
import { CODIGO_EXITO, CODIGO_EXITO_SUBCATEGORIA } from '#contract/respuestas';
import type { SolicitudCaso } from '#domain/casos';
import type { BusquedaCliente, Cliente, ClientesEncontrados } from '#domain/clientes';
import { avisoContacto, erroresNuevoCaso } from '#domain/nuevoCaso';
import type { ClaveOperacion } from '#domain/operaciones';
import type { Sesion } from '#domain/sesion';
import { normalizarTelefono } from '#domain/telefonos';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { BorradorNuevoCaso, EventoBorrador, GuardadoNuevoCaso, NuevoCasoEvent } from '#machines/nuevoCaso.types';
import type { Api } from '../../api/api.ts';
import { comoFailure, errorInterno, fallo } from '../../api/fallo.ts';
import type { ArchivosElegidos } from '../archivosElegidos.ts';
import type { Borradores } from '../borradores.ts';
import { watchConnection } from './connection.ts';

/** How long typing may pause before the draft is written. */
export const REBOTE_BORRADOR_MS = 300;

export interface ConexionNuevoCaso {
  readonly api: Api;
  readonly archivos: ArchivosElegidos;
  readonly borradores: Borradores;
  /** Who opens the case, and in which store: the session's, whatever store the operation is of. */
  readonly sesion: Pick<Sesion, 'numiden' | 'tienda'>;
}

/** The new-case chart with the rules, the back end and this computer's drafts behind it. */
export const conectarNuevoCaso = ({ api, archivos, borradores, sesion }: ConexionNuevoCaso) =>
  nuevoCasoMachine.provide({
    actions: {
      revisar: assign(({ context }) => ({
        errores: erroresNuevoCaso(context.formulario, context.cliente === null, new Date()),
        avisoContacto: avisoContacto(context.formulario),
      })),
    },
    actors: {
      leerBorrador: fromPromise<BorradorNuevoCaso | null, ClaveOperacion | null>(async ({ input }) =>
        input === null ? null : borradores.leer({ numiden: sesion.numiden, operacion: input }),
      ),
      llevarBorrador: llevarBorrador(borradores, sesion.numiden),
      buscarClientes: fromPromise<ClientesEncontrados, BusquedaCliente>(async ({ input, signal }) => {
        const encontrados = await api.llamar('listarClientes', { cuerpo: input }, { signal }).catch(rechazarConFailure);
        return { ...encontrados, clientes: encontrados.clientes.map(conTelefonosLimpios) };
      }),
      guardarCaso: guardarCaso(api, archivos, sesion),
      vigilarConexion: watchConnection(api),
      prepararCaso: fromPromise<{ readonly aviso: string | null }, { readonly idCaso: number | null }>(
        ({ input, signal }) => prepararCaso(api, input.idCaso, signal),
      ),
    },
  });

const rechazarConFailure = (error: unknown): never => {
  throw comoFailure(error);
};

/** Customers of old hold phones with spaces and country codes; the form's fields take ten digits. */
const conTelefonosLimpios = (cliente: Cliente): Cliente => ({
  ...cliente,
  telefono: cliente.telefono === null ? null : normalizarTelefono(cliente.telefono),
  celular: cliente.celular === null ? null : normalizarTelefono(cliente.celular),
});

const llevarBorrador = (borradores: Borradores, numiden: number) =>
  fromCallback<EventoBorrador>(({ receive }) => {
    let pendiente: (() => void) | null = null;
    let reloj: ReturnType<typeof setTimeout> | undefined;

    const soltar = () => {
      clearTimeout(reloj);
      pendiente = null;
    };
    const escribirYa = () => {
      pendiente?.();
      soltar();
    };

    receive((evento) => {
      if (evento.operacion === null) return;
      const dueno = { numiden, operacion: evento.operacion };
      soltar();
      if (evento.type === 'olvidar') {
        borradores.olvidar(dueno);
        return;
      }
      const { borrador } = evento;
      pendiente = () => borradores.escribir(dueno, borrador);
      // A save is about to leave under this key: if the page dies now, only the draft remembers it.
      if (borrador.clave !== null) escribirYa();
      else reloj = setTimeout(escribirYa, REBOTE_BORRADOR_MS);
    });

    window.addEventListener('pagehide', escribirYa);
    return () => {
      window.removeEventListener('pagehide', escribirYa);
      escribirYa();
    };
  });

/** The request of a case, from what the chart holds; null while the category is missing. The area follows from it. */
export const solicitudDe = (
  { formulario, cliente, operacion }: Pick<GuardadoNuevoCaso, 'formulario' | 'cliente' | 'operacion'>,
  sesion: Pick<Sesion, 'numiden' | 'tienda'>,
): SolicitudCaso | null => {
  const { idSubcategoria } = formulario;
  if (idSubcategoria === null) return null;
  return {
    numidenCliente: cliente?.numiden ?? null,
    nomCliente: formulario.nombre.trim(),
    apePatCliente: formulario.apellidoPaterno.trim(),
    apeMatCliente: formulario.apellidoMaterno.trim(),
    fechaNacimiento: formulario.fechaNacimiento,
    correo: formulario.correo.trim(),
    numTel: formulario.telefono.trim(),
    numCel: formulario.celular.trim(),
    descripcion: formulario.descripcion.trim(),
    numidenCrea: sesion.numiden,
    cvetda: sesion.tienda.id,
    idSubcategoria,
    sexo: formulario.sexo,
    parametrosBusqueda:
      operacion === null
        ? []
        : [
            { tipo: 1, valor: String(operacion.tienda) },
            { tipo: 2, valor: String(operacion.operacion) },
          ],
  };
};

const guardarCaso = (api: Api, archivos: ArchivosElegidos, sesion: Pick<Sesion, 'numiden' | 'tienda'>) =>
  fromCallback<NuevoCasoEvent, GuardadoNuevoCaso>(({ input, sendBack }) => {
    const corte = new AbortController();
    const fallar = (failure: Failure) => sendBack({ type: 'guardadoFallido', failure });

    const enviar = async (): Promise<void> => {
      // What fails before anything is sent is 'interno': an earlier try under this key may still have been stored.
      const solicitud = solicitudDe(input, sesion);
      if (solicitud === null || input.clave === null) return fallar(errorInterno());
      const elegidos = input.anexos.map(({ id }) => archivos.tomar(id));
      const presentes = elegidos.filter((archivo) => archivo !== undefined);
      if (presentes.length < elegidos.length) {
        return fallar(fallo('interno', 'Los archivos ya no están a la mano. Quítelos y adjúntelos de nuevo.'));
      }
      const ilegible = await primeroIlegible(presentes);
      if (corte.signal.aborted) return;
      if (ilegible !== null) {
        const texto = `No se pudo leer el archivo ${ilegible.name}: cambió o se movió. Quítelo y adjúntelo de nuevo.`;
        return fallar(fallo('interno', texto));
      }
      const respuesta = await api.subir('guardarCaso', { cuerpo: solicitud }, presentes, {
        clave: input.clave,
        signal: corte.signal,
        alAvanzar: (porcion) => sendBack({ type: 'avance', porcion }),
      });
      if (respuesta.codigo === CODIGO_EXITO) sendBack({ type: 'casoGuardado', idCaso: respuesta.idCaso });
      else fallar(fallo('rechazo', respuesta.descripcion, respuesta.codigo));
    };

    enviar().catch((error: unknown) => {
      if (!corte.signal.aborted) fallar(comoFailure(error));
    });
    return () => corte.abort();
  });

/** A file changed on disk after it was chosen fails an upload just as a lost connection does; this tells them apart. */
const primeroIlegible = async (archivos: readonly File[]): Promise<File | null> => {
  for (const archivo of archivos) {
    try {
      await archivo.slice(0, 1).arrayBuffer();
    } catch {
      return archivo;
    }
  }
  return null;
};

const prepararCaso = async (
  api: Api,
  idCaso: number | null,
  signal: AbortSignal,
): Promise<{ readonly aviso: string | null }> => {
  if (idCaso === null) return { aviso: null };
  const caso = await api.llamar('detalleCaso', { ruta: { id: idCaso } }, { signal }).catch(rechazarConFailure);
  try {
    const { codigo } = await api.llamar(
      'tieneSubcategoria',
      { cuerpo: { idSubcategoria: caso.subCategoria.id } },
      { signal },
    );
    return {
      aviso:
        codigo === CODIGO_EXITO_SUBCATEGORIA
          ? null
          : `El caso ${idCaso} lo atenderá el área ${caso.area.nombre}: usted no atiende su categoría.`,
    };
  } catch {
    // The case stands; who attends it is only a courtesy to know.
    return { aviso: null };
  }
};
