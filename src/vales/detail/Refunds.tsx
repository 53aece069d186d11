import { dateAndTime } from '#domain/common/dates';
import { showPesos } from '#domain/common/money';
import { deshechoEnPalabras } from '#domain/vales/deshacerDevolucion';
import { DEVOLUCION_TEXTS } from '#domain/vales/devoluciones';
import type { Vale } from '#domain/vales/vales';
import { Figures } from '../../ui/Figures.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type ChipColor, StatusChip } from '../../ui/StatusChip.tsx';
import { WalletButton } from '../wallet/WalletButton.tsx';
import { useVoucherPage } from './context.ts';
import { leftOfMethod } from './refund.ts';

/** How the balance goes back, and what of each way has gone. */
export function BalanceMethods() {
  const { metodosPago, cliente, saldo } = useVoucherPage().shown;
  if (metodosPago.length === 0) return null;
  return (
    <Panel
      title="Métodos de devolución"
      aside={cliente === null ? undefined : <WalletButton numidenCliente={cliente.numiden} />}
    >
      <Figures label="Métodos de devolución">
        <thead>
          <tr>
            <th scope="col">Método</th>
            <th scope="col">Importe</th>
            <th scope="col">Devuelto</th>
            <th scope="col">Por devolver</th>
          </tr>
        </thead>
        <tbody>
          {metodosPago.map(({ orden, metodo, monto, devuelto }) => (
            <tr key={orden}>
              <th scope="row">{metodo.nombre}</th>
              <td>{showPesos(monto)}</td>
              <td>{showPesos(devuelto)}</td>
              <td>{showPesos(leftOfMethod({ monto, devuelto }, saldo))}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </Panel>
  );
}

const STATES: Readonly<Record<Vale['devoluciones'][number]['estado'], readonly [ChipColor, string]>> = {
  hecha: ['verde', 'HECHA'],
  pendiente: ['naranja', 'SIN TERMINAR'],
  rechazada: ['rojo', 'RECHAZADA'],
  deshecha: ['gris', 'DESHECHA'],
};

/** The refunds of the voucher: their folios, and why one did not succeed. */
export function Refunds() {
  const { devoluciones } = useVoucherPage().shown;
  if (devoluciones.length === 0) return null;
  return (
    <Panel title="Devoluciones">
      <Figures label="Devoluciones">
        <thead>
          <tr>
            <th scope="col" data-text="">
              Fecha
            </th>
            <th scope="col" data-text="">
              Método
            </th>
            <th scope="col">Importe</th>
            <th scope="col" data-text="">
              Estado
            </th>
            <th scope="col" data-text="">
              Realizó
            </th>
          </tr>
        </thead>
        <tbody>
          {devoluciones.map(({ id, metodo, monto, estado, folio, respuesta, fecha, autor, deshecho }) => (
            <tr key={id}>
              <th scope="row" data-text="">
                {dateAndTime(fecha)}
              </th>
              <td data-text="">
                {metodo.nombre}
                {folio !== null && <small>{folio}</small>}
              </td>
              <td>{showPesos(monto)}</td>
              <td data-text="">
                <StatusChip color={STATES[estado][0]}>{STATES[estado][1]}</StatusChip>
                {respuesta !== null && <small>{respuesta}</small>}
                {estado === 'pendiente' && <small>{DEVOLUCION_TEXTS.seReintenta}</small>}
                {deshecho !== null && <small>{deshechoEnPalabras(deshecho)}</small>}
              </td>
              <td data-text="">{autor.nombre}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </Panel>
  );
}
