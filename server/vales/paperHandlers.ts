import type { papelVale } from '#contract/papelVale';
import type { HandlersOf } from '../http/handler.ts';
import { tellDecision } from '../mail/decision.ts';
import { enviarDocumento } from '../mail/document.ts';
import { listaCorreos } from '../mail/handlers.ts';
import { migraNetsuite } from './netsuite.ts';
import { generaValePDF } from './print.ts';
import { guardarReposicion } from './replace.ts';

/** Handlers of `contract/papelVale.ts` (specification, section 7, "Vouchers"). */
export const voucherPaperHandlers: HandlersOf<typeof papelVale> = {
  generaValePDF,
  correoDepreciacionAtendida: tellDecision,
  enviarDocumento,
  listaCorreos,
  migraNetsuite,
  guardarReposicion,
};
