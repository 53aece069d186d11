import type { UseFormRegisterReturn } from 'react-hook-form';
import { faultOfMonto } from '#domain/common/typedPesos';
import type { CabidaBilletera } from '#domain/vales/billetera';
import { METODOS_DEVOLUCION } from '#domain/ventas/metodosDevolucion';
import { Button } from '../../ui/Button.tsx';
import { AmountRow } from './AmountRow.tsx';
import { leftInWords, type MethodPart } from './methodParts.ts';

interface Props {
  readonly part: MethodPart;
  /** The text in its field. */
  readonly text: string;
  /** The room in the wallet; null while it is not known. */
  readonly billetera: CabidaBilletera | null;
  /** Which amounts by it ask for authorization, in words; null where none does. */
  readonly asks: string | null;
  readonly input: UseFormRegisterReturn;
  readonly locked: boolean;
  /** Puts what is missing here; null when nothing is, or nothing fits. */
  readonly onRest: (() => void) | null;
}

/** The amount that goes back by a method, with what is left of it. */
export function MethodField({ part, text, billetera, asks, input, locked, onRest }: Props) {
  const { metodo, escrito, maximo } = part;
  const notes = [leftInWords(part, billetera), asks].filter((note) => note !== null);
  return (
    <AmountRow
      label={METODOS_DEVOLUCION[metodo]}
      input={input}
      fault={faultOfMonto(text)}
      note={notes.length === 0 ? null : notes.join('. ')}
      isOver={maximo !== null && escrito > maximo}
      locked={locked}
    >
      {onRest !== null && (
        <Button
          size="xs"
          variant="plain"
          px={0}
          textDecoration="underline"
          aria-label={`El resto aquí, en ${METODOS_DEVOLUCION[metodo]}`}
          disabled={locked}
          onClick={onRest}
        >
          El resto aquí
        </Button>
      )}
    </AmountRow>
  );
}
