import ky, { TimeoutError } from 'ky';
import { actionAnswerSchema } from '#contract/common/answers';
import type { Call } from '#contract/common/call';
import { type Failure, FOLIO_HEADER } from '#contract/common/failure';
import type { CallName } from '#contract/contract';
import type { Api, ApiConfiguration, CallOptions } from './api.ts';
import { callNamed, UnknownCall } from './callNamed.ts';
import { hearServerTime, serverNow } from './clock.ts';
import { asFailure, failureOf, internalError, noConnection } from './failure.ts';
import { callAddress, headersOf, type Pieces, readJson, secondsOf } from './request.ts';
import { type FailedAnswer, resolveFailure } from './resolveFailure.ts';
import { uploadForm } from './upload.ts';

const TIMEOUT_MS = 30_000;

/** The codes with which some call says that it was done (specification, section 7, "Responses' handling"). */
const SUCCESS_CODES: readonly number[] = [1, 200, 201];

/**
 * The client of the contract. A reading is tried once more when the network fails; a writing never is, because only the
 * person knows whether it is still wanted.
 */
export function createApi({ base, alPerderSesion, conexion, onBehalfOf, untilBack }: ApiConfiguration): Api {
  const cliente = ky.create({
    credentials: 'same-origin',
    throwHttpErrors: false,
    timeout: TIMEOUT_MS,
    retry: { limit: 1, methods: ['get'], statusCodes: [], delay: () => 400 },
  });

  const reject = (definition: Call, answer: Omit<FailedAnswer, 'esDocumentoDeVale'>): Failure => {
    const esDocumentoDeVale = definition.salida === 'archivo' && /^\/?vales\//.test(definition.ruta);
    const failure = resolveFailure({ ...answer, esDocumentoDeVale });
    conexion.fallo(failure);
    if (failure.tipo === 'sinSesion' && definition.acceso !== 'publico') alPerderSesion(failure);
    return failure;
  };

  const unanswered = (definition: Call) =>
    reject(definition, { status: 0, cuerpo: undefined, segundos: null, folio: null });

  const datosDe = (definition: Call, texto: string): unknown => {
    conexion.contesto();
    if (typeof definition.salida === 'string') return texto;
    const given = readJson(texto);
    const read = definition.salida.safeParse(given);
    if (read.success) return read.data;
    if (definition.siVacia !== undefined && isEmpty(given)) throw failureOf('interno', definition.siVacia);
    // A work that was not done has no more to tell than its code and why.
    const warning = actionAnswerSchema.safeParse(given);
    if (warning.success && !SUCCESS_CODES.includes(warning.data.codigo)) return warning.data;
    throw internalError();
  };

  /** Makes a call for the person whose it is: now, or when they are in again. Never for another one, and never a third time. */
  const forPerson = async <T>(
    definition: Call,
    options: CallOptions,
    make: (behalf: string | null) => Promise<T>,
  ): Promise<T> => {
    const behalf = options.behalf ?? onBehalfOf();
    if (definition.acceso === 'publico' || options.anybody) return make(behalf);
    await untilBack(options.signal);
    try {
      return await make(behalf);
    } catch (error) {
      const back = asFailure(error).tipo === 'sinSesion' ? untilBack(options.signal) : null;
      if (back === null) throw error;
      await back;
      return make(behalf);
    }
  };

  const ask = async (
    definition: Call,
    pieces: Pieces,
    options: CallOptions,
    behalf: string | null,
  ): Promise<unknown> => {
    let answer: Response;
    try {
      answer = await cliente(callAddress(base, definition, pieces), {
        method: definition.metodo,
        headers: headersOf(definition, options, behalf),
        ...(definition.cambia ? { retry: 0 } : {}),
        ...(definition.entrada.cuerpo === undefined ? {} : { json: pieces.cuerpo }),
        ...(options.signal === undefined ? {} : { signal: options.signal }),
      });
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      if (error instanceof TypeError || error instanceof TimeoutError) throw unanswered(definition);
      throw error;
    }
    hearServerTime(answer.headers.get('Date'));
    try {
      if (answer.ok && definition.salida === 'archivo') return await answer.blob();
      if (answer.ok && definition.salida === 'eventos') {
        // Whoever wants to hear opens it as a stream; to a call it only says that it would open.
        conexion.contesto();
        await answer.body?.cancel();
        return undefined;
      }
      const texto = await answer.text();
      if (answer.ok) return datosDe(definition, texto);
      const seconds = secondsOf(answer.headers.get('Retry-After'), serverNow().getTime());
      const folio = answer.headers.get(FOLIO_HEADER);
      throw reject(definition, { status: answer.status, cuerpo: readJson(texto), segundos: seconds, folio });
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      // The body broke off: the server's act is as unknown as without an answer.
      if (error instanceof TypeError) throw unanswered(definition);
      throw error;
    }
  };

  const made = new Map<CallName, Call>();

  const definitionOf = (nombre: CallName): Promise<Call> =>
    callNamed(nombre).catch((error: unknown) => {
      if (error instanceof UnknownCall) throw failureOf('interno', error.message);
      const failure = noConnection();
      conexion.fallo(failure);
      throw failure;
    });

  // The contract's types are lost inside, where one code serves every call; zod has checked each answer's shape.
  return {
    alVolver: conexion.alVolver,

    llamar: async (nombre, input, options = {}) => {
      const definition = await definitionOf(nombre);
      made.set(nombre, definition);
      return (await forPerson(definition, options, (behalf) =>
        ask(definition, input as Pieces, options, behalf),
      )) as never;
    },

    alCerrar: (nombre, input) => {
      const definition = made.get(nombre);
      if (definition === undefined) return;
      const pieces = input as Pieces;
      fetch(callAddress(base, definition, pieces), {
        method: definition.metodo,
        headers: { ...headersOf(definition, {}, onBehalfOf()), 'Content-Type': 'application/json' },
        body: JSON.stringify(pieces.cuerpo),
        credentials: 'same-origin',
        keepalive: true,
      }).catch(() => undefined);
    },

    subir: async (nombre, input, files, options = {}) => {
      const definition = await definitionOf(nombre);
      const pieces = input as Pieces;
      const form = new FormData();
      form.append(definition.multipart?.parteJson ?? 'json', JSON.stringify(pieces.cuerpo));
      for (const file of files) form.append('files', file, file.name);
      return forPerson(definition, options, async (behalf) => {
        const answer = await uploadForm(
          callAddress(base, definition, pieces),
          definition.metodo,
          form,
          headersOf(definition, options, behalf),
          options,
        );
        if (answer.status >= 200 && answer.status < 300) return datosDe(definition, answer.texto) as never;
        throw reject(definition, {
          status: answer.status,
          cuerpo: readJson(answer.texto),
          segundos: secondsOf(answer.retryAfter, serverNow().getTime()),
          folio: answer.folio,
        });
      });
    },
  };
}

function isEmpty(answer: unknown): boolean {
  return answer === undefined || answer === null || (typeof answer === 'object' && Object.keys(answer).length === 0);
}
