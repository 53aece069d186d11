import { decidirVariasWords } from '#diagrams/words/decidirVarias';
import { decidirVariasMachine } from '#machines/decidirVarias.machine';
import type { Decidida, Marcada } from '#machines/decidirVarias.types';
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

const SAID: Readonly<Record<Decidida['estado'], string>> = {
  pendiente: 'no se ha enviado',
  enviando: 'va en camino',
  hecha: 'quedó',
  ajena: 'la cambió antes otra persona',
  rechazada: 'no quedó',
  incierta: 'no se sabe si quedó',
};

const texts: Texts<typeof decidirVariasMachine> = {
  palabras: decidirVariasWords,
  prefijo: 'DV',
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
    autorizar: ({ values }) =>
      values === null ? 'la persona pulsa «Autorizar», y son casos' : 'la persona pulsa «Autorizar»',
    rechazar: ({ values }) =>
      values === null ? 'la persona pulsa «Rechazar»' : 'la persona pulsa «Rechazar», sin nada que escribir',
  },
  avisos: () => 'se lee una sola vez cuántas quedaron',
  seVe: ({ marcadas, decididas }) => [
    marcadas.length > 0 ? `dice cuántas se marcaron: ${inWords(marcadas)}` : null,
    ...decididas.map(({ estado, texto }, n) => `el renglón ${n + 1}: ${SAID[estado]}${texto && `, «${texto}»`}`),
  ],
};

export const manyDecisionsWords = vocabulary(decidirVariasMachine, texts);
