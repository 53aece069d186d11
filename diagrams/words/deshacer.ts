import type { deshacerMachine } from '#machines/deshacer.machine';
import type { ChartWords } from './words.ts';

export const deshacerWords: ChartWords<typeof deshacerMachine> = {
  nombre: 'Deshacer lo último',
  estados: {
    empty: 'Nada que deshacer',
    offered: 'Se puede deshacer',
    undoing: 'Deshaciendo',
    unknown: 'No se sabe si se deshizo',
    told: 'Alguno ya no se pudo',
  },
  eventos: {
    ofrecer: { quien: 'sistema', texto: 'se guarda algo que puede deshacerse' },
    deshacer: { quien: 'persona', texto: 'la persona pulsa «Deshacer», o la tecla Z', boton: 'Deshacer' },
    olvidar: { quien: 'persona', texto: 'la persona cierra el aviso', boton: 'Cerrar aviso' },
  },
  actores: {
    undo: { contesta: 'el servidor lo deshace', falla: 'no se deshace' },
  },
  plazos: { plazo: 'pasan 8 segundos' },
  condiciones: {
    faltanOtros: 'faltan otros por deshacer',
    sigueConOtros: 'faltan otros, y a ellos puede irles bien',
    eranTodos: 'con él se deshicieron todos',
    hayInciertos: 'no se sabe de otro',
    faltaSaber: 'pudo quedar deshecho, o de otro no se sabe',
    iban: 'iban varios',
  },
};
