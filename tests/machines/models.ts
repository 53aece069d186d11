/** Every machine of the house with its samples and its words, for whoever needs all of them. */
import { avisosModel } from './avisos.fixtures.ts';
import { consultaModel } from './consulta.fixtures.ts';
import { deshacerModel } from './deshacer.fixtures.ts';
import { entregaModel } from './entrega.fixtures.ts';
import type { Model } from './kit/fixtures.ts';
import type { Vocabulary } from './kit/texts.ts';
import { nuevoCasoModel } from './nuevoCaso.fixtures.ts';
import { presenciaModel } from './presencia.fixtures.ts';
import { registroModel } from './registro.fixtures.ts';
import { segundoFactorModel } from './segundoFactor.fixtures.ts';
import { cancelacionModel, consumoModel, facturaModel } from './servicioFactura.fixtures.ts';
import { servidorModel } from './servidor.fixtures.ts';
import { sesionModel } from './sesion.fixtures.ts';
import { noticeWords } from './texts/avisos.ts';
import { askingWords } from './texts/consulta.ts';
import { undoWords } from './texts/deshacer.ts';
import { handoverWords } from './texts/entrega.ts';
import { newCaseWords } from './texts/nuevoCaso.ts';
import { presenceWords } from './texts/presencia.ts';
import { recordWords } from './texts/registro.ts';
import { secondFactorWords } from './texts/segundoFactor.ts';
import { invoiceCancellingWords, invoiceServiceWords, mealInvoiceWords } from './texts/servicioFactura.ts';
import { serverWords } from './texts/servidor.ts';
import { sessionWords } from './texts/sesion.ts';
import { workWords } from './texts/trabajo.ts';
import { userWords } from './texts/usuario.ts';
import { voucherWords } from './texts/vale.ts';
import { operationWords } from './texts/validarOperacion.ts';
import { severalWords } from './texts/variosRegistros.ts';
import { caseLifeWords } from './texts/vidaCaso.ts';
import { invoiceLifeWords } from './texts/vidaFactura.ts';
import { voucherLifeWords } from './texts/vidaVale.ts';
import { trabajoModel } from './trabajo.fixtures.ts';
import { usuarioModel } from './usuario.fixtures.ts';
import { valeModel } from './vale.fixtures.ts';
import { validarOperacionModel } from './validarOperacion.fixtures.ts';
import { variosRegistrosModel } from './variosRegistros.fixtures.ts';
import { vidaCasoModel } from './vidaCaso.fixtures.ts';
import { vidaFacturaModel } from './vidaFactura.fixtures.ts';
import { vidaValeModel } from './vidaVale.fixtures.ts';

export const MODELS: readonly { readonly model: Model; readonly palabras: Vocabulary }[] = [
  { model: sesionModel, palabras: sessionWords },
  { model: segundoFactorModel, palabras: secondFactorWords },
  { model: avisosModel, palabras: noticeWords },
  { model: validarOperacionModel, palabras: operationWords },
  { model: nuevoCasoModel, palabras: newCaseWords },
  { model: vidaCasoModel, palabras: caseLifeWords },
  { model: vidaValeModel, palabras: voucherLifeWords },
  { model: vidaFacturaModel, palabras: invoiceLifeWords },
  { model: valeModel, palabras: voucherWords },
  { model: servidorModel, palabras: serverWords },
  { model: registroModel, palabras: recordWords },
  { model: trabajoModel, palabras: workWords },
  { model: consultaModel, palabras: askingWords },
  { model: usuarioModel, palabras: userWords },
  { model: entregaModel, palabras: handoverWords },
  { model: variosRegistrosModel, palabras: severalWords },
  { model: deshacerModel, palabras: undoWords },
  { model: presenciaModel, palabras: presenceWords },
  { model: facturaModel, palabras: invoiceServiceWords },
  { model: consumoModel, palabras: mealInvoiceWords },
  { model: cancelacionModel, palabras: invoiceCancellingWords },
];
