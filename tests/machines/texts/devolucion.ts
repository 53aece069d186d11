import { METODOS_DEVOLUCION } from '#domain/metodosDevolucion';
import { showPesos } from '#domain/money';
import { devolucionMachine } from '#machines/devolucion.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';

const pesos = (centavos: number) => showPesos(Math.abs(centavos) / 100);

function sumInWords({ diferencia, falla }: { readonly diferencia: number; readonly falla: string | null }): string {
  if (diferencia > 0) return `le faltan ${pesos(diferencia)}`;
  if (diferencia < 0) return `le sobran ${pesos(diferencia)}`;
  return falla === null ? 'suma el saldo' : `suma el saldo, pero «${falla}»`;
}

const texts: Texts<typeof devolucionMachine> = {
  nombre: 'Cómo vuelve el saldo de un vale',
  prefijo: 'DE',
  entradas: (input) => {
    const { modo } = input as { readonly modo: string };
    if (modo === 'eligiendo') return 'un vale parcial que vuelve repartido a mano';
    return modo === 'soloBilletera' ? 'un vale parcial que va todo a la billetera' : 'un vale nuevo';
  },
  eventos: {
    repartir: { quien: 'persona', texto: 'la persona pulsa «Repartir»' },
    comoSePago: { quien: 'persona', texto: 'la persona pide que vuelva como se pagó' },
    soloBilletera: { quien: 'persona', texto: 'la persona marca «Todo a la billetera del cliente»' },
    repartoEscrito: { quien: 'persona', texto: (event) => `la persona escribe un reparto al que ${sumInWords(event)}` },
    elRestoAqui: {
      quien: 'persona',
      texto: ({ metodo }) =>
        `la persona pulsa «El resto aquí» en ${METODOS_DEVOLUCION[metodo as keyof typeof METODOS_DEVOLUCION]}`,
    },
  },
  actores: {},
  plazos: {},
  avisos: ({ type, modo, monto }) => {
    if (type === 'restoAsignado') return `el método recibe los ${pesos(Number(monto))} que faltan`;
    if (modo === 'eligiendo') return 'cada método muestra un campo con lo que se sugiere';
    return modo === 'soloBilletera' ? 'todo va a BILLETERA' : 'se ve cuánto vuelve por cada método';
  },
  seVe: (context) => [`al reparto ${sumInWords(context)}`],
};

export const divisionWords = vocabulary(devolucionMachine, texts);
