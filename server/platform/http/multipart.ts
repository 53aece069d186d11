import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/common/call';
import { FILE_TEXTS, MAX_ANEXOS, MAX_BYTES_ANEXO } from '#domain/casos/anexos';
import { fromUtf8, UTF8_TEXTS } from '#domain/common/utf8';
import type { ReceivedFile } from './handler.ts';
import { Rejection } from './rejection.ts';

/** The JSON part, in bytes. */
const MAX_BYTES_JSON = 256 * 1024;

/** Parts beyond the files that a form may have; more of anything is no form of ours. */
const SPARE_PARTS = 10;

/**
 * A request up to this size is read to its end even when it is refused, so that the browser gets to read the refusal:
 * a browser that is still sending when the connection closes reports a lost connection instead.
 */
const MAX_REQUEST_BYTES = 2 * MAX_ANEXOS * MAX_BYTES_ANEXO;

/** The limits of the parser of multipart requests. */
export const multipartLimits = {
  fileSize: MAX_BYTES_ANEXO,
  fieldSize: MAX_BYTES_JSON,
  // Counted here and not by the parser, whose refusal would have other words.
  files: MAX_ANEXOS + SPARE_PARTS,
  fields: SPARE_PARTS,
  parts: MAX_ANEXOS + 2 * SPARE_PARTS,
} as const;

interface Form {
  /** The JSON part, parsed but not yet checked. */
  readonly cuerpo: unknown;
  readonly files: readonly ReceivedFile[];
}

function readJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    throw new Rejection(400, 'El cuerpo de la petición no es JSON válido.');
  }
}

async function readFilePart(part: MultipartFile): Promise<Pick<ReceivedFile, 'contenido' | 'sha256'>> {
  const chunks: Buffer[] = [];
  const fingerprint = createHash('sha256');
  for await (const chunk of part.file) {
    chunks.push(chunk as Buffer);
    fingerprint.update(chunk as Buffer);
  }
  return { contenido: Buffer.concat(chunks), sha256: fingerprint.digest('hex') };
}

async function receive(request: FastifyRequest, parteJson: string) {
  const files: ReceivedFile[] = [];
  let json: string | null = null;
  let rejection: Rejection | null = null;
  for await (const part of request.parts({ limits: multipartLimits })) {
    if (part.type === 'field') {
      if (part.fieldname === parteJson && typeof part.value === 'string' && !part.valueTruncated) json = part.value;
      else rejection ??= foreignPart(part.fieldname);
      // The parser has put this letter where the bytes of a field were none.
      if (json?.includes('\ufffd')) rejection ??= notUtf8();
      continue;
    }
    if (rejection) {
      part.file.resume();
      continue;
    }
    const { contenido, sha256 } = await readFilePart(part);
    const nombre = part.filename;
    if (part.fieldname === parteJson && contenido.length <= MAX_BYTES_JSON) {
      json = fromUtf8(contenido);
      if (json === null) rejection = notUtf8();
    } else if (part.fieldname !== 'files') rejection = foreignPart(part.fieldname);
    else if (part.file.truncated) rejection = new Rejection(413, FILE_TEXTS.tamano(nombre));
    else if (files.length === MAX_ANEXOS) rejection = new Rejection(400, FILE_TEXTS.demasiados);
    else files.push({ nombre, bytes: contenido.length, contenido, sha256 });
  }
  return { files, json, rejection };
}

// The parser complains of a form that ends too early or is none with errors that carry no status.
function shapeError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'FST_FILES_LIMIT') return new Rejection(400, FILE_TEXTS.demasiados);
  return error instanceof Error && !('statusCode' in error)
    ? new Rejection(400, 'La petición llegó incompleta.')
    : error;
}

/**
 * Reads a multipart request: the JSON of the part `parteJson` (a field, or a file part as Spring's clients send it) and
 * the files of the parts named 'files'.
 * @throws Rejection 400 for a sixth file, an unknown part or no JSON where it is asked for; 413 for a file over 10 MB or a request far too big.
 */
export async function readForm(
  request: FastifyRequest,
  { parteJson, opcional }: NonNullable<Call['multipart']>,
): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_REQUEST_BYTES) {
    throw new Rejection(413, 'La petición es demasiado grande.');
  }
  const { files, json, rejection } = await receive(request, parteJson).catch((error: unknown) => {
    throw shapeError(error);
  });
  if (rejection) throw rejection;
  if (json === null && opcional !== true) throw new Rejection(400, `A la petición le falta la parte ${parteJson}.`);
  return { cuerpo: json === null ? {} : readJson(json), files };
}

function notUtf8(): Rejection {
  return new Rejection(400, UTF8_TEXTS.cuerpo);
}

function foreignPart(nombre: string): Rejection {
  return new Rejection(400, `La petición trae una parte que no se esperaba o que es demasiado grande: ${nombre}.`);
}
