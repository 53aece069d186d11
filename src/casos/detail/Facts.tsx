import { DataList } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { SUBCATEGORIAS } from '#domain/cadena/catalogos';
import type { Caso } from '#domain/casos/casos';
import { dateAndTime } from '#domain/common/dates';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { TIPOS_PARAMETRO } from '#domain/ventas/operaciones';
import { usePerson } from '../../system/person.ts';
import { Besides, Datum, Panel, Signature, Words } from '../../ui/Panel.tsx';
import { type ChipColor, StatusChip } from '../../ui/StatusChip.tsx';
import { caseLink } from '../lists.ts';
import { fiscalDataName, operationOf } from '../looks.ts';
import { useCasePage } from './context.ts';

/** The customer's own words when the case was opened. */
export function OriginalComment() {
  const { comentarioOriginal, datosCreacion } = useCasePage().shown;
  return (
    <Panel title="Comentario original">
      <Words>{comentarioOriginal}</Words>
      <Signature>
        {datosCreacion.nombre} · <time dateTime={datosCreacion.fecha}>{dateAndTime(datosCreacion.fecha)}</time>
      </Signature>
    </Panel>
  );
}

/** How the case ended. */
export function Solution() {
  const { solucion, usuarioSoluciona, sigueEn } = useCasePage().shown;
  if (solucion === null) return null;
  return (
    <Panel title="Solución">
      <Words>{solucion.texto}</Words>
      {sigueEn !== null && (
        <p>
          Sigue en el <Link {...caseLink(sigueEn)}>caso {sigueEn}</Link>.
        </p>
      )}
      <Signature>
        {usuarioSoluciona !== null && `${usuarioSoluciona.nombre} · `}
        <time dateTime={solucion.fecha}>{dateAndTime(solucion.fecha)}</time>
      </Signature>
    </Panel>
  );
}

/** The request for an authorization, its reason, and the decision. */
export function Authorization() {
  const { shown } = useCasePage();
  if (shown.datosAutorizacion === null) return null;
  const { solicitante, motivo, fecha, resolucion } = shown.datosAutorizacion;
  const [color, state] = authorizationState(shown.datosAutorizacion, shown.requiereAutorizacion === 1);
  return (
    <Panel title="Autorización" aside={<StatusChip color={color}>{state}</StatusChip>}>
      <DataList.Root>
        <Datum name="Solicitó">
          {solicitante.nombre} <Besides>{dateAndTime(fecha)}</Besides>
        </Datum>
        <Datum name="Motivo">
          <Words as="span">{motivo}</Words>
        </Datum>
        {resolucion !== null && (
          <>
            <Datum name={resolucion.autorizado ? 'Autorizó' : 'No autorizó'}>
              {resolucion.autor.nombre} <Besides>{dateAndTime(resolucion.fecha)}</Besides>
            </Datum>
            {resolucion.comentario !== '' && (
              <Datum name="Comentario">
                <Words as="span">{resolucion.comentario}</Words>
              </Datum>
            )}
          </>
        )}
      </DataList.Root>
    </Panel>
  );
}

function authorizationState(
  { resolucion }: NonNullable<Caso['datosAutorizacion']>,
  isOpen: boolean,
): readonly [ChipColor, string] {
  if (resolucion !== null) return resolucion.autorizado ? ['verde', 'AUTORIZADO'] : ['rojo', 'NO AUTORIZADO'];
  return isOpen ? ['naranja', 'POR AUTORIZAR'] : ['gris', 'SIN EFECTO'];
}

/** The customer of the case and the ways to reach him; data that were not given are left out. */
export function CustomerFacts() {
  const { datosCliente, datosContacto } = useCasePage().shown;
  const { email, telefono, celular } = datosContacto;
  return (
    <Panel title="Cliente">
      <DataList.Root>
        <Datum name="Nombre">
          <Link to="/clientes/$id" params={{ id: String(datosCliente.numiden) }}>
            {datosCliente.nombre}
          </Link>{' '}
          <Besides>Numiden: {datosCliente.numiden}</Besides>
        </Datum>
        {email !== null && (
          <Datum name="Correo">
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
              {email.slice(0, email.indexOf('@'))}
              <wbr />
              {email.slice(email.indexOf('@'))}
            </a>
          </Datum>
        )}
        {telefono !== null && (
          <Datum name="Número telefónico">
            <a href={`tel:${telefono}`}>{telefono}</a>
          </Datum>
        )}
        {celular !== null && (
          <Datum name="Número celular">
            <a href={`tel:${celular}`}>{celular}</a>
          </Datum>
        )}
      </DataList.Root>
    </Panel>
  );
}

/** Where the case comes from. */
export function Origin() {
  const { tienda, area, subCategoria, datosCreacion, parametrosBusqueda, unidos } = useCasePage().shown;
  return (
    <Panel title="Caso">
      <DataList.Root>
        <Datum name="Tienda">
          {tienda.cvetda} · {tienda.nombre}
        </Datum>
        <Datum name="Área">{area.nombre}</Datum>
        <Datum name="Categoría">{subCategoria.nombre}</Datum>
        <Datum name="Fecha de creación">{dateAndTime(datosCreacion.fecha)}</Datum>
        <Datum name="Creado por">
          {datosCreacion.nombre} <Besides>({datosCreacion.numiden})</Besides>
        </Datum>
        <Operation
          parameters={parametrosBusqueda}
          isTicket={subCategoria.id === SUBCATEGORIAS.facturaEstacionamiento}
        />
        {unidos.length > 0 && (
          <Datum name="Del mismo asunto">
            {unidos.map((id, place) => (
              <Fragment key={id}>
                {place > 0 && ', '}
                <Link {...caseLink(id)}>Caso {id}</Link>
              </Fragment>
            ))}
          </Datum>
        )}
      </DataList.Root>
    </Panel>
  );
}

interface OperationProps {
  readonly parameters: Caso['parametrosBusqueda'];
  /** The number is that of a parking ticket, which the validation screen does not know. */
  readonly isTicket: boolean;
}

/** The operation, or the search, that the case was opened from. */
function Operation({ parameters, isTicket }: OperationProps) {
  const mayValidate = hasPermission(usePerson().permisos, PERMISSION_GROUPS.operaciones);
  const operation = operationOf(parameters);
  const text = parameters.map(({ tipo, valor }) => `${TIPOS_PARAMETRO[tipo]} ${valor}`).join(' · ');
  if (text === '') return null;
  return (
    <Datum name="Operación de origen">
      {operation !== null && mayValidate && !isTicket ? (
        <Link to="/valida-operacion" search={operation}>
          {text}
        </Link>
      ) : (
        text
      )}
    </Datum>
  );
}

/** The receiver of this case's invoices. */
export function FiscalData() {
  const { datosFiscales } = useCasePage().shown;
  const given = Object.entries(datosFiscales ?? {}).filter(([, value]) => value.trim() !== '');
  if (given.length === 0) return null;
  return (
    <Panel title="Datos fiscales">
      <DataList.Root>
        {given.map(([name, value]) => (
          <Datum key={name} name={fiscalDataName(name)}>
            {value}
          </Datum>
        ))}
      </DataList.Root>
    </Panel>
  );
}
