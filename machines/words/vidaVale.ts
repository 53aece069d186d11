import type { vidaValeMachine } from '#machines/vidaVale.machine';
import type { ChartWords } from './words.ts';

export const vidaValeWords: ChartWords<typeof vidaValeMachine> = {
  nombre: 'Vida de un vale',
  eventos: {
    guardarParcial: { quien: 'persona', texto: 'lo guarda como parcial', boton: 'Guardar parcial' },
    guardar: { quien: 'persona', texto: 'lo guarda', boton: 'Guardar vale' },
    recolectar: { quien: 'persona', texto: 'programa una recolección', boton: 'Programar recolecta' },
    autorizar: { quien: 'persona', texto: 'pulsa «Autorizar»', boton: 'Autorizar' },
    rechazar: { quien: 'persona', texto: 'pulsa «Rechazar»', boton: 'Rechazar' },
    cancelar: { quien: 'persona', texto: 'pulsa «Cancelar vale»', boton: 'Cancelar vale' },
    devolver: { quien: 'persona', texto: 'devuelve su saldo', boton: 'Devolver' },
    cambiarMetodos: {
      quien: 'persona',
      texto: 'cambia cómo se devuelve lo que queda',
      boton: 'Cambiar métodos',
    },
    reponer: { quien: 'persona', texto: 'lo repone por uno nuevo', boton: 'Reponer' },
    imprimir: { quien: 'persona', texto: 'lo imprime', boton: 'Imprimir' },
    migrar: { quien: 'persona', texto: 'lo envía a NetSuite', boton: 'Enviar' },
  },
  actores: {},
  plazos: {},
  condiciones: {
    veVales: 'puede ver vales',
    crearVale: 'puede hacer vales',
    cancelarVale: 'puede cancelar vales',
    pideAutorizacion: 'lo que lleva pide autorización',
    sigueElDeSuTienda: 'es de su tienda',
    sigueYPideAutorizacion: 'es de su tienda y pide autorización',
    esDeOtraTienda: 'es de otra tienda',
    decideElDeOtro: 'puede autorizar y lo hizo otra persona',
    esSuyo: 'lo hizo ella misma',
    noSeSabeDeQuien: 'no se sabe quién lo hizo',
    devuelveVencido: 'está vencido',
    devuelveTodo: 'se devuelve todo lo que queda',
    cancelaEmpezado: 'algo de él ya se devolvió',
    cancelaAcreditado: 'tiene una nota de crédito',
    cambiaEnCurso: 'una devolución no ha terminado',
    cambiaVencido: 'está vencido',
    reponeEnCurso: 'una devolución no ha terminado',
  },
};
