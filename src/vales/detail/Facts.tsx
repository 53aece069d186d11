import { DataList, Grid } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dateAndTime } from '#domain/common/dates';
import { centavos, fromPesos, toPesos } from '#domain/common/money';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { esOtraPersona } from '#domain/vales/autorizacionVale';
import { partesEnPalabras } from '#domain/vales/cambioPorAutorizar';
import type { Vale } from '#domain/vales/vales';
import { invoiceColor } from '../../ui/invoiceStates.ts';
import { Money } from '../../ui/Money.tsx';
import { Besides, Datum, Panel, Words } from '../../ui/Panel.tsx';
import { type ChipColor, StatusChip } from '../../ui/StatusChip.tsx';
import { Sums, TOTAL } from '../../ui/sums.ts';
import { useVoucherPage } from './context.ts';
import { voided } from './refund.ts';

/** Why somebody else had or has to authorize it, and what was decided. */
export function Authorization() {
  const { autorizacion, cambioPorAutorizar } = useVoucherPage().shown;
  if (autorizacion === null) return null;
  const { motivos, fecha, resolucion } = autorizacion;
  const [color, state] = authorizationState(autorizacion);
  return (
    <Panel title="Autorización" aside={<StatusChip color={color}>{state}</StatusChip>}>
      <DataList.Root>
        {cambioPorAutorizar !== null && (
          <Datum name="Cambio pedido">
            De {partesEnPalabras(cambioPorAutorizar.de)} a {partesEnPalabras(cambioPorAutorizar.a)}{' '}
            <Besides>{cambioPorAutorizar.pide.nombre}</Besides>
          </Datum>
        )}
        <Datum name="Se pide porque">
          <Grid as="ul" gap={0.5}>
            {motivos.map(({ motivo, texto }) => (
              <li key={motivo}>{texto}</li>
            ))}
          </Grid>
          <Besides>{dateAndTime(fecha)}</Besides>
        </Datum>
        {resolucion !== null && (
          <Datum name={resolucion.autorizado ? 'Autorizó' : 'Rechazó'}>
            {resolucion.autor.nombre} <Besides>{dateAndTime(resolucion.fecha)}</Besides>
          </Datum>
        )}
        {resolucion !== null && resolucion.comentario !== '' && (
          <Datum name={resolucion.autorizado ? 'Comentario' : 'Motivo'}>
            <Words as="span">{resolucion.comentario}</Words>
          </Datum>
        )}
      </DataList.Root>
    </Panel>
  );
}

function authorizationState({ resolucion }: NonNullable<Vale['autorizacion']>): readonly [ChipColor, string] {
  if (resolucion === null) return ['naranja', 'POR AUTORIZAR'];
  return resolucion.autorizado ? ['verde', 'AUTORIZADO'] : ['rojo', 'RECHAZADO'];
}

/** Why it was cancelled, and what took its place. */
export function Cancellation() {
  const { motivoCancelacion, reemplazadoPor } = useVoucherPage().shown;
  if (motivoCancelacion === null) return null;
  return (
    <Panel title={reemplazadoPor === null ? 'Cancelación' : 'Reposición'}>
      <DataList.Root>
        <Datum name="Motivo">
          <Words as="span">{motivoCancelacion}</Words>
        </Datum>
        {reemplazadoPor !== null && (
          <Datum name="Lo reemplaza">
            <OtherVoucher {...reemplazadoPor} />
          </Datum>
        )}
      </DataList.Root>
    </Panel>
  );
}

/** The sums of the voucher, from the subtotal to the balance. */
export function Totals() {
  const { shown } = useVoucherPage();
  const { totales, depreciacion, condonacion, total, saldo, metodosPago } = shown;
  const without = voided(shown);
  const given = metodosPago.reduce((sum, { devuelto }) => sum + fromPesos(devuelto), 0);
  return (
    <Panel title="Totales">
      <Sums.Root>
        <Sum name="Subtotal" value={totales.subtotal} />
        {totales.descuento > 0 && <Sum name="Descuento" value={-totales.descuento} />}
        <Sum name="IVA" value={totales.iva} />
        {totales.ieps > 0 && <Sum name="IEPS" value={totales.ieps} />}
        <Sum name="Total" value={total} />
        {depreciacion > 0 && <Sum name="Depreciación" value={-depreciacion} />}
        {condonacion > 0 && <Sum name="Condonación" value={condonacion} />}
        {given > 0 && <Sum name="Devuelto" value={-toPesos(centavos(given))} />}
        {without > 0 && <Sum name="Sin efecto" value={-without} />}
        <Sum name="Saldo" value={saldo} last />
      </Sums.Root>
    </Panel>
  );
}

