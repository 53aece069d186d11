import { serieFolio } from '#domain/cadena/estadosFactura';
import { invoiceDay } from '#domain/common/dates';
import { showPesos } from '#domain/common/money';
import type { Hallado } from '#machines/servicioFactura.types';
import { Button } from '../../ui/Button.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { InvoiceState } from '../../ui/InvoiceState.tsx';
import { InvoiceActions } from '../invoice/InvoiceActions.tsx';

interface Props {
  readonly found: readonly Hallado[];
  readonly onChoose: (clave: string) => void;
}

/** The findings of a search, and why some cannot be chosen. */
export function Choices({ found, onChoose }: Props) {
  return (
    <Figures label="Lo que se encontró">
      <thead>
        <tr>
          <th scope="col" data-text="">
            Documento
          </th>
          <th scope="col">Fecha</th>
          <th scope="col">Estado</th>
          <th scope="col">Total</th>
          <th scope="col">
            <span className="sr-only">Qué se hace</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map((one) => (
          <Choice key={one.clave} one={one} onChoose={onChoose} />
        ))}
      </tbody>
    </Figures>
  );
}

function Choice({ one, onChoose }: { readonly one: Hallado; readonly onChoose: Props['onChoose'] }) {
  const { clave, nombre, tienda, fecha, total, impide, factura } = one;
  return (
    <tr>
      <th scope="row" data-text="">
        {nombre}
        <small>{[tienda, factura?.nombre].filter(Boolean).join(' · ')}</small>
        {impide !== null && <small>{impide}</small>}
      </th>
      <td>{invoiceDay(fecha)}</td>
      <td>{factura !== null && <InvoiceState factura={factura} />}</td>
      <td>{showPesos(total)}</td>
      <td>
        {impide === null ? (
          <Button size="sm" data-phase-focus="" aria-label={`Elegir ${nombre}`} onClick={() => onChoose(clave)}>
            Elegir
          </Button>
        ) : (
          factura?.uuid && <InvoiceActions id={factura.id} name={serieFolio(factura)} />
        )}
      </td>
    </tr>
  );
}
