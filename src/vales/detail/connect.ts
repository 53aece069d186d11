import { fromPromise } from 'xstate';
import type { RespuestaTrabajo } from '#contract/answers';
import { isOutcomeUnknown } from '#contract/failure';
import type { Submission } from '#machines/trabajoUnico.types';
import { valeMachine } from '#machines/vale.machine';
import type { TrabajoDeVale } from '#machines/vale.types';
import type { Api, CallOptions } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import { downloadBlob } from '../../data/downloads.ts';
import { newKey } from '../../data/uniqueKey.ts';
import { connectWork } from '../../ui/works/connectWork.ts';
import type { RefundSent } from './refund.ts';
import { METODO } from './refund.ts';
import type { MethodsSent } from './restOfVoucher.ts';

/** A voucher, and what its works go through. */
export interface Connection {
  readonly id: number;
  readonly folio: string;
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
}

/** The two papers, by the numbers that they have on the wire. */
const FORMATS = { carta: 1, ticket: 2 } as const;

/** The chart of a stored voucher's page with the back end behind its works. */
export function connectVoucher({ id, folio, api, changes }: Connection): typeof valeMachine {
  const prints: OpenPrints = new Map();
  return valeMachine.provide({
    actors: {
      trabajo: connectWork({
        ...{ api, changes, entity: 'vale' },
        send: (submission, options) => sendWork(api, id, submission, options),
      }),
      print: fromPromise<void, { formato: keyof typeof FORMATS }>(({ input: { formato }, signal }) =>
        printPaper({ id, folio, api, changes }, formato, { prints, signal }),
      ),
    },
  });
}

/** The keys of prints of which it is not known what became, by their paper. */
export type OpenPrints = Map<keyof typeof FORMATS, string>;

/**
 * Hands a voucher's paper to the browser's downloads. A key is one print until it is known what became of it: who presses again
 * after a lost answer wants that very paper. Rejects with a `Failure`.
 */
export async function printPaper(
  { id, folio, api, changes }: Connection,
  formato: keyof typeof FORMATS,
  { prints, signal }: { readonly prints: OpenPrints; readonly signal: AbortSignal },
): Promise<void> {
  const clave = prints.get(formato) ?? newKey();
  prints.set(formato, clave);
  const paper = api.llamar('generaValePDF', { ruta: { a: id, b: FORMATS[formato] } }, { signal, clave });
  const failure = await downloadBlob(paper, `vale-${folio}.pdf`);
  // Also one that failed on its way back may have been counted.
  changes.changed('vale');
  if (failure === null || !isOutcomeUnknown(failure)) prints.delete(formato);
  if (failure !== null) throw failure;
}

/** What the page's chart hands over: which work it is, and what was written for it. */
interface Errand {
  readonly trabajo: TrabajoDeVale;
  readonly valores: unknown;
}

type Options = Required<Pick<CallOptions, 'clave' | 'signal'>>;

function sendWork(api: Api, id: number, { values, version }: Submission, options: Options): Promise<RespuestaTrabajo> {
  const { trabajo, valores } = values as Errand;
  const seen = { id, version: version ?? 0 };
  // The window has judged what is written by the call's own schema.
  const { comentario = '', motivo = '' } = valores as { readonly comentario?: string; readonly motivo?: string };
  switch (trabajo) {
    case 'autorizar':
      return api.llamar('autorizarVale', { cuerpo: { ...seen, comentario } }, options);
    case 'rechazar':
      return api.llamar('rechazarVale', { cuerpo: { ...seen, motivo } }, options);
    case 'cancelar':
      return api.llamar('cancelarVale', { cuerpo: { ...seen, motivo } }, options);
    case 'cambiarMetodos':
      return api.llamar('cambiarMetodos', { cuerpo: { ...seen, ...(valores as MethodsSent) } }, options);
    case 'reponer':
      return api.llamar('guardarReposicion', { cuerpo: { ...seen, motivo } }, options);
    case 'devolver':
      return giveBack(api, seen, valores as RefundSent, options);
    case 'guardar':
    case 'guardarParcial':
      throw asFailure(new Error(`This page does not send "${trabajo}".`));
  }
}

/** Gives back a part of a voucher: each method has its own call; cash, cheques and cards share one. */
export function giveBack(
  api: Api,
  seen: { readonly id: number; readonly version: number },
  { metodo, folio }: RefundSent,
  options: Options,
): Promise<RespuestaTrabajo> {
  switch (metodo) {
    case METODO.billetera:
      return api.llamar('abonarBilletera', { cuerpo: seen }, options);
    case METODO.certificado:
      return api.llamar('emitirCertificado', { cuerpo: seen }, options);
    case METODO.credito:
      return api.llamar('devolverCredito', { cuerpo: seen }, options);
    case METODO.tarjeta:
    case METODO.cheque:
    case METODO.efectivo:
      return api.llamar('devolverVale', { cuerpo: { ...seen, metodo, folio } }, options);
  }
}
