import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Llamada } from '#contract/llamada';
import { MAX_ANEXOS, MAX_BYTES_ANEXO, TEXTOS_ANEXOS } from '#domain/anexos';
import type { ArchivoRecibido } from './manejador.ts';
import { Rechazo } from './rechazo.ts';

/** The JSON part, in bytes. */
const MAX_BYTES_JSON = 256 * 1024;

/** Parts beyond the files that a form may have; more of anything is no form of ours. */
const PARTES_DE_SOBRA = 10;

/**
 * A request up to this size is read to its end even when it is refused, so that the browser gets to read the refusal:
 * a browser that is still sending when the connection closes reports a lost connection instead.
 */
const MAX_BYTES_PETICION = 2 * MAX_ANEXOS * MAX_BYTES_ANEXO;

export const limitesMultipart = {
  fileSize: MAX_BYTES_ANEXO,
  fieldSize: MAX_BYTES_JSON,
  // Counted here and not by the parser, whose refusal would have other words.
  files: MAX_ANEXOS + PARTES_DE_SOBRA,
  fields: PARTES_DE_SOBRA,
  parts: MAX_ANEXOS + 2 * PARTES_DE_SOBRA,
} as const;

interface Formulario {
  /** The JSON part, parsed but not yet checked. */
  readonly cuerpo: unknown;
  readonly archivos: readonly ArchivoRecibido[];
}

const leerJson = (texto: string): unknown => {
  try {
    return JSON.parse(texto);
  } catch {
    throw new Rechazo(400, 'El cuerpo de la petición no es JSON válido.');
  }
};

const leerArchivo = async (parte: MultipartFile): Promise<Pick<ArchivoRecibido, 'contenido' | 'sha256'>> => {
  const trozos: Buffer[] = [];
  const huella = createHash('sha256');
  for await (const trozo of parte.file) {
    trozos.push(trozo as Buffer);
    huella.update(trozo as Buffer);
  }
  return { contenido: Buffer.concat(trozos), sha256: huella.digest('hex') };
};

const recibir = async (request: FastifyRequest, parteJson: string) => {
  const archivos: ArchivoRecibido[] = [];
  let json: string | null = null;
  let rechazo: Rechazo | null = null;
  for await (const parte of request.parts({ limits: limitesMultipart })) {
    if (parte.type === 'field') {
      if (parte.fieldname === parteJson && typeof parte.value === 'string' && !parte.valueTruncated) json = parte.value;
      else rechazo ??= parteAjena(parte.fieldname);
      continue;
    }
    if (rechazo) {
      parte.file.resume();
      continue;
    }
    const { contenido, sha256 } = await leerArchivo(parte);
    const nombre = parte.filename;
    if (parte.fieldname === parteJson && contenido.length <= MAX_BYTES_JSON) json = contenido.toString('utf8');
    else if (parte.fieldname !== 'files') rechazo = parteAjena(parte.fieldname);
    else if (parte.file.truncated) rechazo = new Rechazo(413, TEXTOS_ANEXOS.tamano(nombre));
    else if (archivos.length === MAX_ANEXOS) rechazo = new Rechazo(400, TEXTOS_ANEXOS.demasiados);
    else archivos.push({ nombre, bytes: contenido.length, contenido, sha256 });
  }
  return { archivos, json, rechazo };
};

// The parser complains of a form that ends too early or is none with errors that carry no status.
const errorDeForma = (error: unknown): unknown => {
  const codigo = error instanceof Error && 'code' in error ? error.code : null;
  if (codigo === 'FST_FILES_LIMIT') return new Rechazo(400, TEXTOS_ANEXOS.demasiados);
  return error instanceof Error && !('statusCode' in error) ? new Rechazo(400, 'La petición llegó incompleta.') : error;
};

/**
 * Reads a multipart request: the JSON of the part `parteJson` (a field, or a file part as Spring's clients send it) and
 * the files of the parts named 'files'.
 * @throws Rechazo 400 for a sixth file, an unknown part or no JSON where it is asked for; 413 for a file over 10 MB or a request far too big.
 */
export const leerFormulario = async (
  request: FastifyRequest,
  { parteJson, opcional }: NonNullable<Llamada['multipart']>,
): Promise<Formulario> => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES_PETICION) {
    throw new Rechazo(413, 'La petición es demasiado grande.');
  }
  const { archivos, json, rechazo } = await recibir(request, parteJson).catch((error: unknown) => {
    throw errorDeForma(error);
  });
  if (rechazo) throw rechazo;
  if (json === null && opcional !== true) throw new Rechazo(400, `A la petición le falta la parte ${parteJson}.`);
  return { cuerpo: json === null ? {} : leerJson(json), archivos };
};

const parteAjena = (nombre: string): Rechazo =>
  new Rechazo(400, `La petición trae una parte que no se esperaba o que es demasiado grande: ${nombre}.`);
