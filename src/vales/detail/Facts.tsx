import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { esOtraPersona } from '#domain/autorizacionVale';
import { dateAndTime } from '#domain/dates';
import { centavos, fromPesos, toPesos } from '#domain/money';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import type { Vale } from '#domain/vales';
import { Money } from '../../ui/Money.tsx';
import { Data, Datum, Panel, Words } from '../../ui/Panel.tsx';
import type { ChipColor } from '../../ui/StatusChip.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useVoucherPage } from './context.ts';

/** Why somebody else had or has to authorize it, and what was decided. */
export function Authorization() {
  const { autorizacion } = useVoucherPage().shown;
  if (autorizacion === null) return null;
  const { motivos, fecha, resolucion } = autorizacion;
  const [color, state] = authorizationState(autorizacion);
  return (
    <Panel title="Autorización" aside={<StatusChip color={color}>{state}</StatusChip>}>
      <Data>
        <Datum name="Se pide porque">
          <Reasons>
            {motivos.map(({ motivo, texto }) => (
              <li key={motivo}>{texto}</li>
            ))}
          </Reasons>
          <small>{dateAndTime(fecha)}</small>
        </Datum>
        {resolucion !== null && (
          <Datum name={resolucion.autorizado ? 'Autorizó' : 'Rechazó'}>
            {resolucion.autor.nombre} <small>{dateAndTime(resolucion.fecha)}</small>
          </Datum>
        )}
        {resolucion !== null && resolucion.comentario !== '' && (
          <Datum name={resolucion.autorizado ? 'Comentario' : 'Motivo'}>
            <Words as="span">{resolucion.comentario}</Words>
          </Datum>
        )}
      </Data>
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
      <Data>
        <Datum name="Motivo">
          <Words as="span">{motivoCancelacion}</Words>
        </Datum>
        {reemplazadoPor !== null && (
          <Datum name="Lo reemplaza">
            <OtherVoucher {...reemplazadoPor} />
          </Datum>
        )}
      </Data>
    </Panel>
  );
}

/** What the voucher comes to. */
export function Totals() {
  const { totales, depreciacion, condonacion, total, saldo, metodosPago } = useVoucherPage().shown;
  const given = metodosPago.reduce((sum, { devuelto }) => sum + fromPesos(devuelto), 0);
  return (
    <Panel title="Totales">
      <Sums>
        <Sum name="Subtotal" value={totales.subtotal} />
        {totales.descuento > 0 && <Sum name="Descuento" value={-totales.descuento} />}
        <Sum name="IVA" value={totales.iva} />
        {totales.ieps > 0 && <Sum name="IEPS" value={totales.ieps} />}
        <Sum name="Total" value={total} />
        {depreciacion > 0 && <Sum name="Depreciación" value={-depreciacion} />}
        {condonacion > 0 && <Sum name="Condonación" value={condonacion} />}
        {given > 0 && <Sum name="Devuelto" value={-toPesos(centavos(given))} />}
        <Sum name="Saldo" value={saldo} />
      </Sums>
    </Panel>
  );
}

function Sum({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Money value={value} />
      </dd>
    </div>
  );
}

/** Where the voucher comes from and where it went. */
export function Facts() {
  const { shown, person } = useVoucherPage();
  const { cliente, operacion, autor, guardo, reemplaza } = shown;
  const may = (group: keyof typeof PERMISSION_GROUPS) => hasPermission(person.permisos, PERMISSION_GROUPS[group]);
  const { comprador } = operacion;
  const sale = { tienda: operacion.tienda.cvetda, operacion: operacion.numero };
  return (
    <Panel title="Vale">
      <Data>
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
          <small>
            {operacion.tienda.nombre} · {dateAndTime(operacion.fecha)}
          </small>
        </Datum>
        {cliente !== null && (
          <Datum name="Cliente">
            {cliente.nombre} <small>Numiden: {cliente.numiden}</small>
          </Datum>
        )}
        {comprador !== null && esOtraPersona({ comprador: comprador.numiden, cliente: cliente?.numiden ?? null }) && (
          <Datum name="Compró">
            {comprador.nombre} <small>Numiden: {comprador.numiden}</small>
          </Datum>
        )}
        <Datum name="Hecho en">
          {shown.tienda.cvetda} · {shown.tienda.nombre}
        </Datum>
        <Datum name="Hecho por">
          {autor === null ? 'No se sabe' : autor.nombre} <small>{dateAndTime(shown.fechaCreacion)}</small>
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
      </Data>
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

const Reasons = chakra('ul', { base: { display: 'grid', gap: 0.5 } });

/** Names at the left, amounts at the right, one below the other. */
const Sums = chakra('dl', {
  base: {
    display: 'grid',
    gap: 1,
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: 3 },
    '& dt': { color: 'fg.muted' },
    '& > div:last-child': { pt: 1.5, borderTop: '1px solid', borderColor: 'border', fontWeight: 'semibold' },
  },
});
