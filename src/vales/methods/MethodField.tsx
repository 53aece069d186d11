import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { CabidaBilletera } from '#domain/billetera';
import { METODOS_DEVOLUCION } from '#domain/metodosDevolucion';
import { Button } from '../../ui/Button.tsx';
import type { MethodPart } from './methodParts.ts';
import { leftInWords } from './methodParts.ts';

/** Methods one below the other, each with its amount. */
export const MethodRows = chakra('div', {
  base: {
    display: 'grid',
    gap: 1.5,
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
    '& > div > span:first-of-type': { flex: 1, minW: 0, lineHeight: 'short' },
    '& label': { display: 'block' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& small[data-over]': { color: 'fg.error' },
    '& input': {
      w: '7rem',
      h: '1.875rem',
      px: 2,
      textAlign: 'end',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'sm',
      bg: 'bg.panel',
    },
  },
});

interface Props {
  readonly part: MethodPart;
  /** What the wallet can take; null while nobody knows. */
  readonly billetera: CabidaBilletera | null;
  readonly input: UseFormRegisterReturn;
  readonly locked: boolean;
  /** Puts what is missing here; null when nothing is, or nothing fits. */
  readonly onRest: (() => void) | null;
}

/** The amount that goes back by a method, with what is left of it. */
export function MethodField({ part, billetera, input, locked, onRest }: Props) {
  const id = useId();
  const { metodo, escrito, maximo } = part;
  const left = leftInWords(part, billetera);
  const isOver = maximo !== null && escrito > maximo;
  return (
    <div>
      <span>
        <label htmlFor={id}>{METODOS_DEVOLUCION[metodo]}</label>
        {left !== null && (
          <small id={`${id}-left`} data-over={isOver ? '' : undefined}>
            {left}
          </small>
        )}
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
      </span>
      <input
        {...input}
        id={id}
        aria-describedby={left === null ? undefined : `${id}-left`}
        aria-invalid={isOver || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        disabled={locked}
      />
    </div>
  );
}
