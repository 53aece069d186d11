import { valeMachine } from '#machines/vale.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof valeMachine> = {
  nombre: 'La página en que se llena un vale',
  prefijo: 'VA',
  eventos: {
    modificar: { quien: 'persona', texto: 'la persona escribe algo' },
    validar: { quien: 'persona', texto: 'la persona pulsa «Validar»' },
    guardarParcial: { quien: 'persona', texto: 'la persona pulsa «Guardar parcial»' },
    guardar: { quien: 'persona', texto: 'la persona pulsa «Guardar vale»' },
    guardarYDevolver: { quien: 'persona', texto: 'la persona pulsa «Guardar y devolver»' },
    descartar: { quien: 'persona', texto: 'la persona pulsa «Descartar lo escrito»' },
    dejar: { quien: 'persona', texto: 'la persona pulsa «Descartar» junto a lo que no se guardó' },
    guardado: { quien: 'sistema', texto: ({ resultado }) => `el servidor contesta «${resultado.descripcion}»` },
  },
  actores: {
    validate: {
      contesta: 'el servidor contesta cuánto suma y que se puede guardar',
      falla: (failure) => `el servidor no lo acepta: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  avisos: (emitted) =>
    emitted.type === 'aviso' ? `un aviso dice «${String(emitted.texto)}»` : 'la pantalla muestra el vale guardado',
  seVe: ({ calculo, failure }) => [
    calculo === null ? null : 'se lee que el vale se puede guardar',
    failure === null ? null : `se lee por qué no se guardaría: «${failure.texto}»`,
  ],
};

export const voucherWords = vocabulary(valeMachine, texts);
