import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { UTF8_TEXTS } from '#domain/common/utf8';
import {
  anulacionSchema,
  type ClaveEntrante,
  fallaDeVenta,
  ventaEntrante,
  ventaEntranteSchema,
} from '#domain/ventas/entrada/ventaEntrante';
import { BrokenLine } from '../../platform/http/jsonLines.ts';
import type { Entrante } from './receive.ts';

/** A line that holds no sale that can be true; as much of its key as it says. */
export interface Refused {
  readonly motivo: string;
  readonly tienda: number | null;
  readonly operacion: number | null;
  readonly revision: number | null;
}

/**
 * Reads a line of a delivery: a sale or its annulment.
 * @param sent as JSON, its text where the line is none, or a `BrokenLine`.
 * @returns why it is refused, in one sentence.
 */
export function readSale(sent: unknown, now: Date): Entrante | Refused {
  const nothing = { tienda: null, operacion: null, revision: null };
  if (sent instanceof BrokenLine) return { motivo: UTF8_TEXTS.linea, ...nothing };
  if (typeof sent !== 'object' || sent === null) return { motivo: 'La línea no es un objeto JSON.', ...nothing };
  const said = {
    tienda: integerIn(sent, 'tienda'),
    operacion: integerIn(sent, 'operacion'),
    revision: revisionIn(sent),
  };
  if ('anulada' in sent && sent.anulada === true) {
    const read = anulacionSchema.safeParse(sent);
    if (!read.success) return { motivo: firstFault(read.error), ...said };
    return { clave: keyIn(read.data), venta: null, huella: null };
  }
  const read = ventaEntranteSchema.safeParse(sent);
  if (!read.success) return { motivo: firstFault(read.error), ...said };
  const venta = ventaEntrante(read.data);
  const falla = fallaDeVenta(venta, now);
  if (falla !== null) return { motivo: falla, ...said };
  return { clave: keyIn(read.data), venta, huella: fingerprintOf(read.data) };
}

function keyIn({ tienda, operacion, revision }: ClaveEntrante): ClaveEntrante {
  return { tienda, operacion, revision };
}

function integerIn(sent: object, field: keyof ClaveEntrante): number | null {
  const value: unknown = Reflect.get(sent, field);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

/** A sale that says none says its first. */
function revisionIn(sent: object): number | null {
  const revision = 'revision' in sent ? integerIn(sent, 'revision') : 1;
  return revision === null || Math.abs(revision) >= 2 ** 31 ? null : revision;
}

function firstFault(error: z.ZodError): string {
  const [issue] = error.issues;
  const place = (issue?.path ?? []).map((step) => (typeof step === 'number' ? `[${step + 1}]` : String(step)));
  return `${place.join('.').replaceAll('.[', '[')}: ${issue?.message ?? ''}`.replace(/^: /, '');
}

/** Of what a sale says, not of how: what a chain sends beside, the order of fields, and a nothing that is said or left out make no other sale. */
function fingerprintOf(read: object): string {
  const something = (name: string, value: unknown) =>
    name === 'extra' || value === null || value === 0 || value === '' || value === false ? undefined : value;
  return createHash('sha256').update(JSON.stringify(read, something)).digest('hex');
}
