import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Caso } from '#domain/casos';
import { fechaYHora } from '#domain/fechas';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Acciones } from './Acciones.tsx';
import { antiguedad, COLORES_ESTADO, faltanPara, SEMAFOROS, semaforoAhora } from './aspectoCaso.ts';
import { useDatosCaso, usePagina } from './contexto.ts';
import { CABEZA, RESUMEN } from './estilos.ts';

/** What the case is, how old, who has it, and what can be done now. */
export const CabezaCaso = ({ ahora }: { readonly ahora: Date }) => {
  const caso = useDatosCaso();
  const creado = new Date(caso.datosCreacion.fecha);
  return (
    <div className={CABEZA}>
      <PageHeading titulo={`Caso ${caso.id}`} bajo={`${caso.area.nombre} · ${caso.subCategoria.nombre}`}>
        <Acciones />
      </PageHeading>
      <ul className={RESUMEN} aria-label="Resumen del caso">
        <li>
          <StatusChip color={COLORES_ESTADO[caso.estado.id]}>{caso.estado.nombre}</StatusChip>
        </li>
        <LuzDelCaso caso={caso} ahora={ahora} />
        <li>
          Abierto{' '}
          <time dateTime={caso.datosCreacion.fecha} title={fechaYHora(caso.datosCreacion.fecha)}>
            {antiguedad(creado, ahora)}
          </time>
        </li>
        {caso.solucion !== null && (
          <li>
            Solucionado{' '}
            <time dateTime={caso.solucion.fecha} title={fechaYHora(caso.solucion.fecha)}>
              {antiguedad(new Date(caso.solucion.fecha), ahora)}
            </time>
          </li>
        )}
        <li>
          {caso.administrador === null ? (
            'Nadie lo tiene a su cargo'
          ) : (
            <>
              A cargo de <ACargo administrador={caso.administrador} />
            </>
          )}
        </li>
      </ul>
    </div>
  );
};

const ACargo = ({ administrador }: { readonly administrador: NonNullable<Caso['administrador']> }) => {
  const { caso } = usePagina();
  const esSuyo = useSelector(caso, ({ context }) => context.numiden === administrador.numiden);
  return <strong>{esSuyo ? `${administrador.nombre} (usted)` : administrador.nombre}</strong>;
};

/** The traffic light by colour and words, and when it changes; once it has changed, the case is asked for again. */
const LuzDelCaso = ({ caso: datos, ahora }: { readonly caso: Caso; readonly ahora: Date }) => {
  const { caso } = usePagina();
  const luz = semaforoAhora(datos, ahora);
  const { pierdeColorEn } = datos;
  const yaCambio = pierdeColorEn !== null && Date.parse(pierdeColorEn) <= ahora.getTime();
  useEffect(() => {
    if (yaCambio) caso.send({ type: 'actualizar' });
  }, [caso, yaCambio]);
  if (luz === null) return null;
  const { color, texto, sigue } = SEMAFOROS[luz];
  return (
    <li>
      <StatusChip color={color}>{texto}</StatusChip>
      {pierdeColorEn !== null && !yaCambio && sigue !== null && (
        <span className="tenue">
          {sigue} {faltanPara(new Date(pierdeColorEn), ahora)}
        </span>
      )}
    </li>
  );
};
