import type { papelVale } from '#contract/vales/papelVale';
import type { HandlersOf } from '../platform/http/handler.ts';
import { listaCorreos } from '../platform/mail/handlers.ts';
import { tellDecision } from './mail/decision.ts';
import { enviarDocumento } from './mail/document.ts';
import { migraNetsuite } from './netsuite.ts';
import { generaValePDF } from './print.ts';
import { guardarReposicion } from './replace.ts';

/** Handlers of `contract/vales/papelVale.ts` (specification, section 7, "Vouchers"). */
export const voucherPaperHandlers: HandlersOf<typeof papelVale> = {
  generaValePDF,
  correoDepreciacionAtendida: tellDecision,
  enviarDocumento,
  listaCorreos,
  migraNetsuite,
  guardarReposicion,
};
