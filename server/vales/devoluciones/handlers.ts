import type { devoluciones } from '#contract/vales/devoluciones';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { certificateByFolio, checkFolio, openWallet, spendCertificate, walletOf, walletRoom } from './folios.ts';
import { giveBack } from './giveBack.ts';
import { creditEstimate, forgivable, refundMethods, refundsOfVouchers } from './reads.ts';
import { undoAtColleague, undoHere } from './undo.ts';

/** Handlers of `contract/vales/devoluciones.ts`. */
export const refundHandlers: HandlersOf<typeof devoluciones> = {
  metodosDevolucion: refundMethods,
  condonacion: forgivable,
  devolucionesDeVales: refundsOfVouchers,
  estimarCredito: creditEstimate,
  abrirBilletera: openWallet,
  billetera: walletOf,
  cabidaBilletera: walletRoom,
  canjearCertificado: spendCertificate,
  certificado: certificateByFolio,
  validarFolioDevolucion: checkFolio,
  devolverVale: ({ cuerpo: { folio, ...cuerpo } }, context) =>
    giveBack({ call: 'devolverVale', ...cuerpo, folio: folio === '' ? null : folio }, context),
  deshacerDevolucion: undoHere,
  deshacerDevolucionAqui: undoAtColleague,
  devolverCredito: ({ cuerpo }, context) =>
    giveBack({ call: 'devolverCredito', ...cuerpo, metodo: 4, folio: null }, context),
  abonarBilletera: ({ cuerpo }, context) =>
    giveBack({ call: 'abonarBilletera', ...cuerpo, metodo: 3, folio: null }, context),
  emitirCertificado: ({ cuerpo }, context) =>
    giveBack({ call: 'emitirCertificado', ...cuerpo, metodo: 7, folio: null }, context),
};
