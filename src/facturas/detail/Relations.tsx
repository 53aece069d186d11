import { Link } from '@tanstack/react-router';
import { CLASES_FACTURA } from '#domain/cadena/estadosFactura';
import { showPesos } from '#domain/common/money';
import type { Factura } from '#domain/facturas/facturas';
import { Figures } from '../../ui/Figures.tsx';
import { invoiceColor } from '../../ui/invoiceStates.ts';
import { Panel } from '../../ui/Panel.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { invoiceLink } from '../lists.ts';

type Related = Factura['relacionadas'][number];

/** How another invoice is related to this one, by whether it is made of this one or this one of it. */
const RELATIONS: Readonly<Record<Related['relacion'], readonly [madeOfThis: string, thisOfIt: string]>> = {
  '01': ['Descuenta de esta', 'Esta descuenta de ella'],
  '03': ['Devuelve de esta', 'Esta devuelve de ella'],
  '04': ['Sustituye a esta', 'Esta la sustituye'],
  pago: ['Paga de esta', 'Esta paga de ella'],
  reemite: ['Se emitió en lugar de esta', 'Esta se emitió en su lugar'],
};

/** The invoices from which this one is made, and those that are made from it. */
export function Relations({ relacionadas }: Pick<Factura, 'relacionadas'>) {
  if (relacionadas.length === 0) return null;
  return (
    <Panel title="Relacionadas">
      <Figures label="Facturas relacionadas">
        <thead>
          <tr>
            <th scope="col" data-text="">
              Factura
            </th>
            <th scope="col" data-text="">
              Relación
            </th>
            <th scope="col">Estado</th>
            <th scope="col">Importe</th>
          </tr>
        </thead>
        <tbody>
          {relacionadas.map(({ id, nombre, clase, estado, relacion, monto, esDeEsta }) => (
            <tr key={`${id} ${esDeEsta}`}>
              <th scope="row" data-text="">
                <Link {...invoiceLink(id)}>{nombre}</Link>
                <small>{CLASES_FACTURA[clase]}</small>
              </th>
              <td data-text="">{RELATIONS[relacion][esDeEsta ? 0 : 1]}</td>
              <td>
                <StatusChip color={invoiceColor(estado)}>{estado.nombre}</StatusChip>
              </td>
              <td>{monto > 0 && showPesos(monto)}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </Panel>
  );
}
