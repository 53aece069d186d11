import { Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { CLASES_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { envioEnPalabras } from '#domain/common/correos';
import { invoiceDay } from '#domain/common/dates';
import { showPesos } from '#domain/common/money';
import type { Documento } from '#domain/facturas/facturas';
import { Figures } from '../../ui/Figures.tsx';
import { InvoiceState } from '../../ui/InvoiceState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';

interface Props {
  /** The number of the case. */
  readonly caso: number;
  readonly facturas: readonly Documento[];
  /** The address where they are likely to be sent; '' where none was given. */
  readonly correo: string;
  readonly mayOpenVouchers: boolean;
}

/** The invoices of a case, and those that it asked to cancel, each with the buttons that take it along. */
export default function InvoiceList({ caso, facturas, correo, mayOpenVouchers }: Props) {
  return (
    <Panel title="Facturas">
      <Figures label="Facturas del caso">
        <thead>
          <tr>
            <th scope="col" data-text="">
              Factura
            </th>
            <th scope="col">Fecha</th>
            <th scope="col">Estado</th>
            <th scope="col">Total</th>
            <th scope="col">
              <span className="sr-only">Documentos</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {facturas.map((factura) => {
            const { id, casoId, clase, fecha, total, uuid, vale, reemitida, correo: mail } = factura;
            const name = serieFolio(factura);
            return (
              <tr key={id}>
                <th scope="row" data-text="">
                  {name}
                  <small>{CLASES_FACTURA[clase]}</small>
                  {reemitida !== null && <small>Se emitió de nuevo como {reemitida.nombre}</small>}
                  {casoId !== caso && <small>Este caso pidió cancelarla</small>}
                  {vale !== null && (
                    <small>
                      {mayOpenVouchers ? (
                        <Link to="/vales/$id" params={{ id: String(vale.id) }}>
                          Vale {vale.folio}
                        </Link>
                      ) : (
                        `Vale ${vale.folio}`
                      )}
                    </small>
                  )}
                  <small>
                    <Link
                      to="/administracion/casos/$id/facturas/$factura/diagrama"
                      params={{ id: String(caso), factura: String(id) }}
                      aria-label={`Ver ${name} en el diagrama`}
                    >
                      Ver en el diagrama
                    </Link>
                  </small>
                </th>
                <td>{invoiceDay(fecha)}</td>
                <td>
                  <InvoiceState factura={factura} />
                </td>
                <td>{showPesos(total)}</td>
                <td>
                  {uuid !== null && <InvoiceActions id={id} name={name} correo={correo} />}
                  {mail !== null && <MailStands mail={mail} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Figures>
    </Panel>
  );
}

interface MailStandsProps {
  readonly mail: NonNullable<Documento['correo']>;
}

/** The state of the last mail that carried an invoice; a change of it is read out. */
function MailStands({ mail }: MailStandsProps) {
  return (
    <Text
      role="status"
      mt={1}
      color={mail.estado === 'fallido' ? 'fg.error' : 'fg.muted'}
      fontSize="sm"
      textAlign="start"
      whiteSpace="normal"
      overflowWrap="anywhere"
    >
      {envioEnPalabras('factura', mail.para, mail)}
    </Text>
  );
}
