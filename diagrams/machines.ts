import type { AnyStateMachine } from 'xstate';
import { avisosWords } from '#diagrams/words/avisos';
import { consultaWords } from '#diagrams/words/consulta';
import { deshacerWords } from '#diagrams/words/deshacer';
import { entregaWords } from '#diagrams/words/entrega';
import { nuevoCasoWords } from '#diagrams/words/nuevoCaso';
import { presenciaWords } from '#diagrams/words/presencia';
import { registroWords } from '#diagrams/words/registro';
import { segundoFactorWords } from '#diagrams/words/segundoFactor';
import { servicioFacturaWords } from '#diagrams/words/servicioFactura';
import { servidorWords } from '#diagrams/words/servidor';
import { sesionWords } from '#diagrams/words/sesion';
import { trabajoWords } from '#diagrams/words/trabajo';
import { usuarioWords } from '#diagrams/words/usuario';
import { valeWords } from '#diagrams/words/vale';
import { validarOperacionWords } from '#diagrams/words/validarOperacion';
import { variosRegistrosWords } from '#diagrams/words/variosRegistros';
import { vidaCasoWords } from '#diagrams/words/vidaCaso';
import { vidaFacturaWords } from '#diagrams/words/vidaFactura';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import type { AnyChartWords } from '#diagrams/words/words';
import { avisosMachine } from '#machines/avisos.machine';
import { consultaMachine } from '#machines/consulta.machine';
import { deshacerMachine } from '#machines/deshacer.machine';
import { entregaMachine } from '#machines/entrega.machine';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import { presenciaMachine } from '#machines/presencia.machine';
import { registroMachine } from '#machines/registro.machine';
import { segundoFactorMachine } from '#machines/segundoFactor.machine';
import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import { servidorMachine } from '#machines/servidor.machine';
import { sesionMachine } from '#machines/sesion.machine';
import { trabajoMachine } from '#machines/trabajo.machine';
import { usuarioMachine } from '#machines/usuario.machine';
import { valeMachine } from '#machines/vale.machine';
import { validarOperacionMachine } from '#machines/validarOperacion.machine';
import { variosRegistrosMachine } from '#machines/variosRegistros.machine';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';

/** A machine with the words of its diagram. */
export interface WordedMachine {
  readonly machine: AnyStateMachine;
  readonly words: AnyChartWords;
  /** It is no matter of the business: it says how what people write is kept and sent. */
  readonly saves?: true;
}

/** Every machine of the house, in the order in which they are listed: what lives long, then the pages, then what is under all. */
export const MACHINES: readonly WordedMachine[] = [
  { machine: vidaCasoMachine, words: vidaCasoWords },
  { machine: vidaValeMachine, words: vidaValeWords },
  { machine: vidaFacturaMachine, words: vidaFacturaWords },
  { machine: nuevoCasoMachine, words: nuevoCasoWords },
  { machine: validarOperacionMachine, words: validarOperacionWords },
  { machine: valeMachine, words: valeWords },
  { machine: entregaMachine, words: entregaWords },
  { machine: variosRegistrosMachine, words: variosRegistrosWords },
  { machine: servicioFacturaMachine, words: servicioFacturaWords },
  { machine: registroMachine, words: registroWords, saves: true },
  { machine: trabajoMachine, words: trabajoWords, saves: true },
  { machine: consultaMachine, words: consultaWords },
  { machine: sesionMachine, words: sesionWords },
  { machine: segundoFactorMachine, words: segundoFactorWords },
  { machine: avisosMachine, words: avisosWords },
  { machine: deshacerMachine, words: deshacerWords },
  { machine: presenciaMachine, words: presenciaWords },
  { machine: usuarioMachine, words: usuarioWords },
  { machine: servidorMachine, words: servidorWords },
];
