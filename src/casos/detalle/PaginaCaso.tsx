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
import css from './detalle.module.css';
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
        <div className={css.estados}>
          <StatusChip color={COLORES_ESTADO[caso.estado.id] ?? 'gris'}>{caso.estado.nombre}</StatusChip>
          {semaforo !== null && <StatusChip color={SEMAFOROS[semaforo].color}>{SEMAFOROS[semaforo].texto}</StatusChip>}
        </div>
      </PageHeading>
      <div className={css.columnas}>
        <div className={css.columna}>
          <Tarjeta titulo="Comentario original">
            <p className={css.comentario}>{caso.comentarioOriginal}</p>
            <p className={css.firma}>
              {caso.datosCreacion.nombre} ·{' '}
              <time dateTime={caso.datosCreacion.fecha}>{fechaYHora(caso.datosCreacion.fecha)}</time>
            </p>
          </Tarjeta>
          <AnexosCaso anexos={anexos} />
        </div>
        <div className={css.columna}>
          <Tarjeta titulo="Cliente">
            <dl className={css.datos}>
              <Dato nombre="Nombre">{caso.datosCliente.nombre}</Dato>
              <Dato nombre="Numiden">{caso.datosCliente.numiden}</Dato>
              <DatosContacto contacto={caso.datosContacto} />
            </dl>
          </Tarjeta>
          <Tarjeta titulo="Caso">
            <dl className={css.datos}>
              <Dato nombre="Folio">{caso.id}</Dato>
              <Dato nombre="Tienda">
                {caso.tienda.cvetda} · {caso.tienda.nombre}
              </Dato>
              <Dato nombre="Área">{caso.area.nombre}</Dato>
              <Dato nombre="Categoría">{caso.subCategoria.nombre}</Dato>
              <Dato nombre="Fecha de creación">
                {fechaYHora(caso.datosCreacion.fecha)} <span className={css.tenue}>({antiguedad(creado, ahora)})</span>
              </Dato>
              <Dato nombre="Creado por">
                {caso.datosCreacion.nombre} <span className={css.tenue}>({caso.datosCreacion.numiden})</span>
              </Dato>
              <OrigenCaso parametros={caso.parametrosBusqueda} />
            </dl>
          </Tarjeta>
        </div>
      </div>
    </>
  );
};
