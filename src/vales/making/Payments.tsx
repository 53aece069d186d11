import { Box, Heading, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { pagoEnPalabras } from '#domain/cadena/pagosDeVenta';
import { centavos, showPesos, toPesos } from '#domain/common/money';
import { type HojaDeVale, ventaPorDevolver } from '#domain/vales/ventaParaVale';
import { metodoDePago, type PagoDeVenta, vuelveACada } from '#domain/ventas/metodosDevolucion';
import { Muted } from '../../ui/Muted.tsx';
import { AmountLine, AmountRows } from '../methods/AmountRow.tsx';
import { type CalculationRef, useCalculated } from './calculation.ts';

interface Props {
  readonly hoja: HojaDeVale;
  readonly calculation: CalculationRef;
}

/** How the sale was paid, a line each payment, with what is left of it and what of it goes back now. */
export function Payments({ hoja, calculation }: Props) {
  const pagos = useMemo(() => ventaPorDevolver(hoja).pagos, [hoja]);
  const rows = hoja.pagos.map((pago, orden) => ({ ...pago, orden }));
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
        {rows.map(({ orden, monto, ...pago }) => (
          <AmountLine
            key={orden}
            name={
              <>
                {pagoEnPalabras(pago)}
                <Muted size="xs" display="block">
                  <PaymentNote calculation={calculation} pagos={pagos} orden={orden} idFormaPago={pago.idFormaPago} />
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

interface NoteProps extends Pick<Props, 'calculation'> {
  readonly pagos: readonly PagoDeVenta[];
  /** Which of them it is about. */
  readonly orden: number;
  readonly idFormaPago: number;
}

/** The rest of a payment and the part of it that goes back; text alone, since each keystroke may change it. */
function PaymentNote({ calculation, pagos, orden, idFormaPago }: NoteProps) {
  return useCalculated(calculation, ({ metodos }) => {
    const { monto = NONE, devuelto = NONE } = pagos[orden] ?? {};
    const vuelve = vuelveACada(metodos, pagos)[orden] ?? NONE;
    const notes = [
      metodoDePago(idFormaPago) === null ? 'no se conoce esta forma de pago' : null,
      devuelto > 0 ? `quedan ${showPesos(toPesos(centavos(monto - devuelto)))}` : null,
      vuelve > 0 ? `vuelven ${showPesos(toPesos(vuelve))}` : null,
    ];
    return notes.filter((note) => note !== null).join(', ');
  });
}

const NONE = centavos(0);
