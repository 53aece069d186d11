import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Anexo } from '#domain/anexos';
import type { Caso } from '#domain/casos';
import { semaforoDe } from '#domain/casos';
import { fechaYHora } from '#domain/fechas';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { ColorChip } from '../../ui/StatusChip.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { AnexosCaso } from './AnexosCaso.tsx';
import { antiguedad, SEMAFOROS } from './aspectoCaso.ts';
import { DatosContacto } from './DatosContacto.tsx';
import { COLUMNAS, COMENTARIO, DATOS, ESTADOS, FIRMA } from './estilos.ts';
import { OrigenCaso } from './OrigenCaso.tsx';
import { Dato, Tarjeta } from './Tarjeta.tsx';

const COLORES_ESTADO: Readonly<Record<number, ColorChip>> = {
  1: 'azul',
  2: 'azul',
  3: 'verde',
  4: 'naranja',
  5: 'naranja',
};

interface Props {
  readonly caso: Caso;
  /** Null when they could not be listed. */
  readonly anexos: readonly Anexo[] | null;
}

/** A case to read: what happened at the left, whom and what it is about at the right. */
export const PaginaCaso = ({ caso, anexos }: Props) => {
  const [ahora] = useState(() => new Date());
  const creado = new Date(caso.datosCreacion.fecha);
  const semaforo = semaforoDe({ estado: caso.estado.id, fechaCreacion: creado }, ahora);
  return (
    <>
      <PageHeading
        titulo={`Caso ${caso.id}`}
        bajo={
          <>
            {caso.area.nombre} · {caso.subCategoria.nombre}
          </>
        }
      >
        <chakra.div css={ESTADOS}>
          <StatusChip color={COLORES_ESTADO[caso.estado.id] ?? 'gris'}>{caso.estado.nombre}</StatusChip>
          {semaforo !== null && <StatusChip color={SEMAFOROS[semaforo].color}>{SEMAFOROS[semaforo].texto}</StatusChip>}
        </chakra.div>
      </PageHeading>
      <chakra.div css={COLUMNAS}>
        <div>
          <Tarjeta titulo="Comentario original">
            <chakra.p css={COMENTARIO}>{caso.comentarioOriginal}</chakra.p>
            <chakra.p css={FIRMA}>
              {caso.datosCreacion.nombre} ·{' '}
              <time dateTime={caso.datosCreacion.fecha}>{fechaYHora(caso.datosCreacion.fecha)}</time>
            </chakra.p>
          </Tarjeta>
          <AnexosCaso anexos={anexos} />
        </div>
        <div>
          <Tarjeta titulo="Cliente">
            <chakra.dl css={DATOS}>
              <Dato nombre="Nombre">{caso.datosCliente.nombre}</Dato>
              <Dato nombre="Numiden">{caso.datosCliente.numiden}</Dato>
              <DatosContacto contacto={caso.datosContacto} />
            </chakra.dl>
          </Tarjeta>
          <Tarjeta titulo="Caso">
            <chakra.dl css={DATOS}>
              <Dato nombre="Folio">{caso.id}</Dato>
              <Dato nombre="Tienda">
                {caso.tienda.cvetda} · {caso.tienda.nombre}
              </Dato>
              <Dato nombre="Área">{caso.area.nombre}</Dato>
              <Dato nombre="Categoría">{caso.subCategoria.nombre}</Dato>
              <Dato nombre="Fecha de creación">
                {fechaYHora(caso.datosCreacion.fecha)} <span className="tenue">({antiguedad(creado, ahora)})</span>
              </Dato>
              <Dato nombre="Creado por">
                {caso.datosCreacion.nombre} <span className="tenue">({caso.datosCreacion.numiden})</span>
              </Dato>
              <OrigenCaso parametros={caso.parametrosBusqueda} />
            </chakra.dl>
          </Tarjeta>
        </div>
      </chakra.div>
    </>
  );
};
