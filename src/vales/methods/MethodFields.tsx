import type { UseFormRegisterReturn } from 'react-hook-form';
import { type Centavos, centavos, showPesos, toPesos } from '#domain/common/money';
import type { CabidaBilletera } from '#domain/vales/billetera';
import type { EstadoDeReparto } from '#domain/vales/repartoVale';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import { Fault } from '../Fault.tsx';
import { AmountLine, AmountRows } from './AmountRow.tsx';
import { MethodField } from './MethodField.tsx';
import type { MethodPart } from './methodParts.ts';

interface Props {
  readonly parts: readonly MethodPart[];
  readonly estado: EstadoDeReparto;
  /** The room in the wallet; null while it is not known. */
  readonly billetera: CabidaBilletera | null;
  readonly locked: boolean;
  /** The text in the field of a method. */
  readonly textOf: (metodo: IdMetodo) => string;
  readonly inputOf: (metodo: IdMetodo) => UseFormRegisterReturn;
  /** Writes an amount into the field of a method. */
  /** Which amounts by a method ask for authorization, in words; left out where nothing is said of it. */
  readonly asksOf?: (metodo: IdMetodo) => string | null;
  readonly onPut: (metodo: IdMetodo, monto: Centavos) => void;
}

/** A field for each method, with what is left of it, and how what is written stands to the balance. */
export function MethodFields({ parts, estado, billetera, locked, textOf, inputOf, asksOf, onPut }: Props) {
  return (
    <>
      <AmountRows>
        {parts.map((part) => {
          const { metodo, escrito, resto } = part;
          const isWanted = estado.tipo === 'falta' && resto > 0;
          return (
            <MethodField
              key={metodo}
              part={part}
              text={textOf(metodo)}
              billetera={billetera}
              asks={asksOf?.(metodo) ?? null}
              input={inputOf(metodo)}
              locked={locked}
              onRest={isWanted ? () => onPut(metodo, centavos(escrito + resto)) : null}
            />
          );
        })}
        {/* How far the division is from the balance is announced. */}
        <AmountLine role="status" name={STATUS[estado.tipo]}>
          {'monto' in estado && <strong>{showPesos(toPesos(estado.monto))}</strong>}
        </AmountLine>
      </AmountRows>
      <Fault text={estado.tipo === 'rechazada' ? estado.falla : null} />
    </>
  );
}

const STATUS = {
  cuadra: 'Suma lo que se devuelve',
  rechazada: 'Suma lo que se devuelve',
  falta: 'Falta repartir',
  sobra: 'Sobra',
} as const satisfies Record<EstadoDeReparto['tipo'], string>;
