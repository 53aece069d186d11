import { showPesos } from '#domain/common/money';
import type { Factura } from '#domain/facturas/facturas';
import { Figures } from '../../ui/Figures.tsx';
import { Note } from '../../ui/Note.tsx';

type Voucher = Factura['vales'][number];

/** The lines and the amount that the credit note of a voucher takes off its invoice. */
export function VoucherLines({ vale: { folio, lineas, importe } }: { readonly vale: Voucher }) {
  return (
    <Figures label={`Lo que devuelve el vale ${folio}`}>
      <thead>
        <tr>
          <th scope="col" data-text="">
            Artículo
          </th>
          <th scope="col">Cantidad</th>
          <th scope="col">Importe</th>
        </tr>
      </thead>
      <tbody>
        {lineas.map(({ orden, descripcion, cantidad, importe: ofLine }) => (
          <tr key={orden}>
            <th scope="row" data-text="">
              {descripcion}
            </th>
            <td>{cantidad}</td>
            <td>{showPesos(ofLine)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td />
          <td>{showPesos(importe)}</td>
        </tr>
      </tfoot>
    </Figures>
  );
}

interface Props {
  readonly vales: readonly Voucher[];
  /** The voucher that somebody comes for. */
  readonly wanted: number | null;
}

/** Why vouchers of the sale get no note, and why not the one that somebody comes for. */
export function WithoutNote({ vales, wanted }: Props) {
  const reasons = vales.flatMap(({ impide }) => (impide === null ? [] : [impide]));
  const isUnknown = wanted !== null && vales.every(({ id }) => id !== wanted);
  const all = isUnknown
    ? [...reasons, 'El vale por el que vino ya no está en efecto: no lleva nota de crédito.']
    : reasons;
  if (all.length === 0) return null;
  return (
    <Note colorPalette="blue" fontSize="sm" role="status" display="block">
      {all.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  );
}
