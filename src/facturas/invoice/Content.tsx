import { showPesos } from '#domain/common/money';
import { claveEnPalabras, OBJETOS_IMPUESTO } from '#domain/common/sat/catalogos';
import type { PreviaFactura } from '#domain/facturas/facturas';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Sums } from '../../ui/sums.ts';
import { Sum, taxName, Whole } from './amounts.tsx';
import { Paid } from './Paid.tsx';
import { Room } from './Room.tsx';

interface Props {
  readonly contenido: PreviaFactura['contenido'];
  /** A form follows: the lines take little room. */
  readonly isBrief?: boolean;
}

type Line = Props['contenido']['conceptos'][number];

/**
 * The lines of an invoice, its taxes and what it comes to, or that there are none (specification, section 8); of a receipt of payment,
 * what it pays.
 */
export function Content({ contenido, isBrief }: Props) {
  const { conceptos, totales, pago } = contenido;
  return pago === null ? <Sold conceptos={conceptos} totales={totales} isBrief={isBrief} /> : <Paid pago={pago} />;
}

function Sold({
  conceptos,
  totales,
  isBrief,
}: Pick<Props['contenido'], 'conceptos' | 'totales'> & { readonly isBrief: boolean | undefined }) {
  const withIeps = conceptos.some(({ ieps }) => ieps !== 0);
  const withDiscount = conceptos.some(({ descuento }) => descuento !== 0);
  if (conceptos.length === 0) return <EmptyState text={FACTURA_TEXTS.sinConceptos} />;
  return (
    <>
      <Room isBrief={isBrief}>
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
                  <small>{codesOf(line)}</small>
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
      </Room>
      <Sums.Root ms="auto" w="full" maxW="20rem">
        <Sum name="Subtotal" amount={totales.subtotal} />
        {totales.descuento !== 0 && <Sum name="Descuento" amount={totales.descuento} />}
        {totales.traslados.map(({ impuesto, tasa, importe }) => (
          <Sum key={`${impuesto} ${tasa}`} name={taxName(impuesto, tasa)} amount={importe} />
        ))}
        <Whole name="Total" amount={totales.total} />
      </Sums.Root>
    </>
  );
}

/**
 * By which a line is known to the store and to the authority; the few that are no plain object of the tax say so, in the words of the
 * invoice's PDF.
 */
function codesOf({ numArt, claveProdServ, objetoImp }: Line): string {
  const isUsual = objetoImp === null || objetoImp === '02';
  const impuestos = isUsual ? null : `Impuestos: ${claveEnPalabras(OBJETOS_IMPUESTO, objetoImp)}`;
  return [numArt, claveProdServ, impuestos].filter(Boolean).join(' · ');
}
