import { Text } from '@chakra-ui/react';
import { shortDate } from '#domain/common/dates';
import { showPesos } from '#domain/common/money';
import { FORMAS_PAGO, type FormaPago } from '#domain/common/sat/catalogos';
import type { PreviaFactura } from '#domain/facturas/facturas';
import { Figures } from '../../ui/Figures.tsx';
import { Sums } from '../../ui/sums.ts';
import { Sum, taxName, Whole } from './amounts.tsx';
import { Room } from './Room.tsx';

type Pago = NonNullable<PreviaFactura['contenido']['pago']>;

/** A payment: when and how, what it pays of each invoice, and what of it is tax. */
export function Paid({ pago }: { readonly pago: Pago }) {
  const { documentos, impuestos, monto } = pago;
  return (
    <>
      <Text mb={1}>{wordsOf(pago)}</Text>
      <Room>
        <Figures label="Facturas que se pagan">
          <thead>
            <tr>
              <th scope="col" data-text="">
                Factura
              </th>
              <th scope="col">Parcialidad</th>
              <th scope="col">Saldo anterior</th>
              <th scope="col">Se paga</th>
              <th scope="col">Saldo insoluto</th>
            </tr>
          </thead>
          <tbody>
            {documentos.map(({ uuid, nombre, parcialidad, saldoAnterior, pagado, saldoInsoluto }) => (
              <tr key={uuid}>
                <th scope="row" data-text="">
                  {nombre}
                </th>
                <td>{parcialidad}</td>
                <td>{showPesos(saldoAnterior)}</td>
                <td>{showPesos(pagado)}</td>
                <td>{showPesos(saldoInsoluto)}</td>
              </tr>
            ))}
          </tbody>
        </Figures>
      </Room>
      <Sums.Root ms="auto" w="full" maxW="20rem">
        {impuestos.map(({ impuesto, tasa, base }) => (
          <Sum key={`${impuesto} ${tasa}`} name={`Base de ${taxName(impuesto, tasa)}`} amount={base} />
        ))}
        {impuestos.map(({ impuesto, tasa, importe }) => (
          <Sum key={`${impuesto} ${tasa}`} name={taxName(impuesto, tasa)} amount={importe} />
        ))}
        <Whole name="Total del pago" amount={monto} />
      </Sums.Root>
    </>
  );
}

function wordsOf({ fecha, formaPago, numOperacion }: Pago): string {
  const [day = '', hour = ''] = fecha.split('T');
  const name = formaPago in FORMAS_PAGO ? FORMAS_PAGO[formaPago as FormaPago] : '';
  return [
    `${shortDate(day)} ${hour.slice(0, 'HH:MM'.length)}`,
    `${formaPago} ${name}`,
    numOperacion === null ? '' : `Operación ${numOperacion}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
