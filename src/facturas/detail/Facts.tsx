import { DataList, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { dateAndTime, invoiceDay } from '#domain/common/dates';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import {
  FORMAS_PAGO,
  type FormaPago,
  METODOS_PAGO,
  type MetodoPago,
  MOTIVOS_CANCELACION,
  type MotivoCancelacion,
} from '#domain/common/sat/catalogos';
import type { Factura } from '#domain/facturas/facturas';
import { Besides, Datum, Panel } from '../../ui/Panel.tsx';

interface Props {
  readonly factura: Factura;
  readonly permisos: readonly number[];
}

/** The facts of an invoice beside its lines, with the ways to its case and its voucher. */
export function Facts({ factura, permisos }: Props) {
  const { uuid, fecha, fechaTimbrado, rfc, nombre, tienda, operacion, referencia, casoId, vale } = factura;
  const { formaPago, metodoPago, cancelacion } = factura;
  return (
    <Panel title="Datos">
      <DataList.Root>
        <Datum name="Folio fiscal">
          {uuid === null ? (
            'Sin timbrar'
          ) : (
            <Text as="span" userSelect="all" overflowWrap="anywhere">
              {uuid}
            </Text>
          )}
        </Datum>
        <Datum name="Fecha">
          {invoiceDay(fecha)} {fechaTimbrado !== null && <Besides>Timbrada {dateAndTime(fechaTimbrado)}</Besides>}
        </Datum>
        <Datum name="Receptor">
          {nombre} <Besides>{rfc}</Besides>
        </Datum>
        {metodoPago !== null && (
          <Datum name="Método de pago">{named(metodoPago, METODOS_PAGO[metodoPago as MetodoPago])}</Datum>
        )}
        {formaPago !== null && (
          <Datum name="Forma de pago">{named(formaPago, FORMAS_PAGO[formaPago as FormaPago])}</Datum>
        )}
        <Datum name="Tienda">{tienda.nombre}</Datum>
        {operacion !== null && <Datum name="Operación">{operacion}</Datum>}
        {referencia !== null && <Datum name="Referencia">{referencia}</Datum>}
        <Datum name="Caso">
          {casoId === null ? (
            'Ninguno la pidió'
          ) : hasPermission(permisos, PERMISSION_GROUPS.casos) ? (
            <Link to="/administracion/casos/$id" params={{ id: String(casoId) }}>
              {casoId}
            </Link>
          ) : (
            casoId
          )}
        </Datum>
        {vale !== null && (
          <Datum name="Vale">
            {hasPermission(permisos, PERMISSION_GROUPS.vales) ? (
              <Link to="/vales/$id" params={{ id: String(vale.id) }}>
                {vale.folio}
              </Link>
            ) : (
              vale.folio
            )}
          </Datum>
        )}
        {cancelacion !== null && <Cancelling {...cancelacion} />}
      </DataList.Root>
    </Panel>
  );
}

const ASKED = {
  pedida: 'Pedida',
  pendiente: 'Espera respuesta',
  aceptada: 'Aceptada',
  rechazada: 'Rechazada',
} as const;

function Cancelling({ motivo, estado, pedida, respuesta }: NonNullable<Factura['cancelacion']>) {
  return (
    <Datum name="Cancelación">
      {ASKED[estado]}: {named(motivo, MOTIVOS_CANCELACION[motivo as MotivoCancelacion])}{' '}
      <Besides>{dateAndTime(pedida)}</Besides> {respuesta !== null && <Besides>{respuesta}</Besides>}
    </Datum>
  );
}

function named(code: string, words: unknown): string {
  return typeof words === 'string' ? `${code} ${words}` : code;
}
