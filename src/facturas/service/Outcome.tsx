import { DataList, Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { showPesos } from '#domain/common/money';
import { Button } from '../../ui/Button.tsx';
import { invoiceColor } from '../../ui/invoiceStates.ts';
import { Note } from '../../ui/Note.tsx';
import { Datum } from '../../ui/Panel.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { InvoiceActions } from '../invoice/InvoiceActions.tsx';
import { Rules } from './Preview.tsx';
import type { RunningService } from './service.ts';

interface Props {
  readonly running: RunningService;
  /** The address of the case, where the invoice is likely to be sent; '' where none was given. */
  readonly correo: string;
  /** Takes the refused invoice up again; null where its case goes elsewhere with it. */
  readonly onAgain: (() => void) | null;
}

/** The outcome of the invoice: stamped, with the buttons that take it along; or refused, with the rules. */
export function Outcome({ running: { actor }, correo, onAgain }: Props) {
  const respuesta = useSelector(actor, ({ context }) => context.respuesta);
  const mayGoOn = useSelector(actor, (state) => state.can({ type: 'otra' }));
  if (respuesta === null || !('factura' in respuesta)) return null;
  const { factura, notaGlobal, rechazada, rechazos, texto } = respuesta;
  const name = serieFolio(factura);
  return (
    <>
      <Note colorPalette={rechazada ? 'orange' : 'green'} role="status" tabIndex={-1} data-phase-focus="">
        {texto}
      </Note>
      <DataList.Root mt={3}>
        <Datum name="Factura">
          <Flex wrap="wrap" align="center" gap={2}>
            <Text as="strong">{name}</Text>
            <StatusChip color={invoiceColor(factura.estado)}>{factura.estado.nombre}</StatusChip>
          </Flex>
        </Datum>
        {factura.uuid !== null && (
          <Datum name="Folio fiscal">
            <Text as="span" userSelect="all">
              {factura.uuid}
            </Text>
          </Datum>
        )}
        {notaGlobal !== null && (
          <Datum name={`Nota de crédito de la factura global ${notaGlobal.global}`}>
            <Flex wrap="wrap" align="center" gap={2}>
              <Text as="strong">{notaGlobal.nombre}</Text>
              {showPesos(notaGlobal.monto)}
              <StatusChip color={invoiceColor(notaGlobal.estado)}>{notaGlobal.estado.nombre}</StatusChip>
            </Flex>
            <NoteFate estado={notaGlobal.estado.id} />
          </Datum>
        )}
      </DataList.Root>
      <Rules rules={rechazos} title="El proveedor no la aceptó:" grave />
      <Flex wrap="wrap" justify="space-between" gap={2} mt={3}>
        {factura.uuid === null ? <span /> : <InvoiceActions id={factura.id} name={name} correo={correo} />}
        {mayGoOn && <Button onClick={() => actor.send({ type: 'otra' })}>Hacer otra</Button>}
        {rechazada && onAgain !== null && (
          <Button variant="solid" onClick={onAgain}>
            Corregirla y emitirla de nuevo
          </Button>
        )}
      </Flex>
    </>
  );
}

/** The state of a note that is not stamped. */
function NoteFate({ estado }: { readonly estado: number }) {
  switch (estado) {
    case ESTADO_FACTURA.borrador:
      return <Text fontSize="sm">Se termina sola.</Text>;
    case ESTADO_FACTURA.rechazada:
      return <Text fontSize="sm">No se timbró: la historia del caso dice qué hacer.</Text>;
    default:
      return null;
  }
}
