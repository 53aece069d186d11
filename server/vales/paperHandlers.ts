import type { papelVale } from '#contract/vales/papelVale';
import type { HandlersOf } from '../platform/http/handler.ts';
import { tellDecision } from './mail/decision.ts';
import { migraNetsuite } from './netsuite.ts';
import { generaValePDF } from './print.ts';
import { guardarReposicion } from './replace.ts';

/** Handlers of `contract/vales/papelVale.ts` (specification, section 7, "Vouchers"); whoever mails invoices mails any document. */
export const voucherPaperHandlers: HandlersOf<Omit<typeof papelVale, 'enviarDocumento'>> = {
  generaValePDF,
  correoDepreciacionAtendida: tellDecision,
  migraNetsuite,
  guardarReposicion,
};
