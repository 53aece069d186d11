import { fromCallback, fromPromise } from 'xstate';
import { SUBCATEGORY_SUCCESS_CODE, SUCCESS_CODE } from '#contract/answers';
import type { Failure } from '#contract/failure';
import type { Caso, SolicitudCaso } from '#domain/casos';
import { cleanBlock, cleanLine } from '#domain/cleanText';
import type { CustomerSearch, CustomersFound } from '#domain/clientes';
import type { NewCaseFields } from '#domain/nuevoCaso';
import type { Sesion } from '#domain/sesion';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { EnvioNuevoCaso, NuevoCasoEvent } from '#machines/nuevoCaso.types';
import type { Api } from '../../api/api.ts';
import { asFailure, failureOf, internalError } from '../../api/failure.ts';
import type { ChosenFiles } from '../../data/chosenFiles.ts';
import { watchConnection } from '../../system/watchConnection.ts';
import { identityOf, withCleanPhones } from './customers.ts';

interface Connection {
  readonly api: Api;
  readonly files: ChosenFiles;
  /** Who opens the case, and in which store: the session's, whatever store the operation is of. */
  readonly person: Pick<Sesion, 'numiden' | 'tienda'>;
  /** Reads the case that was just opened and leaves it at hand for its page. */
  readonly fetchCase: (idCaso: number) => Promise<Pick<Caso, 'area' | 'subCategoria'>>;
}

/** The new-case chart with the back end behind it. */
export function connectNewCase({ api, files, person, fetchCase }: Connection) {
  return nuevoCasoMachine.provide({
    actors: {
      buscarClientes: fromPromise<CustomersFound, CustomerSearch | null>(async ({ input, signal }) => {
        if (input === null) throw internalError();
        const found = await api.llamar('listarClientes', { cuerpo: input }, { signal }).catch(rejectWithFailure);
        return { ...found, clientes: found.clientes.map(withCleanPhones) };
      }),
      guardarCaso: saveCase(api, files, person),
      vigilarConexion: watchConnection(api),
      prepararCaso: fromPromise<{ readonly aviso: string | null }, { idCaso: number | null }>(({ input }) =>
        prepareCase(api, fetchCase, input.idCaso),
      ),
    },
  });
}

/**
 * The request of a case, from the form; null while the category is missing. The area follows from it. Store and operation are
 * sent as search parameters, each only when it was given (specification, section 3).
 */
export function requestOf(form: NewCaseFields, person: Pick<Sesion, 'numiden' | 'tienda'>): SolicitudCaso | null {
  const { cliente, contacto, operacion, idSubcategoria } = form;
  if (idSubcategoria === null) return null;
  const identity = cliente === null ? form.identidad : identityOf(cliente);
  return {
    numidenCliente: cliente?.numiden ?? null,
    nomCliente: cleanLine(identity.nombre),
    apePatCliente: cleanLine(identity.apellidoPaterno),
    apeMatCliente: cleanLine(identity.apellidoMaterno),
    fechaNacimiento: identity.fechaNacimiento,
    correo: cleanLine(contacto.correo),
    numTel: cleanLine(contacto.telefono),
    numCel: cleanLine(contacto.celular),
    descripcion: cleanBlock(form.descripcion),
    numidenCrea: person.numiden,
    cvetda: person.tienda.id,
    idSubcategoria,
    sexo: identity.sexo,
    parametrosBusqueda: [
      ...(operacion.tienda === null ? [] : [{ tipo: 1 as const, valor: String(operacion.tienda) }]),
      ...(operacion.numero === '' ? [] : [{ tipo: 2 as const, valor: operacion.numero }]),
    ],
  };
}

function rejectWithFailure(error: unknown): never {
  throw asFailure(error);
}

function saveCase(api: Api, files: ChosenFiles, person: Connection['person']) {
  return fromCallback<NuevoCasoEvent, EnvioNuevoCaso>(({ input, sendBack }) => {
    const stop = new AbortController();
    const fail = (failure: Failure) => sendBack({ type: 'guardadoFallido', failure });

    const send = async ({ formulario, clave }: EnvioNuevoCaso): Promise<void> => {
      // What fails before anything is sent is 'interno': an earlier try under this key may still have been stored.
      const request = formulario === null ? null : requestOf(formulario, person);
      if (formulario === null || request === null || clave === null) return fail(internalError());
      const chosen = formulario.anexos.map(({ id }) => files.tomar(id));
      const present = chosen.filter((file) => file !== undefined);
      if (present.length < chosen.length) {
        return fail(failureOf('interno', 'Los archivos ya no están a la mano. Quítelos y adjúntelos de nuevo.'));
      }
      const unreadable = await firstUnreadable(present);
      if (stop.signal.aborted) return;
      if (unreadable !== null) {
        const texto = `No se pudo leer el archivo ${unreadable.name}: cambió o se movió. Quítelo y adjúntelo de nuevo.`;
        return fail(failureOf('interno', texto));
      }
      const answer = await api.subir('guardarCaso', { cuerpo: request }, present, {
        clave,
        signal: stop.signal,
        alAvanzar: (porcion) => sendBack({ type: 'avance', porcion }),
      });
      if (answer.codigo === SUCCESS_CODE) sendBack({ type: 'casoGuardado', idCaso: answer.idCaso });
      else fail(failureOf('rechazo', answer.descripcion, answer.codigo));
    };

    send(input).catch((error: unknown) => {
      if (!stop.signal.aborted) fail(asFailure(error));
    });
    return () => stop.abort();
  });
}

/** A file changed on disk after it was chosen fails an upload just as a lost connection does; this tells them apart. */
async function firstUnreadable(files: readonly File[]): Promise<File | null> {
  for (const file of files) {
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch {
      return file;
    }
  }
  return null;
}

async function prepareCase(
  api: Api,
  fetchCase: Connection['fetchCase'],
  idCaso: number | null,
): Promise<{ readonly aviso: string | null }> {
  if (idCaso === null) return { aviso: null };
  const { area, subCategoria } = await fetchCase(idCaso);
  try {
    const { codigo } = await api.llamar('tieneSubcategoria', { cuerpo: { idSubcategoria: subCategoria.id } });
    const theirs = `El caso ${idCaso} lo atenderá el área ${area.nombre}: usted no atiende su categoría.`;
    return { aviso: codigo === SUBCATEGORY_SUCCESS_CODE ? null : theirs };
  } catch {
    // The case stands; who attends it is only a courtesy to know.
    return { aviso: null };
  }
}
