import { variosRegistrosWords } from '#diagrams/words/variosRegistros';
import { variosRegistrosMachine } from '#machines/variosRegistros.machine';
import type { Enviada, Marcada } from '#machines/variosRegistros.types';
import { type Texts, vocabulary } from '../kit/texts.ts';

function inWords(rows: readonly Marcada[]): string {
  const vouchers = rows.filter(({ clase }) => clase === 'vale').length;
  const cases = rows.length - vouchers;
  return [
    vouchers > 0 && `${vouchers} ${vouchers === 1 ? 'vale' : 'vales'}`,
    cases > 0 && `${cases} ${cases === 1 ? 'caso' : 'casos'}`,
  ]
    .filter(Boolean)
    .join(' y ');
}

const SAID: Readonly<Record<Enviada['estado'], string>> = {
  pendiente: 'no se ha enviado',
  enviando: 'va en camino',
  hecha: 'quedó',
  ajena: 'la cambió antes otra persona',
  rechazada: 'no quedó',
  incierta: 'no se sabe si quedó',
};

const BUTTONS: Readonly<Record<string, string>> = {
  ...{ autorizar: 'Autorizar', rechazar: 'Rechazar', noAutorizar: 'No autorizar' },
};

const texts: Texts<typeof variosRegistrosMachine> = {
  palabras: variosRegistrosWords,
  prefijo: 'VR',
  entra: 'gerente',
  luego: 'y abre «Por autorizar»',
  usa: [
    { porDecidir: 'vale', cuantos: 2 },
    { porDecidir: 'caso', cuantos: 1 },
  ],
  conQue: 'se usan dos vales y una solicitud de un caso que esperan autorización y que hizo otra persona',
  eventos: {
    marcar: ({ marcadas }) => `la persona marca ${inWords(marcadas)}`,
    desmarcar: ({ filas }) =>
      `la persona quita la marca ${filas.some((fila) => fila > 0) ? 'del caso' : 'de un vale'} en su casilla, o todas con «Quitar marcas»`,
    pedir: ({ trabajo, filas, values }) =>
      `la persona pulsa «${BUTTONS[trabajo]}» por ${filas.length === 1 ? 'uno' : filas.length}${values === null ? ', y hay que escribir' : ''}`,
  },
  provoca: { deshechas: 'pulse «Deshacer» en el aviso, o la tecla Z' },
  avisos: () => 'se lee una sola vez cuántos quedaron',
  seVe: ({ marcadas, enviadas }) => [
    marcadas.length > 0 ? `dice cuántos se marcaron: ${inWords(marcadas)}` : null,
    ...enviadas.map(({ estado, texto }, n) => `el renglón ${n + 1}: ${SAID[estado]}${texto && `, «${texto}»`}`),
  ],
};

export const severalWords = vocabulary(variosRegistrosMachine, texts);