interface SumProps {
  readonly name: string;
  readonly value: number;
  /** The sum of all the others. */
  readonly last?: boolean;
}

function Sum({ name, value, last = false }: SumProps) {
  return (
    <Sums.Item {...(last ? TOTAL : {})}>
      <Sums.Name>{name}</Sums.Name>
      <Sums.Amount>
        <Money value={value} />
      </Sums.Amount>
    </Sums.Item>
  );
}

/** Where the voucher comes from and where it went; `children` tell of the invoice of its sale. */
export function Facts({ children }: { readonly children: ReactNode }) {
  const { shown, newest, person } = useVoucherPage();
  const { cliente, operacion, autor, guardo, reemplaza } = shown;
  // Nothing of the voucher itself changes with it.
  const { nota } = newest;
  const may = (group: keyof typeof PERMISSION_GROUPS) => hasPermission(person.permisos, PERMISSION_GROUPS[group]);
  const { comprador } = operacion;
  const sale = { tienda: operacion.tienda.cvetda, operacion: operacion.numero };
  return (
    <Panel title="Vale">
      <DataList.Root>
        <Datum name="Caso">
          <LinkIf may={may('casos')} text={String(shown.casoId)}>
            {(text) => (
              <Link to="/administracion/casos/$id" params={{ id: String(shown.casoId) }}>
                {text}
              </Link>
            )}
          </LinkIf>
        </Datum>
        <Datum name="Operación">
          <LinkIf may={may('operaciones')} text={String(operacion.numero)}>
            {(text) => (
              <Link to="/valida-operacion" search={sale}>
                {text}
              </Link>
            )}
          </LinkIf>{' '}
          <Besides>
            {operacion.tienda.nombre} · {dateAndTime(operacion.fecha)}
          </Besides>
        </Datum>
        {children}
        {nota !== null && (
          <Datum name="Nota de crédito">
            <LinkIf may={may('casos') && nota.casoId !== null} text={nota.nombre}>
              {(text) => (
                <Link to="/administracion/casos/$id" params={{ id: String(nota.casoId) }}>
                  {text}
                </Link>
              )}
            </LinkIf>{' '}
            <StatusChip color={invoiceColor(nota.estado)}>{nota.estado.nombre}</StatusChip>
          </Datum>
        )}
        {cliente !== null && (
          <Datum name="Cliente">
            <Link to="/clientes/$id" params={{ id: String(cliente.numiden) }}>
              {cliente.nombre}
            </Link>{' '}
            <Besides>Numiden: {cliente.numiden}</Besides>
          </Datum>
        )}
        {comprador !== null && esOtraPersona({ comprador: comprador.numiden, cliente: cliente?.numiden ?? null }) && (
          <Datum name="Compró">
            {comprador.nombre} <Besides>Numiden: {comprador.numiden}</Besides>
          </Datum>
        )}
        <Datum name="Hecho en">
          {shown.tienda.cvetda} · {shown.tienda.nombre}
        </Datum>
        <Datum name="Hecho por">
          {autor === null ? 'No se sabe' : autor.nombre} <Besides>{dateAndTime(shown.fechaCreacion)}</Besides>
        </Datum>
        {guardo !== null && guardo.numiden !== autor?.numiden && <Datum name="Terminado por">{guardo.nombre}</Datum>}
        {shown.soloBilletera && <Datum name="Devolución">Solo a billetera</Datum>}
        {reemplaza !== null && (
          <Datum name="Reemplaza a">
            <OtherVoucher {...reemplaza} />
          </Datum>
        )}
        <Datum name="Impresiones">{shown.impresiones}</Datum>
        <Datum name="NetSuite">{shown.migradoNetsuite ? 'Enviado' : 'Sin enviar'}</Datum>
      </DataList.Root>
    </Panel>
  );
}

function OtherVoucher({ id, folio }: { readonly id: number; readonly folio: string }) {
  return (
    <Link to="/vales/$id" params={{ id: String(id) }}>
      {folio}
    </Link>
  );
}

interface LinkIfProps {
  /** The person may go there. */
  readonly may: boolean;
  readonly text: string;
  readonly children: (text: string) => ReactNode;
}

/** A link for who may follow it; the bare text for who would end at 'access denied'. */
function LinkIf({ may, text, children }: LinkIfProps) {
  return may ? children(text) : text;
}
