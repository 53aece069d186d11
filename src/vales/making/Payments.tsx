import { Box, Heading, Text } from '@chakra-ui/react';
import { shallowEqual } from '@xstate/react';
import { useMemo } from 'react';
import { metodoDePago, vuelveACada } from '#domain/metodosDevolucion';
import { centavos, showPesos, toPesos } from '#domain/money';
import type { HojaDeVale } from '#domain/ventaParaVale';
import { ventaPorDevolver } from '#domain/ventaParaVale';
import { Muted } from '../../ui/Muted.tsx';
import { AmountLine, AmountRows } from '../methods/AmountRow.tsx';
import type { CalculationRef } from './calculation.ts';
import { useCalculated } from './calculation.ts';

interface Props {
  readonly hoja: HojaDeVale;
  readonly calculation: CalculationRef;
}

/** How the sale was paid, a line each payment, with what is left of it and what of it goes back now. */
export function Payments({ hoja, calculation }: Props) {
  const pagos = useMemo(() => ventaPorDevolver(hoja).pagos, [hoja]);
  const back = useCalculated(calculation, ({ metodos }) => vuelveACada(metodos, pagos), shallowEqual);
  const rows = hoja.pagos.map(({ idFormaPago, nombre, monto }, orden) => {
    const { monto: paid = NONE, devuelto = NONE } = pagos[orden] ?? {};
    const vuelve = back[orden] ?? NONE;
    const notes = [
      metodoDePago(idFormaPago) === null ? 'no se conoce esta forma de pago' : null,
      devuelto > 0 ? `quedan ${showPesos(toPesos(centavos(paid - devuelto)))}` : null,
      vuelve > 0 ? `vuelven ${showPesos(toPesos(vuelve))}` : null,
    ];
    return { orden, nombre, monto, note: notes.filter((note) => note !== null).join(', ') };
  });
  return (
    <Box as="section" aria-label="Pagos de la venta">
      <Heading as="h3" mb={1}>
        Se pagó con
      </Heading>
      {rows.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          La venta no tiene pagos registrados: no se sabe cómo se pagó.
        </Text>
      )}
      <AmountRows>
        {rows.map(({ orden, nombre, monto, note }) => (
          <AmountLine
            key={orden}
            name={
              <>
                {nombre}
                <Muted size="xs" display="block">
                  {note}
                </Muted>
              </>
            }
          >
            <span>{showPesos(monto)}</span>
          </AmountLine>
        ))}
      </AmountRows>
    </Box>
  );
}

const NONE = centavos(0);
