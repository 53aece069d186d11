import type { FastifyInstance } from 'fastify';
import { fromUtf8, UTF8_TEXTS } from '#domain/common/utf8';
import { Rejection } from './rejection.ts';

/** The type of the fields of a form. */
export const FORM = 'application/x-www-form-urlencoded';

/** Makes the server read the fields of a form as an object of texts; of a field that comes twice the last counts. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => {
    const text = fromUtf8(body);
    if (text === null) throw new Rejection(400, UTF8_TEXTS.cuerpo);
    return Object.fromEntries(new URLSearchParams(text));
  });
}
