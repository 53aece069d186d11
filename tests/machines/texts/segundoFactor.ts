import { segundoFactorWords } from '#diagrams/words/segundoFactor';
import { segundoFactorMachine } from '#machines/segundoFactor.machine';
import type { SegundoFactorContext } from '#machines/segundoFactor.types';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof segundoFactorMachine> = {
  palabras: segundoFactorWords,
  prefijo: 'SF',
  entra: 'asesor',
  usa: [],
  conQue:
    'se usa un servidor con AUTH=contrasena y un teléfono con una aplicación de códigos; no hace falta ninguna venta',
  provoca: {},
  entradas: (input) =>
    (input as Partial<SegundoFactorContext>).obligado === true
      ? 'una persona entra con un rol que pide segundo factor, y no lo tiene'
      : 'una persona abre «Mi cuenta»',
  avisos: ({ type }) =>
    type === 'activado'
      ? 'la pantalla dice que el segundo factor quedó activo, o la persona llega a su inicio'
      : 'la ventana se cierra',
  seVe: ({ inscripcion, codigos, failure }) => [
    inscripcion === null ? null : 'se ven un código QR y la clave',
    codigos === null ? null : 'se ven los códigos de recuperación',
    failure === null ? null : `se lee por qué no se pudo: ${sayFailure(failure)}`,
  ],
};

export const secondFactorWords = vocabulary(segundoFactorMachine, texts);
