import { Box } from '@chakra-ui/react';
import type { Impuesto } from '#domain/cfdi/catalogos';
import { IMPUESTOS } from '#domain/cfdi/catalogos';
import type { PreviaFactura } from '#domain/facturas';
import { showPesos } from '#domain/money';
import { Figures } from '../../ui/Figures.tsx';
import { Sums, TOTAL } from '../../ui/sums.ts';

interface Props {
  readonly contenido: PreviaFactura['contenido'];
}

/** Longer invoices scroll for themselves: the buttons stay in sight. */
const ROOM = '16rem';

/** The lines of an invoice, its taxes and what it comes to. */
export function Content({ contenido: { conceptos, totales } }: Props) {
  const withIeps = conceptos.some(({ ieps }) => ieps !== 0);
  const withDiscount = conceptos.some(({ descuento }) => descuento !== 0);
  return (
    <>
      <Box maxH={ROOM} overflowY="auto">
        <Figures label="Conceptos">
          <thead>
            <tr>
              <th scope="col" data-text="">
                Concepto
              </th>
              <th scope="col">Cantidad</th>
              <th scope="col">Valor unitario</th>
              {withDiscount && <th scope="col">Descuento</th>}
              <th scope="col">IVA</th>
              {withIeps && <th scope="col">IEPS</th>}
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {conceptos.map((line) => (
              <tr key={line.orden}>
                <th scope="row" data-text="">
                  {line.descripcion}
                  <small>{[line.numArt, line.claveProdServ].filter(Boolean).join(' · ')}</small>
                </th>
                <td>
                  {line.cantidad}
                  <small>{line.unidad}</small>
                </td>
                <td>{showPesos(Number(line.valorUnitario))}</td>
                {withDiscount && <td>{showPesos(line.descuento)}</td>}
                <td>{showPesos(line.iva)}</td>
                {withIeps && <td>{showPesos(line.ieps)}</td>}
                <td>{showPesos(line.total)}</td>
              </tr>
            ))}
          </tbody>
        </Figures>
      </Box>
      <Sums.Root ms="auto" w="full" maxW="20rem">
        <Sum name="Subtotal" amount={totales.subtotal} />
        {totales.descuento !== 0 && <Sum name="Descuento" amount={totales.descuento} />}
        {totales.traslados.map(({ impuesto, tasa, importe }) => (
          <Sum key={`${impuesto} ${tasa}`} name={taxName(impuesto, tasa)} amount={importe} />
        ))}
        <Sums.Item {...TOTAL}>
          <Sums.Name>Total</Sums.Name>
          <Sums.Amount>{showPesos(totales.total)}</Sums.Amount>
        </Sums.Item>
      </Sums.Root>
    </>
  );
}

/** 'IVA 16 %'; what the catalogue does not name keeps its code. */
function taxName(impuesto: string, tasa: string): string {
  const nombre = impuesto in IMPUESTOS ? IMPUESTOS[impuesto as Impuesto].nombre : impuesto;
  // Rates have six decimals: of a percent, four.
  return `${nombre} ${Number((Number(tasa) * 100).toFixed(4))} %`;
}

function Sum({ name, amount }: { readonly name: string; readonly amount: number }) {
  return (
    <Sums.Item>
      <Sums.Name>{name}</Sums.Name>
      <Sums.Amount>{showPesos(amount)}</Sums.Amount>
    </Sums.Item>
  );
}
