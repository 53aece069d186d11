/** Section 4 of the specification, second part: the states of a voucher, of the new-case window, of goods, and the traffic light. */
import { en, flechas, type Requisito, regla } from './requisito.ts';

const VOUCHER_LIFE = en('tests/machines/vidaVale.test.ts', 'every state with its facts, every work, every role');
const VOUCHER_SERVER = 'tests/server/vales/vales.roles.test.ts';
const LIGHT = 'domain/casos/semaforo.test.ts';
const STATUSES = 'domain/ventas/estadosDeEntrega.test.ts';

export const ESTADOS: readonly Requisito[] = [
  regla(
    'R4-18',
    'Un vale es VIGENTE, CANJEADO o CANCELADO; además PARCIAL, POR AUTORIZAR y RECHAZADO.',
    en('tests/server/vales/valesLista.test.ts', 'name types and states'),
    en('tests/machines/vidaVale.test.ts', 'know the same states, each under its own number'),
  ),
  regla(
    'R4-19',
    'Validar un vale calcula y se niega igual que guardarlo, y no escribe nada.',
    en('tests/server/vales/vales.refused.test.ts', 'answers what saving then does, to the centavo'),
    flechas('vale.filling · validar', 'vale.filling.validating · xstate.done.actor.validate'),
  ),
  regla(
    'R4-20',
    'Guardar parcial deja el vale PARCIAL, y se puede seguir.',
    VOUCHER_LIFE,
    en(
      'tests/browser/vales/voucher-making.spec.ts',
      'a partial voucher is kept at the server, gone on with, and finished',
    ),
    flechas('vidaVale.nuevo · guardarParcial', 'vidaVale.parcial · guardarParcial'),
  ),
  regla(
    'R4-21',
    'Guardar deja el vale VIGENTE, o POR AUTORIZAR si lo pide.',
    VOUCHER_LIFE,
    en(
      'tests/server/vales/vales.test.ts',
      'holds its units, is worth its share to the centavo, and says so in its history and the audit',
      'with depreciation, of an old sale or above the maximum waits for somebody else, and says why',
    ),
    flechas('vidaVale.nuevo · guardar', 'vidaVale.parcial · guardar'),
  ),
  regla(
    'R4-22',
    'Autorizar deja el vale VIGENTE, y lo decide quien no lo hizo.',
    VOUCHER_LIFE,
    en(VOUCHER_SERVER, 'every set of permissions, every work, every state of a stored voucher'),
    flechas('vidaVale.porAutorizar · autorizar'),
  ),
  regla(
    'R4-23',
    'Rechazar pide un motivo y deja el vale RECHAZADO.',
    VOUCHER_LIFE,
    en(
      'tests/browser/vales/vales-detail.spec.ts',
      'a rejection needs its reason, which outlives closing the window and a reload',
    ),
    flechas('vidaVale.porAutorizar · rechazar'),
  ),
  regla(
    'R4-24',
    'Cancelar pide un motivo y deja el vale CANCELADO, sin más trabajo.',
    VOUCHER_LIFE,
    en('tests/browser/vales/vales-detail.spec.ts', 'a voucher is cancelled with its reason, and takes no more work'),
    flechas('vidaVale.parcial · cancelar', 'vidaVale.porAutorizar · cancelar', 'vidaVale.vigente · cancelar'),
  ),
  regla(
    'R4-25',
    'Devuelto todo su saldo, el vale es CANJEADO.',
    en('tests/server/vales/devoluciones.test.ts', 'goes by every method, and the last part makes it CANJEADO'),
    VOUCHER_LIFE,
    flechas('vidaVale.vigente · devolver'),
  ),
  regla(
    'R4-26',
    'Un vale que ya existe se abre como parcial, con sus renglones en los de la operación.',
    en(
      'tests/browser/vales/voucher-making.spec.ts',
      'a partial voucher is kept at the server, gone on with, and finished',
    ),
    en('tests/server/vales/vales.authorization.test.ts', 'of another article than that of its line'),
  ),

  regla(
    'R4-27',
    'La ventana de un caso nuevo está cerrada, en espera o guardando; guardando no se cierra ni se envía otra vez.',
    en('tests/browser/app/once.spec.ts', 'when the button is pressed twice, which then says that it is saving'),
    flechas(
      'nuevoCaso.open · guardar',
      'nuevoCaso.open.saving.enviando · guardar',
      'nuevoCaso.open.saving.enviando · cerrar',
    ),
  ),
  regla(
    'R4-28',
    'Si no se pudo crear, la ventana sigue abierta con lo escrito.',
    en(
      'tests/components/casos/newCase.test.tsx',
      'goes to the field that the server refuses, and says there what is wrong with it',
    ),
    flechas('nuevoCaso.open.saving.enviando · noGuardado'),
  ),
  regla(
    'R4-29',
    'Mientras busca clientes no se editan nombre, contacto ni la búsqueda.',
    en(
      'tests/components/casos/newCase.customer.test.tsx',
      'finds customers, says when nobody has a name, and goes back to a new one without losing what was typed',
    ),
    flechas('nuevoCaso.open · buscarCliente', 'nuevoCaso.open.searching · buscarCliente'),
  ),
  regla(
    'R4-30',
    'Cerrada y descartada, la ventana se abre otra vez vacía.',
    en(
      'tests/components/casos/newCase.drafts.test.tsx',
      'by closing at once: what was typed in that moment is asked about, and once discarded it does not come back',
    ),
    flechas('nuevoCaso.confirming · descartar', 'nuevoCaso.open · cerrar'),
  ),

  regla(
    'R4-31',
    'Los estados de un artículo tienen su número, del 0 al 14.',
    en(STATUSES, 'the statuses of articles and packages have the numbers of the specification'),
  ),
  regla(
    'R4-32',
    'Los estados de un paquete tienen su número, del 0 al 16.',
    en(STATUSES, 'the statuses of articles and packages have the numbers of the specification'),
  ),
  regla(
    'R4-33',
    'Lo que se puede devolver sale de la guía: lo cancelado, lo original y lo máximo.',
    en(STATUSES, 'the units that can still be returned'),
  ),
  regla(
    'R4-34',
    'Hasta el primer plazo, un caso NUEVO o EN PROCESO es «reciente».',
    en(LIGHT, 'is %s at %s, until %s'),
  ),
  regla('R4-35', 'Hasta el segundo plazo es «antiguo», y después «sinAtencion».', en(LIGHT, 'is %s at %s, until %s')),
  regla('R4-36', 'SOLUCIONADA es «atendido».', en(LIGHT, 'of a solved case is atendido for good')),
  regla('R4-37', 'Los demás estados no tienen color.', en(LIGHT, 'has no colour in state %d')),
  regla(
    'R4-38',
    'Los plazos del semáforo son los de los ajustes.',
    en(LIGHT, 'follows the thresholds of the settings'),
    en('tests/server/cadena/ajustes.test.ts', 'colour the cases of everybody from the next call on'),
  ),
  regla(
    'R4-39',
    'El semáforo se ve como color con su nombre.',
    en(
      'tests/components/casos/trafficLight.test.tsx',
      'the traffic light is a colour with its name, says when it changes, and is asked for again then',
    ),
  ),
  regla(
    'R4-40',
    'Un servidor se enciende y se apaga.',
    en('tests/server/cadena/servidores.test.ts', 'turns a server off and on, once for each key'),
    en('tests/components/cadena/servers.test.tsx', 'are switched once, also when the answer is lost'),
  ),
];
